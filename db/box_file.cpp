#include "db/box_file.h"

#include "db/bounds.h"
#include "db/component_list.h"
#include "db/toml.h"
#include "db/tree_parts.h"
#include "engine/games/games.h"

namespace consigliere::db {

ErrorOr<BoxFile, FileError> read_box(const std::filesystem::path& path)
{
    const ErrorOr<std::string, FileError> text = read_file(path);
    if (text.is_error())
        return text.error();
    return read_box_text(text.value(), path.string());
}

ErrorOr<BoxFile, FileError> read_box_text(std::string_view text, const std::string& name)
{
    ErrorOr<Tree, FileError> tree = read_toml_text(text, name);
    if (tree.is_error())
        return tree.error();
    const auto text_of = [&tree](std::string_view key) { return text_in(tree.value(), key); };
    const auto refuse = [&](FileError::Kind kind, std::string_view key) {
        const Tree* member = tree.value().find(key);
        return FileError{kind, name, member == nullptr ? 0 : member->line(), text_of(key), {}};
    };
    if (text_of("format") != BoxFile::format)
        return refuse(FileError::Kind::wrong_format, "format");
    if (games::find(text_of("game")) == nullptr)
        return refuse(FileError::Kind::unknown_game, "game");
    const std::string game = text_of("game");
    if (const Status<FileError> too_long = check_bounds(tree.value(), name))
        return too_long.error();
    return BoxFile{game, tree_of(components_of(game, tree.value()))};
}

std::string write_box_text(const BoxFile& box)
{
    Tree all = Tree::table();
    all.set("format", BoxFile::format);
    all.set("game", box.game);
    for (const auto& [kind, list] : box.components.members())
        all.set(kind, list);
    return write_toml(all);
}

Status<FileError> write_box(
    const BoxFile& box, const std::filesystem::path& path, IfExists when_there)
{
    return write_file(write_box_text(box), path, when_there);
}

} // namespace consigliere::db

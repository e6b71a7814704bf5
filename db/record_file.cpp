#include "db/record_file.h"

#include "engine/games/games.h"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;
using ledger::Tree;

namespace {

// TOML and Trees. ------------------------------------------------------------------------------

Tree tree_of(const toml::node& node);

template <typename Value>
Tree scalar(const toml::value<Value>& value)
{
    if constexpr (std::is_same_v<Value, std::string>)
        return Tree(value.get());
    else if constexpr (std::is_same_v<Value, bool>)
        return Tree(value.get());
    else if constexpr (std::is_same_v<Value, std::int64_t>)
        return Tree(value.get());
    else {
        // Dates need no quotes in TOML; a record keeps them, and fractions, as they are written.
        std::ostringstream text;
        text << value.get();
        return Tree(text.str());
    }
}

Tree tree_of(const toml::node& node)
{
    Tree tree;
    if (const toml::table* table = node.as_table()) {
        tree = Tree::table();
        std::vector<std::pair<std::string, const toml::node*>> members;
        for (const auto& [key, value] : *table)
            members.emplace_back(std::string(key.str()), &value);
        // toml++ sorts by key; the file's own order is what people expect to see again.
        std::stable_sort(members.begin(), members.end(), [](const auto& left, const auto& right) {
            return left.second->source().begin < right.second->source().begin;
        });
        for (const auto& [key, value] : members)
            tree.set(key, tree_of(*value));
    } else if (const toml::array* array = node.as_array()) {
        tree = Tree::list();
        for (const toml::node& element : *array)
            tree.add(tree_of(element));
    } else {
        node.visit([&](const auto& value) {
            if constexpr (toml::is_value<decltype(value)>)
                tree = scalar(value);
        });
    }
    tree.set_line(static_cast<int>(node.source().begin.line));
    return tree;
}

void insert(toml::table& table, const std::string& key, const Tree& tree);

toml::array array_of(const Tree& tree)
{
    toml::array array;
    for (const Tree& element : tree.elements()) {
        toml::table holder;
        insert(holder, "element", element);
        if (toml::node* node = holder.get("element"))
            node->visit([&array](auto& value) { array.push_back(value); });
    }
    return array;
}

toml::table table_of(const Tree& tree)
{
    toml::table table;
    for (const auto& [key, member] : tree.members())
        insert(table, key, member);
    return table;
}

void insert(toml::table& table, const std::string& key, const Tree& tree)
{
    if (const std::string* text = tree.text())
        table.insert_or_assign(key, *text);
    else if (const std::int64_t* number = tree.number())
        table.insert_or_assign(key, *number);
    else if (const bool* truth = tree.truth())
        table.insert_or_assign(key, *truth);
    else if (tree.is_list())
        table.insert_or_assign(key, array_of(tree));
    else if (tree.is_table())
        table.insert_or_assign(key, table_of(tree));
}

std::string with_newline(const toml::table& table)
{
    std::ostringstream text;
    text << toml::toml_formatter(table) << "\n";
    return text.str();
}

bool is_list_of_tables(const Tree& tree)
{
    return tree.is_list() && !tree.elements().empty() && tree.elements().front().is_table();
}

// Reading. -------------------------------------------------------------------------------------

FileError system_error(FileError::Kind kind, const std::filesystem::path& path)
{
    return {kind, path.string(), 0, std::strerror(errno), {}, {}};
}

ErrorOr<std::string, FileError> read_text(const std::filesystem::path& path)
{
    std::error_code code;
    if (std::filesystem::is_directory(path, code)) {
        errno = EISDIR;
        return system_error(FileError::Kind::unreadable, path);
    }
    errno = 0;
    const std::ifstream file(path, std::ios::binary);
    if (!file)
        return system_error(FileError::Kind::unreadable, path);
    std::ostringstream text;
    text << file.rdbuf();
    if (file.bad())
        return system_error(FileError::Kind::unreadable, path);
    return text.str();
}

ErrorOr<Tree, FileError> parse_toml(std::string_view text, const std::string& name)
{
    try {
        return tree_of(toml::parse(text, name));
    } catch (const toml::parse_error& error) {
        return FileError{FileError::Kind::no_toml, name,
            static_cast<int>(error.source().begin.line), std::string(error.description()), {}, {}};
    }
}

/// What the format itself uses, and what the games read of a record.
constexpr std::array known_keys{"format", "game", "date", "place", "notes", "id", "tracking",
    "hand_limits", "first", "moves", "seats", "businesses", "jobs", "allies", "spaces", "piles",
    "options"};

std::string text_of(const Tree* tree)
{
    return tree == nullptr || tree->text() == nullptr ? std::string() : *tree->text();
}

} // namespace

std::string Record::game() const
{
    return text_of(head.find("game"));
}

ErrorOr<Record, FileError> read_record(const std::filesystem::path& path)
{
    ErrorOr<std::string, FileError> text = read_text(path);
    if (text.is_error())
        return text.error();
    return read_record_text(text.value(), path.string());
}

ErrorOr<Record, FileError> read_record_text(std::string_view text, const std::string& name)
{
    ErrorOr<Tree, FileError> tree = parse_toml(text, name);
    if (tree.is_error())
        return tree.error();

    Record record;
    record.head = std::move(tree.value());
    const auto refuse = [&](FileError::Kind kind, const Tree* where) {
        return FileError{kind, name, where == nullptr ? 0 : where->line(), text_of(where), {}, {}};
    };
    const Tree* format = record.head.find("format");
    if (text_of(format) != Record::format)
        return refuse(FileError::Kind::wrong_format, format);
    const Tree* game = record.head.find("game");
    if (games::find(text_of(game)) == nullptr)
        return refuse(FileError::Kind::unknown_game, game);

    if (const Tree* moves = record.head.find("moves")) {
        if (!moves->is_list())
            return refuse(FileError::Kind::bad_moves, moves);
        for (const Tree& move : moves->elements()) {
            if (move.text() == nullptr)
                return refuse(FileError::Kind::bad_moves, &move);
            record.moves.push_back(*move.text());
        }
        record.head.remove("moves");
    }
    for (const auto& [key, value] : record.head.members()) {
        if (std::find(known_keys.begin(), known_keys.end(), key) == known_keys.end())
            record.unknown_keys.emplace_back(key, value.line());
    }
    return record;
}

ErrorOr<Tree, FileError> read_toml(const std::filesystem::path& path)
{
    ErrorOr<std::string, FileError> text = read_text(path);
    if (text.is_error())
        return text.error();
    return parse_toml(text.value(), path.string());
}

// Writing. -------------------------------------------------------------------------------------

std::string write_toml(const Tree& table)
{
    // toml++ writes the members of a table in the order of their names. Written one by one they
    // keep theirs: first plain values, then lists of tables and tables, as TOML needs it.
    std::string text;
    for (const bool tables : {false, true}) {
        for (const auto& [key, member] : table.members()) {
            if (tables != (member.is_table() || is_list_of_tables(member)))
                continue;
            toml::table alone;
            insert(alone, key, member);
            text += with_newline(alone);
            text += tables ? "\n" : "";
        }
    }
    return text;
}

std::string write_record_text(const Record& record)
{
    Tree all = Tree::table();
    all.set("format", Record::format);
    for (const auto& [key, member] : record.head.members()) {
        if (key != "moves")
            all.set(key, member);
    }
    all.set("moves", Tree::list_of(record.moves));
    return write_toml(all);
}

Failure<FileError> write_record(const Record& record, const std::filesystem::path& path)
{
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << write_record_text(record);
    file.close();
    if (!file)
        return system_error(FileError::Kind::unwritable, path);
    return {};
}

ErrorOr<std::unique_ptr<ledger::Evening>, FileError> referee(
    const Record& record, const std::string& name, const std::vector<Tree>& known)
{
    const games::Game* game = games::find(record.game());
    if (game == nullptr)
        return FileError{FileError::Kind::unknown_game, name, 0, record.game(), {}, {}};
    ledger::EveningOrComplaint evening = game->begin_evening(record.head, known);
    if (evening.is_error())
        return FileError{FileError::Kind::bad_record, name, evening.error().line, {},
            evening.error().reason, record.game()};
    for (const std::string& move : record.moves)
        evening.value()->record(move);
    return std::move(evening.value());
}

} // namespace consigliere::db

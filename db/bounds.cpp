#include "db/bounds.h"

#include "db/toml.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>

namespace consigliere::db {

namespace {

struct Bound {
    std::string_view key;
    std::size_t bytes = 0;
};
constexpr std::array bounds{
    Bound{"player", 200},
    Bound{"known_as", 200},
    Bound{"tags", 100},
    Bound{"notes", 20'000},
    // Notes on entries, in records and in edits.
    Bound{"entry_notes", 20'000},
    Bound{"text", 20'000},
    Bound{"moves", 2'000},
    Bound{"line", 2'000},
};
constexpr std::size_t every_other = 1'000;

Status<FileError> check(std::string_view key, const Tree& tree, const std::string& name)
{
    const auto refuse = [&](FileError::Kind kind, std::string_view detail) {
        return FileError{kind, name, tree.line(), std::string(detail), {}};
    };
    if (tree.text() != nullptr && tree.text()->size() > most_bytes(key))
        return refuse(FileError::Kind::too_long, key);
    if (key == "tags" && tree.elements().size() > most_tags)
        return refuse(FileError::Kind::too_large, {});
    for (const Tree& element : tree.elements()) {
        if (const Status<FileError> failure = check(key, element, name))
            return failure;
    }
    for (const auto& [member, value] : tree.members()) {
        // The key is too long to be reported in full.
        if (member.size() > every_other)
            return refuse(FileError::Kind::too_long, member.substr(0, most_bytes("tags")));
        if (const Status<FileError> failure = check(member, value, name))
            return failure;
    }
    return {};
}

/// This program writes each text in one line, so most TOML need not be parsed.
Status<FileError> check_toml(const std::string& text, const std::string& name)
{
    const auto lines = ledger::split(text, '\n');
    const auto has = [&text](const char* part) { return text.find(part) != std::string::npos; };
    // Other programs may split long texts and lists into short lines.
    const bool may_be_too_long = has("\"\"\"") || has("'''")
        || (has("tags") && lines.size() > most_tags)
        || std::ranges::any_of(
            lines, [](std::string_view line) { return line.size() > most_bytes("tags"); });
    if (!may_be_too_long)
        return {};
    const ErrorOr<Tree, FileError> tree = read_toml_text(text, name);
    // Parse errors are reported where the text is used.
    return tree.is_error() ? Status<FileError>{} : check_bounds(tree.value(), name);
}

} // namespace

std::size_t most_bytes(std::string_view key)
{
    const auto bound = std::ranges::find(bounds, key, &Bound::key);
    return bound == bounds.end() ? every_other : bound->bytes;
}

std::string shortened(std::string text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    constexpr std::string_view ellipsis = "…";
    text.resize(most - ellipsis.size() + 1);
    // Remove the continuation bytes of a truncated UTF-8 character.
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
        text.pop_back();
    if (!text.empty())
        text.pop_back();
    return text.append(ellipsis);
}

Tree within_bounds(std::string_view key, const Tree& tree)
{
    if (tree.text() != nullptr)
        return Tree(shortened(*tree.text(), most_bytes(key)));
    Tree bounded = tree.is_list() ? Tree::list() : tree.is_table() ? Tree::table() : tree;
    for (const Tree& element : tree.elements()) {
        if (key != "tags" || bounded.elements().size() < most_tags)
            bounded.add(within_bounds(key, element));
    }
    for (const auto& [member, value] : tree.members()) {
        if (member.size() <= every_other)
            bounded.set(member, within_bounds(member, value));
    }
    return bounded;
}

Status<FileError> check_bounds(const Tree& tree, const std::string& name)
{
    return check({}, tree, name);
}

Status<FileError> check_bounds(std::string_view key, std::string_view text, const std::string& name)
{
    if (text.size() <= most_bytes(key))
        return {};
    return FileError{FileError::Kind::too_long, name, 0, std::string(key), {}};
}

Status<FileError> check_bounds(const SessionRows& session, const std::string& name)
{
    if (session.entries.size() > static_cast<std::size_t>(most_moves))
        return FileError{FileError::Kind::too_many_moves, name, 0, {}, {}};
    const auto first_of = [](const auto& rows, const auto& check_row) -> Status<FileError> {
        for (const auto& row : rows) {
            if (const Status<FileError> failure = check_row(row))
                return failure;
        }
        return {};
    };
    for (Status<FileError> failure : {check_toml(session.head, name),
             first_of(session.seats,
                 [&](const SeatRow& seat) { return check_bounds("player", seat.player, name); }),
             first_of(session.entries,
                 [&](const EntryRow& entry) { return check_bounds("moves", entry.line, name); }),
             first_of(session.components,
                 [&](const ComponentRow& row) { return check_toml(row.definition, name); })}) {
        if (failure.is_error())
            return failure;
    }
    return {};
}

bool is_within_bounds(const EditRow& edit)
{
    return !check_toml(edit.details, edit.uuid).is_error();
}

} // namespace consigliere::db

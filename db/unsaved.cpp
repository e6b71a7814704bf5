#include "db/unsaved.h"

#include "db/connection.h"
#include "db/files.h"
#include "db/session_rows.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <string_view>
#include <system_error>

namespace consigliere::db {

namespace {

std::filesystem::path note_beside(const Database& database)
{
    return database.path().string() + ".unsaved";
}

/// Prefix of a description, and of each of its lines.
constexpr std::string_view begin_of_description = "=";
constexpr std::string_view begin_of_line = "+ ";

/// Parses a note: evening id, numbered entries, descriptions; one per line.
std::optional<Unsaved> read_note(const std::filesystem::path& note)
{
    const auto text = read_file(note);
    if (text.is_error())
        return std::nullopt;
    std::istringstream lines(text.value());
    Unsaved unsaved;
    std::getline(lines, unsaved.session);
    for (std::string line; std::getline(lines, line);) {
        if (line == begin_of_description) {
            unsaved.descriptions.emplace_back();
            continue;
        }
        if (line.starts_with(begin_of_line) && !unsaved.descriptions.empty()) {
            unsaved.descriptions.back().definition += line.substr(begin_of_line.size()) + "\n";
            continue;
        }
        Unsaved::Entry entry;
        const char* end = line.data() + line.size();
        const auto [after, error] = std::from_chars(line.data(), end, entry.number);
        if (error != std::errc() || after == end)
            return std::nullopt;
        entry.line = std::string(after + 1, end);
        unsaved.entries.push_back(std::move(entry));
    }
    const bool is_empty = unsaved.entries.empty() && unsaved.descriptions.empty();
    if (session_id_from(unsaved.session).empty() || is_empty)
        return std::nullopt;
    return unsaved;
}

/// Compares ignoring trailing newlines.
bool is_same(std::string_view one, std::string_view other)
{
    const auto without_end = [](std::string_view text) {
        return text.substr(0, text.find_last_not_of('\n') + 1);
    };
    return without_end(one) == without_end(other);
}

} // namespace

void note_unsaved(const Database& database, const Unsaved& unsaved)
{
    std::string text = unsaved.session + "\n";
    for (const Unsaved::Entry& entry : unsaved.entries)
        text += std::to_string(entry.number) + " " + entry.line + "\n";
    for (const Unsaved::Description& description : unsaved.descriptions) {
        text += std::string(begin_of_description) + "\n";
        std::istringstream lines(description.definition);
        for (std::string line; std::getline(lines, line);)
            text += std::string(begin_of_line) + line + "\n";
    }
    const auto failure = write_file(text, note_beside(database), IfExists::replace);
    static_cast<void>(failure);
}

std::optional<Unsaved> look_for_unsaved(Database& database)
{
    std::optional<Unsaved> unsaved = read_note(note_beside(database));
    if (!unsaved)
        return std::nullopt;
    Connection& connection = database.connection();
    const auto read = catch_sqlite_errors(connection,
        [&] { return read_session(connection, unsaved->session).value_or(SessionRows()); });
    if (read.is_error())
        return std::nullopt;
    const std::vector<EntryRow>& entries = read.value().entries;
    for (Unsaved::Entry& entry : unsaved->entries) {
        const auto index = static_cast<std::size_t>(entry.number) - 1;
        entry.is_there = index < entries.size() && entries[index].line == entry.line;
    }
    for (Unsaved::Description& description : unsaved->descriptions)
        description.is_there =
            std::ranges::any_of(read.value().components, [&description](const ComponentRow& row) {
                return is_same(row.definition, description.definition);
            });
    return unsaved;
}

void forget_unsaved(const Database& database)
{
    std::error_code code;
    std::filesystem::remove(note_beside(database), code);
}

} // namespace consigliere::db

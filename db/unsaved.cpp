#include "db/unsaved.h"

#include "db/connection.h"
#include "db/files.h"
#include "db/session_rows.h"

#include <charconv>
#include <sstream>
#include <system_error>

namespace consigliere::db {

namespace {

std::filesystem::path note_beside(const Database& database)
{
    return database.path().string() + ".unsaved";
}

/// The note: the id of the evening, and then each entry in a line, its number before it.
std::optional<Unsaved> read_note(const std::filesystem::path& note)
{
    const auto text = read_file(note);
    if (text.is_error())
        return std::nullopt;
    std::istringstream lines(text.value());
    Unsaved unsaved;
    std::getline(lines, unsaved.session);
    for (std::string line; std::getline(lines, line);) {
        Unsaved::Entry entry;
        const char* end = line.data() + line.size();
        const auto [after, error] = std::from_chars(line.data(), end, entry.number);
        if (error != std::errc() || after == end)
            return std::nullopt;
        entry.line = std::string(after + 1, end);
        unsaved.entries.push_back(std::move(entry));
    }
    if (session_id_from(unsaved.session).empty() || unsaved.entries.empty())
        return std::nullopt;
    return unsaved;
}

} // namespace

void note_unsaved(const Database& database, const Unsaved& unsaved)
{
    std::string text = unsaved.session + "\n";
    for (const Unsaved::Entry& entry : unsaved.entries)
        text += std::to_string(entry.number) + " " + entry.line + "\n";
    const auto failure = write_file(text, note_beside(database), WhenThere::replace);
    static_cast<void>(failure);
}

std::optional<Unsaved> look_for_unsaved(Database& database)
{
    std::optional<Unsaved> unsaved = read_note(note_beside(database));
    if (!unsaved)
        return std::nullopt;
    Connection& connection = database.connection();
    const auto read = attempt(connection, [&] {
        const std::optional<SessionRows> rows = read_session(connection, unsaved->session);
        return rows ? rows->entries : std::vector<EntryRow>();
    });
    if (read.is_error())
        return std::nullopt;
    for (Unsaved::Entry& entry : unsaved->entries) {
        const auto index = static_cast<std::size_t>(entry.number) - 1;
        entry.is_there = index < read.value().size() && read.value()[index].line == entry.line;
    }
    return unsaved;
}

void forget_unsaved(const Database& database)
{
    std::error_code code;
    std::filesystem::remove(note_beside(database), code);
}

} // namespace consigliere::db

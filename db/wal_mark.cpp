#include "db/wal_mark.h"

#include "db/copy_check.h"
#include "db/session_id.h"
#include "db/wal_file.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::db {

namespace {

/// "log 773c… follows 0f7c…"; the first mark follows an id that is never used. Marks have equal
/// length, so each overwrites the last within one sector.
constexpr std::string_view beginning = "log ";
constexpr std::string_view between = " follows ";
constexpr std::string_view no_mark = "00000000-0000-0000-0000-000000000000";

struct Mark {
    std::string name;
    std::string before{no_mark};
};

std::optional<Mark> mark_from(std::string_view text)
{
    if (text.size() != beginning.size() + between.size() + 2 * no_mark.size()
        || !text.starts_with(beginning))
        return std::nullopt;
    text.remove_prefix(beginning.size());
    const Mark mark{session_id_from(text.substr(0, no_mark.size())),
        session_id_from(text.substr(no_mark.size() + between.size()))};
    const bool is_mark = text.substr(no_mark.size()).starts_with(between) && !mark.name.empty()
        && !mark.before.empty();
    return is_mark ? std::optional(mark) : std::nullopt;
}

/// Whether a mark is the first of its file.
enum class Place : std::uint8_t { first, later };

std::optional<Mark> read_mark(Connection& connection)
{
    SQLite::Statement row = query(connection, "SELECT mark FROM log_mark WHERE id = 1");
    return row.executeStep() ? mark_from(row.getColumn(0).getString()) : std::nullopt;
}

/// What the database file alone says, without its WAL.
struct MarkOfFile {
    /// Damaged, or being written at power loss.
    bool is_unreadable = false;
    bool has_evenings = false;
    std::optional<Mark> mark; ///< nullopt in a file of an older version.
};

MarkOfFile mark_of_file(const std::filesystem::path& database)
{
    try {
        const std::unique_ptr<Connection> file = open_finished_copy(database);
        const bool has_evenings = file->sqlite.tableExists("session")
            && query(*file, "SELECT 1 FROM session").executeStep();
        if (!file->sqlite.tableExists("log_mark"))
            return {false, has_evenings, std::nullopt};
        const std::optional<Mark> mark = read_mark(*file);
        return {!mark, has_evenings, mark};
    } catch (const SQLite::Exception&) {
        return {true, false, std::nullopt};
    }
}

/// True if the page contains a mark that follows another, or the first one.
bool has_mark(std::string_view page, Place place)
{
    const std::size_t length = beginning.size() + between.size() + 2 * no_mark.size();
    for (std::size_t at = page.find(beginning); at != std::string_view::npos;
         at = page.find(beginning, at + 1)) {
        const std::optional<Mark> mark = mark_from(page.substr(at, length));
        if (mark && (mark->before == no_mark) == (place == Place::first))
            return true;
    }
    return false;
}

bool is_of_another_file(const std::optional<Mark>& mark, const std::filesystem::path& log)
{
    if (mark)
        return !log_has_page(log,
            [&](std::string_view page) { return page.find(mark->name) != std::string_view::npos; });
    const auto has = [&log](Place place) {
        return log_has_page(log, [place](std::string_view page) { return has_mark(page, place); });
    };
    return has(Place::later) && !has(Place::first);
}

/// True if the journal belongs to another file. A page written before the journal was finished is
/// still in it unchanged. A journal with only the first page belongs to a new file without
/// evenings, or to a change of the journal mode.
bool is_journal_of_another_file(const MarkOfFile& file, const std::filesystem::path& database)
{
    const std::filesystem::path journal = journal_beside(database);
    const std::optional<JournalContent> content = read_journal(journal);
    if (!content)
        return false;
    if (content->has_other_pages)
        return file.mark && !journal_says(journal, file.mark->name)
            && !journal_says(journal, file.mark->before);
    return file.has_evenings
        && (content->size == 0 || !differs_in_counters_alone(database, *content));
}

} // namespace

void renew_log_mark(Connection& connection)
{
    const std::optional<Mark> last = read_mark(connection);
    const std::string text = std::string(beginning) + make_session_id() + std::string(between)
        + (last ? last->name : std::string(no_mark));
    change_row(connection,
        "INSERT INTO log_mark (id, mark) VALUES (1, ?)"
        " ON CONFLICT (id) DO UPDATE SET mark = excluded.mark",
        text);
}

std::filesystem::path log_of_another_file(const std::filesystem::path& database)
{
    const std::filesystem::path log = log_beside(database);
    const std::filesystem::path journal = journal_beside(database);
    const bool has_log = inspect_wal(log) != WalState::none;
    const bool is_to_play_back = has_journal(database);
    if (!has_log && !is_to_play_back)
        return {};
    const MarkOfFile file = mark_of_file(database);
    if (file.is_unreadable)
        return {};
    if (has_log && is_of_another_file(file.mark, log))
        return log;
    if (is_to_play_back && is_journal_of_another_file(file, database))
        return journal;
    return {};
}

} // namespace consigliere::db

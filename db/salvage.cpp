#include "db/salvage.h"

#include "db/bounds.h"
#include "db/connection.h"
#include "db/files.h"
#include "db/house_rule_rows.h"
#include "db/import_session.h"
#include "db/integrity.h"
#include "db/learned_box_rows.h"
#include "db/open_databases.h"
#include "db/opening_check.h"
#include "db/people_rows.h"
#include "db/photo_rows.h"
#include "db/restore.h"
#include "db/schema.h"
#include "db/schema_check.h"
#include "db/session_list.h"
#include "db/shared_settings.h"
#include "db/surviving_copies.h"
#include "db/temporary_copy.h"
#include "db/verify.h"
#include "db/wal_file.h"

#include <sqlite3.h>

#include <algorithm>
#include <set>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;
using Evening = SalvageReport::Evening;
using Left = SalvageReport::Left;

/// Reads rows until the query reaches damage.
template <typename Read>
void read_rows(Connection& connection, const char* sql, const Read& read)
{
    const Status<DatabaseError> ignored = catch_sqlite_errors(connection, [&] {
        SQLite::Statement rows = query(connection, sql);
        while (rows.executeStep())
            read(rows);
    });
    static_cast<void>(ignored);
}

/// Ids found by any access path: the table from both ends, and its index.
std::vector<SessionId> all_that_can_be_found(Connection& connection)
{
    std::vector<SessionId> ids;
    std::set<SessionId> known;
    for (const char* sql : {"SELECT uuid FROM session NOT INDEXED ORDER BY id",
             "SELECT uuid FROM session NOT INDEXED ORDER BY id DESC",
             "SELECT uuid FROM session ORDER BY uuid",
             "SELECT uuid FROM session ORDER BY uuid DESC"})
        read_rows(connection, sql, [&](SQLite::Statement& row) {
            const SessionId id = row.getColumn(0).getString();
            if (session_id_from(id) == id && known.insert(id).second)
                ids.push_back(id);
        });
    return ids;
}

/// Keys of evenings with entries or seats but without a session row.
std::vector<std::int64_t> nameless(Connection& connection)
{
    std::set<std::int64_t> keys;
    for (const char* sql : {"SELECT session FROM seat", "SELECT session FROM seat ORDER BY 1 DESC",
             "SELECT session FROM entry WHERE seq = 1", "SELECT session FROM entry"})
        read_rows(connection, sql,
            [&keys](SQLite::Statement& row) { keys.insert(row.getColumn(0).getInt64()); });
    for (const char* sql : {"SELECT id FROM session NOT INDEXED ORDER BY id",
             "SELECT id FROM session NOT INDEXED ORDER BY id DESC"})
        read_rows(connection, sql,
            [&keys](SQLite::Statement& row) { keys.erase(row.getColumn(0).getInt64()); });
    return {keys.begin(), keys.end()};
}

/// Verifies and replays one evening, then copies it.
Evening take(Connection& from, Connection& to, const SessionId& id)
{
    Evening evening;
    evening.id = id;
    const Status<DatabaseError> failure = catch_sqlite_errors(from, [&] {
        const VerifyReport::Session verified = verify_session(from, id);
        evening.game = verified.game;
        evening.why_not = verified.unusable;
        evening.fault = verified.fault;
        evening.differences = verified.differences;
        // A rule correction is not damage.
        if (verified.has_older_rules)
            std::erase_if(evening.differences, [](const Difference& difference) {
                return can_be_corrected_rule(difference.kind);
            });
        if (!evening.is_taken())
            return;
        std::optional<SessionRows> rows = read_session(from, id);
        if (!rows)
            throw lost_session(from, id);
        const std::vector<ResultRow> results = read_results(from, rows->key);
        const std::string file = from.path.string();
        if (const Status<FileError> too_long = check_bounds(*rows, file))
            throw DatabaseError{Kind::unusable_record, file, {}, too_long.error()};
        rows->edits = within_bounds(std::move(rows->edits));
        evening.entries = static_cast<int>(rows->entries.size());
        static_cast<void>(
            value_of(in_transaction(to, [&] { return import_session(to, *rows, results); })));
    });
    if (failure.is_error())
        evening.why_not = failure.error();
    return evening;
}

/// Reads data outside of evenings, and writes it in a transaction. What fails is reported as left.
template <typename Work>
void try_to_take(Connection& from, SalvageReport& report, SalvageReport::Left::What what,
    const std::string& game, const Work& work)
{
    const Status<DatabaseError> failure = catch_sqlite_errors(from, work);
    if (failure.is_error())
        report.left.push_back({what, game, failure.error()});
}

/// Larger counts are damaged; they would win in every later merge.
constexpr std::int64_t most_renamings = 1'000'000;

/// Copies names and merged ids. Skips what does not verify or is invalid; people with a seat come
/// with their evening.
void take_people(Connection& from, Connection& to, SalvageReport& report)
{
    try_to_take(from, report, Left::What::people, {}, [&] {
        std::vector<PersonRow> people = read_people(from);
        std::erase_if(people, [](const PersonRow& person) {
            return !is_as_recorded(person) || session_id_from(person.uuid) != person.uuid
                || person.name.empty() || person.renamed < 0 || person.renamed > most_renamings
                || check_bounds("player", person.name, person.uuid).is_error();
        });
        std::set<std::string> known;
        for (const PersonRow& person : people)
            known.insert(person.uuid);
        std::vector<SamePerson> same = read_rows_of_same_people(from);
        std::erase_if(same, [&known](const SamePerson& pair) {
            return !known.contains(pair.first) || !known.contains(pair.second);
        });
        return in_transaction(to, [&] {
            know_people(to, people);
            know_same_people(to, same);
        });
    });
}

/// Copies the learned boxes; each completely or not at all.
void take_boxes(Connection& from, Connection& to, SalvageReport& report)
{
    std::set<std::string> games;
    try_to_take(from, report, Left::What::learned_box, {}, [&] {
        SQLite::Statement rows = query(from, "SELECT game FROM component_learned");
        while (rows.executeStep())
            games.insert(rows.getColumn(0).getString());
    });
    for (const std::string& game : games) {
        try_to_take(from, report, Left::What::learned_box, game, [&] {
            const ComponentList box = read_learned(from, game);
            report.learned_components += value_of(in_transaction(
                to, [&] { return learn_what_fits(to, game, box, Precedence::box); }));
        });
    }
}

/// Copies the house rules and what else is shared; all or none of each.
void take_agreements(Connection& from, Connection& to, SalvageReport& report)
{
    const Status<DatabaseError> unruled = catch_sqlite_errors(from, [&] {
        const HouseRuleRows rules = read_house_rules(from);
        report.house_rules =
            value_of(in_transaction(to, [&] { return take_house_rules(to, rules); }));
    });
    const Status<DatabaseError> unshared = catch_sqlite_errors(from, [&] {
        const std::vector<SharedSetting> shared = read_shared_settings(from);
        static_cast<void>(
            value_of(in_transaction(to, [&] { return take_shared_settings(to, shared); })));
    });
    // One table holds both, so that they are left together.
    const Status<DatabaseError>& failure = unruled.is_error() ? unruled : unshared;
    if (failure.is_error())
        report.left.push_back({Left::What::house_rules, {}, failure.error()});
}

/// Copies the photos that verify; reports the others.
void take_photos_from(Connection& from, Connection& to, SalvageReport& report)
{
    try_to_take(from, report, Left::What::photos, {}, [&] {
        const PhotoRows photos = read_photos(from);
        for (const PhotoKey& key : photos.damaged)
            report.left.push_back({Left::What::photos, key.game,
                {Kind::damaged, from.path.string(), key.kind + ": " + key.name, {}}});
        report.photos = value_of(in_transaction(to, [&] { return take_photos(to, photos.rows); }));
    });
}

} // namespace

int SalvageReport::taken() const
{
    return static_cast<int>(std::count_if(evenings.begin(), evenings.end(),
        [](const Evening& evening) { return evening.is_taken(); }));
}

bool SalvageReport::is_whole() const
{
    return damage.empty() && left.empty() && house_rules.unusable.empty()
        && taken() == static_cast<int>(evenings.size());
}

ErrorOr<SalvageReport, DatabaseError> salvage(const std::filesystem::path& named, Database& to)
{
    const std::filesystem::path damaged = behind_links(named);
    ErrorOr<TemporaryCopy, DatabaseError> copied = TemporaryCopy::of(damaged);
    if (copied.is_error())
        return copied.error();
    // A WAL or journal of another file must not be applied.
    if (const Status<DatabaseError> foreign_wal = refuse_foreign_log(damaged)) {
        std::error_code code;
        const bool is_journal = foreign_wal.error().detail == journal_beside(damaged);
        const std::filesystem::path copy = copied.value().path();
        std::filesystem::remove(is_journal ? journal_beside(copy) : log_beside(copy), code);
    }
    try {
        Connection from(copied.value().path(), SQLITE_OPEN_READWRITE);
        from.path = damaged;
        from.sqlite.exec("PRAGMA trusted_schema = OFF");
        from.sqlite.exec("PRAGMA cell_size_check = ON");
        if (from.sqlite.execAndGet("PRAGMA application_id").getInt() != application_id)
            return DatabaseError{Kind::not_ours, damaged.string(), {}, {}};
        const int version = from.sqlite.execAndGet("PRAGMA user_version").getInt();
        if (version > schema_version())
            return DatabaseError{Kind::newer, damaged.string(), std::to_string(version), {}};
        if (const Status<DatabaseError> foreign = drop_what_acts(from, version))
            return foreign.error();
        if (version < schema_version()) {
            SQLite::Transaction transaction(from.sqlite);
            migrate(from, version);
            transaction.commit();
        }
        SalvageReport report;
        const auto damage = catch_sqlite_errors(from, [&] { return damage_of(from); });
        report.damage = damage.is_error() ? std::vector{damage.error().detail} : damage.value();
        take_people(from, to.connection(), report);
        for (const SessionId& id : all_that_can_be_found(from))
            report.evenings.push_back(take(from, to.connection(), id));
        for (const std::int64_t key : nameless(from)) {
            Evening lost;
            lost.id = "#" + std::to_string(key);
            lost.why_not = DatabaseError{
                Kind::damaged, damaged.string(), "the beginning of this evening is lost", {}};
            report.evenings.push_back(std::move(lost));
        }
        take_boxes(from, to.connection(), report);
        take_agreements(from, to.connection(), report);
        take_photos_from(from, to.connection(), report);
        return report;
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, damaged);
    }
}

namespace {

/// Removes the files of an interrupted salvage, unless they are in use.
void remove_collected(const std::filesystem::path& collected, const std::filesystem::path& damaged)
{
    std::error_code code;
    if (is_open_database(collected) || is_open_elsewhere(collected)
        || std::filesystem::equivalent(collected, damaged, code))
        return;
    remove_with_logs(collected);
}

ErrorOr<SalvageReport, DatabaseError> salvage_into(
    const std::filesystem::path& damaged, const std::filesystem::path& to)
{
    ErrorOr<Database, DatabaseError> opened = Database::open(to);
    if (opened.is_error())
        return opened.error();
    return salvage(damaged, opened.value());
}

} // namespace

ErrorOr<SalvageReport, DatabaseError> salvage_to(
    const std::filesystem::path& damaged, const std::filesystem::path& to)
{
    std::error_code code;
    if (std::filesystem::exists(std::filesystem::symlink_status(to, code)))
        return salvage_into(damaged, to);
    remove_collected(name_of_salvaged(to), damaged);
    const std::filesystem::path unfinished = unused_name(name_of_salvaged(to));
    ErrorOr<SalvageReport, DatabaseError> report = salvage_into(damaged, unfinished);
    Status<FileError> not_moved;
    if (!report.is_error())
        not_moved = move_into_place(unfinished, to, IfExists::refuse);
    if (!report.is_error() && !not_moved.is_error())
        return report;
    remove_with_logs(unfinished);
    if (report.is_error())
        return report.error();
    return DatabaseError{Kind::refused_file, to.string(), {}, not_moved.error()};
}

namespace {

/// All evenings with the hash of their last entry.
using Ends = std::set<std::pair<SessionId, std::string>>;

ErrorOr<Ends, DatabaseError> ends_of(Database& database)
{
    const auto evenings = list_sessions(database);
    if (evenings.is_error())
        return evenings.error();
    Ends ends;
    for (const SessionSummary& evening : evenings.value())
        ends.emplace(evening.id, evening.last_hash);
    return ends;
}

/// Data salvaged into another database, which has been closed.
struct Collected {
    SalvageReport report;
    Ends ends;
};
ErrorOr<Collected, DatabaseError> collect(
    const std::filesystem::path& damaged, const std::filesystem::path& into)
{
    ErrorOr<Database, DatabaseError> to = Database::open(into);
    if (to.is_error())
        return to.error();
    ErrorOr<SalvageReport, DatabaseError> report = salvage(damaged, to.value());
    if (report.is_error())
        return report.error();
    ErrorOr<Ends, DatabaseError> ends = ends_of(to.value());
    if (ends.is_error())
        return ends.error();
    return Collected{std::move(report.value()), std::move(ends.value())};
}

/// Replaces the database, after checking that the file contains all salvaged evenings.
ErrorOr<DisplacedFiles, DatabaseError> put_collected(
    const Ends& ends, const std::filesystem::path& collected, const std::filesystem::path& database)
{
    ErrorOr<Database, DatabaseError> read = Database::read(collected);
    if (read.is_error())
        return read.error();
    const ErrorOr<Ends, DatabaseError> found = ends_of(read.value());
    if (found.is_error())
        return found.error();
    if (found.value() != ends)
        return DatabaseError{
            Kind::damaged, collected.string(), "not all that was taken over has arrived", {}};
    return restore(database, collected);
}

ErrorOr<Salvaged, DatabaseError> salvage_by(
    const std::filesystem::path& whole, const std::filesystem::path& database)
{
    ErrorOr<Collected, DatabaseError> collected = collect(database, whole);
    if (collected.is_error())
        return collected.error();
    Salvaged salvaged{std::move(collected.value().report), {}};
    if (salvaged.report.taken() == 0)
        return salvaged;
    ErrorOr<DisplacedFiles, DatabaseError> replaced =
        put_collected(collected.value().ends, whole, database);
    if (replaced.is_error())
        return replaced.error();
    salvaged.replaced = std::move(replaced.value());
    return salvaged;
}

} // namespace

ErrorOr<Salvaged, DatabaseError> salvage_in_place(const std::filesystem::path& named)
{
    const std::filesystem::path database = behind_links(named);
    remove_collected(name_of_salvaged(database), database);
    const std::filesystem::path whole = unused_name(name_of_salvaged(database));
    ErrorOr<Salvaged, DatabaseError> salvaged = salvage_by(whole, database);
    remove_with_logs(whole);
    return salvaged;
}

} // namespace consigliere::db

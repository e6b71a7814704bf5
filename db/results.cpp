#include "db/results.h"

#include "db/chain_rows.h"
#include "db/rows.h"
#include "db/toml.h"

#include <algorithm>

namespace consigliere::db {

using ledger::Tree;

namespace {

std::optional<std::int64_t> number_in(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    if (member == nullptr || member->number() == nullptr)
        return std::nullopt;
    return *member->number();
}

const Tree::List& list_in(const Tree& table, std::string_view key)
{
    static const Tree::List none;
    const Tree* member = table.find(key);
    return member == nullptr ? none : member->elements();
}

} // namespace

std::vector<ResultRow> results_of(const ledger::Evening& evening)
{
    // Asked after every entry: the whole score is written down only when it is final.
    if (!evening.progress_after(evening.history().head()).is_final)
        return {};
    const Tree score = evening.score_report();
    const Tree::List& winners = list_in(score, "winners");
    const Tree::List& seats = list_in(score, "seats");
    std::vector<ResultRow> results;
    // The score has its seats in the order of the players.
    for (const std::string& actor : evening.actors()) {
        const Tree& seat = seats.at(results.size());
        const bool wins = std::ranges::find(winners, Tree(actor)) != winners.end();
        results.push_back(
            {number_in(seat, "rank"), number_in(seat, "total"), wins ? 1 : 0, write_toml(seat)});
    }
    return results;
}

std::vector<ResultRow> read_results(Connection& connection, std::int64_t session)
{
    using Number = std::optional<std::int64_t>;
    return rows_of<ResultRow, Number, Number, std::int64_t, std::string>(query(connection,
        "SELECT rank, total, winner, parts FROM result WHERE session = ? ORDER BY seat", session));
}

namespace {

std::int64_t count_seats(Connection& connection, std::int64_t session)
{
    SQLite::Statement row =
        query(connection, "SELECT count(*) FROM seat WHERE session = ?", session);
    row.executeStep();
    return row.getColumn(0).getInt64();
}

} // namespace

StoredResults read_stored_results(Connection& connection, std::int64_t session, const EndRow& end)
{
    using State = StoredResults::State;
    StoredResults stored;
    stored.rows = read_results(connection, session);
    SQLite::Statement rows = query(connection,
        "SELECT seat, entries, hash FROM result WHERE session = ? ORDER BY seat", session);
    for (std::int64_t seat = 1; rows.executeStep(); ++seat) {
        const std::int64_t entries = rows.getColumn(1).getInt64();
        const ResultRow& row = stored.rows[static_cast<std::size_t>(seat - 1)];
        const bool is_as_written = rows.getColumn(0).getInt64() == seat
            && hash_in(rows.getColumn(2)) == hash_of_result(end.last_entry, seat, row);
        if (entries < end.entries && stored.state == State::current)
            stored.state = State::older;
        else if (entries > end.entries || (entries == end.entries && !is_as_written))
            stored.state = State::changed;
    }
    const auto count = static_cast<std::int64_t>(stored.rows.size());
    if (count > 0 && count != count_seats(connection, session))
        stored.state = State::changed;
    return stored;
}

std::map<std::int64_t, StoredResults> read_all_results(Connection& connection)
{
    std::map<std::int64_t, StoredResults> results;
    SQLite::Statement rows = query(connection,
        "SELECT DISTINCT result.session, session_end.entries, last_entry FROM result"
        " JOIN session_end ON session_end.session = result.session");
    while (rows.executeStep()) {
        EndRow end;
        end.entries = rows.getColumn(1).getInt64();
        end.last_entry = hash_in(rows.getColumn(2));
        const std::int64_t session = rows.getColumn(0).getInt64();
        results[session] = read_stored_results(connection, session, end);
    }
    return results;
}

void write_results(Connection& connection, std::int64_t session, const EndRow& end,
    const std::vector<ResultRow>& results)
{
    execute(connection, "DELETE FROM result WHERE session = ?", session);
    std::int64_t seat = 0;
    for (const ResultRow& result : results) {
        ++seat;
        change_row(connection,
            "INSERT INTO result (session, seat, rank, total, winner, parts, entries, hash)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            session, seat, result.rank, result.total, result.winner, result.parts, end.entries,
            hash_of_result(end.last_entry, seat, result));
    }
}

} // namespace consigliere::db

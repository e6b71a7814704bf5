#include "db/results.h"

#include "db/hash_chain_rows.h"
#include "db/rows.h"
#include "db/toml.h"
#include "db/tree_parts.h"

#include <algorithm>

namespace consigliere::db {

std::vector<ResultRow> results_of(const ledger::Evening& evening)
{
    // Called after every entry: build the score report only when it is final.
    if (!evening.summary_after(evening.history().head()).is_final)
        return {};
    const Tree score = evening.score_report();
    const Tree::List& winners = list_in(score, "winners");
    const Tree::List& seats = list_in(score, "seats");
    std::vector<ResultRow> results;
    // The score report has its seats in player order.
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

struct ResultLine {
    std::int64_t seat = 0;
    ResultRow row;
    std::int64_t entries = 0;
    Hash hash{};
};

using ResultLines = std::map<std::int64_t, std::vector<ResultLine>>;

/// Rows by session key.
ResultLines lines_in(SQLite::Statement rows)
{
    ResultLines lines;
    while (rows.executeStep())
        lines[rows.getColumn(0).getInt64()].push_back({rows.getColumn(1).getInt64(),
            {number_or_nothing(rows.getColumn(2)), number_or_nothing(rows.getColumn(3)),
                rows.getColumn(4).getInt64(), rows.getColumn(5).getString()},
            rows.getColumn(6).getInt64(), hash_in(rows.getColumn(7))});
    return lines;
}

StoredResults stored_in(
    std::vector<ResultLine> lines, const EndRow& end, std::int64_t count_of_seats)
{
    using State = StoredResults::State;
    StoredResults stored;
    std::int64_t seat = 0;
    for (ResultLine& line : lines) {
        ++seat;
        const bool is_as_written =
            line.seat == seat && line.hash == hash_of_result(end.last_entry, seat, line.row);
        if (line.entries < end.entries && stored.state == State::current)
            stored.state = State::older;
        else if (line.entries > end.entries || (line.entries == end.entries && !is_as_written))
            stored.state = State::changed;
        stored.rows.push_back(std::move(line.row));
    }
    if (seat > 0 && seat != count_of_seats)
        stored.state = State::changed;
    return stored;
}

} // namespace

StoredResults read_stored_results(Connection& connection, std::int64_t session, const EndRow& end)
{
    ResultLines lines = lines_in(query(connection,
        "SELECT session, seat, rank, total, winner, parts, entries, hash FROM result"
        " WHERE session = ? ORDER BY seat",
        session));
    SQLite::Statement seats =
        query(connection, "SELECT count(*) FROM seat WHERE session = ?", session);
    seats.executeStep();
    return stored_in(std::move(lines[session]), end, seats.getColumn(0).getInt64());
}

std::map<std::int64_t, StoredResults> read_all_results(Connection& connection)
{
    std::map<std::int64_t, StoredResults> results;
    ResultLines lines = lines_in(query(connection,
        "SELECT session, seat, rank, total, winner, parts, entries, hash FROM result"
        " ORDER BY session, seat"));
    SQLite::Statement rows = query(connection,
        "SELECT session_end.session, session_end.entries, last_entry,"
        " (SELECT count(*) FROM seat WHERE seat.session = session_end.session) FROM session_end");
    while (rows.executeStep()) {
        const auto found = lines.find(rows.getColumn(0).getInt64());
        if (found == lines.end())
            continue;
        EndRow end;
        end.entries = rows.getColumn(1).getInt64();
        end.last_entry = hash_in(rows.getColumn(2));
        results[found->first] =
            stored_in(std::move(found->second), end, rows.getColumn(3).getInt64());
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

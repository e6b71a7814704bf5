#include "db/results.h"

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
    const Tree score = evening.score_report();
    const Tree* is_final = score.find("final");
    if (is_final == nullptr || is_final->truth() == nullptr || !*is_final->truth())
        return {};
    const Tree::List& winners = list_in(score, "winners");
    const Tree::List& seats = list_in(score, "seats");
    std::vector<ResultRow> results;
    // The score has its seats in the order of the players.
    for (const std::string& actor : evening.actors()) {
        const Tree& seat = seats.at(results.size());
        const bool wins = std::find(winners.begin(), winners.end(), Tree(actor)) != winners.end();
        results.push_back(
            {number_in(seat, "rank"), number_in(seat, "total"), wins ? 1 : 0, write_toml(seat)});
    }
    return results;
}

std::vector<ResultRow> read_results(Connection& connection, std::int64_t session)
{
    SQLite::Statement rows = query(connection,
        "SELECT rank, total, winner, parts FROM result WHERE session = ? ORDER BY seat", session);
    std::vector<ResultRow> results;
    while (rows.executeStep())
        results.push_back(
            {number_or_nothing(rows.getColumn(0)), number_or_nothing(rows.getColumn(1)),
                rows.getColumn(2).getInt64(), rows.getColumn(3).getString()});
    return results;
}

void write_results(
    Connection& connection, std::int64_t session, const std::vector<ResultRow>& results)
{
    execute(connection, "DELETE FROM result WHERE session = ?", session);
    std::int64_t seat = 0;
    for (const ResultRow& result : results)
        execute(connection,
            "INSERT INTO result (session, seat, rank, total, winner, parts)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            session, ++seat, result.rank, result.total, result.winner, result.parts);
}

} // namespace consigliere::db

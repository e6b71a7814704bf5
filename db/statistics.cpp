#include "db/statistics.h"

#include "db/people_rows.h"
#include "db/results.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace consigliere::db {

namespace {

struct Sums {
    PersonStatistics statistics;
    std::int64_t ranks = 0;
    int ranked = 0;
};

void add(Sums& sums, const ResultRow& result)
{
    PersonStatistics& statistics = sums.statistics;
    ++statistics.evenings;
    statistics.wins += static_cast<int>(result.winner);
    if (result.rank) {
        sums.ranks += *result.rank;
        ++sums.ranked;
    }
    if (result.total)
        statistics.best_total =
            std::max(statistics.best_total.value_or(*result.total), *result.total);
}

/// Best first: whoever won most, then in the fewest evenings.
bool comes_before(const PersonStatistics& left, const PersonStatistics& right)
{
    return std::tuple(left.game, -left.wins, left.evenings, left.name)
        < std::tuple(right.game, -right.wins, right.evenings, right.name);
}

} // namespace

ledger::ErrorOr<std::vector<PersonStatistics>, DatabaseError> person_statistics(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        const Identities identities(connection);
        const auto results = read_current_results(connection);
        // The other course of an evening is no evening of its own.
        SQLite::Statement rows = query(connection,
            "SELECT session.id, seat, game, person.uuid FROM session"
            " JOIN seat ON seat.session = session.id JOIN person ON person.id = seat.person"
            " WHERE branch_of IS NULL");
        std::map<std::pair<std::string, std::string>, Sums> by_game_and_person;
        while (rows.executeStep()) {
            const auto found = results.find(rows.getColumn(0).getInt64());
            const auto seat = static_cast<std::size_t>(rows.getColumn(1).getInt64() - 1);
            if (found == results.end() || seat >= found->second.size())
                continue;
            const std::string game = rows.getColumn(2).getString();
            const Identities::Identity person = identities.of(rows.getColumn(3).getString());
            Sums& sums = by_game_and_person[{game, person.uuid}];
            sums.statistics.game = game;
            sums.statistics.name = person.name;
            add(sums, found->second[seat]);
        }
        std::vector<PersonStatistics> statistics;
        for (auto& [key, sums] : by_game_and_person) {
            if (sums.ranked > 0)
                sums.statistics.average_rank = static_cast<double>(sums.ranks) / sums.ranked;
            statistics.push_back(std::move(sums.statistics));
        }
        std::sort(statistics.begin(), statistics.end(), comes_before);
        return statistics;
    });
}

} // namespace consigliere::db

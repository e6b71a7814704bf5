#include "db/plays.h"

#include "db/bounds.h"
#include "db/people_rows.h"
#include "db/rows.h"
#include "db/shared_settings.h"
#include "db/tree_parts.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <map>
#include <set>

namespace consigliere::db {

namespace {

Tree tree_of_seat(const Play::Seat& seat)
{
    Tree tree = Tree::table();
    tree.set("name", seat.name);
    tree.set("person", seat.person);
    tree.set("side", seat.side);
    if (seat.total)
        tree.set("total", std::int64_t{*seat.total});
    tree.set("rank", std::int64_t{seat.rank});
    tree.set("winner", seat.is_winner);
    tree.set("first", seat.is_first);
    return tree;
}

Tree tree_of_play(const Play& play)
{
    Tree seats = Tree::list();
    for (const Play::Seat& seat : play.seats)
        seats.add(tree_of_seat(seat));
    return ledger::table_of({{"game", play.game}, {"day", play.day}, {"time", play.time},
        {"place", play.place}, {"notes", play.notes}, {"minutes", std::int64_t{play.minutes}},
        {"source", play.source}, {"seats", std::move(seats)}});
}

std::int32_t small_number(const Tree& tree, const char* key)
{
    constexpr std::int64_t most = 10'000'000;
    return static_cast<std::int32_t>(std::clamp(number_in(tree, key).value_or(0), -most, most));
}

Play play_from(const std::string& id, const Tree& tree, const Identities& identities)
{
    Play play{id, text_in(tree, "game"), text_in(tree, "day"), text_in(tree, "time"),
        text_in(tree, "place"), text_in(tree, "notes"), small_number(tree, "minutes"),
        text_in(tree, "source"), {}};
    for (const Tree& table : list_in(tree, "seats")) {
        Play::Seat seat{text_in(table, "name"), text_in(table, "person"), text_in(table, "side"),
            std::nullopt, small_number(table, "rank"), is_true_in(table, "winner"),
            is_true_in(table, "first")};
        if (number_in(table, "total"))
            seat.total = small_number(table, "total");
        if (!seat.person.empty()) {
            const Identities::Identity identity = identities.of(seat.person);
            seat.person = identity.uuid;
            seat.name = identity.name.empty() ? seat.name : identity.name;
        }
        play.seats.push_back(std::move(seat));
    }
    return play;
}

bool is_sound_play(const Play& play)
{
    return games::find(play.game) != nullptr && !play.day.empty() && !play.seats.empty()
        && play.seats.size() <= ledger::most_seats;
}

/// Ids of people with a seat. A merge may bring names that nobody plays under here.
std::set<std::string> people_with_seats(Connection& connection)
{
    const auto ids = rows_of<std::string, std::string>(
        query(connection, "SELECT DISTINCT uuid FROM person JOIN seat ON seat.person = person.id"));
    std::set<std::string> people(ids.begin(), ids.end());
    for (const auto& [id, tree] : shared_settings_of(connection, play_setting)) {
        for (const Tree& seat : list_in(tree, "seats"))
            people.insert(text_in(seat, "person"));
    }
    return people;
}

/// Recognizes the people of plays.
class Recognizing {
public:
    Recognizing(Connection& connection, const std::vector<Play>& plays)
        : m_connection(connection)
        , m_identities(connection)
    {
        for (const std::string& person : people_with_seats(connection)) {
            const Identities::Identity identity = m_identities.of(person);
            m_by_name[identity.name].insert(identity.uuid);
        }
        for (const Play& play : plays) {
            for (const Play::Seat& seat : play.seats) {
                if (!seat.person.empty() && !m_identities.knows(seat.person))
                    m_unknown[seat.name].insert(seat.person);
            }
        }
    }

    void recognize(Play::Seat& seat)
    {
        if (seat.person.empty() || m_identities.knows(seat.person))
            return;
        const auto named = m_by_name.find(seat.name);
        // Two people of one name in the plays cannot both be the one who is here.
        if (named != m_by_name.end() && named->second.size() == 1
            && m_unknown[seat.name].size() == 1) {
            seat.person = *named->second.begin();
            m_by_name_alone.insert(seat.name);
            return;
        }
        know_people(m_connection, {{seat.person, seat.name, 0, {}}});
    }

    [[nodiscard]] std::vector<std::string> by_name_alone() const
    {
        return {m_by_name_alone.begin(), m_by_name_alone.end()};
    }

private:
    Connection& m_connection;
    Identities m_identities;
    std::map<std::string, std::set<std::string>> m_by_name;
    /// Ids of the plays that are unknown here, by name.
    std::map<std::string, std::set<std::string>> m_unknown;
    std::set<std::string> m_by_name_alone;
};

bool is_session(Connection& connection, const SessionId& id)
{
    return query(connection, "SELECT 1 FROM session WHERE uuid = ?", id).executeStep();
}

} // namespace

ErrorOr<PlaysTaken, DatabaseError> take_plays(Database& database, const std::vector<Play>& given)
{
    return in_transaction(
        database, [&](Connection& connection) -> ErrorOr<PlaysTaken, DatabaseError> {
            PlaysTaken taken;
            Recognizing recognizing(connection, given);
            std::set<std::string> known;
            for (const auto& [id, tree] : shared_settings_of(connection, play_setting))
                known.insert(id);
            for (Play play : given) {
                if (is_session(connection, play.id) || !known.insert(play.id).second) {
                    ++taken.known;
                    continue;
                }
                for (Play::Seat& seat : play.seats)
                    recognizing.recognize(seat);
                write_shared_setting(
                    connection, std::string(play_setting) + play.id, tree_of_play(play));
                ++taken.taken;
            }
            taken.by_name = recognizing.by_name_alone();
            return taken;
        });
}

ErrorOr<std::vector<Play>, DatabaseError> plays(Database& database)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        std::vector<Play> list;
        const auto stored = shared_settings_of(connection, play_setting);
        if (stored.empty())
            return list;
        const Identities identities(connection);
        for (const auto& [id, tree] : stored) {
            Play play = play_from(id, tree, identities);
            if (is_sound_play(play) && !is_session(connection, id))
                list.push_back(std::move(play));
        }
        return list;
    });
}

Status<DatabaseError> forget_play(Database& database, const SessionId& id)
{
    return in_transaction(database, [&](Connection& connection) {
        forget_shared_setting(connection, std::string(play_setting) + id);
    });
}

EveningCard card_of(const Play& play)
{
    SessionSummary summary;
    summary.id = play.id;
    summary.game = play.game;
    summary.is_elsewhere = true;
    summary.is_finished = true;
    summary.created = play.day + "T" + (play.time.empty() ? "12:00:00" : play.time) + ".000Z";
    summary.updated = summary.created;
    summary.details.date = play.day;
    summary.details.place = play.place;
    summary.details.notes = play.notes;
    EveningFacts facts;
    facts.is_finished = true;
    constexpr std::int64_t minute_of_play = 60'000;
    if (play.minutes > 0)
        facts.played = play.minutes * minute_of_play;
    const ledger::GameInfo& outline = games::find(play.game)->outline();
    for (const Play::Seat& seat : play.seats) {
        if (seat.is_first)
            facts.first = static_cast<std::uint8_t>(facts.seats.size());
        EveningFacts::Seat& result = facts.seats.emplace_back();
        result.total = seat.total;
        result.rank = static_cast<std::uint8_t>(std::clamp(seat.rank, 0, 255));
        result.is_winner = seat.is_winner;
        const auto side = std::ranges::find(outline.sides, seat.side, &ledger::WordAndName::word);
        if (side != outline.sides.end())
            result.side = static_cast<std::uint8_t>(side - outline.sides.begin());
        summary.seats.push_back({seat.side, seat.name, seat.person,
            seat.rank > 0 ? std::optional<std::int64_t>(seat.rank) : std::nullopt,
            seat.total ? std::optional<std::int64_t>(*seat.total) : std::nullopt, seat.is_winner});
    }
    EveningCard card = card_of(std::move(summary));
    card.facts = std::move(facts);
    return card;
}

} // namespace consigliere::db

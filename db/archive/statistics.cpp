#include "db/archive/statistics.h"

#include "engine/games/games.h"

#include <algorithm>
#include <set>

namespace consigliere::db {

namespace {

constexpr std::size_t length_of_year = 4;

std::string_view year_of(const EveningCard& card)
{
    return std::string_view(card.day).substr(0, length_of_year);
}

/// Seat index of a person; nullopt if not present.
std::optional<std::size_t> seat_of(const EveningCard& card, const std::string& person)
{
    const auto& seats = card.summary.seats;
    for (std::size_t seat = 0; seat < seats_in(card); ++seat) {
        if (!person.empty() && seats[seat].person == person)
            return seat;
    }
    return std::nullopt;
}

int players_in(const EveningCard& card)
{
    return static_cast<int>(card.facts->seats.size());
}

void count(PersonFigures& figures, const EveningCard& card, std::size_t seat, bool has_money)
{
    const EveningFacts::Seat& facts = card.facts->seats[seat];
    figures.name = card.summary.seats[seat].player;
    figures.wins.add(won_by(card, seat), players_in(card));
    if (facts.rank > 0)
        figures.place.add(facts.rank);
    if (facts.total && has_money)
        figures.money.add(*facts.total);
}

/// True if all are of one game, so that money can be added up.
bool are_of_one_game(const EveningCards& evenings)
{
    return std::all_of(evenings.begin(), evenings.end(), [&evenings](const EveningCard* card) {
        return card->summary.game == evenings.front()->summary.game;
    });
}

bool ranks_before(const PersonFigures& left, const PersonFigures& right)
{
    if (left.is_ranked() != right.is_ranked())
        return left.is_ranked();
    if (left.is_ranked() && left.wins.above_chance() != right.wins.above_chance())
        return left.wins.above_chance() > right.wins.above_chance();
    if (left.wins.of != right.wins.of)
        return left.wins.of > right.wins.of;
    return left.name < right.name;
}

/// Builds a page from evenings, oldest first.
class PageMaking {
public:
    PageMaking(const std::string& person, bool is_one_game)
        : m_person(person)
        , m_is_one_game(is_one_game)
    {
        m_page.figures.person = person;
    }

    void add(const EveningCard& card)
    {
        const std::optional<std::size_t> found = seat_of(card, m_person);
        if (!found)
            return;
        const std::size_t seat = *found;
        const EveningFacts& facts = *card.facts;
        count(m_page.figures, card, seat, m_is_one_game);
        m_page.elsewhere += card.summary.is_elsewhere ? 1 : 0;
        m_page.by_board += facts.depth == ledger::TrackingLevel::board ? 1 : 0;
        add_evening(card, seat);
        add_rates(card, seat);
        add_rulings(facts, seat);
        add_pace(facts, seat);
        if (m_is_one_game) {
            add_money(facts, seat);
            add_deeds(facts, seat);
            add_places(card, seat);
        }
    }

    [[nodiscard]] PersonPage page(const EveningCards& evenings)
    {
        std::set<std::string> met;
        for (const EveningCard* card : evenings) {
            if (!seat_of(*card, m_person))
                continue;
            for (const SessionSummary::Seat& seat : card->summary.seats)
                met.insert(seat.person);
        }
        for (const std::string& other : met) {
            if (!other.empty() && other != m_person)
                m_page.others.push_back(head_to_head(evenings, m_person, other));
        }
        find_telling_rates(evenings);
        std::stable_sort(m_page.others.begin(), m_page.others.end(),
            [](const HeadToHead& left, const HeadToHead& right) { return left.of() > right.of(); });
        return std::move(m_page);
    }

private:
    /// Tests the wins together with those of all people, and each other rate within its group.
    void find_telling_rates(const EveningCards& evenings)
    {
        for (const PersonFigures& figures : people_of(evenings)) {
            if (figures.person == m_person)
                m_page.figures.wins.tells = figures.wins.tells;
        }
        for (PersonPage::Rates* rates : {&m_page.by_side, &m_page.by_seat, &m_page.by_players}) {
            std::vector<Rate*> alike;
            for (auto& [key, rate] : *rates)
                alike.push_back(&rate);
            find_telling(alike);
        }
        find_telling({&m_page.going_first});
    }

    void add_evening(const EveningCard& card, std::size_t seat)
    {
        const EveningFacts::Seat& facts = card.facts->seats[seat];
        m_page.evenings.push_back({card.summary.id, card.day, card.summary.game, players_in(card),
            facts.rank, facts.total, facts.is_winner, card.summary.is_elsewhere});
        m_run = facts.is_winner ? m_run + 1 : 0;
        m_page.longest_run = std::max(m_page.longest_run, m_run);
        const bool is_best = m_is_one_game && facts.total
            && (!m_page.best || *facts.total > *m_page.evenings[*m_page.best].total);
        if (is_best)
            m_page.best = m_page.evenings.size() - 1;
    }

    void add_rates(const EveningCard& card, std::size_t seat)
    {
        const EveningFacts& facts = *card.facts;
        const double won = won_by(card, seat);
        const int players = players_in(card);
        // The order of seats of a result from elsewhere is unknown.
        if (!card.summary.is_elsewhere)
            m_page.by_seat[static_cast<int>(seat)].add(won, players);
        m_page.by_players[players].add(won, players);
        if (facts.seats[seat].side && m_is_one_game)
            m_page.by_side[*facts.seats[seat].side].add(won, players);
        if (facts.first && *facts.first == seat)
            m_page.going_first.add(won, players);
    }

    void add_rulings(const EveningFacts& facts, std::size_t seat)
    {
        m_page.rulings.asked += facts.seats[seat].rulings;
        m_page.rulings.stood += facts.seats[seat].rulings_standing;
        m_page.rulings.refused += facts.seats[seat].refused;
    }

    void add_pace(const EveningFacts& facts, std::size_t own)
    {
        m_page.pace.time += facts.seats[own].turn_time;
        m_page.pace.turns += facts.seats[own].turns;
        for (const EveningFacts::Seat& seat : facts.seats) {
            m_page.pace.table_time += seat.turn_time;
            m_page.pace.table_turns += seat.turns;
        }
    }

    void add_money(const EveningFacts& facts, std::size_t own)
    {
        for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
            const bool is_winner = facts.seats[seat].is_winner;
            if (is_winner && facts.seats[seat].total)
                m_page.winners_money.add(*facts.seats[seat].total);
            // Removed seats have no income.
            const bool counts = facts.seats[seat].total.has_value();
            const auto& sources = facts.seats[seat].sources;
            m_page.sources.resize(std::max(m_page.sources.size(), sources.size()));
            for (std::size_t i = 0; counts && i < sources.size(); ++i) {
                if (sources[i] && seat == own)
                    m_page.sources[i].own.add(*sources[i]);
                if (sources[i] && is_winner)
                    m_page.sources[i].winners.add(*sources[i]);
            }
        }
    }

    void add_deeds(const EveningFacts& facts, std::size_t own)
    {
        for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
            const std::vector<std::int32_t>& stat_increments = facts.seats[seat].stat_increments;
            m_page.stat_increments.resize(
                std::max(m_page.stat_increments.size(), stat_increments.size()));
            for (std::size_t i = 0; i < stat_increments.size(); ++i) {
                m_page.stat_increments[i].table.add(stat_increments[i]);
                if (seat == own)
                    m_page.stat_increments[i].own.add(stat_increments[i]);
            }
        }
    }

    void add_places(const EveningCard& card, std::size_t own)
    {
        if (card.summary.is_elsewhere)
            return;
        const games::Game* game = games::find(card.summary.game);
        m_page.dominated.resize(game == nullptr ? 0 : game->outline().places.size());
        for (std::size_t place = 0; place < m_page.dominated.size(); ++place)
            m_page.dominated[place].add(
                (card.facts->seats[own].dominated >> place & 1U) != 0 ? 1 : 0);
    }

    const std::string& m_person;
    bool m_is_one_game;
    int m_run = 0;
    PersonPage m_page;
};

} // namespace

double won_by(const EveningCard& card, std::size_t seat)
{
    if (!card.facts->seats[seat].is_winner)
        return 0;
    const auto winners = std::count_if(card.facts->seats.begin(), card.facts->seats.end(),
        [](const EveningFacts::Seat& other) { return other.is_winner; });
    return 1.0 / static_cast<double>(winners);
}

int place_of(const EveningCard& card, std::size_t seat)
{
    const int rank = card.facts->seats[seat].rank;
    return rank == 0 ? players_in(card) + 1 : rank;
}

std::size_t seats_in(const EveningCard& card)
{
    return std::min(card.summary.seats.size(), card.facts->seats.size());
}

std::string year_of(const EveningFilter& filter)
{
    std::string year = filter.since.substr(0, length_of_year);
    const bool is_year = filter.since == year + "-01-01" && filter.until == year + "-12-31";
    return is_year ? year : std::string();
}

EveningCards counting(EveningCards evenings)
{
    std::erase_if(evenings, [](const EveningCard* card) { return !card->counts(); });
    return evenings;
}

EveningCards evenings_for(const std::vector<EveningCard>& evenings, const EveningFilter& filter)
{
    return counting(list_evenings(evenings, filter));
}

EveningCards broken_evenings_for(
    const std::vector<EveningCard>& evenings, const EveningFilter& filter)
{
    EveningCards chosen = list_evenings(evenings, filter);
    std::erase_if(chosen,
        [](const EveningCard* card) { return !card->is_broken || card->summary.branch_of; });
    return chosen;
}

std::vector<PersonFigures> people_of(const EveningCards& evenings)
{
    const bool has_money = are_of_one_game(evenings);
    std::map<std::string, PersonFigures> people;
    // Oldest first, so that the latest name is used.
    for (auto card = evenings.rbegin(); card != evenings.rend(); ++card) {
        const std::size_t seats = seats_in(**card);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::string& person = (*card)->summary.seats[seat].person;
            if (person.empty())
                continue;
            PersonFigures& figures = people[person];
            figures.person = person;
            count(figures, **card, seat, has_money);
        }
    }
    std::vector<PersonFigures> list;
    for (auto& [person, figures] : people)
        list.push_back(std::move(figures));
    std::stable_sort(list.begin(), list.end(), ranks_before);
    std::vector<Rate*> wins;
    for (PersonFigures& figures : list)
        wins.push_back(&figures.wins);
    find_telling(wins);
    return list;
}

HeadToHead head_to_head(
    const EveningCards& evenings, const std::string& person, const std::string& other)
{
    HeadToHead pair{other, {}, 0, 0, 0};
    for (const EveningCard* card : evenings) {
        const std::optional<std::size_t> one = seat_of(*card, person);
        const std::optional<std::size_t> two = seat_of(*card, other);
        if (!one || !two)
            continue;
        if (pair.name.empty())
            pair.name = card->summary.seats[*two].player;
        const int difference = place_of(*card, *one) - place_of(*card, *two);
        ++(difference < 0 ? pair.higher : difference > 0 ? pair.lower : pair.alike);
    }
    return pair;
}

PersonPage person_page(
    const EveningCards& evenings, const std::string& person, const EveningFilter& filter)
{
    PageMaking making(person, !filter.game.empty() || are_of_one_game(evenings));
    for (auto card = evenings.rbegin(); card != evenings.rend(); ++card)
        making.add(**card);
    return making.page(evenings);
}

std::vector<std::string> years_of(const std::vector<EveningCard>& evenings)
{
    std::set<std::string, std::greater<>> years;
    for (const EveningCard& card : evenings)
        years.emplace(year_of(card));
    return {years.begin(), years.end()};
}

std::map<std::string, int> evenings_by_day(const EveningCards& evenings)
{
    std::map<std::string, int> days;
    for (const EveningCard* card : evenings)
        ++days[card->day];
    return days;
}

} // namespace consigliere::db

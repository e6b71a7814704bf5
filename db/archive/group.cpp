#include "db/archive/group.h"

#include <algorithm>
#include <deque>
#include <set>

namespace consigliere::db {

namespace {

constexpr std::size_t length_of_group_month = std::string_view("2026-11").size();

using Remarkable = GroupFigures::Record;

/// Keeps the most remarkable evening of each kind.
class RecordKeeping {
public:
    /// `rank`: higher is more remarkable. Earlier evenings keep a tied record.
    void offer(Remarkable::Kind kind, double rank, const EveningCard& card,
        const std::vector<std::size_t>& seats, std::int64_t value, std::int64_t other = 0)
    {
        const auto found = m_best.find(kind);
        if (found != m_best.end() && found->second.first >= rank)
            return;
        Remarkable record{kind, card.summary.id, card.day,
            static_cast<int>(card.facts->seats.size()), seats, {}, {}, value, other};
        for (const std::size_t seat : seats) {
            const bool is_known = seat < card.summary.seats.size();
            record.people.push_back(is_known ? card.summary.seats[seat].player : std::string());
            record.ids.push_back(is_known ? card.summary.seats[seat].person : std::string());
        }
        m_best[kind] = {rank, std::move(record)};
    }

    [[nodiscard]] std::vector<Remarkable> records() const
    {
        std::vector<Remarkable> list;
        for (const auto& [kind, best] : m_best)
            list.push_back(best.second);
        return list;
    }

private:
    std::map<Remarkable::Kind, std::pair<double, Remarkable>> m_best;
};

std::vector<std::size_t> winners_of(const EveningCard& card)
{
    std::vector<std::size_t> winners;
    for (std::size_t seat = 0; seat < card.facts->seats.size(); ++seat) {
        if (card.facts->seats[seat].is_winner)
            winners.push_back(seat);
    }
    return winners;
}

/// Totals of the best winner and of the best of the others.
std::optional<std::pair<std::int32_t, std::int32_t>> first_two(const EveningCard& card)
{
    std::optional<std::int32_t> won;
    std::optional<std::int32_t> next;
    for (const EveningFacts::Seat& seat : card.facts->seats) {
        if (!seat.total)
            continue;
        std::optional<std::int32_t>& best = seat.is_winner ? won : next;
        best = std::max(best.value_or(*seat.total), *seat.total);
    }
    return won && next ? std::optional(std::pair(*won, *next)) : std::nullopt;
}

/// How far the only winner was behind the leader, at most.
std::int64_t most_behind(const EveningSeries& course, std::size_t winner)
{
    std::int64_t most = 0;
    for (const EveningSeries::Point& point : course.points) {
        if (winner >= point.totals.size() || !point.totals[winner])
            continue;
        for (const ledger::PositionSummary::Money& total : point.totals) {
            if (total)
                most = std::max<std::int64_t>(most, *total - *point.totals[winner]);
        }
    }
    return most;
}

void offer_totals(RecordKeeping& records, const EveningCard& card)
{
    const std::vector<std::size_t> winners = winners_of(card);
    if (const auto totals = first_two(card))
        records.offer(Remarkable::Kind::closest, -std::abs(double(totals->first) - totals->second),
            card, winners, totals->first, totals->second);
    for (std::size_t seat = 0; seat < card.facts->seats.size(); ++seat) {
        if (const auto total = card.facts->seats[seat].total)
            records.offer(Remarkable::Kind::highest, *total, card, {seat}, *total);
    }
}

void offer_records(
    RecordKeeping& records, const EveningCard& card, bool has_totals, const CourseOf& course_of)
{
    const EveningFacts& facts = *card.facts;
    const std::vector<std::size_t> winners = winners_of(card);
    if (facts.played && *facts.played > 0)
        records.offer(Remarkable::Kind::longest, static_cast<double>(*facts.played), card, winners,
            *facts.played);
    if (facts.lead_changes > 0)
        records.offer(
            Remarkable::Kind::restless, facts.lead_changes, card, winners, facts.lead_changes);
    if (!has_totals)
        return;
    offer_totals(records, card);
    // Without a change of the lead, nobody came back.
    if (!course_of || winners.size() != 1 || facts.lead_changes == 0)
        return;
    const std::optional<EveningSeries> course = course_of(card.summary.id);
    const std::int64_t behind = course ? most_behind(*course, winners.front()) : 0;
    if (behind > 0)
        records.offer(
            Remarkable::Kind::comeback, static_cast<double>(behind), card, winners, behind);
}

void add_shares(GroupFigures& figures, const EveningCard& card)
{
    const EveningFacts& facts = *card.facts;
    const auto players = static_cast<int>(facts.seats.size());
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const double won = won_by(card, seat);
        if (facts.seats[seat].side && !figures.game.empty())
            figures.by_side[*facts.seats[seat].side].add(won, players);
        // The seats of a result from elsewhere need not be in order: only who began is known.
        if (!facts.first || (card.summary.is_elsewhere && seat != *facts.first))
            continue;
        const int turn = (static_cast<int>(seat) - *facts.first + players) % players;
        figures.by_turn[turn].add(won, players);
    }
}

void add_pairs(std::map<std::pair<std::string, std::string>, GroupFigures::Pair>& pairs,
    const EveningCard& card)
{
    const auto& seats = card.summary.seats;
    for (std::size_t one = 0; one < seats_in(card); ++one) {
        for (std::size_t two = 0; two < seats_in(card); ++two) {
            if (seats[one].person.empty() || seats[one].person >= seats[two].person)
                continue;
            GroupFigures::Pair& pair = pairs[{seats[one].person, seats[two].person}];
            pair.one = seats[one].person;
            pair.other = seats[two].person;
            const int difference = place_of(card, one) - place_of(card, two);
            ++(difference < 0 ? pair.higher : difference > 0 ? pair.lower : pair.alike);
        }
    }
}

/// Mean places of the last evenings, month by month.
class FormMaking {
public:
    void add(const EveningCard& card)
    {
        const std::string month = card.day.substr(0, length_of_group_month);
        if (m_form.months.empty() || m_form.months.back() != month) {
            end_month();
            m_form.months.push_back(month);
        }
        for (std::size_t seat = 0; seat < seats_in(card); ++seat) {
            const SessionSummary::Seat& sits = card.summary.seats[seat];
            if (sits.person.empty())
                continue;
            Known& known = m_known[sits.person];
            known.name = sits.player;
            known.has_played = true;
            ++known.evenings;
            known.places.push_back(place_of(card, seat));
            if (known.places.size() > static_cast<std::size_t>(form_evenings))
                known.places.pop_front();
        }
    }

    [[nodiscard]] GroupFigures::Form form()
    {
        end_month();
        const std::size_t first =
            m_form.months.size() - std::min(m_form.months.size(), form_months);
        m_form.months.erase(
            m_form.months.begin(), m_form.months.begin() + static_cast<std::ptrdiff_t>(first));
        for (auto& [person, known] : m_known) {
            known.points.erase(
                known.points.begin(), known.points.begin() + static_cast<std::ptrdiff_t>(first));
            if (!known.points.empty() && known.points.back().rank > 0)
                m_form.courses.push_back({person, known.name, known.points});
        }
        std::ranges::stable_sort(m_form.courses, {},
            [](const GroupFigures::Form::Course& course) { return course.points.back().rank; });
        return std::move(m_form);
    }

private:
    struct Known {
        std::string name;
        int evenings = 0;
        bool has_played = false;
        std::deque<int> places;
        std::vector<GroupFigures::Form::Point> points;
    };

    void end_month()
    {
        if (m_form.months.empty())
            return;
        std::vector<std::pair<double, Known*>> ranked;
        for (auto& [person, known] : m_known) {
            known.points.resize(m_form.months.size());
            known.points.back().has_played = std::exchange(known.has_played, false);
            if (known.evenings < least_evenings_for_rank)
                continue;
            double sum = 0;
            for (const int place : known.places)
                sum += place;
            ranked.emplace_back(sum / static_cast<double>(known.places.size()), &known);
        }
        std::ranges::stable_sort(ranked, {}, &std::pair<double, Known*>::first);
        int rank = 0;
        for (const auto& [place, known] : ranked) {
            known->points.back().rank = ++rank;
            known->points.back().place = place;
        }
    }

    GroupFigures::Form m_form;
    std::map<std::string, Known> m_known;
};

} // namespace

GroupFigures group_of(const EveningCards& evenings, const CourseOf& course_of)
{
    GroupFigures figures;
    std::set<std::string> games;
    for (const EveningCard* card : evenings)
        games.insert(card->summary.game);
    if (games.size() == 1)
        figures.game = *games.begin();
    RecordKeeping records;
    FormMaking form;
    std::map<std::pair<std::string, std::string>, GroupFigures::Pair> pairs;
    for (auto place = evenings.rbegin(); place != evenings.rend(); ++place) {
        const EveningCard& card = **place;
        ++figures.evenings;
        figures.elsewhere += card.summary.is_elsewhere ? 1 : 0;
        figures.by_board += card.facts->depth == ledger::TrackingLevel::board ? 1 : 0;
        figures.ruled += card.facts->rulings_standing;
        figures.played += card.facts->played.value_or(0);
        ++figures.by_players[static_cast<int>(card.facts->seats.size())];
        ++figures.days[card.day];
        if (!card.summary.details.place.empty())
            ++figures.places[card.summary.details.place];
        add_shares(figures, card);
        add_pairs(pairs, card);
        offer_records(records, card, !figures.game.empty(), course_of);
        form.add(card);
    }
    if (!evenings.empty()) {
        figures.first_day = evenings.back()->day;
        figures.last_day = evenings.front()->day;
    }
    std::vector<Rate*> rates;
    for (std::map<int, Rate>* shares : {&figures.by_side, &figures.by_turn}) {
        for (auto& [number, rate] : *shares)
            rates.push_back(&rate);
    }
    find_telling(rates);
    figures.people = people_of(evenings);
    figures.records = records.records();
    figures.form = form.form();
    for (const auto& [people, pair] : pairs)
        figures.pairs.push_back(pair);
    std::ranges::stable_sort(figures.pairs, std::greater<>(), &GroupFigures::Pair::of);
    return figures;
}

} // namespace consigliere::db

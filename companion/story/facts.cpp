#include "companion/story/facts.h"

#include <algorithm>
#include <cmath>

namespace consigliere::story {

using exports::EveningReport;
using ledger::PositionSummary;

namespace {

constexpr std::size_t most_swings = 3;

/// The evening after each of its entries in effect.
struct Course {
    std::vector<int> entries;
    std::vector<const PositionSummary*> after;
};

Course course_of(const EveningReport& report)
{
    Course course;
    int number = 0;
    for (const EveningReport::Entry& entry : report.entries) {
        ++number;
        if (!entry.stands)
            continue;
        course.entries.push_back(number);
        course.after.push_back(&entry.progress);
    }
    return course;
}

std::optional<Seat> sole_leader(const PositionSummary& then)
{
    std::optional<Seat> leader;
    for (std::size_t seat = 0; seat < then.seats.size(); ++seat) {
        if (then.seats[seat].rank != 1)
            continue;
        if (leader)
            return std::nullopt;
        leader = static_cast<Seat>(seat);
    }
    return leader;
}

/// While nobody leads alone, the last leader keeps the lead.
std::vector<Lead> leads_in(const Course& course)
{
    std::vector<Lead> leads;
    for (std::size_t i = 0; i < course.after.size(); ++i) {
        const std::optional<Seat> leader = sole_leader(*course.after[i]);
        if (leader && (leads.empty() || leads.back().seat != *leader))
            leads.push_back({course.entries[i], *leader, 0});
        if (!leads.empty())
            ++leads.back().entries;
    }
    return leads;
}

/// The first entry at which the winner led alone and was not behind until the end; nullopt if the
/// standings before are unknown.
std::optional<int> ahead_since(const Course& course, Seat winner)
{
    const auto rank = [&](std::size_t i) { return course.after[i]->seats[winner].rank; };
    std::size_t first = course.after.size();
    while (first > 0 && rank(first - 1) == 1)
        --first;
    if (first > 0 && rank(first - 1) == 0)
        return std::nullopt;
    for (std::size_t i = first; i < course.after.size(); ++i) {
        if (sole_leader(*course.after[i]) == winner)
            return course.entries[i];
    }
    return std::nullopt;
}

/// What an entry brought a seat; nullopt if the total was or is unknown.
std::optional<int> gain(const PositionSummary& before, const PositionSummary& after, Seat seat)
{
    const PositionSummary::Money& had = before.seats[seat].total;
    const PositionSummary::Money& has = after.seats[seat].total;
    return had && has ? std::optional(*has - *had) : std::nullopt;
}

/// The seat that an entry moved most against the mean of the others, and how far.
std::optional<std::pair<Seat, double>> moved_most(
    const PositionSummary& before, const PositionSummary& after)
{
    std::vector<std::pair<Seat, int>> gains;
    int sum = 0;
    for (std::size_t i = 0; i < after.seats.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (const std::optional<int> gained = gain(before, after, seat)) {
            gains.emplace_back(seat, *gained);
            sum += *gained;
        }
    }
    std::optional<std::pair<Seat, double>> most;
    for (const auto& [seat, gained] : gains) {
        const auto others = static_cast<double>(std::max<std::size_t>(1, gains.size() - 1));
        const double moved = gained - (sum - gained) / others;
        if (moved != 0 && (!most || std::abs(moved) > std::abs(most->second)))
            most.emplace(seat, moved);
    }
    return most;
}

std::vector<Swing> swings_in(const Course& course)
{
    std::vector<std::pair<double, Swing>> found;
    for (std::size_t i = 1; i < course.after.size(); ++i) {
        const PositionSummary& before = *course.after[i - 1];
        const PositionSummary& after = *course.after[i];
        if (const auto moved = moved_most(before, after))
            found.emplace_back(std::abs(moved->second),
                Swing{course.entries[i], moved->first, *before.seats[moved->first].total,
                    *after.seats[moved->first].total});
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<double, Swing>::first);
    std::vector<Swing> swings;
    for (std::size_t i = 0; i < std::min(most_swings, found.size()); ++i)
        swings.push_back(found[i].second);
    std::ranges::sort(swings, {}, &Swing::entry);
    return swings;
}

/// The best of those who did not win; nullopt if nobody or several.
std::optional<Seat> second_of(const PositionSummary& end)
{
    std::vector<Seat> seconds;
    for (std::size_t seat = 0; seat < end.seats.size(); ++seat) {
        if (end.seats[seat].rank == 2 && end.seats[seat].total)
            seconds.push_back(static_cast<Seat>(seat));
    }
    return seconds.size() == 1 ? std::optional(seconds.front()) : std::nullopt;
}

std::optional<Decision> decision_in(const Course& course, Seat winner)
{
    const PositionSummary& end = *course.after.back();
    const std::optional<Seat> second = second_of(end);
    if (!second || !end.seats[winner].total)
        return std::nullopt;
    const int margin = *end.seats[winner].total - *end.seats[*second].total;
    std::optional<Decision> most;
    for (std::size_t i = 1; margin > 0 && i < course.after.size(); ++i) {
        const auto own = gain(*course.after[i - 1], *course.after[i], winner);
        const auto other = gain(*course.after[i - 1], *course.after[i], *second);
        const int brought = own.value_or(0) - other.value_or(0);
        if (own && other && brought >= std::max(margin, most ? most->brought + 1 : 1))
            most = Decision{course.entries[i], *second, brought, margin};
    }
    return most;
}

std::optional<Usual> usual_in(
    const std::vector<db::EveningCard>& archive, const EveningReport& report)
{
    db::EveningFilter filter;
    filter.game = report.summary.game;
    filter.least_players = filter.most_players = static_cast<int>(report.facts.seats.size());
    Usual usual{std::vector<double>(report.outline->sources.size(), 0), 0, 0};
    for (const db::EveningCard* card : db::evenings_for(archive, filter)) {
        const auto winner =
            std::ranges::find(card->facts->seats, true, &db::EveningFacts::Seat::is_winner);
        // Shared wins have equal totals: the first stands for all.
        const bool is_known = winner != card->facts->seats.end() && winner->total
            && winner->sources.size() == usual.sources.size()
            && std::ranges::all_of(
                winner->sources, [](const auto& money) { return money.has_value(); });
        if (!is_known || card->summary.id == report.summary.id)
            continue;
        ++usual.evenings;
        usual.total += *winner->total;
        for (std::size_t i = 0; i < usual.sources.size(); ++i)
            usual.sources[i] += *winner->sources[i];
    }
    if (usual.evenings < least_evenings_for_usual)
        return std::nullopt;
    usual.total /= usual.evenings;
    for (double& source : usual.sources)
        source /= usual.evenings;
    return usual;
}

} // namespace

int entries_that_last(int entries)
{
    constexpr int least = 5;
    constexpr int part = 10;
    return std::max(least, entries / part);
}

Facts facts_of(const ledger::Evening& evening, const EveningReport& report,
    const std::vector<db::EveningCard>& archive)
{
    Facts facts;
    for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat) {
        if (report.facts.seats[seat].is_winner)
            facts.winners.push_back(static_cast<Seat>(seat));
    }
    const Course course = course_of(report);
    if (course.after.empty())
        return facts;
    if (facts.winners.size() == 1)
        facts.ahead_since = ahead_since(course, facts.winners.front());
    const std::vector<Lead> leads = leads_in(course);
    const int lasting = entries_that_last(static_cast<int>(course.entries.size()));
    for (std::size_t i = 1; i < leads.size(); ++i) {
        if (leads[i].entries >= lasting || i + 1 == leads.size())
            facts.leads.push_back(leads[i]);
    }
    facts.swings = swings_in(course);
    if (facts.winners.size() == 1)
        facts.decision = decision_in(course, facts.winners.front());
    facts.unused = unused_in(evening);
    facts.usual = usual_in(archive, report);
    return facts;
}

} // namespace consigliere::story

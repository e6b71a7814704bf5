#include "tests/corleone/checks.h"

#include "engine/corleone/play.h"
#include "engine/corleone/setup.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

using namespace corleone;

namespace {

bool is_due(const Position& position, Family family, Icon icon)
{
    return position.due.contains({family, icon, false});
}

bool any_due(const Position& position, Family family, bool (*is_meant)(Icon))
{
    return std::any_of(position.due.begin(), position.due.end(), [&](const DueIcon& due) {
        return due.family == family && !due.is_lost && is_meant(due.icon);
    });
}

template <typename List>
void sort(List& list)
{
    std::sort(list.begin(), list.end());
}

/// Jobs that are named but lie in the hand with an unknown face count as unknown ones.
Cards without_told_faces(const Cards& cards, const Position& position, Family family)
{
    Cards listed = cards;
    listed.jobs.clear();
    Cards hand = hand_of(position, family);
    for (const JobId job : cards.jobs) {
        const auto found = std::find(hand.jobs.begin(), hand.jobs.end(), job);
        if (found == hand.jobs.end()) {
            ++listed.unknown_jobs;
            continue;
        }
        hand.jobs.erase_at(static_cast<std::size_t>(found - hand.jobs.begin()));
        listed.jobs.push_back(job);
    }
    sort(listed.jobs);
    sort(listed.allies);
    return listed;
}

/// The number of a Family's highest marker in a stack, counted from the bottom.
std::uint8_t highest_marker(const Position& position, Area territory, Family family)
{
    const auto stack = stack_of(position, territory);
    return static_cast<std::uint8_t>(std::count(stack.begin(), stack.end(), family));
}

/// One function for each kind of action that is listed otherwise than it may be written, or not at
/// all; false if it is not.
class Listing {
public:
    Listing(const Position& position, const Components& components, std::optional<Family> family)
        : m_position(position)
        , m_components(components)
        , m_family(family.value_or(Family::marzullo))
    {
    }

    bool operator()(Correct&) const { return false; }
    bool operator()(Believe&) const { return false; }
    bool operator()(EmptyPile&) const { return false; }
    bool operator()(CountSuitcase&) const { return false; }
    bool operator()(FightWar& move) const
    {
        move.belief.reset();
        return true;
    }
    bool operator()(CompleteJob& move) const
    {
        if (is_board() || !m_components[move.job].cost)
            move.pays = {};
        return true;
    }
    bool operator()(Collect&) const { return any_due(m_position, m_family, needs_no_choice); }
    bool operator()(Decline& move) const
    {
        if (move.icon)
            return is_due(m_position, m_family, *move.icon);
        return has_due(m_position, m_family);
    }
    bool operator()(Use& move) const
    {
        if (std::holds_alternative<target::Acts>(move.target))
            return false;
        if (auto* jobs = std::get_if<target::Jobs>(&move.target))
            *jobs = {};
        else if (auto* trade = std::get_if<target::Trade>(&move.target))
            trade->gives = cards(trade->gives);
        else if (auto* swap = std::get_if<target::Swap>(&move.target))
            swap->gives = cards(swap->gives);
        return is_due(m_position, m_family, move.icon);
    }
    bool operator()(RelocateMarker& move) const
    {
        if (move.marker.number == 0)
            move.marker.number = highest_marker(m_position, move.marker.territory, m_family);
        return true;
    }
    bool operator()(Bid& move) const { return !is_board() || move.cards.empty(); }
    bool operator()(Discard& move) const
    {
        if (move.cards.empty())
            return false;
        move.cards = cards(move.cards);
        return !is_board();
    }
    template <typename Other>
    bool operator()(Other&) const
    {
        return true;
    }

private:
    [[nodiscard]] bool is_board() const { return m_position.tracking == Tracking::board; }
    [[nodiscard]] Cards cards(const Cards& given) const
    {
        return without_told_faces(given, m_position, m_family);
    }

    const Position& m_position;
    const Components& m_components;
    Family m_family;
};

// Counting what lies on the table. -------------------------------------------------------------

/// All cards of a kind, if their pile is counted.
template <typename Kind, typename Owned>
std::optional<int> everywhere(const Position& position, Kind kind, const Owned& owned)
{
    const std::optional<int> left = position.pile(kind).count();
    if (!left)
        return std::nullopt;
    int total = *left;
    for (const Holding& holding : position.holdings)
        total += owned(holding, kind);
    return total;
}

int owned_money(const Holding& holding, Bill bill)
{
    return holding.hand_money[bill] + holding.suitcase[bill];
}

int owned_goods(const Holding& holding, Good good)
{
    return holding.hand_goods[good];
}

int all_jobs(const Position& position)
{
    int jobs = position.job_deck + position.unknown_discarded_jobs + position.unknown_open_jobs
        + static_cast<int>(position.known_jobs.size());
    for (const Holding& holding : position.holdings)
        jobs += holding.hand_unknown_jobs;
    return jobs;
}

int all_markers(const Position& position)
{
    int markers = static_cast<int>(position.control.size());
    for (const Holding& holding : position.holdings)
        markers += holding.markers;
    return markers;
}

void check_figure(const Position& position, const Components& components, FigureId figure)
{
    const Place place = position.place_of(figure);
    const std::optional<Family> owner = owner_of(figure);
    INFO(format(figure_at_its_place(position, figure), components));
    if (owner && !plays(position, *owner))
        CHECK(place.kind == Place::Kind::box);
    if (!owner)
        CHECK(place.kind != Place::Kind::supply);
    if (place.kind == Place::Kind::thug_space)
        CHECK(area_of(position, components, place.business()).has_value());
    if (place.kind == Place::Kind::member_space)
        CHECK(index_of(place.space()) < components.spaces().size());
}

/// What hands can change, without the referee's own notes.
struct Table {
    const Position& position;

    void check_same_as(const Position& other) const
    {
        CHECK(position.figures == other.figures);
        CHECK(position.tiles == other.tiles);
        CHECK(position.control == other.control);
        CHECK(position.horse_head == other.horse_head);
        CHECK(position.allies == other.allies);
        CHECK(position.known_jobs == other.known_jobs);
        CHECK(position.unknown_discarded_jobs == other.unknown_discarded_jobs);
        CHECK(position.unknown_open_jobs == other.unknown_open_jobs);
        CHECK(position.unknown_open_allies == other.unknown_open_allies);
        CHECK(position.money_piles == other.money_piles);
        CHECK(position.goods_piles == other.goods_piles);
        CHECK(position.job_deck == other.job_deck);
        for (const Family family : position.seats)
            check_same_holding(position.of(family), other.of(family));
    }

    static void check_same_holding(const Holding& left, const Holding& right)
    {
        CHECK(left.hand_money == right.hand_money);
        CHECK(left.hand_goods == right.hand_goods);
        CHECK(left.hand_unknown_jobs == right.hand_unknown_jobs);
        CHECK(left.markers == right.markers);
        CHECK(left.suitcase == right.suitcase);
        CHECK(left.has_counted == right.has_counted);
    }
};

} // namespace

std::optional<Move> as_listed(
    const Move& move, const Position& position, const Components& components)
{
    if (!move.ruling.empty())
        return std::nullopt;
    Move listed = move;
    if (!std::visit(Listing(position, components, move.family), listed.action))
        return std::nullopt;
    return listed;
}

void check_round_trip(const Move& move, const Components& components)
{
    const std::string line = format(move, components);
    INFO(line);
    Components known = components;
    const ledger::ErrorOr<Move> again = parse(line, known);
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value() == move);
    CHECK(format(again.value(), known) == line);
    CHECK(known.jobs().size() == components.jobs().size());
    CHECK(known.businesses().size() == components.businesses().size());
}

void check_listed(const Move& move, const Position& position, const Components& components)
{
    const Judged judged = ledger::judge_in<Game>(position, move, components);
    const bool is_fine =
        judged.verdict == ledger::Verdict::legal || judged.verdict == ledger::Verdict::unverified;
    const std::optional<Move> listed = as_listed(move, position, components);
    if (!is_fine || !listed)
        return;
    const std::vector<LegalMove> legal = legal_moves(position, components);
    const auto found = std::find_if(legal.begin(), legal.end(),
        [&listed](const LegalMove& candidate) { return candidate.move == *listed; });
    INFO("As it should be listed: " << format(*listed, components));
    CHECK(found != legal.end());
}

void check_position(const Position& position, const Components& components)
{
    CHECK(all_markers(position) == markers_per_family * player_count(position));
    int money = 0;
    int goods = 0;
    for (const Holding& holding : position.holdings) {
        money += holding.hand_money.total() + holding.suitcase.total();
        goods += holding.hand_goods.total();
    }
    if (position.tracking == Tracking::full) {
        CHECK(money <= money_cards_in_box);
        CHECK(goods <= goods_cards_in_box);
    }
    CHECK(std::is_sorted(position.known_jobs.begin(), position.known_jobs.end(), comes_before));
    for (int i = 0; i < figure_count; ++i)
        check_figure(position, components, static_cast<FigureId>(i));
}

void check_conservation(const Position& before, const Move& move, const Position& after)
{
    const bool is_told_anew = std::holds_alternative<EmptyPile>(move.action)
        || std::holds_alternative<CountSuitcase>(move.action);
    if (before.tracking == Tracking::board || is_told_anew)
        return;
    for (const Bill bill : all_of<Bill>)
        CHECK(everywhere(before, bill, owned_money) == everywhere(after, bill, owned_money));
    for (const Good good : all_of<Good>)
        CHECK(everywhere(before, good, owned_goods) == everywhere(after, good, owned_goods));
    CHECK(all_jobs(before) == all_jobs(after));
}

void check_acts(const Position& before, const Judged& judged, const Components& components)
{
    Position after = before;
    for (const Act& act : judged.acts) {
        INFO(format(act, components));
        CHECK_FALSE(apply(act, after, components).has_value());
    }
    Table{after}.check_same_as(judged.after);
}

void check_line(const Evening& evening, const std::string& line)
{
    Components components = evening.timeline().components();
    const ledger::ErrorOr<Move> move = parse(line, components);
    if (move.is_error())
        return;
    INFO(line);
    const Position& before = evening.timeline().present();
    check_round_trip(move.value(), components);
    check_listed(move.value(), before, components);
    const Judged judged = ledger::judge_in<Game>(before, move.value(), components);
    if (judged.verdict == ledger::Verdict::impossible)
        return;
    check_acts(before, judged, components);
    check_conservation(before, move.value(), judged.after);
    check_position(judged.after, components);
}

} // namespace consigliere::test

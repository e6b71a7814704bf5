#include "engine/corleone/act.h"

#include "engine/corleone/messages.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/judging.h"

#include <algorithm>

namespace consigliere::corleone {

using ledger::Reason;
using Refusal = std::optional<Reason>;

namespace {

void change(std::uint8_t& count, int by)
{
    count = static_cast<std::uint8_t>(count + by);
}

// Known faces. ---------------------------------------------------------------------------------

void add_known(Position& position, KnownJob known)
{
    const auto* at = std::ranges::lower_bound(position.known_jobs, known, comes_before);
    position.known_jobs.insert_at(
        static_cast<std::size_t>(at - position.known_jobs.begin()), known);
}

bool take_known(Position& position, KnownJob known)
{
    const auto* found = std::ranges::find(position.known_jobs, known);
    if (found == position.known_jobs.end())
        return false;
    position.known_jobs.erase_at(static_cast<std::size_t>(found - position.known_jobs.begin()));
    return true;
}

/// The discards become the deck: their faces become unknown again.
void reshuffle(Position& position)
{
    change(position.job_deck, discarded_jobs(position));
    for (std::size_t i = position.known_jobs.size(); i > 0; --i) {
        if (position.known_jobs[i - 1].zone == JobZone::discards())
            position.known_jobs.erase_at(i - 1);
    }
    position.unknown_discarded_jobs = 0;
}

// What a holder must have to give it away. --------------------------------------------------------

template <typename Kind>
Refusal lacks(const Counts<Kind>& has, const Counts<Kind>& needs, Family family,
    const ledger::Contradicts<Family, Card, int, int>& message)
{
    for (const Kind kind : all_of<Kind>) {
        if (has[kind] < needs[kind])
            return make_reason(message, family, kind, needs[kind], has[kind]);
    }
    return std::nullopt;
}

Refusal lacks_from_hand(const Position& position, Family family, const Cards& cards)
{
    const Holding& holding = position.of(family);
    if (position.tracking == Tracking::full) {
        if (Refusal refusal = lacks(holding.hand_money, cards.money, family, message::lacks_cards))
            return refusal;
        if (Refusal refusal = lacks(holding.hand_goods, cards.goods, family, message::lacks_cards))
            return refusal;
        if (holding.hand_unknown_jobs < cards.unknown_jobs)
            return make_reason(message::name_the_job, family);
    }
    // Taking cards one by one detects names that are listed too often.
    Position rest = position;
    for (const JobId job : cards.jobs) {
        if (!take_known(rest, {job, JobZone::hand(family)}))
            return make_reason(message::lacks_job, family, job);
    }
    for (const AllyId ally : cards.allies) {
        AllyState& state = rest.state_of(ally);
        if (state.kind != AllyState::Kind::hand || state.owner != family)
            return make_reason(message::lacks_ally, family, ally);
        state.kind = AllyState::Kind::gone;
    }
    return std::nullopt;
}

template <typename Kind>
Refusal pile_lacks(const Position& position, const Counts<Kind>& needs)
{
    for (const Kind kind : all_of<Kind>) {
        if (needs[kind] == 0)
            continue;
        const std::optional<int> left = position.pile(kind).count();
        if (left == 0)
            return make_reason(message::pile_is_empty, kind);
        if (left && *left < needs[kind])
            return make_reason(message::pile_lacks, kind, needs[kind], *left);
    }
    return std::nullopt;
}

/// Also keeps the counts within their type.
Refusal exceeds_box(const Position& position, const Cards& cards)
{
    int money = cards.money.total();
    int goods = cards.goods.total();
    for (const Holding& holding : position.holdings) {
        money += holding.hand_money.total() + holding.suitcase.total();
        goods += holding.hand_goods.total();
    }
    if (money > money_cards_in_box)
        return make_reason(message::box_has_less, money_cards_in_box);
    if (goods > goods_cards_in_box)
        return make_reason(message::box_has_less, goods_cards_in_box);
    return std::nullopt;
}

/// A Suitcase holds money and completed Jobs.
bool fits_suitcase(const Cards& cards)
{
    return cards.goods.empty() && cards.unknown_jobs == 0 && cards.allies.empty();
}

Refusal take_from_hand(Position& position, Family family, const Cards& cards)
{
    if (Refusal refusal = lacks_from_hand(position, family, cards))
        return refusal;
    Holding& holding = position.of(family);
    if (position.tracking == Tracking::full) {
        holding.hand_money.take(cards.money);
        holding.hand_goods.take(cards.goods);
        change(holding.hand_unknown_jobs, -cards.unknown_jobs);
    }
    for (const JobId job : cards.jobs)
        take_known(position, {job, JobZone::hand(family)});
    return std::nullopt;
}

template <typename Kind>
void change_piles(Position& position, const Counts<Kind>& cards, int sign)
{
    for (const Kind kind : all_of<Kind>)
        position.pile(kind).change_by(sign * cards[kind]);
}

// Each act: its precondition and effect. ----------------------------------------------------------

class Doer {
public:
    Doer(Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    Refusal operator()(const act::Gains& act)
    {
        if (m_position.tracking == Tracking::full) {
            if (Refusal refusal = pile_lacks(m_position, act.cards.money))
                return refusal;
            if (Refusal refusal = pile_lacks(m_position, act.cards.goods))
                return refusal;
            if (Refusal refusal = exceeds_box(m_position, act.cards))
                return refusal;
        }
        Position after = m_position;
        for (const AllyId ally : act.cards.allies) {
            const AllyState::Kind kind = after.state_of(ally).kind;
            if (kind == AllyState::Kind::hand || kind == AllyState::Kind::played)
                return make_reason(message::ally_is_elsewhere, ally);
            after.state_of(ally) = {AllyState::Kind::hand, act.family};
        }
        for (const JobId job : act.cards.jobs) {
            if (Refusal refusal = gain_known_job(after, act.family, job))
                return refusal;
        }
        if (m_position.tracking == Tracking::full) {
            if (Refusal refusal = draw(after, act.family, act.cards.unknown_jobs))
                return refusal;
            Holding& holding = after.of(act.family);
            change_piles(after, act.cards.money, -1);
            change_piles(after, act.cards.goods, -1);
            holding.hand_money.add(act.cards.money);
            holding.hand_goods.add(act.cards.goods);
        }
        m_position = after;
        return std::nullopt;
    }

    Refusal operator()(const act::Loses& act)
    {
        if (Refusal refusal = take_from_hand(m_position, act.family, act.cards))
            return refusal;
        if (m_position.tracking == Tracking::full) {
            change_piles(m_position, act.cards.money, +1);
            change_piles(m_position, act.cards.goods, +1);
            change(m_position.unknown_discarded_jobs, act.cards.unknown_jobs);
        }
        for (const JobId job : act.cards.jobs)
            add_known(m_position, {job, JobZone::discards()});
        for (const AllyId ally : act.cards.allies)
            m_position.state_of(ally).kind = AllyState::Kind::gone;
        return std::nullopt;
    }

    Refusal operator()(const act::Gives& act)
    {
        if (Refusal refusal = take_from_hand(m_position, act.family, act.cards))
            return refusal;
        Holding& receiver = m_position.of(act.to);
        if (m_position.tracking == Tracking::full) {
            receiver.hand_money.add(act.cards.money);
            receiver.hand_goods.add(act.cards.goods);
            change(receiver.hand_unknown_jobs, act.cards.unknown_jobs);
        }
        for (const JobId job : act.cards.jobs)
            add_known(m_position, {job, JobZone::hand(act.to)});
        for (const AllyId ally : act.cards.allies)
            m_position.state_of(ally).owner = act.to;
        return std::nullopt;
    }

    Refusal operator()(const act::Banks& act)
    {
        if (!fits_suitcase(act.cards))
            return make_reason(message::suitcase_takes_money_and_jobs);
        if (Refusal refusal = take_from_hand(m_position, act.family, act.cards))
            return refusal;
        if (m_position.tracking == Tracking::full)
            m_position.of(act.family).suitcase.add(act.cards.money);
        for (const JobId job : act.cards.jobs)
            add_known(m_position, {job, JobZone::suitcase(act.family)});
        return std::nullopt;
    }

    Refusal operator()(const act::Unbanks& act)
    {
        if (!fits_suitcase(act.cards))
            return make_reason(message::suitcase_takes_money_and_jobs);
        Holding& holding = m_position.of(act.family);
        if (m_position.tracking == Tracking::full) {
            if (Refusal refusal =
                    lacks(holding.suitcase, act.cards.money, act.family, message::suitcase_lacks))
                return refusal;
        }
        Position after = m_position;
        for (const JobId job : act.cards.jobs) {
            if (!take_known(after, {job, JobZone::suitcase(act.family)}))
                return make_reason(message::lacks_job, act.family, job);
            add_known(after, {job, JobZone::hand(act.family)});
        }
        m_position = after;
        if (m_position.tracking == Tracking::full) {
            holding.suitcase.take(act.cards.money);
            holding.hand_money.add(act.cards.money);
        }
        return std::nullopt;
    }

    Refusal operator()(const act::Shot& act)
    {
        if (!act.figure.place.is_on_board())
            return make_reason(message::figure_not_on_board, act.figure);
        return send(act.figure, {Place::Kind::hudson, 0});
    }

    Refusal operator()(const act::Recalled& act)
    {
        const Place::Kind home = act.figure.owner ? Place::Kind::supply : Place::Kind::box;
        return send(act.figure, {home, 0});
    }

    Refusal operator()(const act::Moves& act)
    {
        if (Refusal refusal = lacks_space(act.to))
            return refusal;
        return send(act.figure, act.to);
    }

    Refusal operator()(const act::Marks& act)
    {
        if (!is_territory(act.territory))
            return make_reason(message::no_control_space);
        Holding& holding = m_position.of(act.family);
        if (holding.markers == 0)
            return make_reason(message::no_marker_left, act.family);
        --holding.markers;
        std::size_t at = m_position.control.size();
        while (at > 0 && m_position.control[at - 1].territory > act.territory)
            --at;
        m_position.control.insert_at(at, {act.territory, act.family});
        return std::nullopt;
    }

    Refusal operator()(const act::Unmarks& act)
    {
        int number = 0;
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < m_position.control.size(); ++i) {
            if (!(m_position.control[i] == Marker{act.marker.territory, act.family}))
                continue;
            ++number;
            if (act.marker.number == 0 || act.marker.number == number)
                found = i;
        }
        if (!found)
            return make_reason(message::no_marker_there, act.family, act.marker.territory);
        m_position.control.erase_at(*found);
        ++m_position.of(act.family).markers;
        return std::nullopt;
    }

    Refusal operator()(const act::HasTurn& act)
    {
        if (m_position.phase != Phase::business)
            return make_reason(message::nobody_has_turn);
        m_position.turn = act.family;
        m_position.has_acted = false;
        return std::nullopt;
    }

    Refusal operator()(const act::Placed& act)
    {
        const std::optional<FigureId> figure = resolve(m_position, act.figure);
        if (!figure)
            return make_reason(message::no_such_figure, act.figure);
        if (Refusal refusal = lacks_space(act.to))
            return refusal;
        m_position.place_of(*figure) = act.to;
        return std::nullopt;
    }

    Refusal operator()(const act::Opened& act)
    {
        if (const auto area = area_of(m_position, m_components, act.business))
            return make_reason(message::tile_already_open, act.business, *area);
        m_position.tiles[index_of(act.business)] = act.territory;
        return std::nullopt;
    }

    Refusal operator()(const act::JobRevealed& act)
    {
        if (!may_be_unseen(m_position, m_components, act.job))
            return elsewhere(act.job);
        if (m_position.known_jobs.full())
            return make_reason(message::box_has_less, jobs_in_box);
        if (m_position.unknown_open_jobs > 0 && m_position.jobs_to_reveal == 0)
            --m_position.unknown_open_jobs;
        else if (m_position.tracking == Tracking::full) {
            if (m_position.job_deck == 0)
                return make_reason(message::job_deck_is_out);
            --m_position.job_deck;
        }
        add_known(m_position, {act.job, JobZone::open()});
        return std::nullopt;
    }

    Refusal operator()(const act::AllyRevealed& act)
    {
        AllyState& state = m_position.state_of(act.ally);
        if (state.kind != AllyState::Kind::unseen)
            return make_reason(message::ally_is_elsewhere, act.ally);
        if (m_position.unknown_open_allies > 0 && m_position.allies_to_reveal == 0)
            --m_position.unknown_open_allies;
        state.kind = AllyState::Kind::open;
        return std::nullopt;
    }

    void operator()(const act::Reshuffled&) { reshuffle(m_position); }

    Refusal operator()(const act::DrawsJobs& act)
    {
        return draw(m_position, act.family, act.count);
    }

    Refusal operator()(const act::Shows& act)
    {
        Holding& holding = m_position.of(act.family);
        if (m_position.tracking == Tracking::full && holding.hand_unknown_jobs == 0)
            return make_reason(message::lacks_job, act.family, act.job);
        if (!may_be_unseen(m_position, m_components, act.job))
            return elsewhere(act.job);
        if (m_position.known_jobs.full())
            return make_reason(message::box_has_less, jobs_in_box);
        if (m_position.tracking == Tracking::full)
            --holding.hand_unknown_jobs;
        add_known(m_position, {act.job, JobZone::hand(act.family)});
        return std::nullopt;
    }

    Refusal operator()(const act::TakesPublicJob& act)
    {
        if (!take_known(m_position, {act.job, JobZone::open()}))
            return make_reason(message::job_not_public, act.job);
        add_known(m_position, {act.job, JobZone::suitcase(act.family)});
        return std::nullopt;
    }

    void operator()(const act::PlaysAlly& act)
    {
        m_position.state_of(act.ally) = {AllyState::Kind::played, act.family};
    }

    void operator()(const act::AllyReturns& act)
    {
        m_position.state_of(act.ally) = {AllyState::Kind::hand, act.family};
    }

    void operator()(const act::AllyLeaves& act)
    {
        m_position.state_of(act.ally).kind = AllyState::Kind::gone;
    }

    Refusal operator()(const act::Bribes& act)
    {
        if (m_position.tracking == Tracking::board)
            return std::nullopt;
        if (Refusal refusal = lacks(
                m_position.of(act.family).suitcase, act.money, act.family, message::suitcase_lacks))
            return refusal;
        m_position.of(act.family).suitcase.take(act.money);
        change_piles(m_position, act.money, +1);
        return std::nullopt;
    }

    void operator()(const act::TakesHorseHead& act)
    {
        m_position.horse_head = act.family;
        m_position.has_horse_head_moved = true;
    }

    void operator()(const act::PileEmptied& act)
    {
        if (const Bill* bill = std::get_if<Bill>(&act.pile))
            m_position.pile(*bill) = Pile(0);
        else if (const Good* good = std::get_if<Good>(&act.pile))
            m_position.pile(*good) = Pile(0);
        else
            m_position.job_deck = 0;
    }

    Refusal operator()(const act::LaysUnnamed& act)
    {
        if (m_position.tracking == Tracking::full) {
            if (m_position.job_deck < act.jobs)
                return make_reason(message::job_deck_is_out);
            change(m_position.job_deck, -act.jobs);
        }
        change(m_position.unknown_open_jobs, act.jobs);
        change(m_position.unknown_open_allies, act.allies);
        return std::nullopt;
    }

    void operator()(const act::UnnamedAlliesLeave& act)
    {
        change(m_position.unknown_open_allies, -act.count);
    }

    void operator()(const act::CountsSuitcase& act)
    {
        Holding& holding = m_position.of(act.family);
        holding.suitcase = act.money;
        holding.has_counted = true;
    }

    // For the log only: the phases change the position.
    void operator()(const act::TakesLower&) { }
    void operator()(const act::IconLost&) { }
    void operator()(const act::TurnSkipped&) { }
    void operator()(const act::TurnPassedOver&) { }
    void operator()(const act::PhaseBegins&) { }

private:
    Refusal elsewhere(JobId job) const
    {
        return make_reason(message::job_is_elsewhere, job, m_components[job].copies.value_or(1));
    }

    /// Takes a named Job from the discards, or else from the deck.
    Refusal gain_known_job(Position& position, Family family, JobId job) const
    {
        if (!take_known(position, {job, JobZone::discards()})) {
            if (!may_be_unseen(position, m_components, job))
                return elsewhere(job);
            if (position.tracking == Tracking::full) {
                if (position.job_deck == 0)
                    reshuffle(position);
                if (position.job_deck == 0)
                    return make_reason(message::job_deck_is_out);
                --position.job_deck;
            } else if (position.known_jobs.full()) {
                return make_reason(message::box_has_less, jobs_in_box);
            }
        }
        add_known(position, {job, JobZone::hand(family)});
        return std::nullopt;
    }

    static Refusal draw(Position& position, Family family, int count)
    {
        if (position.job_deck < count)
            reshuffle(position);
        if (position.job_deck < count)
            return make_reason(message::job_deck_is_out);
        change(position.job_deck, -count);
        change(position.of(family).hand_unknown_jobs, count);
        return std::nullopt;
    }

    Refusal send(const FigureAt& figure, Place to)
    {
        const std::optional<FigureId> found = resolve(m_position, figure);
        const bool is_out = figure.place.is_on_board() || figure.place.kind == Place::Kind::hudson;
        if (!found || !is_out)
            return make_reason(message::figure_not_on_board, figure);
        m_position.place_of(*found) = to;
        return std::nullopt;
    }

    /// A Thug space exists with its Business. Which figures may stand where is a matter of rules.
    Refusal lacks_space(Place to) const
    {
        if (to.kind == Place::Kind::thug_space && !area_of(m_position, m_components, to.business()))
            return make_reason(message::not_on_board, to);
        return std::nullopt;
    }

    Position& m_position;
    const Components& m_components;
};

} // namespace

FigureAt figure_at_its_place(const Position& position, FigureId figure)
{
    return {owner_of(figure), kind_of(figure), position.place_of(figure)};
}

std::optional<FigureId> resolve(const Position& position, const FigureAt& figure)
{
    return ledger::first_of(
        all_figures, [&](FigureId id) { return figure_at_its_place(position, id) == figure; });
}

std::optional<Reason> apply(const Act& act, Position& position, const Components& components)
{
    return ledger::refusal_by(Doer(position, components), act);
}

} // namespace consigliere::corleone

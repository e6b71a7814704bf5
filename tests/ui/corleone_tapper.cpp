#include "tests/ui/corleone_tapper.h"

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/component_draft.h"
#include "db/session_list.h"
#include "engine/corleone/score.h"
#include "engine/corleone/waiting.h"
#include "tests/ui/fingers.h"

#include <algorithm>
#include <stdexcept>

namespace consigliere::test {

using namespace corleone;

namespace {

/// A hand on the screen holds Jobs without faces, unless the table has told them.
Cards as_held(const Cards& cards, const Cards& hand)
{
    Cards held = cards;
    held.jobs.clear();
    for (const JobId job : cards.jobs) {
        if (hand.jobs.contains(job))
            held.jobs.push_back(job);
        else
            ++held.unknown_jobs;
    }
    return held;
}

/// Where the cards that stay are chosen, the others go in the order of the hand.
Cards in_order_of(const Cards& hand, const Cards& cards)
{
    return table_corleone::without(hand, table_corleone::without(hand, cards));
}

/// Own markers that lie on each other are one choice on the screen, told by the highest of them.
std::uint8_t as_offered(const Position& position, MarkerAt marker, Family family)
{
    int number =
        marker.number == 0 ? markers_in(position, marker.territory, family) : marker.number;
    int own = 0;
    for (const Family owner : stack_of(position, marker.territory)) {
        if (own >= number && owner != family)
            break;
        own += owner == family ? 1 : 0;
        number = std::max(number, own);
    }
    return static_cast<std::uint8_t>(number);
}

} // namespace

CorleoneTapper::CorleoneTapper(std::unique_ptr<ledger::Evening> referee, Collecting collecting)
    : m_referee(dynamic_cast<corleone::Evening*>(referee.release()))
    , m_collecting(collecting)
{
}

const Position& CorleoneTapper::position() const
{
    return m_referee->timeline().present();
}

const Components& CorleoneTapper::components() const
{
    return m_referee->timeline().components();
}

/// A line as the screens say it: without what only a pen can add.
std::optional<Move> CorleoneTapper::on_the_screen(const std::string& line) const
{
    Components known = components();
    auto parsed = parse(line, known);
    if (parsed.is_error())
        throw std::runtime_error("cannot be read: " + line);
    Move move = std::move(parsed.value());
    if (std::holds_alternative<Believe>(move.action))
        return std::nullopt;
    const auto* const plain = std::get_if<Use>(&move.action);
    const bool is_collected = std::holds_alternative<Collect>(move.action)
        || (plain != nullptr && needs_no_choice(plain->icon));
    if (is_collected && m_collecting == Collecting::by_itself)
        return std::nullopt;
    if (auto* war = std::get_if<FightWar>(&move.action))
        war->belief.reset();
    if (!move.family)
        return move;

    const Cards hand = hand_of(position(), *move.family);
    const std::vector<Icon> due = icons_due(position(), *move.family);
    if (std::holds_alternative<Collect>(move.action) && due.size() == 1)
        move.action = Use{due.front(), target::Nothing{}};
    else if (auto* decline = std::get_if<Decline>(&move.action); decline && due.size() == 1)
        decline->icon = due.front();
    else if (auto* use = std::get_if<Use>(&move.action)) {
        if (auto* jobs = std::get_if<target::Jobs>(&use->target))
            *jobs = {};
        else if (auto* trade = std::get_if<target::Trade>(&use->target))
            trade->gives = as_held(trade->gives, hand);
        else if (auto* swap = std::get_if<target::Swap>(&use->target))
            swap->gives = as_held(swap->gives, hand);
    } else if (auto* discard = std::get_if<Discard>(&move.action))
        discard->cards = in_order_of(hand, as_held(discard->cards, hand));
    else if (auto* marker = std::get_if<RelocateMarker>(&move.action))
        marker->marker.number = as_offered(position(), marker->marker, *move.family);
    return move;
}

void CorleoneTapper::tap(const std::string& line)
{
    const std::optional<Move> move = on_the_screen(line);
    if (!move)
        return;
    const bool is_bid = std::holds_alternative<Bid>(move->action);
    if (is_bid && position().of(*move->family).suitcase.empty()
        && position().tracking == Tracking::full)
        return;
    if (lacks_only_forced_bids(position()))
        go_on_without_bids();

    const int before = stage().taps();
    // A Job in a hand has no face on the screen, even if the record knows it.
    const auto seen = m_referee->observed(ledger::Audience::everybody());
    Fingers fingers(stage(), position(), seen->present(), components(), move->family);
    std::visit(fingers, move->action);
    // What came of all the wars has been read.
    if (stage().has("war:on"))
        stage().tap("war:on");
    const int taps = stage().taps() - before;
    // What the books leave out, the table could tell now.
    while (stage().has("component:later"))
        stage().tap("component:later");
    spent({line, taps, fingers.choices()});
    learn_from(*move);
    record(format(*move, components()));
    if (!is_trying())
        compare_length(line);
}

/// The program keeps of an Ally that is laid open of which Act it is.
void CorleoneTapper::learn_from(const Move& move)
{
    const auto* const reveal = std::get_if<RevealAlly>(&move.action);
    if (reveal == nullptr)
        return;
    const Ally& ally = components()[reveal->ally];
    if (ally.act || !ally.effect)
        return;
    using table_corleone::ComponentDraft;
    ComponentDraft draft = ComponentDraft::of(ally, table_corleone::ally_act_now(position()));
    if (m_referee->describe(draft.describe(components())).is_error())
        throw std::runtime_error("cannot be described: " + ally.naming.name);
}

/// Those with empty Suitcases bid nothing, all of them with one tap.
void CorleoneTapper::go_on_without_bids()
{
    stage().tap("bid:nobody-else");
    while (lacks_only_forced_bids(position()))
        record(format(Move{next_to_bid(position()), Bid{}, {}}, components()));
}

void CorleoneTapper::record(const std::string& line)
{
    if (!ledger::is_applied(m_referee->record(line).verdict))
        throw std::runtime_error("the referee refuses " + line);
    if (m_collecting == Collecting::by_itself)
        collect();
}

/// What the program does after every move.
void CorleoneTapper::collect()
{
    for (const Family family : position().seats) {
        const std::vector<Icon> due = icons_due(position(), family);
        if (!std::any_of(due.begin(), due.end(), needs_no_choice))
            continue;
        const std::string line = format(Move{family, Collect{}, {}}, components());
        if (ledger::is_applied(m_referee->consider(line).verdict))
            m_referee->record(line);
    }
}

void CorleoneTapper::compare_length(const std::string& line)
{
    const auto sessions = db::list_sessions(stage().program().database());
    const int kept = sessions.value().front().entries;
    const int judged = m_referee->history().size();
    if (kept != judged)
        throw std::runtime_error(line + ": " + std::to_string(kept) + " entries are kept, "
            + std::to_string(judged) + " were judged; last "
            + m_referee->history().entry(judged).line);
}

} // namespace consigliere::test

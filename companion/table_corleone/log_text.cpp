#include "companion/table_corleone/log_text.h"

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panels.h"
#include "companion/telling/teller.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

/// True for acts that the log shows beside their move, because the move does not imply them.
bool is_worth_telling(const Act& act)
{
    return is_one_of<act::Gains, act::Marks, act::TakesHorseHead, act::TakesLower, act::IconLost,
        act::TurnSkipped, act::TurnPassedOver, act::Bribes, act::Reshuffled, act::AllyReturns,
        act::AllyLeaves>(act);
}

/// Acts listed in the move itself; its text contains them already.
std::vector<Act> listed_acts(const Move& move)
{
    if (const auto* correction = std::get_if<Correct>(&move.action))
        return correction->acts;
    if (const auto* use = std::get_if<Use>(&move.action)) {
        if (const auto* by_hand = std::get_if<target::Acts>(&use->target))
            return by_hand->acts;
    }
    return {};
}

} // namespace

std::string tell_gain(const View& view, int entry, const Move& move)
{
    const auto observed = view.observed();
    const std::vector<Act> listed = listed_acts(move);
    return language::listed(observed->acts_of(entry), [&](const Act& act) {
        const bool is_told = std::ranges::find(listed, act) != listed.end();
        if (is_told || !is_worth_telling(act))
            return std::string();
        // The gain of the actor needs no name in front.
        const act::Gains* gains = std::get_if<act::Gains>(&act);
        const bool is_own = gains != nullptr && move.family == gains->family;
        return is_own ? tell(view, gains->cards) : tell_act(view, act);
    });
}

bool carries_on(const Move& move)
{
    return is_one_of<Collect, Use, Decline, RelocateMarker, LeaveMarker>(move.action);
}

std::string tell(const View& view, const FigureAt& figure)
{
    std::string owner;
    if (figure.owner)
        owner = telling::named(view.player(*figure.owner), tell(*figure.owner));
    return tell(figure, view.components(), owner);
}

std::string tell(const View& view, const Cards& cards)
{
    std::vector<std::string> parts;
    const auto add = [&parts](int count, const std::string& name) {
        if (count > 0)
            parts.push_back(tell_many(count, name));
    };
    for (const Bill bill : all_of<Bill>)
        add(cards.money[bill], tell(bill));
    for (const Good good : all_of<Good>)
        add(cards.goods[good], tell(good));
    for (const JobId job : cards.jobs)
        parts.push_back(quoted(view.name(job)));
    for (const AllyId ally : cards.allies)
        parts.push_back(quoted(view.name(ally)));
    add(cards.unknown_jobs, tr("Job"));
    return parts.empty() ? tr("nothing") : ledger::join(parts, ", ");
}

namespace {

/// Count and result of a war: "Ana 3, Ivan 2: Ana marks Queens". Without a result if a winner
/// without markers has not chosen yet.
std::string tell_counted_war(
    const View& view, int entry, const FightWar& war, const std::string& gain)
{
    const auto observed = view.observed();
    if (!ledger::is_applied(observed->entry(entry).verdict))
        return gain;
    const Position& position = observed->known().position_after(entry);
    const std::string counts =
        tell_sides(view, count_influence(position, view.components(), war.territory));
    std::string outcome = gain;
    if (gain.empty() && !position.marker_choice)
        outcome = tr("no one places a marker");
    return counts + (counts.empty() || outcome.empty() ? "" : ": ") + outcome;
}

} // namespace

desk::LogLine tell_entry(const View& view, int entry)
{
    return view.tell_entry(entry, [&](const Move& move) {
        desk::LogLine line;
        line.text = tell_move(view, move);
        if (move.family)
            line.actor = std::string(word_of(*move.family));
        line.detail = tell_gain(view, entry, move);
        const auto* job = std::get_if<CompleteJob>(&move.action);
        if (job != nullptr && !job->pays.empty())
            line.detail = tr_fill("pays {what}", {{"what", tell(view, job->pays)}})
                + (line.detail.empty() ? "" : ", ") + line.detail;
        if (const auto* war = std::get_if<FightWar>(&move.action))
            line.detail = tell_counted_war(view, entry, *war, line.detail);
        return line;
    });
}

} // namespace consigliere::table_corleone

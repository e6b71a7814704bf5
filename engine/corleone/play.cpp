#include "engine/corleone/play.h"

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"

namespace consigliere::corleone {

namespace {

/// Objects to any act by or on a Family that is not at this table.
class Absent {
public:
    explicit Absent(Judging& judging)
        : m_judging(judging)
    {
    }

    void check(Family family) const
    {
        m_judging.object_if(!plays(m_judging.position(), family), message::not_at_table, family);
    }
    void check(const std::vector<Act>& acts) const
    {
        for (const Act& act : acts)
            std::visit(*this, act);
    }

    void operator()(const act::Gives& act) const
    {
        check(act.family);
        check(act.to);
    }
    template <typename Other>
    void operator()(const Other& act) const
    {
        if constexpr (requires { act.family; })
            check(act.family);
    }

private:
    Judging& m_judging;
};

void object_to_absent(Judging& judging, const Move& move)
{
    const Absent absent(judging);
    if (move.family)
        absent.check(*move.family);
    if (const Correct* correct = std::get_if<Correct>(&move.action))
        absent.check(correct->acts);
    if (const Use* use = std::get_if<Use>(&move.action)) {
        if (const auto* by_hand = std::get_if<target::Acts>(&use->target))
            absent.check(by_hand->acts);
    }
    if (const Believe* belief = std::get_if<Believe>(&move.action))
        absent.check(belief->family);
    if (const FightWar* war = std::get_if<FightWar>(&move.action)) {
        if (war->belief && war->belief->winner)
            absent.check(*war->belief->winner);
    }
}

/// Returns true if a move leaves Bribery open: empty bids may still be laid after it.
bool leaves_bids_open(const Action& action)
{
    return is_one_of<Bid, Correct, Believe, EmptyPile>(action);
}

/// Returns true if a move comes after the abilities of the last action.
bool comes_after_abilities(const Action& action)
{
    return is_one_of<PlaceThug, PlaceMember, CompleteJob, PlayAlly, Pass, FightWar>(action);
}

/// Objects to due abilities that are passed over without knowing whether they are usable.
void pass_over_abilities(Judging& judging)
{
    for (const DueIcon& due : judging.position().due) {
        if (!due.is_lost)
            judging.object(message::target_untold, due.icon, due.family);
    }
    pass_over_uncertain(judging);
}

} // namespace

void play(const Position& position, const Move& move, const Components& components, Judged& judged)
{
    Judging judging(position, components, judged);

    object_to_absent(judging, move);
    if (!judging.is_impossible()) {
        if (lacks_only_forced_bids(position) && !leaves_bids_open(move.action))
            lay_forced_bids(judging);
        if (comes_after_abilities(move.action) && is_due_uncertain(position, components))
            pass_over_abilities(judging);
        ledger::judge_action(judging, move.family, move.action);
    }
    const bool only_asks = std::holds_alternative<Believe>(move.action);
    if (!judging.is_impossible() && !only_asks)
        auto_advance(judging);

    judging.conclude(move.ruling, judging.components().house_rules());
}

} // namespace consigliere::corleone

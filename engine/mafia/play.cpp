#include "engine/mafia/play.h"

#include "engine/mafia/flow.h"

namespace consigliere::mafia {

void play(const Position& position, const Move& move, const Components& components, Judged& judged)
{
    Judging judging(position, components, judged);
    const bool only_asks = std::holds_alternative<Believe>(move.action);
    // A claim is about the payments of the line before it, so it must not clear them.
    if (!only_asks)
        judging.position().last.clear();
    ledger::judge_action(judging, move.figure, move.action);
    if (!only_asks && !judging.is_impossible())
        auto_advance(judging);
    judging.conclude(move.ruling, judging.components().house_rules());
}

} // namespace consigliere::mafia

#include "engine/cash_n_guns/explain.h"

namespace consigliere::cash_n_guns {

namespace {

using About = Question::About;

/// Whether an act has made somebody Godfather.
bool moves_desk(const Act& act)
{
    const auto* moves = std::get_if<act::MovesDesk>(&act);
    return (moves != nullptr && moves->reason != DeskReason::kept)
        || std::holds_alternative<act::GainsDesk>(act);
}

bool changes_wounds(const Act& act, Player player)
{
    const auto* shot = std::get_if<act::Shoots>(&act);
    return (shot != nullptr && shot->target == player)
        || is_by<act::GainsWound, act::LosesWound, act::Dodges>(player, act);
}

/// Whether an act takes Bullet cards out of a player's hand or puts some into it.
bool changes_bullets(const Act& act, Player player)
{
    const auto* swap = std::get_if<act::SwapsBullet>(&act);
    return (swap != nullptr && (swap->player == player || swap->other == player))
        || is_by<act::Discards, act::Tells, act::TurnsUp, act::Shows, act::Reloads, act::Holds>(
            player, act);
}

bool changes_loot(const Act& act, Player player)
{
    const LootPlace here = LootPlace::of(player);
    const auto* gives = std::get_if<act::Gives>(&act);
    return (gives != nullptr && (gives->from == here || gives->to == here))
        || is_by<act::TakesShare>(player, act);
}

/// Whether an act bears on an answer.
bool is_cause(const Act& act, const Question& question)
{
    switch (question.about) {
    case About::godfather:
        return moves_desk(act);
    case About::next_share:
        return is_one_of<act::LiesDown, act::Falls, act::IsSlow, act::Leaves>(act);
    case About::wounds:
        return changes_wounds(act, question.player);
    case About::bullets:
        return changes_bullets(act, question.player);
    case About::loot:
        return changes_loot(act, question.player);
    case About::winner:
        return std::holds_alternative<act::Leaves>(act);
    case About::awaited:
    case About::diamond_bonus:
        break;
    }
    return false;
}

/// Whether what was so before an act does not bear on the answer any more: another has become
/// Godfather, a round has begun.
bool forgets(const Act& act, About about)
{
    const auto* begins = std::get_if<act::PhaseBegins>(&act);
    return (about == About::godfather && moves_desk(act))
        || (about == About::next_share && begins != nullptr && begins->phase == Phase::loot);
}

} // namespace

Explanation explain(const Moment& moment, const Question& question)
{
    Explanation explanation{
        answer(moment.position(), question, moment.sight().audience()), question, {}};
    const bool is_old =
        question.about == About::godfather && moment.position().desk_reason == DeskReason::oldest;
    if (explanation.is_covered || is_old)
        return explanation;
    moment.each_act([&](int entry, const Act& act) {
        if (forgets(act, question.about))
            explanation.causes.clear();
        if (is_cause(act, question))
            explanation.causes.push_back({entry, act});
    });
    return explanation;
}

} // namespace consigliere::cash_n_guns

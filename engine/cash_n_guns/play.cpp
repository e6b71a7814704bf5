#include "engine/cash_n_guns/play.h"

#include "engine/cash_n_guns/flow.h"

#include <cassert>

namespace consigliere::cash_n_guns {

using ledger::Verdict;

namespace {

bool only_asks(const Action& action)
{
    return std::holds_alternative<Believe>(action);
}

/// True if a line may refer to shares taken automatically.
bool speaks_of_shares(const Action& action)
{
    const auto* belief = std::get_if<Believe>(&action);
    return is_about_shares(action)
        || (belief != nullptr && belief->belief.claim == Believe::Claim::next);
}

/// True if the line keeps `before_unsaid`, so that automatic shares can still be stated.
bool leaves_open(const Action& action)
{
    return speaks_of_shares(action) || is_one_of<Correct, TellDiscard>(action);
}

void try_move(Judging& judging, const Move& move)
{
    ledger::judge_action(judging, move.player, move.action);
    if (!only_asks(move.action) && !judging.is_impossible())
        auto_advance(judging);
    judging.conclude(move.ruling, judging.components().house_rules());
}

Judged play_before_unsaid(const Position& position, const Move& move, const Components& components,
    const std::optional<std::vector<ledger::RuleId>>& checked)
{
    Position before;
    static_cast<Situation&>(before) = *position.before_unsaid;
    Judged judged;
    judged.checked = checked;
    Judging judging(before, components, judged);
    try_move(judging, move);
    return judged;
}

/// Judges a line that may refer to shares taken automatically. In: `judged` is its judgement in
/// `position`.
void hear_late_line(
    const Position& position, const Move& move, const Components& components, Judged& judged)
{
    Judged late = play_before_unsaid(position, move, components, judged.checked);
    const Situation& expected = is_accepted(judged.verdict) ? judged.after : position;
    const bool agrees =
        is_accepted(late.verdict) && static_cast<Situation&>(late.after) == expected;
    if (is_accepted(judged.verdict)) {
        if (agrees && !only_asks(move.action))
            judged.after.before_unsaid = late.after.before_unsaid;
        return;
    }
    if (!speaks_of_shares(move.action))
        return;
    // Stating what happened changes nothing. Stating something else is judged as if it had come in
    // time.
    judged.verdict = late.verdict;
    judged.reasons = std::move(late.reasons);
    judged.checked = std::move(late.checked);
    judged.acts.clear();
    judged.after = position;
    if (only_asks(move.action) || late.verdict == Verdict::impossible)
        return;
    if (agrees) {
        judged.after.before_unsaid = late.after.before_unsaid;
        return;
    }
    judged.after = late.after;
    judged.acts.emplace_back(act::TakesBackUnsaid{});
    judged.acts.insert(judged.acts.end(), late.acts.begin(), late.acts.end());
}

} // namespace

void play(const Position& position, const Move& move, const Components& components, Judged& judged)
{
    Judging judging(position, components, judged);
    if (!only_asks(move.action)) {
        pass_over_powers(judging, move.action);
        judging.position().before_unsaid.reset();
    }
    try_move(judging, move);
    if (position.before_unsaid && leaves_open(move.action))
        hear_late_line(position, move, components, judged);
}

Verdict judge_alone(
    const Position& position, const Move& move, const Components& components, Judged& judged)
{
    assert(!only_asks(move.action) && !leaves_open(move.action));
    Judging judging(position, components, judged);
    pass_over_powers(judging, move.action);
    ledger::judge_action(judging, move.player, move.action);
    judging.conclude(move.ruling, components.house_rules());
    return judged.verdict;
}

} // namespace consigliere::cash_n_guns

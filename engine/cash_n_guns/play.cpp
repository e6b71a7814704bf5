#include "engine/cash_n_guns/play.h"

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

using ledger::Ruling;

namespace {

/// Whether a move belongs to the table rather than to one player.
template <typename Kind>
concept TableMove = requires(Judging& judging, const Kind& move)
{
    judge(judging, move);
};

/// Lines that look at the game or correct it do not say that it has gone on.
bool goes_on(const Action& action)
{
    return !std::holds_alternative<Correct>(action) && !std::holds_alternative<TellDiscard>(action)
        && !std::holds_alternative<TakeShare>(action);
}

} // namespace

void play(const Position& position, const Move& move, const Components& components, Judged& judged)
{
    Judging judging(position, components, judged);
    const bool only_asks = std::holds_alternative<Believe>(move.action);
    if (!only_asks) {
        pass_over_powers(judging, move.action);
        if (goes_on(move.action))
            judging.position().unsaid.clear();
    }
    std::visit(
        [&](const auto& action) {
            if constexpr (TableMove<std::decay_t<decltype(action)>>)
                judge(judging, action);
            else
                judge(judging, *move.player, action);
        },
        move.action);
    if (!only_asks && !judging.is_impossible())
        settle(judging);
    judging.conclude(move.ruling.empty() ? Ruling::none : Ruling::stands);
}

Judged play(const Position& position, const Move& move, const Components& components)
{
    Judged judged;
    play(position, move, components, judged);
    return judged;
}

} // namespace consigliere::cash_n_guns

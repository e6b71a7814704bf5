#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

void object_to_end(Judging& judging)
{
    const int alive = count_alive(judging.position());
    if (alive > 1)
        judging.object(message::game_is_over);
    else
        judging.object(alive == 1 ? message::last_one_has_won : message::nobody_is_left);
}

namespace {

void object_waiting(Judging& judging)
{
    const Position& position = judging.position();
    switch (position.phase) {
    case Phase::loot:
        judging.object(message::waits_for_loot);
        return;
    case Phase::hold_up:
        if (const std::optional<Player> player = next_to_aim(position))
            judging.object(message::waits_for_aim, *player);
        return;
    case Phase::privilege:
    case Phase::courage:
        judging.object(message::waits_for_courage);
        return;
    case Phase::cards:
        if (const std::optional<Player> player = next_to_show(position))
            judging.object(message::waits_for_card, *player);
        return;
    case Phase::sharing:
        if (position.turn)
            judging.object(message::waits_for_share, *position.turn);
        return;
    case Phase::end:
        object_to_end(judging);
        return;
    }
}

bool advance(Judging& judging)
{
    if (judging.position().phase != Phase::end && count_alive(judging.position()) <= 1) {
        begin_end(judging);
        return true;
    }
    switch (judging.position().phase) {
    case Phase::hold_up:
        return advance_hold_up(judging);
    case Phase::privilege:
        return advance_privilege(judging);
    case Phase::cards:
        return advance_cards(judging);
    case Phase::sharing:
        return advance_sharing(judging);
    case Phase::loot:
    case Phase::courage:
    case Phase::end:
        break;
    }
    return false;
}

/// True if a line belongs to a later step than the awaited powers.
bool passes_over_powers(const Action& action)
{
    return is_one_of<RevealLoot, TakeAim, BeSlow, UseHustler>(action) || is_about_shares(action);
}

/// Advances until a line can be judged. Before a line about shares, it takes no share
/// automatically.
void go_on_to(Judging& judging, const Action& next)
{
    if (!is_about_shares(next)) {
        auto_advance(judging);
        return;
    }
    while (!judging.position().has_begun_sharing && advance(judging)) { }
}

} // namespace

bool is_about_shares(const Action& action)
{
    return is_one_of<TakeShare, LeaveDesk, ForbidLoot>(action);
}

void auto_advance(Judging& judging)
{
    while (advance(judging)) { }
}

void object_unless(Judging& judging, Phase expected)
{
    const Phase phase = judging.position().phase;
    // Phase::loot is due again in the next round, so it is never over.
    const bool is_over = phase > expected && phase != Phase::end && expected != Phase::loot;
    if (!judging.object_if(is_over, message::phase_is_over, expected) && phase != expected)
        object_waiting(judging);
}

void begin_phase(Judging& judging, Phase phase)
{
    judging.position().phase = phase;
    judging.log_only(act::PhaseBegins{phase, judging.position().round});
}

void pass_over_powers(Judging& judging, const Action& next)
{
    Position& position = judging.position();
    for (;;) {
        const bool comes_later = !is_about_shares(next) && passes_over_powers(next);
        const bool waits_for_powers = (position.phase == Phase::cards && !next_to_show(position))
            || (position.phase == Phase::sharing && !position.has_begun_sharing);
        if (waits_for_powers && passes_over_powers(next))
            position.has_passed_powers = true;
        else if (comes_later && may_leave_desk(position))
            judging.perform(act::LeavesDesk{});
        else if (comes_later && only_clip_is_left(position))
            take_unsaid(judging, *position.turn, LootCard::clip);
        else
            return;
        go_on_to(judging, next);
    }
}

} // namespace consigliere::cash_n_guns

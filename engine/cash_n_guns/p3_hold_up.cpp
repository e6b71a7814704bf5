// Phase 3: at the count of three everybody aims.

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

bool has_to_aim(const Position& position, Player player)
{
    return is_alive(position, player) && position.of(player).aim == Gangster::Aim::none;
}

std::optional<Player> next_to_aim(const Position& position)
{
    const PlayerList order = clockwise_from(position, position.godfather);
    const std::optional<Player> next = first_of(order, [&](Player player) {
        return has_to_aim(position, player) && !has_power(position, player, Power::kid);
    });
    // The Kid aims last (T-KID).
    return next ? next : first_of(order, [&](Player kid) { return has_to_aim(position, kid); });
}

void begin_hold_up(Judging& judging)
{
    begin_phase(judging, Phase::hold_up);
    judging.note_checked(rule::lay_bullet);
    judging.perform(act::BulletsLaid{});
}

bool advance_hold_up(Judging& judging)
{
    if (next_to_aim(judging.position()))
        return false;
    begin_phase(judging, Phase::privilege);
    return true;
}

void object_to_dead(Judging& judging, Player player)
{
    judging.object_if(!is_alive(judging.position(), player), message::is_out_of_game, player);
}

void object_to_excluded(Judging& judging, Player player)
{
    const bool is_excluded = judging.position().of(player).stance == Gangster::Stance::excluded;
    if (judging.object_if(is_excluded, message::slow_takes_no_part, player))
        judging.object(message::slow_is_excluded_here);
}

namespace {

/// The first aim ends the Hustler's chance; a use or refusal before it was not recorded.
void note_hustler(Judging& judging)
{
    const Position& position = judging.position();
    if (has_begun_aiming(position))
        return;
    for (const Player player : players(position)) {
        if (is_open(position, player, Power::hustler))
            judging.object(message::hustler_untold, player);
    }
}

void object_to_second_choice(Judging& judging, Player player)
{
    const Gangster& gangster = judging.position().of(player);
    judging.object_if(
        gangster.aim == Gangster::Aim::at, message::has_aimed, player, gangster.target);
    judging.object_if(gangster.aim == Gangster::Aim::slow, message::was_slow, player);
}

void object_to_early_kid(Judging& judging, Player player)
{
    const Position& position = judging.position();
    if (!has_power(position, player, Power::kid) || position.phase != Phase::hold_up)
        return;
    const std::optional<Player> missing =
        first_of(clockwise_from(position, left_of(position, player)),
            [&](Player other) { return other != player && has_to_aim(position, other); });
    judging.object_if(missing.has_value(), message::kid_aims_last, player, missing);
}

void object_to_choice(Judging& judging, Player player)
{
    object_to_dead(judging, player);
    object_unless(judging, Phase::hold_up);
    object_to_second_choice(judging, player);
    note_hustler(judging);
}

} // namespace

void judge(Judging& judging, Player player, const TakeAim& move)
{
    object_to_choice(judging, player);
    object_to_early_kid(judging, player);
    judging.object_if(move.target == player, message::aims_at_himself, player);
    object_to_dead(judging, move.target);
    judging.perform(act::Aims{player, move.target});
}

void judge(Judging& judging, Player player, const BeSlow&)
{
    object_to_choice(judging, player);
    judging.note_checked(rule::a1_slow);
    judging.perform(act::IsSlow{player});
}

} // namespace consigliere::cash_n_guns

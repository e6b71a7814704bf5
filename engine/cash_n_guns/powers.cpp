// The powers ("Talenty") that players call. Automatic ones are in the files of the phases.

#include "engine/cash_n_guns/flow.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

/// True if the player's target lies down voluntarily (A16).
bool target_lies(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    return gangster.aim == Gangster::Aim::at
        && position.of(gangster.target).stance == Gangster::Stance::lies;
}

/// True between phase 5 and the first revealed card.
bool is_after_courage(const Position& position)
{
    return position.phase == Phase::cards && !position.has_shown;
}

bool is_before_first_aim(const Position& position)
{
    if (position.phase == Phase::loot)
        return true;
    if (position.phase != Phase::hold_up)
        return false;
    return !has_begun_aiming(position);
}

bool is_after_last_aim(const Position& position)
{
    const bool is_then = position.phase == Phase::privilege || position.phase == Phase::courage;
    return is_then && !position.has_ordered;
}

} // namespace

bool can_plunder(const Position& position, Player victim)
{
    const Gangster& gangster = position.of(victim);
    return gangster.is_out && gangster.can_be_plundered && has_loot(gangster);
}

int cards_to_plunder(const Loot& loot)
{
    constexpr int most = 2;
    return std::min(most, loot.total());
}

bool is_open(const Position& position, Player player, Power power)
{
    const Gangster& gangster = position.of(player);
    if (gangster.is_out || gangster.power != power || gangster.has_declined)
        return false;
    if (power == Power::vulture) {
        return position.phase == Phase::sharing && !position.has_begun_sharing
            && !position.has_passed_powers && any_player(position, [&position](Player victim) {
                   return can_plunder(position, victim);
               });
    }
    if (gangster.has_called)
        return false;
    switch (power) {
    case Power::hustler:
        return is_before_first_aim(position) && gangster.bullets.cards > 0;
    case Power::cunning:
        return is_after_last_aim(position) && gangster.card == Gangster::Card::laid
            && gangster.stance != Gangster::Stance::excluded && cards_in_hand(gangster) > 0;
    case Power::doctor:
        return is_after_courage(position) && gangster.stance == Gangster::Stance::lies
            && gangster.wounds > 0;
    case Power::smart:
        return is_after_courage(position) && target_lies(position, player)
            && gangster.bullets.cards > 0;
    case Power::professional:
        return is_after_courage(position) && stands(position, player)
            && target_lies(position, player)
            && may_have_laid(position, player, Bullet::bang) != Certainty::impossible
            && has_loot(position.of(gangster.target));
    case Power::dictator:
        return position.phase == Phase::sharing && stands(position, player) && position.turn
            && *position.turn != player;
    default:
        return false;
    }
}

bool can_call(const Position& position, Player player, Power power)
{
    if (is_open(position, player, power))
        return true;
    const Gangster& gangster = position.of(player);
    return power == Power::smart && has_power(position, player, power) && !gangster.has_called
        && !gangster.has_declined && is_after_courage(position) && target_lies(position, player);
}

bool any_power_is_awaited(const Position& position)
{
    if (position.has_passed_powers)
        return false;
    constexpr std::array<Power, 4> awaited{
        Power::doctor, Power::smart, Power::professional, Power::vulture};
    return std::ranges::any_of(awaited, [&position](Power power) {
        const std::optional<Player> owner = owner_of(position, power);
        return owner && is_open(position, *owner, power);
    });
}

void object_to_power(Judging& judging, Player player, Power power)
{
    const Gangster& gangster = judging.position().of(player);
    object_to_dead(judging, player);
    judging.object_if(
        gangster.power != power, message::has_other_power(rule::of(power)), player, power)
        || judging.object_if(gangster.has_called && power != Power::vulture,
            message::power_is_used(rule::of(power)), player, power);
    judging.object_if(
        gangster.has_declined, message::power_is_declined(rule::of(power)), player, power);
    if (power == Power::hustler)
        judging.object_if(gangster.has_declined, message::hustler_has_skipped, player);
}

namespace {

enum class Timing : std::uint8_t { early, right, late };

void object_to_timing(Judging& judging, Power power, Timing timing)
{
    if (judging.position().phase == Phase::end)
        object_to_end(judging);
    else if (timing == Timing::early)
        judging.object(message::power_is_early(rule::of(power)), power);
    else if (timing == Timing::late)
        judging.object(message::power_is_late(rule::of(power)), power);
}

Timing courage_timing(const Position& position)
{
    if (position.phase < Phase::cards)
        return Timing::early;
    return is_after_courage(position) ? Timing::right : Timing::late;
}

/// Objects if the character lies for another reason than its player's will (A16).
void object_to_other_fall(Judging& judging, Player player)
{
    const Gangster::Stance stance = judging.position().of(player).stance;
    judging.object_if(stance == Gangster::Stance::shot || stance == Gangster::Stance::excluded,
        message::only_own_will, player);
}

/// The Smart and the Professional need a target that lies.
void object_to_standing_target(Judging& judging, Player player, Power power)
{
    const Gangster& gangster = judging.position().of(player);
    judging.note_checked(rule::a16_laid_down);
    const bool is_up = !target_lies(judging.position(), player);
    if (judging.object_if(is_up, message::target_must_lie(rule::of(power)), player, power)
        && gangster.aim == Gangster::Aim::at)
        object_to_other_fall(judging, gangster.target);
}

void use_cunning(Judging& judging, Player player)
{
    const Position& position = judging.position();
    Timing timing = Timing::right;
    if (position.phase < Phase::privilege)
        timing = Timing::early;
    else if (!is_after_last_aim(position))
        timing = Timing::late;
    object_to_timing(judging, Power::cunning, timing);
    if (timing != Timing::right)
        return;
    object_to_excluded(judging, player);
    judging.object_if(
        position.of(player).card != Gangster::Card::laid, message::no_bullet_laid, player)
        || judging.object_if(
            cards_in_hand(position.of(player)) == 0, message::cunning_has_no_card, player);
}

void use_doctor(Judging& judging, Player player)
{
    const Gangster& gangster = judging.position().of(player);
    object_to_timing(judging, Power::doctor, courage_timing(judging.position()));
    judging.object_if(gangster.stance != Gangster::Stance::lies, message::doctor_must_lie, player);
    object_to_other_fall(judging, player);
    if (!judging.object_if(gangster.wounds == 0, message::doctor_is_unhurt, player))
        judging.perform(act::LosesWound{player});
}

void use_smart(Judging& judging, Player player)
{
    // With an empty hand the Smart discards the same card again, without effect (A18).
    judging.note_checked(rule::a18_smart);
    object_to_timing(judging, Power::smart, courage_timing(judging.position()));
    object_to_standing_target(judging, player, Power::smart);
}

} // namespace

void judge(Judging& judging, Player player, const UsePower& move)
{
    object_to_power(judging, player, move.power);
    judging.perform(act::Calls{player, move.power});
    if (move.power == Power::cunning)
        use_cunning(judging, player);
    else if (move.power == Power::doctor)
        use_doctor(judging, player);
    else
        use_smart(judging, player);
}

void judge(Judging& judging, Player player, const UseHustler& move)
{
    const Position& position = judging.position();
    object_to_power(judging, player, Power::hustler);
    object_to_timing(
        judging, Power::hustler, is_before_first_aim(position) ? Timing::right : Timing::late);
    object_to_dead(judging, move.other);
    judging.object_if(move.other == player, message::hustler_needs_another, player);
    if (judging.object_if(
            position.of(move.other).bullets.cards == 0, message::no_bullet_left, move.other))
        return;
    const UseHustler::Swap told = move.swap.value_or(UseHustler::Swap{});
    if (told.takes && told.gives) {
        const Bullets grown = with(position.of(player).bullets, *told.takes);
        object_to_bullet(
            judging, move.other, *told.takes, position.of(move.other).bullets.has(*told.takes));
        object_to_bullet(judging, player, *told.gives, grown.has(*told.gives));
    }
    judging.perform(act::Calls{player, Power::hustler});
    judging.perform(act::SwapsBullet{player, move.other, told.takes, told.gives});
}

void judge(Judging& judging, Player player, const UseProfessional& move)
{
    const Position& position = judging.position();
    const Gangster& gangster = position.of(player);
    object_to_power(judging, player, Power::professional);
    const Timing timing = courage_timing(position);
    object_to_timing(judging, Power::professional, timing);
    judging.object_if(timing == Timing::late && position.phase != Phase::end,
        message::professional_decides_first, player);
    judging.object_if(!stands(position, player), message::professional_must_stand, player);
    object_to_standing_target(judging, player, Power::professional);
    if (judging.object_if(gangster.aim != Gangster::Aim::at, message::aims_at_nobody, player))
        return;
    judging.object_if(
        !has_loot(position.of(gangster.target)), message::nothing_to_steal, gangster.target);
    judging.object_if(!is_kept(move.card), message::is_used_up, move.card);
    object_to_bullet(judging, player, Bullet::bang, may_have_laid(position, player, Bullet::bang));

    judging.perform(act::Calls{player, Power::professional});
    if (gangster.unseen)
        judging.perform(act::TurnsUp{player, Bullet::bang});
    judging.perform(
        act::Gives{LootPlace::of(gangster.target), loot_of(move.card), LootPlace::of(player)});
}

void judge(Judging& judging, Player player, const UseVulture& move)
{
    Position& position = judging.position();
    Gangster& victim = position.of(move.victim);
    object_to_power(judging, player, Power::vulture);
    judging.object_if(position.of(player).is_out, message::dead_vulture, player);
    const bool is_then = position.phase == Phase::sharing && !position.has_begun_sharing;
    const bool has_nothing =
        judging.object_if(!victim.is_out, message::victim_is_alive, move.victim)
        || judging.object_if(!victim.can_be_plundered, message::dead_loot_is_gone, move.victim);
    if (!has_nothing && !is_then)
        object_to_timing(judging, Power::vulture, Timing::late);
    for (const LootCard card : {LootCard::clip, LootCard::first_aid})
        judging.object_if(move.loot[card] > 0, message::is_used_up, card);
    const int draws = cards_to_plunder(victim.loot);
    judging.object_if(victim.can_be_plundered && move.loot.total() != draws,
        message::vulture_draws_two, draws, move.loot.total());

    judging.perform(act::Calls{player, Power::vulture});
    judging.perform(act::Gives{LootPlace::of(move.victim), move.loot, LootPlace::of(player)});
    victim.can_be_plundered = false;
}

void judge(Judging& judging, Player player, const ForbidLoot& move)
{
    const Position& position = judging.position();
    object_unless(judging, Phase::sharing);
    object_to_power(judging, player, Power::dictator);
    judging.object_if(!stands(position, player), message::dictator_is_absent, player);
    judging.object_if(move.player == player, message::dictator_needs_another, player)
        || judging.object_if(position.turn && *position.turn != move.player,
            message::dictator_waits, position.turn, move.player);
    judging.object_if(move.type == LootType::clip && !position.options.dictator_clip,
        message::dictator_leaves_clips);

    judging.perform(act::Calls{player, Power::dictator});
    if (position.turn == move.player)
        judging.perform(act::Forbids{player, move.player, move.type});
}

void judge(Judging& judging, Player player, const DeclinePower& move)
{
    const Position& position = judging.position();
    object_to_power(judging, player, move.power);
    const bool is_mine = position.of(player).power == move.power && !position.of(player).has_called;
    judging.object_if(is_mine && !can_call(position, player, move.power),
        message::nothing_to_decline(rule::of(move.power)), move.power);
    judging.position().of(player).has_declined = true;
}

} // namespace consigliere::cash_n_guns

// Phase 6: reveals the Bullet cards; all of them hit simultaneously.

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

bool has_to_show(const Position& position, Player player)
{
    return stands(position, player) && position.of(player).card == Gangster::Card::laid
        && !target_is_absent(position, player);
}

std::optional<Player> next_to_show(const Position& position)
{
    return first_of(clockwise_from(position, position.godfather),
        [&position](Player player) { return has_to_show(position, player); });
}

namespace {

/// Objects if the player does not shoot in this round.
void object_to_showing(Judging& judging, Player player)
{
    const Position& position = judging.position();
    const Gangster& gangster = position.of(player);
    object_to_dead(judging, player);
    object_to_excluded(judging, player);
    const bool has_shown =
        gangster.card == Gangster::Card::bang || gangster.card == Gangster::Card::click;
    if (judging.object_if(has_shown, message::one_bullet_a_round, player))
        return;
    const bool is_decided = position.phase == Phase::cards || position.phase == Phase::sharing;
    if (!is_decided || gangster.is_out || gangster.stance == Gangster::Stance::excluded)
        return;
    judging.object_if(
        gangster.stance == Gangster::Stance::lies, message::lying_shows_nothing, player)
        || judging.object_if(
            gangster.aim == Gangster::Aim::slow && position.options.slow == Slow::no_target,
            message::slow_has_no_target, player)
        || judging.object_if(
            gangster.aim == Gangster::Aim::at && target_is_absent(position, player),
            message::target_is_down, gangster.target, player)
        || judging.object_if(
            gangster.card == Gangster::Card::discarded, message::no_bullet_laid, player);
}

void fire(Judging& judging)
{
    judging.note_checked(rule::click, rule::bang);
    for (const Player player : clockwise_from(judging.position(), judging.position().godfather)) {
        const Position& position = judging.position();
        const bool fires = stands(position, player)
            && position.of(player).card == Gangster::Card::bang
            && !target_is_absent(position, player);
        if (fires)
            judging.perform(act::Shoots{player, position.of(player).target});
    }
}

/// Applies wounds after all hits have been counted (CG-6.4, CG-6.5).
void wound(Judging& judging)
{
    for (const Player player : players(judging.position())) {
        const Gangster& gangster = judging.position().of(player);
        if (gangster.hits == 0)
            continue;
        judging.note_checked(
            rule::simultaneous, gangster.hits > 1 ? rule::several_hits : rule::bang);
        if (has_dodged(gangster)) {
            judging.note_checked(rule::of(Power::lucky), rule::a26_lucky);
            judging.perform(act::Dodges{player});
            continue;
        }
        judging.note_checked(rule::a28_wound_tokens);
        judging.perform(act::Falls{player});
        for (int hit = 0; hit < gangster.hits; ++hit)
            judging.perform(act::GainsWound{player});
    }
}

void eliminate(Judging& judging)
{
    for (const Player player : players(judging.position())) {
        const Gangster& gangster = judging.position().of(player);
        if (gangster.power == Power::unbreakable)
            judging.note_checked(rule::of(Power::unbreakable));
        if (!gangster.is_out && gangster.wounds >= deadly_wounds(gangster))
            judging.perform(act::Leaves{player});
    }
}

} // namespace

void judge(Judging& judging, Player player, const ShowBullet& move)
{
    object_unless(judging, Phase::cards);
    judging.note_checked(rule::show);
    object_to_showing(judging, player);
    const Gangster& gangster = judging.position().of(player);
    const bool is_discarded = gangster.card == Gangster::Card::discarded && gangster.unseen;
    if (gangster.card == Gangster::Card::none || (gangster.bullets.cards == 0 && !is_discarded)) {
        judging.object(message::no_bullet_laid, player);
        return;
    }
    object_to_bullet(
        judging, player, move.bullet, may_have_laid(judging.position(), player, move.bullet));

    if (is_discarded)
        judging.perform(act::TurnsUp{player, move.bullet});
    else
        judging.perform(act::Shows{player, move.bullet});
    judging.position().has_shown = true;
}

bool advance_cards(Judging& judging)
{
    const Position& position = judging.position();
    discard_unused_cards(judging);
    if (next_to_show(position) || any_power_is_awaited(position))
        return false;
    fire(judging);
    wound(judging);
    eliminate(judging);
    // Check after all wounds: players who shot each other are both eliminated (CG-K.5, A13).
    if (count_alive(position) > 1)
        begin_sharing(judging);
    return true;
}

} // namespace consigliere::cash_n_guns

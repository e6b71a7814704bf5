// Killers: hiring, moving and attacking (M-3.5.3 to M-3.5.6a).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_map.h"
#include "engine/mafia/messages_turn.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

namespace consigliere::mafia {

namespace {

void object_to_club(Judging& judging, Figure figure)
{
    object_to_pressing(judging);
    object_unless_moved(judging);
    const Position& position = judging.position();
    judging.object_if(position.phase > Phase::field && position.phase < Phase::vendetta,
        message::step_is_over, Phase::field);
    judging.object_if(position.turn.figure && position.turn.figure != figure,
        message::field_is_for_turn, position.turn.figure);
    judging.object_if(position.turn.offer != Offer::club, message::no_club_here);
}

void object_to_number_hired(Judging& judging, bool is_at_club)
{
    const Position& position = judging.position();
    const int most = position.options.hires_per_turn;
    judging.note_checked(rule::a1_per_turn);
    if (is_at_club)
        judging.note_checked(rule::a3_club);
    const bool counts = !is_at_club || position.options.club_counts;
    if (!judging.object_if(counts && position.turn.hires >= most, message::hires_this_turn, most))
        return;
    judging.object(message::one_killer_in_turn);
    if (position.options.club_counts)
        judging.object(message::club_is_one_of_them);
}

} // namespace

void judge(Judging& judging, Figure figure, const Hire& move)
{
    const bool is_at_club = move.at.has_value();
    if (is_at_club) {
        object_to_club(judging, figure);
    } else {
        reach(judging, Phase::city);
        object_to_buyer(judging, figure);
    }
    const Position& position = judging.position();
    judging.object_if(is_clean(position, figure), message::is_clean, figure);
    object_to_number_hired(judging, is_at_club);
    // The act itself refuses a fourth killer.
    judging.note_checked(rule::three_killers);
    const int price = is_at_club
        ? club_price
        : price_for(judging, figure, Effect::Kind::hire_price, usual_hire_price);
    object_to_price(judging, figure, price, is_at_club ? rule::club : rule::hire);
    if (judging.is_impossible())
        return;

    Turn& turn = judging.position().turn;
    if (is_at_club)
        turn.offer = Offer::none;
    if (!is_at_club || position.options.club_counts)
        ++turn.hires;
    pay(judging, figure, the_bank, price, is_at_club ? Why::club_hire : Why::hire);
    judging.perform(act::Hires{figure});
    pay_perk(judging, Figure::vitorio);
}

namespace {

/// What is on the target field of a killer.
enum class Target : std::uint8_t { own, free, occupied, guarded };

Target target_of(const Position& position, Figure figure, Square square)
{
    const std::optional<Figure> owner = owner_of(position, square);
    if (!owner)
        return Target::free;
    if (owner == figure)
        return Target::own;
    return position.guarded.contains(square) ? Target::guarded : Target::occupied;
}

void object_to_mover(Judging& judging, Figure figure, Target target)
{
    const Position& position = judging.position();
    judging.note_checked(rule::killer_turn, rule::three_killers, rule::a2_family);
    judging.object_if(position.turn.figure && !is_family_on_turn(position, figure),
        message::killers_wait, family_of(figure));
    object_to_watched(judging, figure);
    const bool attacks = target == Target::occupied || target == Target::guarded;
    if (attacks)
        judging.note_checked(rule::a13_attack_is_move);
    if (judging.object_if(position.of(figure).has_moved_killer, message::one_moves, figure)
        && attacks)
        judging.object(message::attack_is_the_move);
}

/// Objects to moving a newly hired killer (A12). The act itself refuses if there is no killer.
void object_to_new_one(Judging& judging, Figure figure, Post from)
{
    const Character& character = judging.position().of(figure);
    judging.note_checked(rule::a12_new_killer);
    const bool are_all_new = !from.square && character.killers_home > 0
        && character.killers_home == character.killers_new;
    if (judging.object_if(are_all_new, message::is_new, figure))
        judging.object(message::new_until_next_turn);
}

void object_to_step(Judging& judging, Figure figure, const Send& move, Target target)
{
    judging.note_checked(rule::killer_way);
    if (!move.from.square) {
        const std::optional<Squares>& home = judging.components().home(figure);
        const bool is_away = home ? !home->contains(move.to) : !Squares::edge().contains(move.to);
        if (!judging.object_if(is_away, message::not_beside_home, move.to, figure) && !home)
            judging.object(message::killer_home_unknown, figure, move.to);
        return;
    }
    const Squares from = Squares::of(*move.from.square);
    if (from.beside().contains(move.to))
        return;
    const bool is_over_corner = from.around().contains(move.to) && !from.contains(move.to);
    if (judging.object_if(!is_over_corner, message::too_far, move.to))
        return;
    const Rank rank = rank_of(judging.position(), figure);
    judging.note_checked(rule::a17_rank_now);
    if (target == Target::guarded)
        judging.note_checked(rule::a14_corner_vendetta);
    if (judging.object_if(rank != Rank::capo, message::not_over_corner, figure, rank)
        && target == Target::guarded)
        judging.object(message::corner_vendetta);
}

void object_to_attack(Judging& judging, Figure figure, Figure victim)
{
    if (!are_related(figure, victim))
        return;
    judging.note_checked(rule::a11_attack_family);
    if (judging.object_if(
            !judging.position().options.attack_family, message::attacks_relative, victim))
        judging.object(message::family_is_spared);
}

void take_free(Judging& judging, Figure figure, const Send& move)
{
    judging.note_checked(rule::killer_takes);
    judging.perform(act::LosesKiller{figure, move.from});
    place_piece(judging, figure, move.to);
}

void attack(Judging& judging, Figure figure, const Send& move, Target target, int fee)
{
    const Figure victim = *owner_of(judging.position(), move.to);
    const bool is_vendetta = target == Target::guarded;
    pay(judging, figure, the_bank, fee, is_vendetta ? Why::vendetta : Why::attack);
    judging.perform(act::LosesKiller{figure, move.from});
    lift_piece(judging, victim, move.to);
    place_piece(judging, figure, move.to);
    if (is_vendetta && !judging.is_impossible())
        begin_vendetta(judging, figure, victim);
}

} // namespace

void judge(Judging& judging, Figure figure, const Send& move)
{
    reach(judging, Phase::city);
    const Position& position = judging.position();
    const Target target = target_of(position, figure, move.to);
    object_to_mover(judging, figure, target);
    object_to_new_one(judging, figure, move.from);
    object_to_step(judging, figure, move, target);
    int fee = 0;
    if (target == Target::occupied || target == Target::guarded) {
        object_to_attack(judging, figure, *owner_of(position, move.to));
        const bool is_vendetta = target == Target::guarded;
        fee = is_vendetta ? vendetta_fee
                          : price_for(judging, figure, Effect::Kind::fee_price, usual_fee);
        object_to_price(
            judging, figure, fee, is_vendetta ? rule::vendetta_price : rule::take_occupied);
        judging.note_checked(is_vendetta ? rule::vendetta : rule::take_occupied);
    }
    const bool is_second =
        target == Target::own && position.guarded.contains(move.to) && move.from.square != move.to;
    judging.object_if(is_second, message::killer_is_there, move.to);
    if (target == Target::free || target == Target::occupied)
        object_to_closing(judging, figure, move.to);
    if (judging.is_impossible())
        return;

    judging.position().of(figure).has_moved_killer = true;
    if (target == Target::own) {
        judging.note_checked(rule::protection);
        judging.perform(act::MovesKiller{figure, move.from, move.to});
    } else if (target == Target::free) {
        take_free(judging, figure, move);
    } else {
        attack(judging, figure, move, target, fee);
    }
}

} // namespace consigliere::mafia

#pragma once

#include "engine/cash_n_guns/rules.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/messages.h"

// Message templates of the referee against a move, declared as in
// `engine/ledger/message_template.h`. If a verdict rests on a rule of the book and on a choice of
// the rules page (A1 to A28), there is one message for each. Claims: `messages_beliefs.h`.
namespace consigliere::cash_n_guns::message {

using ledger::Contradicts;
using ledger::Forbids;
using ledger::LeavesOpen;
using ledger::Of;
using ledger::Quoted;
using ledger::to_translate;
using ledger::message::bad_number;

// Lines that cannot be parsed. --------------------------------------------------------------------
inline constexpr Contradicts<Quoted> unknown_player{
    to_translate("No one at this table is called “{quoted}”. Use the names of the seats, or "
                 "“table” for what no player does.")};
inline constexpr Contradicts<Quoted> unknown_verb{to_translate(
    "Unknown action “{quoted}”. A player can: aims, slow, redirects, shows, discards, takes, "
    "leaves, forbids, uses, declines. The table can: loots, ducks, stands, believes, corrects:.")};
inline constexpr Contradicts<Quoted> unknown_bullet{
    to_translate("Unknown Bullet card “{quoted}”. Choose from: bang, click.")};
inline constexpr Contradicts<Quoted> unknown_loot{to_translate(
    "Unknown loot “{quoted}”. Choose from: $5000, $10000, $20000, diamond-1000, diamond-5000, "
    "diamond-10000, painting, clip, first-aid, or desk for the New Godfather token.")};
inline constexpr Contradicts<Quoted> unknown_loot_type{to_translate(
    "Unknown loot type “{quoted}”. Choose from: bill, diamond, painting, clip, first-aid, desk.")};
inline constexpr Contradicts<Quoted> unknown_power{rule::powers,
    to_translate("Unknown power “{quoted}”. Choose from: hustler, kid, cunning, doctor, stealthy, "
                 "smart, professional, lucky, unbreakable, vulture, cute, greedy, dictator, "
                 "junk-dealer, good-friend, collector.")};
inline constexpr Contradicts<Quoted> unknown_act{
    to_translate("Unknown act “{quoted}”. Choose from: WHO gives CARDS to WHOM, where each can "
                 "also be table, deck or box; NAME gains or loses wound, gains desk, holds "
                 "BULLETS, leaves, returns, lies or stands.")};
inline constexpr Contradicts<Quoted> unknown_claim{to_translate(
    "The referee can’t look up “{quoted}”. Choose from: godfather, next, wounds, out, bangs, "
    "holds, bills, diamonds, paintings, bonus, totals, wins, desk open, desk taken.")};
inline constexpr Contradicts<Quoted> named_twice{to_translate("“{quoted}” is named twice.")};
inline constexpr Contradicts<Quoted> too_many_cards{
    to_translate("“{quoted}” is more than there can be.")};
inline constexpr Contradicts<Quoted> works_by_itself{to_translate(
    "The power “{quoted}” works automatically or with another line. You don’t need to enter it.")};

// Physical impossibilities. -----------------------------------------------------------------------
inline constexpr Contradicts<Player, LootCard, int, int> lacks_loot{
    to_translate("{player} lacks this. {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<LootCard, int, int> not_on_table{
    to_translate("This isn’t on the table. {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<LootCard, int, int> not_in_deck{rule::loot_deck,
    to_translate("All of these have already been revealed. {card}: needs {needs}, {has} left.")};
inline constexpr Contradicts<LootCard, int, int> not_in_box{
    rule::loot_deck, to_translate("This isn’t out of the game. {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<int> no_wound_token{rule::a28_wound_tokens,
    to_translate("No one can have more wounds than the box has tokens: {has}.")};
inline constexpr Contradicts<Player> has_no_wound{to_translate("{player} has no wound.")};
inline constexpr Contradicts<Player> is_out_already{
    to_translate("{player} is already out of the game.")};
inline constexpr Contradicts<Player> is_in_game{to_translate("{player} is in the game.")};
inline constexpr Contradicts<Player> no_bullet_left{
    rule::bullets, to_translate("{player} has no Bullet card left.")};
inline constexpr Contradicts<Player> no_bullet_laid{
    rule::lay_bullet, to_translate("{player} has no Bullet card to reveal.")};
inline constexpr Contradicts<Player> nothing_to_tell{
    to_translate("{player} has no face-down discard to enter now.")};

// Wrong step: too early or too late. --------------------------------------------------------------
inline constexpr Forbids<Phase> phase_is_over{rule::phases,
    to_translate("The phases of a round go in order, and this one is finished: {phase}.")};
inline constexpr Forbids<> waits_for_loot{
    rule::reveal, to_translate("Reveal the round’s eight loot cards first.")};
inline constexpr Forbids<Player> waits_for_aim{
    rule::aim, to_translate("Everyone must aim first, or be too slow. Missing: {player}.")};
inline constexpr Forbids<> waits_for_courage{rule::courage,
    to_translate(
        "Everyone must lie down or stay standing first: “table ducks …” or “table stands”.")};
inline constexpr Forbids<Player> waits_for_card{
    rule::show, to_translate("Reveal all remaining Bullet cards first. Missing: {player}.")};
inline constexpr Forbids<Player> waits_for_share{
    rule::everything_goes, to_translate("Share everything on the table first. Next: {player}.")};
inline constexpr Forbids<> game_is_over{rule::end, to_translate("The game is finished.")};
inline constexpr Forbids<> last_one_has_won{rule::last_alive, game_is_over.english};
inline constexpr Forbids<> nobody_is_left{rule::a13_all_dead, game_is_over.english};

// Phase 1: the loot. ------------------------------------------------------------------------------
inline constexpr Contradicts<LootCard, int, int, int> box_has_fewer{rule::loot_deck,
    to_translate("The box has fewer cards of this kind. {card}: {box} in the box, {seen} revealed "
                 "before, {has} now.")};
inline constexpr Contradicts<LootCard, int, int> last_loot_differs{rule::loot_deck,
    to_translate("The last round shows what no round has shown before, so this can’t be. {card}: "
                 "must be {needs}, the line says {has}.")};
inline constexpr Forbids<int, int> wrong_loot_count{
    rule::reveal, to_translate("Each round shows {needs} loot cards; the line names {has}.")};

// Phase 2: Bullet cards. --------------------------------------------------------------------------
inline constexpr Forbids<Player, int, Bullet> more_than_dealt{rule::bullets,
    to_translate("Everyone has 5 Click! and 3 Bang! for the whole game. {player} would need more "
                 "than {dealt}: {bullet}.")};
inline constexpr Forbids<Player, Bullet> bullet_is_spent{rule::bullet_once,
    to_translate("Each Bullet card is used once. {player} can have none of these left: {bullet}.")};
inline constexpr LeavesOpen<Player, Bullet> bullet_may_be_spent{rule::bullet_once,
    to_translate(
        "Can’t check: {player} may have discarded the last of these face down: {bullet}.")};
inline constexpr Forbids<Player> one_bullet_a_round{rule::lay_bullet,
    to_translate("Everyone lays one Bullet card a round. {player} has already revealed theirs.")};

// Phase 3: hold-up. -------------------------------------------------------------------------------
inline constexpr Forbids<Player> aims_at_himself{
    rule::aim, to_translate("You aim at another player, not at yourself: {player}.")};
inline constexpr Forbids<Player, Player> has_aimed{rule::aim,
    to_translate("Everyone aims at once, and {player} already aims at {target}. Only the Godfather "
                 "can change that.")};
inline constexpr Forbids<Player> was_slow{
    rule::slow, to_translate("{player} was too slow and can’t aim any more.")};
inline constexpr Forbids<Player> slow_takes_no_part{
    rule::slow, to_translate("{player} was too slow and takes no part in this round.")};
inline constexpr Forbids<> slow_is_excluded_here{
    rule::a1_slow, to_translate("Too slow means out of the whole round: this table’s option.")};
inline constexpr Forbids<Player> slow_has_no_target{rule::a1_slow,
    to_translate("{player} was too slow: no target, and no card to show. Slow players stay in "
                 "without a target: this table’s option.")};

// Phase 4: the Godfather's privilege. -------------------------------------------------------------
inline constexpr Forbids<Player, Player> only_godfather_orders{rule::order,
    to_translate("Only the Godfather can order a change of target: {godfather}, not {player}.")};
inline constexpr Forbids<Player> orders_himself{rule::order,
    to_translate("The Godfather orders another player to change target: {godfather}.")};
inline constexpr Forbids<Player> anybody_but_himself{rule::a2_whom,
    to_translate("The Godfather can order anyone else, no matter who they aim at: {godfather}. "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> ordered_has_no_target{rule::a2_whom,
    to_translate("{player} has no target to change. Not in the rulebook; Consigliere’s reading.")};
inline constexpr Forbids<> one_is_ordered{rule::order,
    to_translate("The Godfather can order one player to change target, and one was ordered.")};
inline constexpr Forbids<> ordered_once{rule::a3_once,
    to_translate("Only one order a round: Consigliere’s reading of the book’s “one”.")};
inline constexpr Forbids<> no_other_target{rule::a3_once,
    to_translate("With two players alive there is no other target, so no order. Not in the "
                 "rulebook; Consigliere’s reading.")};
inline constexpr Forbids<Player, Player> same_target{rule::other_target,
    to_translate(
        "The ordered player must pick another target: {player} already aims at {target}.")};

// Phase 5: courage. -------------------------------------------------------------------------------
inline constexpr Forbids<Player> standing_takes_the_risk{rule::stands,
    to_translate("{player} stays standing: that may bring loot, at the risk of being hit.")};
inline constexpr Forbids<> courage_is_decided{rule::courage,
    to_translate(
        "Everyone has decided whether to lie down. That happens once a round, all together.")};
inline constexpr Forbids<Player> lying_shows_nothing{rule::lies_down,
    to_translate("{player} is lying down and has discarded the Bullet card face down.")};
inline constexpr Forbids<Player, Player> target_is_down{rule::coward,
    to_translate(
        "{target} is down or takes no part, so {player} discards the Bullet card unseen.")};

// Phase 6: the cards. -----------------------------------------------------------------------------
inline constexpr Forbids<Player> is_out_of_game{
    rule::eliminated, to_translate("{player} is out of the game.")};

// Phase 7: sharing. -------------------------------------------------------------------------------
inline constexpr Forbids<Player> lying_gets_nothing{
    rule::lies_down, to_translate("{player} is lying down and gets none of this round’s loot.")};
inline constexpr Forbids<Player> may_lie_unthreatened{rule::a4_lie_down,
    to_translate("{player} may lie down even if no one aims at them. The book asks for nothing "
                 "more; Consigliere’s reading.")};
inline constexpr Forbids<Player> wounded_gets_nothing{
    rule::bang, to_translate("{player} was wounded this round and gets none of its loot.")};
inline constexpr Forbids<Player> not_his_share{
    rule::share, to_translate("Shares go clockwise among those standing. Next: {player}.")};
inline constexpr Forbids<Player> godfather_starts{
    rule::share, to_translate("The Godfather takes the first share: {player}.")};
inline constexpr Forbids<Player, Player> starts_left_of_godfather{rule::first_share,
    to_translate("The Godfather, {godfather}, isn’t standing, so the nearest standing player to "
                 "the left takes the first share: {player}.")};
inline constexpr Forbids<Player> shares_without_target{rule::a5_absent_target,
    to_translate("{player} stands unhurt and shares, even though the target was down. The book "
                 "asks for nothing more; Consigliere’s reading.")};
inline constexpr Forbids<Player> one_share_each{rule::share,
    to_translate("A share is one loot card or the New Godfather token. {player} takes one.")};
inline constexpr Forbids<> desk_is_taken{
    rule::take_desk, to_translate("The New Godfather token was already taken this round.")};
inline constexpr Forbids<> desk_once_a_round{
    rule::take_desk, to_translate("The New Godfather token can be taken only once a round.")};
inline constexpr Forbids<> desk_must_go{rule::a6_token,
    to_translate("The New Godfather token is a share, and someone must take it. The rulebook is "
                 "unclear; this table’s option.")};
inline constexpr Forbids<> desk_is_not_last{rule::a6_token,
    to_translate("Only the New Godfather token can be left, as the last thing on the table: this "
                 "table’s option.")};
inline constexpr Contradicts<LootCard> unclaimed_is_gone{rule::a7_unclaimed,
    to_translate(
        "{card}: no one could take one of these, so it has left the game: this table’s option.")};
// Like unclaimed_is_gone, for a line in time, which a ruling can still permit.
inline constexpr Forbids<LootCard> nobody_may_claim{rule::a7_unclaimed, unclaimed_is_gone.english};

// Clips and First aid kits. -----------------------------------------------------------------------
inline constexpr Forbids<Player> no_bang_to_get{rule::clip,
    to_translate("There can be no Bang! in the discard pile, so {player}’s Clip has no effect.")};
inline constexpr Forbids<Player> bang_must_be_got{
    rule::clip, to_translate("There is a Bang! in the discard pile, and {player}’s Clip gets it.")};
inline constexpr LeavesOpen<Player> clip_untold{rule::clip,
    to_translate("Can’t check: whether the discard pile has a Bang! for {player} depends on cards "
                 "no one saw. Look, then write “gets bang” or “gets nothing”.")};
inline constexpr Forbids<Player, Bullet> clip_takes_another{rule::clip,
    to_translate("A Clip swaps another card from the hand for the Bang!, and {player} can have "
                 "none of these: {bullet}.")};
inline constexpr Forbids<> found_without_clip{
    rule::clip, to_translate("Only a Clip brings a Bang! from the discard pile.")};
inline constexpr Forbids<Player> clip_without_hand{rule::a9_clip,
    to_translate("{player} has no Bullet card left to discard for the Bang!, so a Clip has no "
                 "effect. Not in the rulebook; Consigliere’s reading.")};
inline constexpr Forbids<LootCard> is_used_up{rule::a10_used_up,
    to_translate("Clips and First aid kits are used up when taken, so no one has any: {card}. The "
                 "rulebook is unclear; Consigliere’s reading.")};

// Powers. -----------------------------------------------------------------------------------------
inline constexpr Of<Forbids<Player, Power>> has_other_power{
    to_translate("{player} doesn’t have this power: {power}.")};
inline constexpr Of<Forbids<Player, Power>> power_is_used{
    to_translate("{player} has already used this power this round: {power}.")};
inline constexpr Of<Forbids<Power>> power_is_early{
    to_translate("It is too early in the round for this power: {power}.")};
inline constexpr Of<Forbids<Power>> power_is_late{
    to_translate("It is too late in the round for this power: {power}.")};
inline constexpr Of<Forbids<Player, Power>> power_is_declined{
    to_translate("{player} declined this power for this round: {power}.")};
inline constexpr Of<Forbids<Power>> nothing_to_decline{
    to_translate("This power isn’t due now, so there is nothing to decline: {power}.")};
inline constexpr Of<Forbids<Player, Power>> target_must_lie{to_translate(
    "This power needs a target who lies down, and {player}’s target doesn’t: {power}.")};
inline constexpr Of<Contradicts<LootCard, Player, Power>> taken_by_power{
    to_translate("{card}: {player} took one with a power before the sharing ({power}).")};
inline constexpr LeavesOpen<Player> hustler_untold{rule::a22_hustler,
    to_translate("Can’t check: the Hustler swaps every round, and whether {player} did isn’t "
                 "entered yet. Write “uses hustler NAME” or “declines hustler”.")};
inline constexpr Forbids<Player> hustler_has_skipped{rule::a22_hustler,
    to_translate("The Hustler may swap every round, and {player} skipped this one. Skipping is "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> hustler_needs_another{rule::of(Power::hustler),
    to_translate("The Hustler draws from another player’s hand: {player}.")};
inline constexpr Forbids<Player, Player> kid_aims_last{rule::of(Power::kid),
    to_translate("The Kid, {player}, aims after everyone else. Missing: {other}.")};
inline constexpr Forbids<Player> cunning_has_no_card{rule::of(Power::cunning),
    to_translate("{player} has no other Bullet card for the Cunning to swap.")};
inline constexpr Forbids<Player> doctor_must_lie{
    rule::of(Power::doctor), to_translate("The Doctor heals only when lying down: {player}.")};
inline constexpr Forbids<Player> doctor_is_unhurt{
    rule::of(Power::doctor), to_translate("{player} has no wound for the Doctor to heal.")};
inline constexpr Forbids<Player> only_own_will{rule::a16_laid_down,
    to_translate("Only lying down by choice counts, not being shot or too slow: {player}. "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> professional_must_stand{rule::of(Power::professional),
    to_translate("The Professional steals only while standing: {player}.")};
inline constexpr Contradicts<Player> aims_at_nobody{
    rule::of(Power::professional), to_translate("{player} aims at no one.")};
inline constexpr Forbids<Player> nothing_to_steal{rule::of(Power::professional),
    to_translate("{player} has no loot, so the Professional has no effect.")};
inline constexpr Forbids<Player> professional_decides_first{rule::a17_professional,
    to_translate("The Professional decides before the first Bullet card is revealed: {player}. "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> dead_vulture{rule::a27_vulture,
    to_translate("The Vulture is out of the game and takes nothing: {player}. Not in the rulebook; "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> victim_is_alive{rule::of(Power::vulture),
    to_translate("The Vulture takes from eliminated players, and {player} is alive.")};
inline constexpr Forbids<int, int> vulture_draws_two{rule::of(Power::vulture),
    to_translate("The Vulture draws two cards from each eliminated player, or what they have: "
                 "{needs}, not {has}.")};
inline constexpr Forbids<Player> dead_loot_is_gone{rule::a12_dead_loot,
    to_translate("{player}’s loot has left the game, as loot of the eliminated does once the "
                 "Vulture has had a chance. Not in the rulebook; Consigliere’s reading.")};
inline constexpr Forbids<Player> cute_shares_too{rule::a23_cute_stealthy,
    to_translate("The Cute’s bill is extra: {player} takes a share like everyone else. "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> greedy_only_first{rule::of(Power::greedy),
    to_translate(
        "The Greedy takes two shares only the first time, and {player} has already taken one.")};
inline constexpr Forbids<Player> greedy_has_enough{rule::of(Power::greedy),
    to_translate("{player} took two shares at once and gives up the rest of this round’s loot.")};
inline constexpr Forbids<> greedy_takes_two_shares{rule::a24_greedy,
    to_translate("The Greedy’s two shares can be two cards, or a card and the New Godfather token, "
                 "of which there is only one. Consigliere’s reading.")};
inline constexpr Forbids<Player> dictator_is_absent{rule::of(Power::dictator),
    to_translate("The Dictator must take part in the sharing: {player}.")};
inline constexpr Forbids<Player> dictator_needs_another{rule::of(Power::dictator),
    to_translate("The Dictator forbids loot to another player: {player}.")};
inline constexpr Forbids<Player, Player> dictator_waits{rule::of(Power::dictator),
    to_translate(
        "The Dictator speaks when a player is about to take something: {next} now, not {player}.")};
inline constexpr Forbids<Player, LootType> is_forbidden{rule::of(Power::dictator),
    to_translate("The Dictator has forbidden this to {player} for this share: {type}.")};
inline constexpr Forbids<> dictator_leaves_clips{
    rule::a19_dictator, to_translate("The Dictator can’t forbid Clips: this table’s option.")};
inline constexpr Forbids<Player> trades_with_himself{rule::of(Power::junk_dealer),
    to_translate("The Junk Dealer trades with another player: {player}.")};
inline constexpr Forbids<Share> cannot_be_traded{rule::a20_junk_dealer,
    to_translate("Only bills, Diamonds and Paintings can be traded: {share}. Not in the rulebook; "
                 "Consigliere’s reading.")};
inline constexpr LeavesOpen<Player> good_friend_untold{rule::of(Power::good_friend),
    to_translate("Can’t check: whether a Bang! is left for the Good Friend, {player}, depends on "
                 "cards no one saw.")};
inline constexpr Forbids<Player> good_friend_keeps_all{rule::a21_good_friend,
    to_translate(
        "The Good Friend, {player}, discards nothing for the Bang!: this table’s option.")};

// Unusable record heads. --------------------------------------------------------------------------
inline constexpr Contradicts<Quoted> wrong_player_count{rule::bullets,
    to_translate("4 to 8 players can play, each with their own [[seats]] entry. Here: {quoted}.")};
inline constexpr Contradicts<> seat_without_name{
    to_translate("A seat needs player = \"Ana\" or name = \"ana\".")};
inline constexpr Contradicts<Quoted> bad_seat_name{
    to_translate("“{quoted}” can’t be a name in a record. Use lower-case words joined by hyphens. "
                 "Example: name = \"ana\".")};
inline constexpr Contradicts<Quoted> reserved_name{
    to_translate("“{quoted}” means something else in a record. Give the seat another name.")};
inline constexpr Contradicts<Quoted> name_twice{
    to_translate("Two seats are called “{quoted}”. Give one of them another name.")};
inline constexpr Contradicts<Quoted> power_twice{
    rule::powers, to_translate("There is only one “{quoted}” power card.")};
inline constexpr Contradicts<Quoted> power_missing{rule::powers,
    to_translate("With powers everyone has one; without them no one does: {quoted}.")};
inline constexpr Contradicts<> no_godfather{rule::oldest,
    to_translate(
        "The record doesn’t say who is oldest and gets the desk. Write first = \"NAME\".")};
inline constexpr Contradicts<Quoted> godfather_not_seated{rule::oldest,
    to_translate("“{quoted}” can’t get the desk: no one at this table has that name.")};
inline constexpr Contradicts<Quoted> unknown_option{
    to_translate("Unknown option “{quoted}”. Choose from: slow, token_must_go, unclaimed, "
                 "dictator_clip, good_friend_discards, ties.")};
inline constexpr Contradicts<Quoted> bad_option{
    to_translate("“{quoted}” can’t have this value. slow is excluded or no_target, unclaimed is "
                 "discard or carry, ties is tokens or suffered, the others are yes or no.")};

} // namespace consigliere::cash_n_guns::message

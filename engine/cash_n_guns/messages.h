#pragma once

#include "engine/cash_n_guns/rules.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/messages.h"

/// Every sentence that the referee of Ca$h 'n Guns can say against a move, declared as
/// `engine/ledger/sentence.h` says. Where a verdict rests on a choice of the rules page (A1 to A28)
/// beside a rule of the book, two sentences are said, one for each. What is said of a claim stands
/// in `messages_beliefs.h`.
namespace consigliere::cash_n_guns::message {

using ledger::Contradicts;
using ledger::Forbids;
using ledger::LeavesOpen;
using ledger::Quoted;
using ledger::to_translate;
using ledger::message::bad_number;

/// What is said of a power: the rule behind it is that power's.
template <typename MessageTemplate>
class OfPower {
public:
    explicit consteval OfPower(const char* sentence)
        : m_saying(sentence)
    {
    }
    [[nodiscard]] constexpr MessageTemplate operator()(Power power) const
    {
        MessageTemplate saying = m_saying;
        saying.rule = rule::of(power);
        return saying;
    }

private:
    MessageTemplate m_saying;
};

// Lines that cannot be read. ----------------------------------------------------------------------
inline constexpr Contradicts<Quoted> unknown_player{
    to_translate("Nobody at this table is called “{quoted}”. Players go by the names of their "
                 "seats; whatever no player does is written behind “table”.")};
inline constexpr Contradicts<Quoted> unknown_verb{
    to_translate("“{quoted}” is nothing that can be done. A player can: aims, slow, redirects, "
                 "shows, discards, takes, leaves, forbids, uses, declines. The table can: loots, "
                 "ducks, stands, believes, corrects:.")};
inline constexpr Contradicts<Quoted> unknown_bullet{
    to_translate("“{quoted}” is no Bullet card. There are bang and click.")};
inline constexpr Contradicts<Quoted> unknown_loot{
    to_translate("“{quoted}” is nothing that one can take here. There are $5000, $10000, $20000, "
                 "diamond-1000, diamond-5000, diamond-10000, painting, clip and first-aid, and "
                 "desk for the New Godfather token.")};
inline constexpr Contradicts<Quoted> unknown_loot_type{to_translate(
    "“{quoted}” is no type of loot. There are bill, diamond, painting, clip, first-aid and desk.")};
inline constexpr Contradicts<Quoted> unknown_power{rule::powers,
    to_translate("“{quoted}” is no power. There are hustler, kid, cunning, doctor, stealthy, "
                 "smart, professional, lucky, unbreakable, vulture, cute, greedy, dictator, "
                 "junk-dealer, good-friend and collector.")};
inline constexpr Contradicts<Quoted> unknown_act{
    to_translate("“{quoted}” is no act. Acts are WHO gives CARDS to WHOM, where each can also be "
                 "table, deck or box, and NAME gains or loses wound, gains desk, holds BULLETS, "
                 "leaves, returns, lies or stands.")};
inline constexpr Contradicts<Quoted> unknown_claim{
    to_translate("“{quoted}” is nothing that the referee can look up. It knows godfather, next, "
                 "wounds, out, bangs, holds, bills, diamonds, paintings, bonus, totals and wins; "
                 "and desk open or desk taken.")};
inline constexpr Contradicts<Quoted> named_twice{to_translate("“{quoted}” is named twice.")};
inline constexpr Contradicts<Quoted> too_many_cards{
    to_translate("“{quoted}” is more than there can be.")};
inline constexpr Contradicts<Quoted> works_by_itself{to_translate(
    "The power “{quoted}” works by itself or with another line; nobody has to call it.")};

// What is physically so. -------------------------------------------------------------------------
inline constexpr Contradicts<Player, LootCard, int, int> lacks_loot{
    to_translate("{player} does not have this. {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<LootCard, int, int> not_on_table{
    to_translate("This does not lie on the table. {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<LootCard, int, int> not_in_deck{rule::loot_deck,
    to_translate(
        "All of these cards have been revealed already. {card}: needed {needs}, left {has}.")};
inline constexpr Contradicts<LootCard, int, int> not_in_box{rule::loot_deck,
    to_translate("This is not out of the game. {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<int> no_wound_token{rule::a28_wound_tokens,
    to_translate("Nobody can have more wounds than the box has tokens: {has}.")};
inline constexpr Contradicts<Player> has_no_wound{to_translate("{player} has no wound.")};
inline constexpr Contradicts<Player> is_out_already{
    to_translate("{player} is out of the game already.")};
inline constexpr Contradicts<Player> is_in_game{to_translate("{player} is in the game.")};
inline constexpr Contradicts<Player> no_bullet_left{
    rule::bullets, to_translate("{player} has no Bullet card left.")};
inline constexpr Contradicts<Player> no_bullet_laid{
    rule::lay_bullet, to_translate("{player} has no Bullet card in front to reveal.")};
inline constexpr Contradicts<Player> nothing_to_tell{
    to_translate("There is no face-down discard of {player} that could be told now.")};

// Something else has to come first, or it is too late. -------------------------------------------
inline constexpr Forbids<Phase> phase_is_over{rule::phases,
    to_translate("The phases of a round follow in their order, and this one is over: {phase}.")};
inline constexpr Forbids<> waits_for_loot{
    rule::reveal, to_translate("First the eight loot cards of the round are revealed.")};
inline constexpr Forbids<Player> waits_for_aim{rule::aim,
    to_translate("First everybody aims at somebody, or is too slow. Missing: {player}.")};
inline constexpr Forbids<> waits_for_courage{rule::courage,
    to_translate(
        "First everybody lies down or stays standing: “table ducks …” or “table stands”.")};
inline constexpr Forbids<Player> waits_for_card{rule::show,
    to_translate("First all Bullet cards that are still there are revealed. Missing: {player}.")};
inline constexpr Forbids<Player> waits_for_share{rule::everything_goes,
    to_translate("First everything on the table is shared. Next: {player}.")};
inline constexpr Forbids<> game_is_over{rule::end, to_translate("The game is over.")};
inline constexpr Forbids<> last_one_has_won{rule::last_alive, game_is_over.english};
inline constexpr Forbids<> nobody_is_left{rule::a13_all_dead, game_is_over.english};

// Phase 1: the loot. -----------------------------------------------------------------------------
inline constexpr Contradicts<LootCard, int, int, int> box_has_fewer{rule::loot_deck,
    to_translate("The box holds fewer cards of this kind. {card}: in the box {box}, revealed "
                 "before {seen}, now {has}.")};
inline constexpr Contradicts<LootCard, int, int> last_loot_differs{rule::loot_deck,
    to_translate("What no round has shown before comes in the last one, so this cannot be. {card}: "
                 "it must be {needs}, the line says {has}.")};
inline constexpr Forbids<int, int> wrong_loot_count{
    rule::reveal, to_translate("Each round shows {needs} loot cards; the line names {has}.")};

// Phase 2: Bullet cards. -------------------------------------------------------------------------
inline constexpr Forbids<Player, int, Bullet> more_than_dealt{rule::bullets,
    to_translate("Everybody has 5 Click! and 3 Bang! for the whole game. {player} would need more "
                 "than {dealt}: {bullet}.")};
inline constexpr Forbids<Player, Bullet> bullet_is_spent{rule::bullet_once,
    to_translate(
        "Each Bullet card is used once, and {player} can have none of these left: {bullet}.")};
inline constexpr LeavesOpen<Player, Bullet> bullet_may_be_spent{rule::bullet_once,
    to_translate("Not verifiable: if enough of what {player} discarded face down was the same, "
                 "there is none of these left: {bullet}.")};
inline constexpr Forbids<Player> one_bullet_a_round{rule::lay_bullet,
    to_translate("Everybody lays one Bullet card a round, and {player} has revealed it already.")};

// Phase 3: hold-up. ------------------------------------------------------------------------------
inline constexpr Forbids<Player> aims_at_himself{
    rule::aim, to_translate("One aims at another player, not at oneself: {player}.")};
inline constexpr Forbids<Player, Player> has_aimed{rule::aim,
    to_translate("All aim at the same moment, and {player} has aimed at {target} already. Only the "
                 "Godfather can change that.")};
inline constexpr Forbids<Player> was_slow{
    rule::slow, to_translate("{player} was too slow, and cannot aim any more.")};
inline constexpr Forbids<Player> slow_takes_no_part{
    rule::slow, to_translate("{player} was too slow and takes no part in this round.")};
inline constexpr Forbids<> slow_is_excluded_here{rule::a1_slow,
    to_translate("This table chose that whoever is too slow is out of the whole round.")};
inline constexpr Forbids<Player> slow_has_no_target{rule::a1_slow,
    to_translate("{player} was too slow, aims at nobody and shows no card. This table chose that "
                 "slow players play on without a target.")};

// Phase 4: the Godfather's privilege. ------------------------------------------------------------
inline constexpr Forbids<Player, Player> only_godfather_orders{rule::order,
    to_translate("Only the Godfather may order somebody to change target, and that is {godfather}, "
                 "not {player}.")};
inline constexpr Forbids<Player> orders_himself{rule::order,
    to_translate(
        "The Godfather orders one of the players to change target, not himself: {godfather}.")};
inline constexpr Forbids<Player> anybody_but_himself{rule::a2_whom,
    to_translate("We chose that the Godfather may order anybody else, whoever they aim at, but not "
                 "himself: {godfather}.")};
inline constexpr Forbids<Player> ordered_has_no_target{rule::a2_whom,
    to_translate("{player} aims at nobody and has no target to change. The book is silent here, "
                 "and we chose so.")};
inline constexpr Forbids<> one_is_ordered{rule::order,
    to_translate(
        "The Godfather may order one of the players to aim elsewhere, and one was ordered.")};
inline constexpr Forbids<> ordered_once{
    rule::a3_once, to_translate("There is one order in a round: so the book’s “one” is read.")};
inline constexpr Forbids<> no_other_target{rule::a3_once,
    to_translate("With two players alive there is no other target, so there is no order. The book "
                 "is silent here, and we chose so.")};
inline constexpr Forbids<Player, Player> same_target{rule::other_target,
    to_translate(
        "Whoever is ordered has to pick another target: {player} aims at {target} already.")};

// Phase 5: courage. ------------------------------------------------------------------------------
inline constexpr Forbids<Player> standing_takes_the_risk{rule::stands,
    to_translate(
        "{player} stays standing: whoever stands may get loot, and takes the risk of being hit.")};
inline constexpr Forbids<> courage_is_decided{rule::courage,
    to_translate("Everybody has decided in this round whether to lie down; that is done once, all "
                 "together.")};
inline constexpr Forbids<Player> lying_shows_nothing{
    rule::lies_down, to_translate("{player} lies and has discarded the Bullet card face down.")};
inline constexpr Forbids<Player, Player> target_is_down{rule::coward,
    to_translate("{target} is down or takes no part, so {player} discards the Bullet card without "
                 "showing it.")};

// Phase 6: the cards. ----------------------------------------------------------------------------
inline constexpr Forbids<Player> is_out_of_game{
    rule::eliminated, to_translate("{player} is out of the game.")};

// Phase 7: sharing. ------------------------------------------------------------------------------
inline constexpr Forbids<Player> lying_gets_nothing{
    rule::lies_down, to_translate("{player} lies and gets nothing of this round’s loot.")};
inline constexpr Forbids<Player> may_lie_unthreatened{rule::a4_lie_down,
    to_translate("One may lie down although nobody aims at one, and {player} did. The book asks "
                 "for nothing more, and we chose so.")};
inline constexpr Forbids<Player> wounded_gets_nothing{
    rule::bang, to_translate("{player} was wounded in this round and gets nothing of its loot.")};
inline constexpr Forbids<Player> not_his_share{
    rule::share, to_translate("Shares go clockwise among those who stand. Next: {player}.")};
inline constexpr Forbids<Player> godfather_starts{
    rule::share, to_translate("The Godfather takes the first share, and that is {player}.")};
inline constexpr Forbids<Player, Player> starts_left_of_godfather{rule::first_share,
    to_translate("The Godfather, {godfather}, does not stand, so the nearest to the left who does "
                 "takes the first share: {player}.")};
inline constexpr Forbids<Player> shares_without_target{rule::a5_absent_target,
    to_translate("{player} stands unhurt and shares, although the target was down. The book asks "
                 "for nothing more, and we chose so.")};
inline constexpr Forbids<Player> one_share_each{rule::share,
    to_translate("A share is one loot card or the New Godfather token: {player} takes one.")};
inline constexpr Forbids<> desk_is_taken{
    rule::take_desk, to_translate("The New Godfather token has been taken in this round.")};
inline constexpr Forbids<> desk_once_a_round{
    rule::take_desk, to_translate("The New Godfather token can be taken once a round.")};
inline constexpr Forbids<> desk_must_go{rule::a6_token,
    to_translate("The New Godfather token is a share and must be taken by somebody. The book is "
                 "not plain here, and this table chose so.")};
inline constexpr Forbids<> desk_is_not_last{rule::a6_token,
    to_translate("Only the last thing on the table may be left there, when it is the New Godfather "
                 "token. This table chose so.")};
inline constexpr Contradicts<LootCard> unclaimed_is_gone{rule::a7_unclaimed,
    to_translate("{card}: one of these was left over because nobody was there to take it, and has "
                 "left the game. This table chose so.")};
// The same, said of a line that comes at once: then it is not too late for a ruling.
inline constexpr Forbids<LootCard> nobody_may_claim{rule::a7_unclaimed, unclaimed_is_gone.english};

// Clips and First aid kits. ----------------------------------------------------------------------
inline constexpr Forbids<Player> no_bang_to_get{rule::clip,
    to_translate(
        "There can be no Bang! in the discard pile, so the Clip of {player} has no effect.")};
inline constexpr Forbids<Player> bang_must_be_got{rule::clip,
    to_translate("There is a Bang! in the discard pile, and {player} gets it with the Clip.")};
inline constexpr LeavesOpen<Player> clip_untold{rule::clip,
    to_translate(
        "Not verifiable: whether there is a Bang! in the discard pile for {player} depends on "
        "cards that nobody saw. Look, and write “gets bang” or “gets nothing”.")};
inline constexpr Forbids<Player, Bullet> clip_takes_another{rule::clip,
    to_translate("For the Bang! of a Clip another card of the hand is discarded, and {player} can "
                 "have none of these: {bullet}.")};
inline constexpr Forbids<> found_without_clip{
    rule::clip, to_translate("Only a Clip brings a Bang! from the discard pile.")};
inline constexpr Forbids<Player> clip_without_hand{rule::a9_clip,
    to_translate("{player} has no Bullet card left, so a Clip has no effect: there is no card to "
                 "discard for the Bang!. The book is silent here, and we chose so.")};
inline constexpr Forbids<LootCard> is_used_up{rule::a10_used_up,
    to_translate("Clips and First aid kits are used up when they are taken, so nobody has any: "
                 "{card}. The book is not plain here, and we chose so.")};

// Powers. ----------------------------------------------------------------------------------------
inline constexpr OfPower<Forbids<Player, Power>> has_other_power{
    to_translate("{player} does not have this power: {power}.")};
inline constexpr OfPower<Forbids<Player, Power>> power_is_used{
    to_translate("{player} has used this power in this round already: {power}.")};
inline constexpr OfPower<Forbids<Power>> power_is_early{
    to_translate("It is too early in the round for this power: {power}.")};
inline constexpr OfPower<Forbids<Power>> power_is_late{
    to_translate("It is too late in the round for this power: {power}.")};
inline constexpr OfPower<Forbids<Player, Power>> power_is_declined{
    to_translate("{player} has said that this power is not used in this round: {power}.")};
inline constexpr OfPower<Forbids<Power>> nothing_to_decline{
    to_translate("Nothing waits for this power now, so there is nothing to decline: {power}.")};
inline constexpr OfPower<Forbids<Player, Power>> target_must_lie{to_translate(
    "This power needs a target that has lain down, and the target of {player} has not: {power}.")};
inline constexpr OfPower<Contradicts<LootCard, Player, Power>> taken_by_power{
    to_translate("{card}: {player} took one of these by a power before the sharing ({power}).")};
inline constexpr LeavesOpen<Player> hustler_untold{rule::a22_hustler,
    to_translate("Not verifiable: the Hustler swaps a card every round, and nobody said whether "
                 "{player} did. Write “uses hustler NAME” or “declines hustler”.")};
inline constexpr Forbids<Player> hustler_has_skipped{rule::a22_hustler,
    to_translate("The book lets the Hustler swap in every round; we chose that a round may be "
                 "skipped, and {player} has skipped this one.")};
inline constexpr Forbids<Player> hustler_needs_another{rule::of(Power::hustler),
    to_translate("The Hustler draws from another player’s hand: {player}.")};
inline constexpr Forbids<Player, Player> kid_aims_last{rule::of(Power::kid),
    to_translate("The Kid, {player}, aims after everybody else. Missing: {other}.")};
inline constexpr Forbids<Player> cunning_has_no_card{rule::of(Power::cunning),
    to_translate("{player} has no other Bullet card that the Cunning could swap for.")};
inline constexpr Forbids<Player> doctor_must_lie{
    rule::of(Power::doctor), to_translate("The Doctor heals only when lying: {player}.")};
inline constexpr Forbids<Player> doctor_is_unhurt{
    rule::of(Power::doctor), to_translate("{player} has no wound that the Doctor could remove.")};
inline constexpr Forbids<Player> only_own_will{rule::a16_laid_down,
    to_translate("We chose that only lying down of one’s own will counts, not being shot or too "
                 "slow: {player}.")};
inline constexpr Forbids<Player> professional_must_stand{rule::of(Power::professional),
    to_translate("The Professional steals only while standing: {player}.")};
inline constexpr Contradicts<Player> aims_at_nobody{
    rule::of(Power::professional), to_translate("{player} aims at nobody.")};
inline constexpr Forbids<Player> nothing_to_steal{rule::of(Power::professional),
    to_translate("{player} has no loot, so the Professional has no effect.")};
inline constexpr Forbids<Player> professional_decides_first{rule::a17_professional,
    to_translate("We chose that the Professional decides before the first Bullet card is revealed: "
                 "{player}.")};
inline constexpr Forbids<Player> dead_vulture{rule::a27_vulture,
    to_translate("The Vulture is out of the game and takes nothing: {player}. The book is silent "
                 "here, and we chose so.")};
inline constexpr Forbids<Player> victim_is_alive{rule::of(Power::vulture),
    to_translate("The Vulture takes from those who are eliminated, and {player} is alive.")};
inline constexpr Forbids<int, int> vulture_draws_two{rule::of(Power::vulture),
    to_translate("The Vulture draws two cards from each who is eliminated, or what there is: "
                 "{needs}, not {has}.")};
inline constexpr Forbids<Player> dead_loot_is_gone{rule::a12_dead_loot,
    to_translate("The loot of {player} has left the game: that of the eliminated does, once the "
                 "Vulture has had a chance. The book is silent here, and we chose so.")};
inline constexpr Forbids<Player> cute_shares_too{rule::a23_cute_stealthy,
    to_translate(
        "The Cute’s bill comes on top: {player} takes a share like everybody else. We chose so.")};
inline constexpr Forbids<Player> greedy_only_first{rule::of(Power::greedy),
    to_translate(
        "The Greedy takes two shares only the first time, and {player} has taken one already.")};
inline constexpr Forbids<Player> greedy_has_enough{rule::of(Power::greedy),
    to_translate("{player} took two shares at once and gives up the rest of this round’s loot.")};
inline constexpr Forbids<> greedy_takes_two_shares{rule::a24_greedy,
    to_translate("The Greedy’s two shares may be two cards, or a card and the New Godfather token; "
                 "that is there only once. We chose so.")};
inline constexpr Forbids<Player> dictator_is_absent{rule::of(Power::dictator),
    to_translate("The Dictator must take part in the sharing: {player}.")};
inline constexpr Forbids<Player> dictator_needs_another{rule::of(Power::dictator),
    to_translate("The Dictator forbids something to another player: {player}.")};
inline constexpr Forbids<Player, Player> dictator_waits{rule::of(Power::dictator),
    to_translate("The Dictator speaks when a player is about to take something. That is {next} "
                 "now, not {player}.")};
inline constexpr Forbids<Player, LootType> is_forbidden{rule::of(Power::dictator),
    to_translate("The Dictator has forbidden this to {player} for this share: {type}.")};
inline constexpr Forbids<> dictator_leaves_clips{
    rule::a19_dictator, to_translate("This table chose that the Dictator cannot forbid Clips.")};
inline constexpr Forbids<Player> trades_with_himself{rule::of(Power::junk_dealer),
    to_translate("The Junk Dealer trades with another player: {player}.")};
inline constexpr Forbids<Share> cannot_be_traded{rule::a20_junk_dealer,
    to_translate("Only bills, Diamonds and Paintings can be traded: {share}. The book is silent "
                 "here, and we chose so.")};
inline constexpr LeavesOpen<Player> good_friend_untold{rule::of(Power::good_friend),
    to_translate("Not verifiable: whether there is a Bang! left for the Good Friend, {player}, "
                 "depends on cards that nobody saw.")};
inline constexpr Forbids<Player> good_friend_keeps_all{rule::a21_good_friend,
    to_translate(
        "This table chose that the Good Friend discards nothing for the Bang!: {player}.")};

// Records that cannot be used. --------------------------------------------------------------------
inline constexpr Contradicts<Quoted> wrong_player_count{rule::bullets,
    to_translate(
        "4 to 8 players can play, each with a [[seats]] of their own; here there are {quoted}.")};
inline constexpr Contradicts<> seat_without_name{
    to_translate("A seat needs player = \"Ana\" or name = \"ana\".")};
inline constexpr Contradicts<Quoted> bad_seat_name{
    to_translate("“{quoted}” cannot be a name in a record: lower-case words joined by hyphens can. "
                 "Give the seat a name = \"ana\".")};
inline constexpr Contradicts<Quoted> reserved_name{
    to_translate("“{quoted}” means something else in a record. Give the seat another name.")};
inline constexpr Contradicts<Quoted> name_twice{
    to_translate("Two seats are called “{quoted}”. Give one of them another name.")};
inline constexpr Contradicts<Quoted> power_twice{
    rule::powers, to_translate("There is only one card of the power “{quoted}”.")};
inline constexpr Contradicts<Quoted> power_missing{rule::powers,
    to_translate("With powers everybody has one, without them nobody has: {quoted}.")};
inline constexpr Contradicts<> no_godfather{rule::oldest,
    to_translate("The record does not say who is the oldest and gets the desk: first = \"NAME\".")};
inline constexpr Contradicts<Quoted> godfather_not_seated{rule::oldest,
    to_translate("“{quoted}” cannot get the desk: nobody at this table is called so.")};
inline constexpr Contradicts<Quoted> unknown_option{
    to_translate("“{quoted}” is no option. There are slow, token_must_go, unclaimed, "
                 "dictator_clip, good_friend_discards and ties.")};
inline constexpr Contradicts<Quoted> bad_option{
    to_translate("“{quoted}” cannot have this value. slow is excluded or no_target, unclaimed is "
                 "discard or carry, ties is tokens or suffered, the others are yes or no.")};

} // namespace consigliere::cash_n_guns::message

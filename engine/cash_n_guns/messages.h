#pragma once

#include "engine/cash_n_guns/rules.h"
#include "engine/ledger/messages.h"

/// Every sentence that the referee of Ca$h 'n Guns can say against a move: the rule behind it, how
/// much it weighs, and the id under which the translations hold its wording. The comments name the
/// facts that come with it. Where a verdict rests on a choice of the rules page (A1 to A28) beside
/// a rule of the book, two sentences are said, one for each.
namespace consigliere::cash_n_guns::message {

using ledger::Gravity;
using ledger::Message;
using ledger::RuleId;
using ledger::message::bad_number;
using ledger::message::missing_word;
using ledger::message::trailing_words;

/// For what is physically so; no rule of the book needs to be broken for it.
inline constexpr RuleId no_rule{};

// Lines that cannot be read. `quoted` is the offending part. -------------------------------------
inline constexpr Message unknown_player{no_rule, Gravity::contradiction, "unknown-player"};
inline constexpr Message unknown_verb{no_rule, Gravity::contradiction, "unknown-verb"};
inline constexpr Message unknown_bullet{no_rule, Gravity::contradiction, "unknown-bullet"};
inline constexpr Message unknown_loot{no_rule, Gravity::contradiction, "unknown-loot"};
inline constexpr Message unknown_loot_type{no_rule, Gravity::contradiction, "unknown-loot-type"};
inline constexpr Message unknown_power{rule::powers, Gravity::contradiction, "unknown-power"};
inline constexpr Message unknown_act{no_rule, Gravity::contradiction, "unknown-act"};
inline constexpr Message unknown_claim{no_rule, Gravity::contradiction, "unknown-claim"};
inline constexpr Message named_twice{no_rule, Gravity::contradiction, "named-twice"};
inline constexpr Message too_many_cards{no_rule, Gravity::contradiction, "too-many-cards"};
inline constexpr Message works_by_itself{no_rule, Gravity::contradiction, "works-by-itself"};

// What is physically so. -------------------------------------------------------------------------
/// player, card, needs, has
inline constexpr Message lacks_loot{no_rule, Gravity::contradiction, "lacks-loot"};
/// card, needs, has
inline constexpr Message not_on_table{no_rule, Gravity::contradiction, "not-on-table"};
/// card, needs, has
inline constexpr Message not_in_deck{rule::loot_deck, Gravity::contradiction, "not-in-deck"};
/// card, needs, has
inline constexpr Message not_in_box{rule::loot_deck, Gravity::contradiction, "not-in-box"};
/// has
inline constexpr Message no_wound_token{
    rule::a28_wound_tokens, Gravity::contradiction, "no-wound-token"};
/// player
inline constexpr Message has_no_wound{no_rule, Gravity::contradiction, "has-no-wound"};
/// player
inline constexpr Message is_out_already{no_rule, Gravity::contradiction, "is-out-already"};
/// player
inline constexpr Message is_in_game{no_rule, Gravity::contradiction, "is-in-game"};
/// player
inline constexpr Message no_bullet_left{rule::bullets, Gravity::contradiction, "no-bullet-left"};
/// player
inline constexpr Message no_bullet_laid{rule::lay_bullet, Gravity::contradiction, "no-bullet-laid"};
/// player
inline constexpr Message nothing_to_tell{no_rule, Gravity::contradiction, "nothing-to-tell"};

// Something else has to come first, or it is too late. -------------------------------------------
/// phase
inline constexpr Message phase_is_over{rule::phases, Gravity::forbidden, "phase-is-over"};
inline constexpr Message waits_for_loot{rule::reveal, Gravity::forbidden, "waits-for-loot"};
/// player
inline constexpr Message waits_for_aim{rule::aim, Gravity::forbidden, "waits-for-aim"};
inline constexpr Message waits_for_courage{rule::courage, Gravity::forbidden, "waits-for-courage"};
/// player
inline constexpr Message waits_for_card{rule::show, Gravity::forbidden, "waits-for-card"};
/// player
inline constexpr Message waits_for_share{
    rule::everything_goes, Gravity::forbidden, "waits-for-share"};
inline constexpr Message game_is_over{rule::end, Gravity::forbidden, "game-is-over"};
inline constexpr Message last_one_has_won{rule::last_alive, Gravity::forbidden, "game-is-over"};
inline constexpr Message nobody_is_left{rule::a13_all_dead, Gravity::forbidden, "game-is-over"};

// Phase 1: the loot. -----------------------------------------------------------------------------
/// card, box, seen, has
inline constexpr Message box_has_fewer{rule::loot_deck, Gravity::contradiction, "box-has-fewer"};
/// card, needs, has
inline constexpr Message last_loot_differs{
    rule::loot_deck, Gravity::contradiction, "last-loot-differs"};
/// needs, has
inline constexpr Message wrong_loot_count{rule::reveal, Gravity::forbidden, "wrong-loot-count"};

// Phase 2: Bullet cards. -------------------------------------------------------------------------
/// player, bullet, dealt
inline constexpr Message more_than_dealt{rule::bullets, Gravity::forbidden, "more-than-dealt"};
/// player, bullet
inline constexpr Message bullet_is_spent{rule::bullet_once, Gravity::forbidden, "bullet-is-spent"};
/// player, bullet
inline constexpr Message bullet_may_be_spent{
    rule::bullet_once, Gravity::unknown, "bullet-may-be-spent"};
/// player
inline constexpr Message one_bullet_a_round{
    rule::lay_bullet, Gravity::forbidden, "one-bullet-a-round"};

// Phase 3: hold-up. ------------------------------------------------------------------------------
/// player
inline constexpr Message aims_at_himself{rule::aim, Gravity::forbidden, "aims-at-himself"};
/// player, target
inline constexpr Message has_aimed{rule::aim, Gravity::forbidden, "has-aimed"};
/// player
inline constexpr Message was_slow{rule::slow, Gravity::forbidden, "was-slow"};
/// player
inline constexpr Message slow_takes_no_part{rule::slow, Gravity::forbidden, "slow-takes-no-part"};
inline constexpr Message slow_is_excluded_here{
    rule::a1_slow, Gravity::forbidden, "slow-is-excluded-here"};
/// player
inline constexpr Message slow_has_no_target{
    rule::a1_slow, Gravity::forbidden, "slow-has-no-target"};

// Phase 4: the Godfather's privilege. ------------------------------------------------------------
/// player, godfather
inline constexpr Message only_godfather_orders{
    rule::order, Gravity::forbidden, "only-godfather-orders"};
/// godfather
inline constexpr Message orders_himself{rule::order, Gravity::forbidden, "orders-himself"};
/// godfather
inline constexpr Message anybody_but_himself{
    rule::a2_whom, Gravity::forbidden, "anybody-but-himself"};
/// player
inline constexpr Message ordered_has_no_target{
    rule::a2_whom, Gravity::forbidden, "ordered-has-no-target"};
inline constexpr Message one_is_ordered{rule::order, Gravity::forbidden, "one-is-ordered"};
inline constexpr Message ordered_once{rule::a3_once, Gravity::forbidden, "ordered-once"};
inline constexpr Message no_other_target{rule::a3_once, Gravity::forbidden, "no-other-target"};
/// player, target
inline constexpr Message same_target{rule::other_target, Gravity::forbidden, "same-target"};

// Phase 5: courage. ------------------------------------------------------------------------------
/// player
inline constexpr Message standing_takes_the_risk{
    rule::stands, Gravity::forbidden, "standing-takes-the-risk"};
inline constexpr Message courage_is_decided{
    rule::courage, Gravity::forbidden, "courage-is-decided"};
/// player
inline constexpr Message lying_shows_nothing{
    rule::lies_down, Gravity::forbidden, "lying-shows-nothing"};
/// player, target
inline constexpr Message target_is_down{rule::coward, Gravity::forbidden, "target-is-down"};

// Phase 6: the cards. ----------------------------------------------------------------------------
/// player
inline constexpr Message is_out_of_game{rule::eliminated, Gravity::forbidden, "is-out-of-game"};

// Phase 7: sharing. ------------------------------------------------------------------------------
/// player
inline constexpr Message lying_gets_nothing{
    rule::lies_down, Gravity::forbidden, "lying-gets-nothing"};
/// player
inline constexpr Message may_lie_unthreatened{
    rule::a4_lie_down, Gravity::forbidden, "may-lie-unthreatened"};
/// player
inline constexpr Message wounded_gets_nothing{
    rule::bang, Gravity::forbidden, "wounded-gets-nothing"};
/// player
inline constexpr Message not_his_share{rule::share, Gravity::forbidden, "not-his-share"};
/// player
inline constexpr Message godfather_starts{rule::share, Gravity::forbidden, "godfather-starts"};
/// player, godfather
inline constexpr Message starts_left_of_godfather{
    rule::first_share, Gravity::forbidden, "starts-left-of-godfather"};
/// player
inline constexpr Message shares_without_target{
    rule::a5_absent_target, Gravity::forbidden, "shares-without-target"};
/// player
inline constexpr Message one_share_each{rule::share, Gravity::forbidden, "one-share-each"};
inline constexpr Message desk_is_taken{rule::take_desk, Gravity::forbidden, "desk-is-taken"};
inline constexpr Message desk_once_a_round{
    rule::take_desk, Gravity::forbidden, "desk-once-a-round"};
inline constexpr Message desk_must_go{rule::a6_token, Gravity::forbidden, "desk-must-go"};
inline constexpr Message desk_is_not_last{rule::a6_token, Gravity::forbidden, "desk-is-not-last"};
/// card
inline constexpr Message unclaimed_is_gone{
    rule::a7_unclaimed, Gravity::contradiction, "unclaimed-is-gone"};
// The same, said of a line that comes at once: then it is not too late for a ruling.
/// card
inline constexpr Message nobody_may_claim{
    rule::a7_unclaimed, Gravity::forbidden, "unclaimed-is-gone"};

// Clips and First aid kits. ----------------------------------------------------------------------
/// player
inline constexpr Message no_bang_to_get{rule::clip, Gravity::forbidden, "no-bang-to-get"};
/// player
inline constexpr Message bang_must_be_got{rule::clip, Gravity::forbidden, "bang-must-be-got"};
/// player
inline constexpr Message clip_untold{rule::clip, Gravity::unknown, "clip-untold"};
/// player, bullet
inline constexpr Message clip_takes_another{rule::clip, Gravity::forbidden, "clip-takes-another"};
inline constexpr Message found_without_clip{rule::clip, Gravity::forbidden, "found-without-clip"};
/// player
inline constexpr Message clip_without_hand{rule::a9_clip, Gravity::forbidden, "clip-without-hand"};
/// card
inline constexpr Message is_used_up{rule::a10_used_up, Gravity::forbidden, "is-used-up"};

// Powers. ----------------------------------------------------------------------------------------
/// player, power
[[nodiscard]] constexpr Message has_other_power(Power power)
{
    return {rule::of(power), Gravity::forbidden, "has-other-power"};
}
/// player, power
[[nodiscard]] constexpr Message power_is_used(Power power)
{
    return {rule::of(power), Gravity::forbidden, "power-is-used"};
}
/// power
[[nodiscard]] constexpr Message power_is_early(Power power)
{
    return {rule::of(power), Gravity::forbidden, "power-is-early"};
}
/// power
[[nodiscard]] constexpr Message power_is_late(Power power)
{
    return {rule::of(power), Gravity::forbidden, "power-is-late"};
}
/// player, power
[[nodiscard]] constexpr Message power_is_declined(Power power)
{
    return {rule::of(power), Gravity::forbidden, "power-is-declined"};
}
/// power
[[nodiscard]] constexpr Message nothing_to_decline(Power power)
{
    return {rule::of(power), Gravity::forbidden, "nothing-to-decline"};
}
/// player, power
[[nodiscard]] constexpr Message target_must_lie(Power power)
{
    return {rule::of(power), Gravity::forbidden, "target-must-lie"};
}
/// player, card, power
[[nodiscard]] constexpr Message taken_by_power(Power power)
{
    return {rule::of(power), Gravity::contradiction, "taken-by-power"};
}
/// player
inline constexpr Message hustler_untold{rule::a22_hustler, Gravity::unknown, "hustler-untold"};
/// player
inline constexpr Message hustler_has_skipped{
    rule::a22_hustler, Gravity::forbidden, "hustler-has-skipped"};
/// player
inline constexpr Message hustler_needs_another{
    rule::of(Power::hustler), Gravity::forbidden, "hustler-needs-another"};
/// player, other
inline constexpr Message kid_aims_last{rule::of(Power::kid), Gravity::forbidden, "kid-aims-last"};
/// player
inline constexpr Message cunning_has_no_card{
    rule::of(Power::cunning), Gravity::forbidden, "cunning-has-no-card"};
/// player
inline constexpr Message doctor_must_lie{
    rule::of(Power::doctor), Gravity::forbidden, "doctor-must-lie"};
/// player
inline constexpr Message doctor_is_unhurt{
    rule::of(Power::doctor), Gravity::forbidden, "doctor-is-unhurt"};
/// player
inline constexpr Message only_own_will{rule::a16_laid_down, Gravity::forbidden, "only-own-will"};
/// player
inline constexpr Message professional_must_stand{
    rule::of(Power::professional), Gravity::forbidden, "professional-must-stand"};
/// player
inline constexpr Message aims_at_nobody{
    rule::of(Power::professional), Gravity::contradiction, "aims-at-nobody"};
/// player
inline constexpr Message nothing_to_steal{
    rule::of(Power::professional), Gravity::forbidden, "nothing-to-steal"};
/// player
inline constexpr Message professional_decides_first{
    rule::a17_professional, Gravity::forbidden, "professional-decides-first"};
/// player
inline constexpr Message dead_vulture{rule::a27_vulture, Gravity::forbidden, "dead-vulture"};
/// player
inline constexpr Message victim_is_alive{
    rule::of(Power::vulture), Gravity::forbidden, "victim-is-alive"};
/// needs, has
inline constexpr Message vulture_draws_two{
    rule::of(Power::vulture), Gravity::forbidden, "vulture-draws-two"};
/// player
inline constexpr Message dead_loot_is_gone{
    rule::a12_dead_loot, Gravity::forbidden, "dead-loot-is-gone"};
/// player
inline constexpr Message cute_shares_too{
    rule::a23_cute_stealthy, Gravity::forbidden, "cute-shares-too"};
/// player
inline constexpr Message greedy_only_first{
    rule::of(Power::greedy), Gravity::forbidden, "greedy-only-first"};
/// player
inline constexpr Message greedy_has_enough{
    rule::of(Power::greedy), Gravity::forbidden, "greedy-has-enough"};
inline constexpr Message greedy_takes_two_shares{
    rule::a24_greedy, Gravity::forbidden, "greedy-takes-two-shares"};
/// player
inline constexpr Message dictator_is_absent{
    rule::of(Power::dictator), Gravity::forbidden, "dictator-is-absent"};
/// player
inline constexpr Message dictator_needs_another{
    rule::of(Power::dictator), Gravity::forbidden, "dictator-needs-another"};
/// player, next
inline constexpr Message dictator_waits{
    rule::of(Power::dictator), Gravity::forbidden, "dictator-waits"};
/// player, type
inline constexpr Message is_forbidden{
    rule::of(Power::dictator), Gravity::forbidden, "is-forbidden"};
inline constexpr Message dictator_leaves_clips{
    rule::a19_dictator, Gravity::forbidden, "dictator-leaves-clips"};
/// player
inline constexpr Message trades_with_himself{
    rule::of(Power::junk_dealer), Gravity::forbidden, "trades-with-himself"};
/// share
inline constexpr Message cannot_be_traded{
    rule::a20_junk_dealer, Gravity::forbidden, "cannot-be-traded"};
/// player
inline constexpr Message good_friend_untold{
    rule::of(Power::good_friend), Gravity::unknown, "good-friend-untold"};
/// player
inline constexpr Message good_friend_keeps_all{
    rule::a21_good_friend, Gravity::forbidden, "good-friend-keeps-all"};

// What the table believes. -----------------------------------------------------------------------
/// godfather
inline constexpr Message godfather_is_oldest{
    rule::oldest, Gravity::forbidden, "godfather-is-oldest"};
/// godfather
inline constexpr Message godfather_took_desk{
    rule::take_desk, Gravity::forbidden, "godfather-took-desk"};
/// godfather
inline constexpr Message godfather_kept_desk{
    rule::take_desk, Gravity::forbidden, "godfather-kept-desk"};
/// godfather
inline constexpr Message godfather_inherited{
    rule::a8_dead_godfather, Gravity::forbidden, "godfather-inherited"};
inline constexpr Message desk_starts_open{rule::token, Gravity::forbidden, "desk-starts-open"};
inline constexpr Message desk_is_open{rule::token_back, Gravity::forbidden, "desk-is-open"};
/// player, has
inline constexpr Message wounds_differ{rule::bang, Gravity::forbidden, "wounds-differ"};
/// player, has
inline constexpr Message click_wounds_nobody{
    rule::click, Gravity::forbidden, "click-wounds-nobody"};
/// player, has
inline constexpr Message discard_wounds_nobody{
    rule::discard_reminder, Gravity::forbidden, "discard-wounds-nobody"};
/// player, has
inline constexpr Message all_shoot_at_once{
    rule::simultaneous, Gravity::forbidden, "all-shoot-at-once"};
/// player, has
inline constexpr Message every_hit_counts{
    rule::several_hits, Gravity::forbidden, "every-hit-counts"};
/// player, has
inline constexpr Message lying_is_safe{rule::lies_down, Gravity::forbidden, "lying-is-safe"};
/// player, has
inline constexpr Message kit_has_healed{rule::first_aid, Gravity::forbidden, "kit-has-healed"};
/// player
inline constexpr Message kit_heals_all{rule::a11_first_aid, Gravity::forbidden, "kit-heals-all"};
/// player, hits, has
inline constexpr Message lucky_takes_none{
    rule::of(Power::lucky), Gravity::forbidden, "lucky-takes-none"};
/// player
inline constexpr Message lucky_counts_first{
    rule::a26_lucky, Gravity::forbidden, "lucky-counts-first"};
/// player, wounds, deadly
inline constexpr Message is_alive{rule::eliminated, Gravity::forbidden, "is-alive"};
/// player, wounds, deadly
inline constexpr Message unbreakable_is_alive{
    rule::of(Power::unbreakable), Gravity::forbidden, "unbreakable-is-alive"};
/// player, least, most
inline constexpr Message bangs_differ{rule::bullet_once, Gravity::forbidden, "bangs-differ"};
/// player, least, most
inline constexpr Message bangs_unknown{rule::bullet_once, Gravity::unknown, "bangs-unknown"};
/// player
inline constexpr Message good_friend_got_one{
    rule::of(Power::good_friend), Gravity::forbidden, "good-friend-got-one"};
/// player, has
inline constexpr Message holds_differs{rule::share, Gravity::forbidden, "holds-differs"};
/// player, has
inline constexpr Message bills_differ{rule::bills, Gravity::forbidden, "bills-differ"};
/// player, has
inline constexpr Message diamonds_differ{rule::diamonds, Gravity::forbidden, "diamonds-differ"};
/// player, count, has
inline constexpr Message paintings_differ{rule::paintings, Gravity::forbidden, "paintings-differ"};
/// player, count
inline constexpr Message collector_counts_one_more{
    rule::of(Power::collector), Gravity::forbidden, "collector-counts-one-more"};
inline constexpr Message ten_paintings_at_most{
    rule::a25_collector, Gravity::forbidden, "ten-paintings-at-most"};
/// player, count
inline constexpr Message bonus_is_his{rule::diamond_bonus, Gravity::forbidden, "bonus-is-his"};
/// count
inline constexpr Message bonus_is_tied{rule::diamond_bonus, Gravity::forbidden, "bonus-is-tied"};
inline constexpr Message nobody_has_diamonds{
    rule::a15_no_diamonds, Gravity::forbidden, "nobody-has-diamonds"};
/// player, has
inline constexpr Message total_differs{rule::richest, Gravity::forbidden, "total-differs"};
/// player
inline constexpr Message dead_counts_nothing{rule::end, Gravity::forbidden, "dead-counts-nothing"};
inline constexpr Message only_the_living_count{
    rule::a12_dead_loot, Gravity::forbidden, "only-the-living-count"};
/// player
inline constexpr Message dead_cannot_win{rule::goal, Gravity::forbidden, "dead-cannot-win"};
inline constexpr Message all_are_dead{rule::a13_all_dead, Gravity::forbidden, "all-are-dead"};
/// player
inline constexpr Message only_he_is_alive{rule::last_alive, Gravity::forbidden, "only-he-is-alive"};
/// player, has
inline constexpr Message is_richer{rule::richest, Gravity::forbidden, "is-richer"};
/// player, wounds
inline constexpr Message has_more_wounds{rule::tie, Gravity::forbidden, "has-more-wounds"};
inline constexpr Message tokens_at_the_end_count{
    rule::a14_wounds, Gravity::forbidden, "tokens-at-the-end-count"};
inline constexpr Message suffered_wounds_count{
    rule::a14_wounds, Gravity::forbidden, "suffered-wounds-count"};

// Records that cannot be used; `quoted` is the offending value. ----------------------------------
inline constexpr Message wrong_player_count{
    rule::bullets, Gravity::contradiction, "wrong-player-count"};
inline constexpr Message seat_without_name{no_rule, Gravity::contradiction, "seat-without-name"};
inline constexpr Message bad_seat_name{no_rule, Gravity::contradiction, "bad-seat-name"};
inline constexpr Message reserved_name{no_rule, Gravity::contradiction, "reserved-name"};
inline constexpr Message name_twice{no_rule, Gravity::contradiction, "name-twice"};
inline constexpr Message unknown_seat_power{
    rule::powers, Gravity::contradiction, "unknown-seat-power"};
inline constexpr Message power_twice{rule::powers, Gravity::contradiction, "power-twice"};
inline constexpr Message power_missing{rule::powers, Gravity::contradiction, "power-missing"};
inline constexpr Message no_godfather{rule::oldest, Gravity::contradiction, "no-godfather"};
inline constexpr Message godfather_not_seated{
    rule::oldest, Gravity::contradiction, "godfather-not-seated"};
inline constexpr Message unknown_option{no_rule, Gravity::contradiction, "unknown-option"};
inline constexpr Message bad_option{no_rule, Gravity::contradiction, "bad-option"};

} // namespace consigliere::cash_n_guns::message

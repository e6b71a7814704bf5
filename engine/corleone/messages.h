#pragma once

#include "engine/corleone/rules.h"
#include "engine/ledger/messages.h"

#include <vector>

/// Every sentence that the referee of Corleone's Empire can say against a move: the rule behind
/// it, how much it weighs, and the id under which the translations hold its wording. The comments
/// name the facts that come with it.
namespace consigliere::corleone::message {

using ledger::Gravity;
using ledger::Message;
using ledger::RuleId;

/// For what is physically so; no rule of the book needs to be broken for it.
inline constexpr RuleId no_rule{};

// Lines that cannot be read. `quoted` is the offending part. -----------------------------------
inline constexpr Message unknown_actor{no_rule, Gravity::contradiction, "unknown-actor"};
/// family
inline constexpr Message not_at_table{rule::players, Gravity::contradiction, "not-at-table"};
inline constexpr Message unknown_verb{no_rule, Gravity::contradiction, "unknown-verb"};
inline constexpr Message unknown_territory{no_rule, Gravity::contradiction, "unknown-territory"};
inline constexpr Message unknown_icon{no_rule, Gravity::contradiction, "unknown-icon"};
inline constexpr Message unknown_figure{no_rule, Gravity::contradiction, "unknown-figure"};
inline constexpr Message unknown_place{no_rule, Gravity::contradiction, "unknown-place"};
inline constexpr Message unknown_card{no_rule, Gravity::contradiction, "unknown-card"};
inline constexpr Message unknown_good{no_rule, Gravity::contradiction, "unknown-good"};
inline constexpr Message unknown_pile{no_rule, Gravity::contradiction, "unknown-pile"};
inline constexpr Message unknown_act{no_rule, Gravity::contradiction, "unknown-act"};
inline constexpr Message unknown_claim{no_rule, Gravity::contradiction, "unknown-claim"};
inline constexpr Message unknown_ally{no_rule, Gravity::contradiction, "unknown-ally"};
inline constexpr Message unknown_winner{no_rule, Gravity::contradiction, "unknown-winner"};
inline constexpr Message bad_name{no_rule, Gravity::contradiction, "bad-name"};
inline constexpr Message bad_space{rule::adjacent, Gravity::contradiction, "bad-space"};
using ledger::message::bad_number;
using ledger::message::missing_word;
using ledger::message::trailing_words;
inline constexpr Message too_many_cards{no_rule, Gravity::contradiction, "too-many-cards"};
inline constexpr Message too_many_names{no_rule, Gravity::contradiction, "too-many-names"};
inline constexpr Message job_from_where{no_rule, Gravity::contradiction, "job-from-where"};

// What is physically so. -----------------------------------------------------------------------
/// family, card, needs, has
inline constexpr Message lacks_cards{no_rule, Gravity::contradiction, "lacks-cards"};
/// family, card, needs, has
inline constexpr Message suitcase_lacks{no_rule, Gravity::contradiction, "suitcase-lacks"};
/// family, job
inline constexpr Message lacks_job{no_rule, Gravity::contradiction, "lacks-job"};
/// family
inline constexpr Message name_the_job{no_rule, Gravity::contradiction, "name-the-job"};
/// family, ally
inline constexpr Message lacks_ally{no_rule, Gravity::contradiction, "lacks-ally"};
/// card
inline constexpr Message pile_is_empty{no_rule, Gravity::contradiction, "pile-is-empty"};
/// card, needs, has
inline constexpr Message pile_lacks{no_rule, Gravity::contradiction, "pile-lacks"};
/// limit
inline constexpr Message box_has_less{no_rule, Gravity::contradiction, "box-has-less"};
/// job, copies
inline constexpr Message job_is_elsewhere{no_rule, Gravity::contradiction, "job-is-elsewhere"};
/// ally
inline constexpr Message ally_is_elsewhere{no_rule, Gravity::contradiction, "ally-is-elsewhere"};
inline constexpr Message job_deck_is_out{rule::jobs_out, Gravity::contradiction, "job-deck-is-out"};
/// figure
inline constexpr Message no_such_figure{no_rule, Gravity::contradiction, "no-such-figure"};
/// figure
inline constexpr Message figure_not_on_board{
    no_rule, Gravity::contradiction, "figure-not-on-board"};
/// place
inline constexpr Message not_on_board{no_rule, Gravity::contradiction, "not-on-board"};
inline constexpr Message suitcase_takes_money_and_jobs{
    rule::suitcase, Gravity::contradiction, "suitcase-takes-money-and-jobs"};
/// family
inline constexpr Message no_marker_left{rule::no_markers, Gravity::contradiction, "no-marker-left"};
/// family, territory
inline constexpr Message no_marker_there{
    rule::no_markers, Gravity::contradiction, "no-marker-there"};
inline constexpr Message no_control_space{
    rule::central_park, Gravity::contradiction, "no-control-space"};

// Something else has to come first. ------------------------------------------------------------
inline constexpr Message waits_for_tile{rule::open, Gravity::forbidden, "waits-for-tile"};
/// family
inline constexpr Message waits_for_figures{
    rule::phase_end, Gravity::forbidden, "waits-for-figures"};
inline constexpr Message business_is_over{rule::phase_end, Gravity::forbidden, "business-is-over"};
/// territory
inline constexpr Message waits_for_war{rule::war_order, Gravity::forbidden, "waits-for-war"};
/// family, territory
inline constexpr Message waits_for_marker{rule::no_markers, Gravity::forbidden, "waits-for-marker"};
/// family
inline constexpr Message waits_for_bid{rule::bid_suitcase, Gravity::forbidden, "waits-for-bid"};
/// family
inline constexpr Message waits_for_taker{rule::bid_order, Gravity::forbidden, "waits-for-taker"};
/// family, cards
inline constexpr Message waits_for_tribute{
    rule::tribute_limit, Gravity::forbidden, "waits-for-tribute"};
/// count
inline constexpr Message waits_for_jobs{rule::entracte_jobs, Gravity::forbidden, "waits-for-jobs"};
/// count
inline constexpr Message waits_for_allies{
    rule::entracte_allies, Gravity::forbidden, "waits-for-allies"};
inline constexpr Message nobody_has_turn{rule::turn, Gravity::contradiction, "nobody-has-turn"};
inline constexpr Message game_is_over{rule::winner, Gravity::forbidden, "game-is-over"};

// Page 8: setup. -------------------------------------------------------------------------------
/// territory
inline constexpr Message setup_tile_missing{rule::tiles, Gravity::forbidden, "setup-tile-missing"};
/// business, colour
inline constexpr Message setup_tile_not_blue{
    rule::tiles, Gravity::forbidden, "setup-tile-not-blue"};
/// business
inline constexpr Message setup_tile_colour_unknown{
    rule::tiles, Gravity::unknown, "setup-tile-colour-unknown"};
/// spaces
inline constexpr Message enough_public_jobs{
    rule::public_jobs, Gravity::forbidden, "enough-public-jobs"};
/// missing, spaces
inline constexpr Message public_jobs_missing{
    rule::public_jobs, Gravity::unknown, "public-jobs-missing"};
/// cards
inline constexpr Message job_deck_not_out{
    rule::public_jobs, Gravity::forbidden, "job-deck-not-out"};
/// count
inline constexpr Message enough_setup_allies{
    rule::setup_allies, Gravity::forbidden, "enough-setup-allies"};
/// missing, count
inline constexpr Message setup_allies_missing{
    rule::setup_allies, Gravity::unknown, "setup-allies-missing"};
/// ally, act, expected
inline constexpr Message setup_ally_of_other_act{
    rule::setup_allies, Gravity::forbidden, "setup-ally-of-other-act"};
/// ally
inline constexpr Message setup_ally_act_unknown{
    rule::setup_allies, Gravity::unknown, "setup-ally-act-unknown"};
/// figure, act
inline constexpr Message figure_comes_later{
    rule::figures, Gravity::forbidden, "figure-comes-later"};
/// figure, act
inline constexpr Message figure_not_entered{
    rule::new_figure, Gravity::forbidden, "figure-not-entered"};
/// family, count
inline constexpr Message third_thug{rule::figures, Gravity::forbidden, "third-thug"};
/// family, figure
inline constexpr Message figure_not_in_supply{
    rule::figures, Gravity::contradiction, "figure-not-in-supply"};

// Page 12: Open New Business. ------------------------------------------------------------------
/// business, territory
inline constexpr Message tile_already_open{rule::open, Gravity::contradiction, "tile-already-open"};
/// territory
inline constexpr Message not_lowest_slot{rule::open, Gravity::forbidden, "not-lowest-slot"};
/// territory
inline constexpr Message slot_is_taken{rule::territories, Gravity::forbidden, "slot-is-taken"};
inline constexpr Message tile_only_at_start{rule::open, Gravity::forbidden, "tile-only-at-start"};
inline constexpr Message park_takes_no_tile{
    rule::central_park, Gravity::forbidden, "park-takes-no-tile"};
/// business, colour, act, expected
inline constexpr Message wrong_tile_colour{rule::colour, Gravity::forbidden, "wrong-tile-colour"};
/// business, act
inline constexpr Message tile_colour_unknown{rule::colour, Gravity::unknown, "tile-colour-unknown"};

// Page 13: Family Business. --------------------------------------------------------------------
/// family
inline constexpr Message not_your_turn{rule::turn, Gravity::forbidden, "not-your-turn"};
/// family, icon
inline constexpr Message abilities_are_due{rule::turn, Gravity::forbidden, "abilities-are-due"};
/// family
inline constexpr Message no_figure_left{rule::out, Gravity::forbidden, "no-figure-left"};
/// family
inline constexpr Message may_not_pass{rule::no_pass, Gravity::forbidden, "may-not-pass"};
/// family
inline constexpr Message pass_unverified{rule::no_pass, Gravity::unknown, "pass-unverified"};

// Page 14: Thugs and Fronts. -------------------------------------------------------------------
/// business, figure
inline constexpr Message thug_space_taken{rule::thug_space, Gravity::forbidden, "thug-space-taken"};
/// figure
inline constexpr Message needs_thug_space{rule::thug_space, Gravity::forbidden, "needs-thug-space"};
/// business, icon
inline constexpr Message not_on_front{rule::front, Gravity::forbidden, "not-on-front"};
/// business
inline constexpr Message front_unknown{rule::front, Gravity::unknown, "front-unknown"};
/// family, territory, controller
inline constexpr Message not_the_controller{
    rule::controller, Gravity::forbidden, "not-the-controller"};
/// family, territory
inline constexpr Message nobody_controls{rule::controller, Gravity::forbidden, "nobody-controls"};
/// family, icon, business
inline constexpr Message controller_front_only{
    rule::controller, Gravity::forbidden, "controller-front-only"};
/// family, territory
inline constexpr Message paid_once{rule::own_turf, Gravity::forbidden, "paid-once"};
/// family, territory, controller
inline constexpr Message marker_not_on_top{rule::control, Gravity::forbidden, "marker-not-on-top"};

// Page 15: Family Members and Backs. -----------------------------------------------------------
inline constexpr Message no_change{rule::no_change, Gravity::forbidden, "no-change"};
/// space, figure
inline constexpr Message member_space_taken{
    rule::member_space, Gravity::forbidden, "member-space-taken"};
/// figure
inline constexpr Message needs_member_space{
    rule::member_space, Gravity::forbidden, "needs-member-space"};
/// space
inline constexpr Message space_undescribed{rule::adjacent, Gravity::unknown, "space-undescribed"};
/// space
inline constexpr Message three_plus_space{rule::three_plus, Gravity::forbidden, "three-plus-space"};
inline constexpr Message three_plus_mayor{rule::three_plus, Gravity::forbidden, "three-plus-mayor"};
/// space
inline constexpr Message three_plus_unknown{
    rule::three_plus, Gravity::unknown, "three-plus-unknown"};
/// place, icon
inline constexpr Message not_on_backs{rule::back, Gravity::forbidden, "not-on-backs"};
/// icon
inline constexpr Message backs_unknown{rule::back, Gravity::unknown, "backs-unknown"};
/// family, territory
inline constexpr Message controller_not_from_back{
    rule::controller_back, Gravity::forbidden, "controller-not-from-back"};
inline constexpr Message park_takes_no_thug{
    rule::central_park, Gravity::forbidden, "park-takes-no-thug"};
inline constexpr Message park_has_no_front{
    rule::central_park, Gravity::forbidden, "park-has-no-front"};
inline constexpr Message park_has_no_war{rule::central_park, Gravity::forbidden, "park-has-no-war"};
inline constexpr Message park_is_no_territory{
    rule::central_park, Gravity::forbidden, "park-is-no-territory"};

// Page 16: Jobs. -------------------------------------------------------------------------------
/// family
inline constexpr Message job_is_an_action{rule::job, Gravity::forbidden, "job-is-an-action"};
/// job, needs, pays
inline constexpr Message wrong_payment{rule::cost, Gravity::forbidden, "wrong-payment"};
/// job
inline constexpr Message cost_unknown{rule::cost, Gravity::unknown, "cost-unknown"};
/// family, card, needs, has
inline constexpr Message cannot_pay{rule::cost, Gravity::contradiction, "cannot-pay"};
/// job, icon
inline constexpr Message not_on_job{rule::reward, Gravity::forbidden, "not-on-job"};
/// job
inline constexpr Message job_unknown{rule::reward, Gravity::unknown, "job-unknown"};
/// job, family
inline constexpr Message job_in_suitcase{rule::suitcase, Gravity::contradiction, "job-in-suitcase"};
/// job
inline constexpr Message job_not_public{no_rule, Gravity::contradiction, "job-not-public"};
/// job
inline constexpr Message public_job_unnamed{rule::job, Gravity::unknown, "public-job-unnamed"};
/// job
inline constexpr Message copies_unknown{rule::job, Gravity::unknown, "copies-unknown"};
inline constexpr Message no_refill_now{rule::no_refill, Gravity::forbidden, "no-refill-now"};
/// family
inline constexpr Message job_needs_figure{
    rule::job_figures, Gravity::forbidden, "job-needs-figure"};
/// icon
inline constexpr Message lost_no_target{rule::no_target, Gravity::forbidden, "lost-no-target"};
/// family, icon
inline constexpr Message target_untold{rule::no_target, Gravity::unknown, "target-untold"};

// Page 17: being shot, Allies. -----------------------------------------------------------------
/// figure
inline constexpr Message is_in_hudson{rule::shot, Gravity::forbidden, "is-in-hudson"};
/// business
inline constexpr Message card_front_controller{
    rule::extortion, Gravity::forbidden, "card-front-controller"};
/// ally
inline constexpr Message ally_once_an_act{rule::ally, Gravity::forbidden, "ally-once-an-act"};
/// ally, icon
inline constexpr Message not_on_ally{rule::ally, Gravity::forbidden, "not-on-ally"};
/// ally
inline constexpr Message ally_unknown{rule::ally, Gravity::unknown, "ally-unknown"};
/// family
inline constexpr Message ally_needs_figure{
    rule::ally_figures, Gravity::forbidden, "ally-needs-figure"};
/// ally
inline constexpr Message ally_is_gone{
    rule::tribute_discards, Gravity::contradiction, "ally-is-gone"};

// Page 18: neutral figures, empty piles. -------------------------------------------------------
/// figure
inline constexpr Message neutral_wrong_place{
    rule::neutral, Gravity::forbidden, "neutral-wrong-place"};
/// figure
inline constexpr Message neutral_stays{rule::neutral, Gravity::forbidden, "neutral-stays"};
/// good
inline constexpr Message goods_are_out{rule::goods_out, Gravity::forbidden, "goods-are-out"};
/// bill
inline constexpr Message money_is_out{rule::money_out, Gravity::forbidden, "money-is-out"};
inline constexpr Message jobs_are_out{rule::jobs_out, Gravity::forbidden, "jobs-are-out"};
/// good, has
inline constexpr Message goods_not_out{rule::goods_out, Gravity::forbidden, "goods-not-out"};
/// bill, has
inline constexpr Message money_not_out{rule::money_out, Gravity::forbidden, "money-not-out"};
/// has
inline constexpr Message jobs_not_out{rule::jobs_out, Gravity::forbidden, "jobs-not-out"};

// Page 19: Turf Wars. --------------------------------------------------------------------------
/// territory
inline constexpr Message war_already_fought{
    rule::war_order, Gravity::forbidden, "war-already-fought"};
/// territory
inline constexpr Message war_out_of_order{rule::war_order, Gravity::forbidden, "war-out-of-order"};
/// territory, family, influence, second
inline constexpr Message war_has_winner{rule::war_winner, Gravity::forbidden, "war-has-winner"};
/// territory, family, other, influence
inline constexpr Message war_is_tied{rule::war_tie, Gravity::forbidden, "war-is-tied"};
/// territory, influence, family
inline constexpr Message war_tied_with_neutral{
    rule::war_tie, Gravity::forbidden, "war-tied-with-neutral"};
/// territory, influence
inline constexpr Message war_is_neutral{rule::war_neutral, Gravity::forbidden, "war-is-neutral"};
/// territory
inline constexpr Message war_is_empty{rule::war_empty, Gravity::forbidden, "war-is-empty"};
/// family
inline constexpr Message no_marker_choice{rule::no_markers, Gravity::forbidden, "no-marker-choice"};

// Page 20: Bribery. ----------------------------------------------------------------------------
/// act
inline constexpr Message no_bribery_in_act_four{
    rule::bribery_acts, Gravity::forbidden, "no-bribery-in-act-four"};
/// family
inline constexpr Message already_bid{rule::bid_suitcase, Gravity::forbidden, "already-bid"};
/// family, card, needs, has
inline constexpr Message bid_from_hand{rule::bid_suitcase, Gravity::forbidden, "bid-from-hand"};
/// family, card, needs, has
inline constexpr Message bid_lacks_money{
    rule::bid_suitcase, Gravity::contradiction, "bid-lacks-money"};
inline constexpr Message bid_not_money{rule::bid_suitcase, Gravity::contradiction, "bid-not-money"};
/// family
inline constexpr Message bid_unverified{rule::bid_suitcase, Gravity::unknown, "bid-unverified"};
/// family, dollars, bid
inline constexpr Message not_highest_bid{rule::bid_order, Gravity::forbidden, "not-highest-bid"};
/// family, bid
inline constexpr Message tie_goes_clockwise{
    rule::bid_tie, Gravity::forbidden, "tie-goes-clockwise"};
/// family
inline constexpr Message bid_nothing{rule::bid_zero, Gravity::forbidden, "bid-nothing"};
/// family
inline constexpr Message has_taken{rule::bid_order, Gravity::forbidden, "has-taken"};
inline constexpr Message no_ally_left{rule::bid_last, Gravity::forbidden, "no-ally-left"};
/// ally
inline constexpr Message ally_not_open{no_rule, Gravity::contradiction, "ally-not-open"};
/// ally
inline constexpr Message open_ally_unnamed{rule::bid_order, Gravity::unknown, "open-ally-unnamed"};

// Page 21: Tribute. ----------------------------------------------------------------------------
/// family, hand, limit, discards
inline constexpr Message wrong_tribute{rule::tribute_limit, Gravity::forbidden, "wrong-tribute"};
/// family, hand, limit
inline constexpr Message within_limit{rule::tribute_limit, Gravity::forbidden, "within-limit"};

// Page 22: Entr'acte. --------------------------------------------------------------------------
/// spaces
inline constexpr Message enough_jobs{rule::entracte_jobs, Gravity::forbidden, "enough-jobs"};
/// cards
inline constexpr Message refill_deck_not_out{
    rule::entracte_jobs, Gravity::forbidden, "refill-deck-not-out"};
/// count
inline constexpr Message jobs_missing{rule::entracte_jobs, Gravity::unknown, "jobs-missing"};
/// count
inline constexpr Message enough_allies{rule::entracte_allies, Gravity::forbidden, "enough-allies"};
/// count
inline constexpr Message allies_missing{rule::entracte_allies, Gravity::unknown, "allies-missing"};
/// ally, act, expected
inline constexpr Message ally_of_other_act{
    rule::entracte_allies, Gravity::forbidden, "ally-of-other-act"};
/// ally
inline constexpr Message ally_act_unknown{
    rule::entracte_allies, Gravity::unknown, "ally-act-unknown"};

// Page 23: the end. ----------------------------------------------------------------------------
/// family
inline constexpr Message nothing_to_count{rule::end_hand, Gravity::forbidden, "nothing-to-count"};

// Page 27: icons. ------------------------------------------------------------------------------
inline constexpr Message too_many_abilities{no_rule, Gravity::contradiction, "too-many-abilities"};
/// family, icon
inline constexpr Message used_up{rule::icon_repeat, Gravity::forbidden, "used-up"};
/// family
inline constexpr Message nothing_is_due{rule::turn, Gravity::forbidden, "nothing-is-due"};
inline constexpr Message bank_takes_one_bill{
    rule::icon_bank, Gravity::forbidden, "bank-takes-one-bill"};
/// family
inline constexpr Message lost_no_money{rule::icon_bank, Gravity::forbidden, "lost-no-money"};
inline constexpr Message jobs_keep_one{rule::icon_jobs, Gravity::forbidden, "jobs-keep-one"};
/// needs, gives
inline constexpr Message wrong_trade{rule::icon_trade, Gravity::forbidden, "wrong-trade"};
/// icon
inline constexpr Message lost_no_cards{rule::icon_trade, Gravity::forbidden, "lost-no-cards"};
/// gives
inline constexpr Message swap_one_card{rule::icon_swap, Gravity::forbidden, "swap-one-card"};
inline constexpr Message swap_no_narcotics{
    rule::icon_swap, Gravity::forbidden, "swap-no-narcotics"};
/// family
inline constexpr Message lost_no_swap{rule::icon_swap, Gravity::forbidden, "lost-no-swap"};
/// icon, due
inline constexpr Message not_this_money{rule::icon_money, Gravity::forbidden, "not-this-money"};
/// icon, due
inline constexpr Message not_this_good{rule::icon_good, Gravity::forbidden, "not-this-good"};
/// family
inline constexpr Message name_what_was_collected{
    no_rule, Gravity::unknown, "name-what-was-collected"};
/// icon
inline constexpr Message needs_a_choice{no_rule, Gravity::contradiction, "needs-a-choice"};
/// In some cases an icon, so no sentence can count on it.
inline constexpr Message hands_not_followed{no_rule, Gravity::unknown, "hands-not-followed"};
inline constexpr Message hands_are_followed{no_rule, Gravity::contradiction, "hands-are-followed"};

// What the table believes. ---------------------------------------------------------------------
/// territory, controller
inline constexpr Message control_differs{rule::control, Gravity::forbidden, "control-differs"};
/// territory
inline constexpr Message control_by_nobody{rule::control, Gravity::forbidden, "control-by-nobody"};
/// family, territory, has
inline constexpr Message influence_differs{
    rule::influence, Gravity::forbidden, "influence-differs"};
/// family, territory, has
inline constexpr Message domination_differs{
    rule::domination, Gravity::forbidden, "domination-differs"};
/// family, colour, has
inline constexpr Message jobs_differ{rule::end_jobs, Gravity::forbidden, "jobs-differ"};
/// count
inline constexpr Message job_colours_unknown{
    rule::end_jobs, Gravity::unknown, "job-colours-unknown"};
/// family
inline constexpr Message first_differs{rule::first_player, Gravity::forbidden, "first-differs"};
/// family
inline constexpr Message horse_head_moved{
    rule::icon_horse_head, Gravity::forbidden, "horse-head-moved"};
/// family, has, money, goods
inline constexpr Message hand_differs{rule::hand, Gravity::forbidden, "hand-differs"};
/// family
inline constexpr Message allies_are_back{rule::allies_back, Gravity::forbidden, "allies-are-back"};
/// family, has
inline constexpr Message supply_differs{
    rule::entracte_figures, Gravity::forbidden, "supply-differs"};
/// family, has
inline constexpr Message banked_differs{rule::icon_bank, Gravity::forbidden, "banked-differs"};
/// family, has
inline constexpr Message end_suitcase_differs{
    rule::end_hand, Gravity::forbidden, "end-suitcase-differs"};
/// family, has
inline constexpr Message total_differs{rule::winner, Gravity::forbidden, "total-differs"};
/// family
inline constexpr Message winner_differs{rule::winner, Gravity::forbidden, "winner-differs"};
/// family
inline constexpr Message suitcase_not_counted{
    rule::winner, Gravity::unknown, "suitcase-not-counted"};
/// family
inline constexpr Message hand_not_followed{rule::hand, Gravity::unknown, "hand-not-followed"};

// Records that cannot be used; `quoted` is the offending value. --------------------------------
inline constexpr Message wrong_player_count{
    rule::players, Gravity::contradiction, "wrong-player-count"};
inline constexpr Message unknown_family{rule::players, Gravity::contradiction, "unknown-family"};
inline constexpr Message family_twice{rule::players, Gravity::contradiction, "family-twice"};
inline constexpr Message seat_without_family{
    rule::players, Gravity::contradiction, "seat-without-family"};
inline constexpr Message no_first_player{
    rule::first_player, Gravity::contradiction, "no-first-player"};
inline constexpr Message first_not_seated{
    rule::first_player, Gravity::contradiction, "first-not-seated"};
inline constexpr Message bad_tracking{no_rule, Gravity::contradiction, "bad-tracking"};
inline constexpr Message bad_hand_limits{
    rule::hand_limit, Gravity::contradiction, "bad-hand-limits"};
inline constexpr Message bad_pile{no_rule, Gravity::contradiction, "bad-pile"};
inline constexpr Message list_expected{no_rule, Gravity::contradiction, "list-expected"};
inline constexpr Message component_without_name{
    no_rule, Gravity::contradiction, "component-without-name"};
inline constexpr Message bad_component_name{no_rule, Gravity::contradiction, "bad-component-name"};
inline constexpr Message bad_label{no_rule, Gravity::contradiction, "bad-label"};
inline constexpr Message bad_tile_colour{no_rule, Gravity::contradiction, "bad-tile-colour"};
inline constexpr Message bad_territory{no_rule, Gravity::contradiction, "bad-territory"};
inline constexpr Message printed_needs_territory{
    rule::territories, Gravity::contradiction, "printed-needs-territory"};
inline constexpr Message printed_twice{rule::territories, Gravity::contradiction, "printed-twice"};
inline constexpr Message bad_job_colour{no_rule, Gravity::contradiction, "bad-job-colour"};
inline constexpr Message bad_icon{no_rule, Gravity::contradiction, "bad-icon"};
inline constexpr Message bad_printed_icon{no_rule, Gravity::contradiction, "bad-printed-icon"};
inline constexpr Message bad_cost{no_rule, Gravity::contradiction, "bad-cost"};
inline constexpr Message bad_reward{no_rule, Gravity::contradiction, "bad-reward"};
inline constexpr Message bad_copies{no_rule, Gravity::contradiction, "bad-copies"};
inline constexpr Message bad_ally_act{no_rule, Gravity::contradiction, "bad-ally-act"};
inline constexpr Message bad_touches{rule::adjacent, Gravity::contradiction, "bad-touches"};
inline constexpr Message bad_three_plus{rule::three_plus, Gravity::contradiction, "bad-three-plus"};
inline constexpr Message too_many_icons{no_rule, Gravity::contradiction, "too-many-icons"};

} // namespace consigliere::corleone::message

#pragma once

#include "engine/ledger/verdict.h"

#include <vector>

// Ids of all rules that a verdict can cite. The number is the page of the printed rulebook; the
// code that checks a rule is in the file of that page: `p14_thug.cpp` checks 14.thug-space. The
// translated texts are in `assets/rules`.
namespace consigliere::corleone::rule {

using ledger::RuleId;

inline constexpr RuleId players{"8.players"};
inline constexpr RuleId tiles{"8.tiles"};
inline constexpr RuleId public_jobs{"8.public-jobs"};
inline constexpr RuleId setup_allies{"9.allies"};
inline constexpr RuleId figures{"9.figures"};
inline constexpr RuleId hand{"9.hand"};
inline constexpr RuleId first_player{"9.horse-head"};
inline constexpr RuleId territories{"10.territories"};
inline constexpr RuleId hand_limit{"10.hand-limit"};
inline constexpr RuleId adjacent{"11.adjacent"};
inline constexpr RuleId open{"12.open"};
inline constexpr RuleId colour{"12.colour"};
inline constexpr RuleId turn{"13.turn"};
inline constexpr RuleId no_pass{"13.no-pass"};
inline constexpr RuleId out{"13.out"};
inline constexpr RuleId phase_end{"13.end"};
inline constexpr RuleId thug_space{"14.thug-space"};
inline constexpr RuleId front{"14.front"};
inline constexpr RuleId controller{"14.controller"};
inline constexpr RuleId own_turf{"14.own-turf"};
inline constexpr RuleId no_change{"15.no-change"};
inline constexpr RuleId member_space{"15.member-space"};
inline constexpr RuleId back{"15.back"};
inline constexpr RuleId three_plus{"15.three-plus"};
inline constexpr RuleId controller_back{"15.controller-back"};
inline constexpr RuleId central_park{"15.central-park"};
inline constexpr RuleId job{"16.job"};
inline constexpr RuleId cost{"16.cost"};
inline constexpr RuleId reward{"16.reward"};
inline constexpr RuleId suitcase{"16.suitcase"};
inline constexpr RuleId no_refill{"16.no-refill"};
inline constexpr RuleId job_figures{"16.figures"};
inline constexpr RuleId no_target{"16.no-target"};
inline constexpr RuleId shot{"17.shot"};
inline constexpr RuleId extortion{"17.extortion"};
inline constexpr RuleId ally{"17.ally"};
inline constexpr RuleId ally_figures{"17.ally-figures"};
inline constexpr RuleId neutral{"18.neutral"};
inline constexpr RuleId goods_out{"18.goods-out"};
inline constexpr RuleId money_out{"18.money-out"};
inline constexpr RuleId jobs_out{"18.jobs-out"};
inline constexpr RuleId war_order{"19.order"};
inline constexpr RuleId influence{"19.influence"};
inline constexpr RuleId war_winner{"19.winner"};
inline constexpr RuleId war_tie{"19.tie"};
inline constexpr RuleId war_neutral{"19.neutral"};
inline constexpr RuleId war_empty{"19.empty"};
inline constexpr RuleId no_markers{"19.no-markers"};
inline constexpr RuleId control{"19.control"};
inline constexpr RuleId bribery_acts{"20.acts"};
inline constexpr RuleId bid_suitcase{"20.suitcase"};
inline constexpr RuleId bid_order{"20.order"};
inline constexpr RuleId bid_tie{"20.tie"};
inline constexpr RuleId bid_zero{"20.zero"};
inline constexpr RuleId bid_last{"20.last"};
inline constexpr RuleId allies_back{"21.allies-back"};
inline constexpr RuleId tribute_limit{"21.limit"};
inline constexpr RuleId tribute_discards{"21.discards"};
inline constexpr RuleId entracte_figures{"22.figures"};
inline constexpr RuleId new_figure{"22.new-figure"};
inline constexpr RuleId entracte_jobs{"22.jobs"};
inline constexpr RuleId entracte_allies{"22.allies"};
inline constexpr RuleId end_hand{"23.hand"};
inline constexpr RuleId domination{"23.domination"};
inline constexpr RuleId end_jobs{"23.jobs"};
inline constexpr RuleId winner{"23.winner"};
inline constexpr RuleId icon_bank{"27.bank"};
inline constexpr RuleId icon_jobs{"27.jobs"};
inline constexpr RuleId icon_trade{"27.trade"};
inline constexpr RuleId icon_swap{"27.swap"};
inline constexpr RuleId icon_money{"27.money"};
inline constexpr RuleId icon_good{"27.good"};
inline constexpr RuleId icon_horse_head{"27.horse-head"};
inline constexpr RuleId icon_repeat{"27.repeat"};

} // namespace consigliere::corleone::rule

namespace consigliere::corleone {

/// All rules in the order of the book; reports use this order.
[[nodiscard]] const std::vector<ledger::RuleId>& book();

} // namespace consigliere::corleone

#pragma once

#include "engine/cash_n_guns/enums.h"
#include "engine/ledger/verdict.h"

#include <vector>

// The rules that a verdict can cite. A rule number begins with its phase: CG-4.1 is checked in
// `p4_privilege.cpp`. A1 to A28 are choices where the book is silent or ambiguous. Texts and
// translations: `assets/rules`.
namespace consigliere::cash_n_guns::rule {

using ledger::RuleId;

inline constexpr RuleId bullets{"CG-0.1"};
inline constexpr RuleId loot_deck{"CG-0.2"};
inline constexpr RuleId token{"CG-0.3"};
inline constexpr RuleId oldest{"CG-0.4"};
inline constexpr RuleId goal{"CG-0.5"};
inline constexpr RuleId phases{"CG-0.6"};
inline constexpr RuleId reveal{"CG-1.1"};
inline constexpr RuleId token_back{"CG-1.2"};
inline constexpr RuleId lay_bullet{"CG-2.1"};
inline constexpr RuleId bullet_once{"CG-2.2"};
inline constexpr RuleId aim{"CG-3.1"};
inline constexpr RuleId slow{"CG-3.2"};
inline constexpr RuleId order{"CG-4.1"};
inline constexpr RuleId other_target{"CG-4.2"};
inline constexpr RuleId courage{"CG-5.1"};
inline constexpr RuleId lies_down{"CG-5.2"};
inline constexpr RuleId stands{"CG-5.3"};
inline constexpr RuleId coward{"CG-5.4"};
inline constexpr RuleId show{"CG-6.1"};
inline constexpr RuleId click{"CG-6.2"};
inline constexpr RuleId bang{"CG-6.3"};
inline constexpr RuleId simultaneous{"CG-6.4"};
inline constexpr RuleId several_hits{"CG-6.5"};
inline constexpr RuleId eliminated{"CG-6.6"};
inline constexpr RuleId discard_reminder{"CG-6.7"};
inline constexpr RuleId share{"CG-7.1"};
inline constexpr RuleId first_share{"CG-7.2"};
inline constexpr RuleId everything_goes{"CG-7.3"};
inline constexpr RuleId take_desk{"CG-7.4"};
inline constexpr RuleId face_down{"CG-7.5"};
inline constexpr RuleId end{"CG-K.1"};
inline constexpr RuleId diamond_bonus{"CG-K.2"};
inline constexpr RuleId richest{"CG-K.3"};
inline constexpr RuleId tie{"CG-K.4"};
inline constexpr RuleId last_alive{"CG-K.5"};
inline constexpr RuleId bills{"CG-W.1"};
inline constexpr RuleId diamonds{"CG-W.2"};
inline constexpr RuleId paintings{"CG-W.3"};
inline constexpr RuleId first_aid{"CG-W.4"};
inline constexpr RuleId clip{"CG-W.5"};
inline constexpr RuleId powers{"CG-T.0"};

/// The rule of a power, from "T-HUS" to "T-COL".
[[nodiscard]] constexpr RuleId of(Power power)
{
    return ledger::rows_of<Power>.row(power).rule;
}

inline constexpr RuleId a1_slow{"A1"};
inline constexpr RuleId a2_whom{"A2"};
inline constexpr RuleId a3_once{"A3"};
inline constexpr RuleId a4_lie_down{"A4"};
inline constexpr RuleId a5_absent_target{"A5"};
inline constexpr RuleId a6_token{"A6"};
inline constexpr RuleId a7_unclaimed{"A7"};
inline constexpr RuleId a8_dead_godfather{"A8"};
inline constexpr RuleId a9_clip{"A9"};
inline constexpr RuleId a10_used_up{"A10"};
inline constexpr RuleId a11_first_aid{"A11"};
inline constexpr RuleId a12_dead_loot{"A12"};
inline constexpr RuleId a13_all_dead{"A13"};
inline constexpr RuleId a14_wounds{"A14"};
inline constexpr RuleId a15_no_diamonds{"A15"};
inline constexpr RuleId a16_laid_down{"A16"};
inline constexpr RuleId a17_professional{"A17"};
inline constexpr RuleId a18_smart{"A18"};
inline constexpr RuleId a19_dictator{"A19"};
inline constexpr RuleId a20_junk_dealer{"A20"};
inline constexpr RuleId a21_good_friend{"A21"};
inline constexpr RuleId a22_hustler{"A22"};
inline constexpr RuleId a23_cute_stealthy{"A23"};
inline constexpr RuleId a24_greedy{"A24"};
inline constexpr RuleId a25_collector{"A25"};
inline constexpr RuleId a26_lucky{"A26"};
inline constexpr RuleId a27_vulture{"A27"};
inline constexpr RuleId a28_wound_tokens{"A28"};

} // namespace consigliere::cash_n_guns::rule

namespace consigliere::cash_n_guns {

/// All rules in book order, then the choices. Reports cite broken rules in this order.
[[nodiscard]] const std::vector<ledger::RuleId>& book();

} // namespace consigliere::cash_n_guns

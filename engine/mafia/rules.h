#pragma once

#include "engine/ledger/verdict.h"

#include <vector>

// The rules that a verdict can cite, numbered as in the book: M-3.5.4 is its rule 3.5.4, and a
// letter is a sentence of a rule. P-…: perks of the six characters. A1 to A35: choices where the
// book is silent or ambiguous. No move is judged by M-1.1 and M-2.4, which only describe the game.
namespace consigliere::mafia::rule {

using ledger::RuleId;

inline constexpr RuleId goal{"M-1.2"};
inline constexpr RuleId families{"M-2.1"};
inline constexpr RuleId setup{"M-2.2"};
inline constexpr RuleId decks{"M-2.3"};
inline constexpr RuleId antonio{"P-ANT"};
inline constexpr RuleId sergio{"P-SER"};
inline constexpr RuleId paolo{"P-PAO"};
inline constexpr RuleId vitorio{"P-VIT"};
inline constexpr RuleId maria{"P-MAR"};
inline constexpr RuleId franco{"P-FRA"};
inline constexpr RuleId dice{"M-3.1"};
inline constexpr RuleId direction{"M-3.2"};
inline constexpr RuleId order{"M-3.3"};
inline constexpr RuleId mafioso{"M-3.4a"};
inline constexpr RuleId capiregime{"M-3.4b"};
inline constexpr RuleId capo{"M-3.4c"};
inline constexpr RuleId step_limits{"M-3.4d"};
inline constexpr RuleId rank_payments{"M-3.4e"};
inline constexpr RuleId map{"M-3.5a"};
inline constexpr RuleId first_piece{"M-3.5b"};
inline constexpr RuleId enclosure{"M-3.5c"};
inline constexpr RuleId buy_field{"M-3.5.1"};
inline constexpr RuleId buy_occupied{"M-3.5.2"};
inline constexpr RuleId hire{"M-3.5.3a"};
inline constexpr RuleId killer_turn{"M-3.5.3b"};
inline constexpr RuleId killer_way{"M-3.5.3c"};
inline constexpr RuleId killer_takes{"M-3.5.3d"};
inline constexpr RuleId three_killers{"M-3.5.3e"};
inline constexpr RuleId one_on_piece{"M-3.5.3f"};
inline constexpr RuleId take_occupied{"M-3.5.4"};
inline constexpr RuleId protection{"M-3.5.5"};
inline constexpr RuleId vendetta_price{"M-3.5.6a"};
inline constexpr RuleId vendetta{"M-3.5.6b"};
inline constexpr RuleId vendetta_removal{"M-3.5.6c"};
inline constexpr RuleId field_first{"M-4.1"};
inline constexpr RuleId start{"M-4.2"};
inline constexpr RuleId bank{"M-4.3"};
inline constexpr RuleId fortuna{"M-4.4"};
inline constexpr RuleId arms{"M-4.5"};
inline constexpr RuleId club{"M-4.6"};
inline constexpr RuleId police{"M-4.7"};
inline constexpr RuleId casino{"M-4.8"};
inline constexpr RuleId agent{"M-4.9"};
inline constexpr RuleId informer{"M-4.10"};
inline constexpr RuleId big_city{"M-4.11"};
inline constexpr RuleId exchange{"M-4.12"};
inline constexpr RuleId problem{"M-4.13"};
inline constexpr RuleId distress{"M-5.1"};
inline constexpr RuleId sell_pieces{"M-5.1.1"};
inline constexpr RuleId sell_rest{"M-5.1.2"};
inline constexpr RuleId loan{"M-5.1.3"};
inline constexpr RuleId tax{"M-5.2"};
inline constexpr RuleId get_cards{"M-6.1a"};
inline constexpr RuleId black_cards{"M-6.1b"};
inline constexpr RuleId red_cards{"M-6.1c"};
inline constexpr RuleId winner{"M-7.1"};
inline constexpr RuleId all_pieces{"M-7.1.1"};
inline constexpr RuleId map_is_full{"M-7.1.2"};
inline constexpr RuleId family_out{"M-7.1.3"};
inline constexpr RuleId blitz{"M-7.1.4"};
inline constexpr RuleId players{"M-8.1"};
inline constexpr RuleId by_figure{"M-8.2"};
inline constexpr RuleId one_purse{"M-8.3"};

inline constexpr RuleId a1_per_turn{"A1"};
inline constexpr RuleId a2_family{"A2"};
inline constexpr RuleId a3_club{"A3"};
inline constexpr RuleId a4_own_colour{"A4"};
inline constexpr RuleId a5_perks{"A5"};
inline constexpr RuleId a6_perk_of_clean{"A6"};
inline constexpr RuleId a7_starts{"A7"};
inline constexpr RuleId a8_homes{"A8"};
inline constexpr RuleId a9_adjacency{"A9"};
inline constexpr RuleId a10_enclosure{"A10"};
inline constexpr RuleId a11_attack_family{"A11"};
inline constexpr RuleId a12_new_killer{"A12"};
inline constexpr RuleId a13_attack_is_move{"A13"};
inline constexpr RuleId a14_corner_vendetta{"A14"};
inline constexpr RuleId a15_no_piece_left{"A15"};
inline constexpr RuleId a16_arithmetic{"A16"};
inline constexpr RuleId a17_rank_now{"A17"};
inline constexpr RuleId a18_killer_sold{"A18"};
inline constexpr RuleId a19_tokens{"A19"};
inline constexpr RuleId a20_agent{"A20"};
inline constexpr RuleId a21_stakes{"A21"};
inline constexpr RuleId a22_other_businesses{"A22"};
inline constexpr RuleId a23_laid_card{"A23"};
inline constexpr RuleId a24_owner{"A24"};
inline constexpr RuleId a25_card_sale{"A25"};
inline constexpr RuleId a26_loan_last{"A26"};
inline constexpr RuleId a27_next_richest{"A27"};
inline constexpr RuleId a28_repayment{"A28"};
inline constexpr RuleId a29_half{"A29"};
inline constexpr RuleId a30_before_removals{"A30"};
inline constexpr RuleId a31_spitting{"A31"};
inline constexpr RuleId a32_stop{"A32"};
inline constexpr RuleId a33_exchange_figure{"A33"};
inline constexpr RuleId a34_closed_inside{"A34"};
inline constexpr RuleId a35_laid_card_stays{"A35"};

} // namespace consigliere::mafia::rule

namespace consigliere::mafia {

/// All rules in book order, then the choices. Reports cite broken rules in this order.
[[nodiscard]] const std::vector<ledger::RuleId>& book();

} // namespace consigliere::mafia

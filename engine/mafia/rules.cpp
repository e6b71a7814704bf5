#include "engine/mafia/rules.h"

namespace consigliere::mafia {

const std::vector<ledger::RuleId>& book()
{
    using namespace rule;
    static const std::vector<ledger::RuleId> rules{goal, families, setup, decks, // the game, setup
        antonio, sergio, paolo, vitorio, maria, franco, // perks
        dice, direction, order, mafioso, capiregime, capo, step_limits, rank_payments, // the turn
        map, first_piece, enclosure, buy_field, buy_occupied, hire, killer_turn, killer_way,
        killer_takes, three_killers, one_on_piece, take_occupied, protection, vendetta_price,
        vendetta, vendetta_removal, // the inner map
        field_first, start, bank, fortuna, arms, club, police, casino, agent, informer, big_city,
        exchange, problem, // the fields of the circuit
        distress, sell_pieces, sell_rest, loan, tax, // distress
        get_cards, black_cards, red_cards, // cards
        winner, all_pieces, map_is_full, family_out, blitz, // the end
        players, by_figure, one_purse, // fewer than six players
        a1_per_turn, a2_family, a3_club, a4_own_colour, a5_perks, a6_perk_of_clean, a7_starts,
        a8_homes, a9_adjacency, a10_enclosure, a11_attack_family, a12_new_killer,
        a13_attack_is_move, a14_corner_vendetta, a15_no_piece_left, a16_arithmetic, a17_rank_now,
        a18_killer_sold, a19_tokens, a20_agent, a21_stakes, a22_other_businesses, a23_laid_card,
        a24_owner, a25_card_sale, a26_loan_last, a27_next_richest, a28_repayment, a29_half,
        a30_before_removals, a31_spitting, a32_stop, a33_exchange_figure, a34_closed_inside,
        a35_laid_card_stays};
    return rules;
}

} // namespace consigliere::mafia

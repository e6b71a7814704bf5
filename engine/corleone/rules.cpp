#include "engine/corleone/rules.h"

namespace consigliere::corleone {

const std::vector<ledger::RuleId>& book()
{
    using namespace rule;
    static const std::vector<ledger::RuleId> rules{
        players, tiles, public_jobs, setup_allies, figures, hand, first_player, // p. 8-9
        territories, hand_limit, adjacent, // p. 10-11
        open, colour, // p. 12
        turn, no_pass, out, phase_end, // p. 13
        thug_space, front, controller, own_turf, // p. 14
        no_change, member_space, back, three_plus, controller_back, central_park, // p. 15
        job, cost, reward, suitcase, no_refill, job_figures, no_target, // p. 16
        shot, extortion, ally, ally_figures, // p. 17
        neutral, goods_out, money_out, jobs_out, // p. 18
        war_order, influence, war_winner, war_tie, war_neutral, war_empty, no_markers,
        control, // p. 19
        bribery_acts, bid_suitcase, bid_order, bid_tie, bid_zero, bid_last, // p. 20
        allies_back, tribute_limit, tribute_discards, // p. 21
        entracte_figures, new_figure, entracte_jobs, entracte_allies, // p. 22
        end_hand, domination, end_jobs, winner, // p. 23
        icon_bank, icon_jobs, icon_trade, icon_swap, icon_money, icon_good, icon_horse_head,
        icon_repeat, // p. 27
    };
    return rules;
}

} // namespace consigliere::corleone

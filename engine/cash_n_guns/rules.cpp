#include "engine/cash_n_guns/rules.h"

namespace consigliere::cash_n_guns {

const std::vector<ledger::RuleId>& book()
{
    using namespace rule;
    static const std::vector<ledger::RuleId> rules = [] {
        std::vector<ledger::RuleId> all{bullets, loot_deck, token, oldest, goal,
            phases, // contents, setup
            reveal, token_back, lay_bullet, bullet_once, aim, slow, // phases 1-3
            order, other_target, courage, lies_down, stands, coward, // phases 4-5
            show, click, bang, simultaneous, several_hits, eliminated, discard_reminder, // phase 6
            share, first_share, everything_goes, take_desk, face_down, // phase 7
            end, diamond_bonus, richest, tie, last_alive, // the end
            bills, diamonds, paintings, first_aid, clip, // values
            powers};
        for (const Power power : all_of<Power>)
            all.push_back(of(power));
        const std::vector<ledger::RuleId> choices{a1_slow, a2_whom, a3_once, a4_lie_down,
            a5_absent_target, a6_token, a7_unclaimed, a8_dead_godfather, a9_clip, a10_used_up,
            a11_first_aid, a12_dead_loot, a13_all_dead, a14_wounds, a15_no_diamonds, a16_laid_down,
            a17_professional, a18_smart, a19_dictator, a20_junk_dealer, a21_good_friend,
            a22_hustler, a23_cute_stealthy, a24_greedy, a25_collector, a26_lucky, a27_vulture,
            a28_wound_tokens};
        all.insert(all.end(), choices.begin(), choices.end());
        return all;
    }();
    return rules;
}

} // namespace consigliere::cash_n_guns

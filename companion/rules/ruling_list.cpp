#include "companion/rules/ruling_list.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace consigliere::screens {

namespace {

bool comes_before(const db::DisputedEntry& left, const db::DisputedEntry& right)
{
    return std::tie(right.day, right.evening, right.entry)
        < std::tie(left.day, left.evening, left.entry);
}

bool is_house_rule(const RuledRule& rule, const std::vector<std::string>& group,
    const std::vector<db::KeptHouseRule>& kept)
{
    return std::ranges::any_of(kept, [&](const db::KeptHouseRule& house) {
        return house.game == rule.game
            && std::ranges::find(house.waives, rule.rule) != house.waives.end()
            && db::is_made_by(house, group, group.size());
    });
}

/// Finds the group that has ruled against the rule most often.
void look_for_offer(
    RuledRule& rule, const GroupOf& group_of, const std::vector<db::KeptHouseRule>& kept)
{
    std::map<std::vector<std::string>, std::vector<const db::DisputedEntry*>> by_group;
    for (const db::DisputedEntry& ruling : rule.rulings) {
        const std::vector<std::string> group = group_of(ruling.evening);
        if (!group.empty() && ruling.stands && ruling.verdict == ledger::Verdict::ruled)
            by_group[group].push_back(&ruling);
    }
    for (const auto& [group, rulings] : by_group) {
        const int often = static_cast<int>(rulings.size());
        if (often < often_enough || often <= rule.often || is_house_rule(rule, group, kept))
            continue;
        rule.often = often;
        rule.offered = *rulings.front();
    }
}

} // namespace

std::vector<RuledRule> ruled_rules(const std::vector<db::DisputedEntry>& rulings,
    const GroupOf& group_of, const std::vector<db::KeptHouseRule>& kept)
{
    std::map<std::pair<std::string, std::string>, RuledRule> by_rule;
    for (const db::DisputedEntry& ruling : rulings) {
        const std::vector<std::string> rules =
            ruling.rules.empty() ? std::vector<std::string>{""} : ruling.rules;
        for (const std::string& rule : rules) {
            RuledRule& ruled = by_rule[{ruling.game, rule}];
            ruled.game = ruling.game;
            ruled.rule = rule;
            ruled.rulings.push_back(ruling);
        }
    }
    std::vector<RuledRule> sorted;
    for (auto& [key, rule] : by_rule) {
        std::ranges::sort(rule.rulings, comes_before);
        if (!rule.rule.empty())
            look_for_offer(rule, group_of, kept);
        sorted.push_back(std::move(rule));
    }
    std::ranges::stable_sort(sorted, [](const RuledRule& left, const RuledRule& right) {
        return comes_before(left.rulings.front(), right.rulings.front());
    });
    return sorted;
}

} // namespace consigliere::screens

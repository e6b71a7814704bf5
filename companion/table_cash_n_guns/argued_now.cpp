/// How rules over which tables argue come out at this one: what it has chosen where the book is
/// silent, and what the position adds.

#include "companion/table_cash_n_guns/table.h"
#include "engine/cash_n_guns/rules.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

/// What this table has chosen, rule by rule.
std::optional<std::string> chosen_for(const Options& options, std::string_view rule)
{
    const auto is = [rule](ledger::RuleId id) { return rule == id.text(); };
    if (is(rule::slow) || is(rule::a1_slow))
        return options.slow == Slow::excluded ? tr("who is too slow is out of the round")
                                              : tr("who is too slow only aims at nobody");
    if (is(rule::a6_token))
        return options.token_must_go ? tr("the last one must take it")
                                     : tr("the last one may leave it");
    if (is(rule::a7_unclaimed))
        return options.unclaimed == Unclaimed::discard ? tr("such loot leaves the game")
                                                       : tr("such loot stays for the next round");
    if (is(rule::a14_wounds))
        return options.ties == Ties::tokens ? tr("only the wounds at the end count")
                                            : tr("healed wounds count too");
    if (is(rule::a19_dictator))
        return options.dictator_clip ? tr("Clips may be forbidden")
                                     : tr("Clips may not be forbidden");
    if (is(rule::a21_good_friend))
        return options.good_friend_discards ? tr("a card is discarded for it")
                                            : tr("no card is discarded for it");
    return std::nullopt;
}

} // namespace

std::optional<std::string> Table::how_it_stands(
    std::string_view rule, std::string_view, int entry) const
{
    const auto sight = m_view.sight();
    const Position& position = sight->known().position_after(entry);
    if (rule == rule::a3_once.text()) {
        const auto alive = static_cast<int>(std::ranges::count_if(
            players(position), [&position](Player player) { return !position.of(player).is_out; }));
        return tr_count("{n} gangster is alive", "{n} gangsters are alive", alive);
    }
    return chosen_for(position.options, rule);
}

} // namespace consigliere::table_cash_n_guns

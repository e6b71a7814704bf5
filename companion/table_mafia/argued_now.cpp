#include "companion/table_mafia/argued_now.h"

#include "companion/table_mafia/names.h"

namespace consigliere::table_mafia {

namespace {

std::string per_turn(const Options& options)
{
    return tr_count(
               "{n} free field in a turn", "{n} free fields in a turn", options.fields_per_turn)
        + ", "
        + tr_count(
            "{n} killer hired in a turn", "{n} killers hired in a turn", options.hires_per_turn);
}

/// What this table has chosen, rule by rule.
std::optional<std::string> chosen_for(const Options& options, std::string_view rule)
{
    const auto is = [rule](ledger::RuleId id) { return rule == id.text(); };
    if (is(rule::a1_per_turn))
        return per_turn(options);
    if (is(rule::a2_family))
        return options.family_may_buy ? tr("relatives of whoever is on turn buy and hire, too")
                                      : tr("only whoever is on turn buys and hires");
    if (is(rule::a3_club))
        return options.club_counts ? tr("a killer of the club is one of those of the turn")
                                   : tr("a killer of the club comes beside those of the turn");
    if (is(rule::a11_attack_family))
        return options.attack_family ? tr("relatives may be attacked")
                                     : tr("nobody attacks his own family");
    if (is(rule::a20_agent) || is(rule::agent))
        return options.fed_current_counts
            ? tr("the turn in which the agent comes is one of the three")
            : tr("three turns after the one in which the agent comes");
    if (is(rule::a29_half) || is(rule::tax))
        return options.tax_round == TaxRound::down200 ? tr("half is rounded down to 200")
                                                      : tr("half is rounded up to 200");
    if (is(rule::blitz))
        return options.blitz ? tr("a blitz war was agreed on") : tr("no blitz war was agreed on");
    return std::nullopt;
}

/// What of the board nobody has described, for the rules that need it.
std::optional<std::string> described_for(const Components& components, std::string_view rule)
{
    const auto is = [rule](ledger::RuleId id) { return rule == id.text(); };
    if (is(rule::direction))
        return components.has_circuit() ? tr("the circuit is described")
                                        : tr("the circuit is not described");
    if (is(rule::a8_homes) || is(rule::a10_enclosure) || is(rule::first_piece)) {
        const bool are_known = components.homes(Family::bonanno).has_value()
            && components.homes(Family::genovese).has_value();
        return are_known ? tr("the home points are described")
                         : tr("not all home points are described");
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> how_it_stands(const ToldView& view, std::string_view rule, int entry)
{
    const auto sight = view.sight();
    if (std::optional<std::string> chosen =
            chosen_for(sight->known().position_after(entry).options, rule))
        return chosen;
    return described_for(view.components(), rule);
}

} // namespace consigliere::table_mafia

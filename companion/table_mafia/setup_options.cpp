#include "companion/table_mafia/setup_options.h"

#include "companion/desk/setup_parts.h"

namespace consigliere::table_mafia {

using desk::yes_or_no;
using language::number;

namespace {

desk::Choice how_many(const char* id, ledger::RuleId rule, std::string question, int chosen)
{
    desk::Choice choice{
        id, std::string(rule.text()), std::move(question), {}, std::to_string(chosen)};
    constexpr int most = 3;
    for (int count = 1; count <= most; ++count)
        choice.answers.push_back({std::to_string(count), number(count)});
    return choice;
}

} // namespace

std::vector<desk::Choice> choices_of(const Options& options)
{
    return {
        how_many("fields", rule::a1_per_turn, tr("How many free fields may be bought per turn?"),
            options.fields_per_turn),
        how_many("hires", rule::a1_per_turn, tr("How many killers may be hired per turn?"),
            options.hires_per_turn),
        yes_or_no("family", rule::a2_family.text(),
            tr("May the current figure’s relatives buy fields and hire killers too?"),
            options.family_may_buy),
        yes_or_no("club", rule::a3_club.text(),
            tr("Does a killer from the sports club count as one of the turn’s?"),
            options.club_counts),
        yes_or_no("attack", rule::a11_attack_family.text(),
            tr("May killers attack pieces of their own family?"), options.attack_family),
        yes_or_no("agent", rule::a20_agent.text(),
            tr("The Federal agent watches a family for three turns. Does the turn of arrival "
               "count?"),
            options.fed_current_counts),
        {"stakes", std::string(rule::a21_stakes.text()), tr("How much may be bet in a casino?"),
            {{"any", tr("any amount from 200")}, {"200", tr("steps of 200 only")}},
            std::string(word_of(options.stake_steps))},
        {"tax", std::string(rule::a29_half.text()),
            tr("The bank is empty and everyone pays half. How are uneven halves rounded?"),
            {{"down200", tr("Down to 200")}, {"up200", tr("Up to 200")}},
            std::string(word_of(options.tax_round))},
        {"exchange", std::string(rule::a33_exchange_figure.text()),
            tr("A card is sold at the Exchange. Whose figure must be there?"),
            {{"any", tr("Any figure of either player")},
                {"dealing", tr("One of the dealing figures")}},
            std::string(word_of(options.exchange_figure))},
        yes_or_no("blitz", rule::blitz.text(),
            tr("Blitz war: does placing a seventh piece win at once?"), options.blitz),
    };
}

void choose_option(Options& options, std::string_view id, std::string_view word)
{
    const bool is_yes = word == "yes";
    const auto count = static_cast<std::uint8_t>(word.size() == 1 ? word[0] - '0' : 1);
    if (id == "fields")
        options.fields_per_turn = count;
    else if (id == "hires")
        options.hires_per_turn = count;
    else if (id == "family")
        options.family_may_buy = is_yes;
    else if (id == "club")
        options.club_counts = is_yes;
    else if (id == "attack")
        options.attack_family = is_yes;
    else if (id == "agent")
        options.fed_current_counts = is_yes;
    else if (id == "stakes")
        options.stake_steps = value_of<StakeSteps>(word).value_or(options.stake_steps);
    else if (id == "exchange")
        options.exchange_figure = value_of<ExchangeFigure>(word).value_or(options.exchange_figure);
    else if (id == "tax")
        options.tax_round = value_of<TaxRound>(word).value_or(options.tax_round);
    else if (id == "blitz")
        options.blitz = is_yes;
}

ledger::Tree tree_of(const Options& options)
{
    ledger::Tree tree = ledger::Tree::table();
    const auto say = [&tree](
                         std::string_view key, bool is_so) { tree.set(key, is_so ? "yes" : "no"); };
    tree.set("fields_per_turn", ledger::Tree(static_cast<int>(options.fields_per_turn)));
    tree.set("hires_per_turn", ledger::Tree(static_cast<int>(options.hires_per_turn)));
    say("family_may_buy", options.family_may_buy);
    say("club_counts", options.club_counts);
    say("attack_family", options.attack_family);
    say("fed_current_counts", options.fed_current_counts);
    tree.set("stake_steps", word_of(options.stake_steps));
    tree.set("tax_round", word_of(options.tax_round));
    tree.set("exchange_figure", word_of(options.exchange_figure));
    say("blitz", options.blitz);
    return tree;
}

} // namespace consigliere::table_mafia

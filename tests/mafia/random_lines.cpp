#include "tests/mafia/random_lines.h"

#include "tests/mafia/evenings.h"

namespace consigliere::test {

using namespace mafia;
using ledger::Tree;

Tree RandomMafia::head()
{
    MafiaTable table;
    switch (below(5)) {
    case 0:
        table.seats = {"ana:antonio,sergio,paolo", "ben:maria,vitorio,franco"};
        break;
    case 1:
        table.seats = {"ana:antonio", "ben:maria,vitorio,franco", "cyd:sergio,paolo"};
        break;
    case 2:
        table.seats = {"ana:antonio,sergio", "ben:paolo", "cyd:maria", "dan:vitorio,franco"};
        break;
    case 3:
        table.seats = {"ana:antonio", "ben:sergio", "cyd:paolo", "dan:maria,franco", "eva:vitorio"};
        break;
    default:
        break;
    }
    table.has_circuit = chance(80);
    table.has_homes = chance(80);
    table.options = {{"fields_per_turn", word({"1", "3", "12"})},
        {"hires_per_turn", word({"1", "3"})}, {"family_may_buy", word({"yes", "no"})},
        {"club_counts", word({"yes", "no"})}, {"attack_family", word({"yes", "no"})},
        {"fed_current_counts", word({"yes", "no"})}, {"tax_round", word({"down200", "up200"})},
        {"stake_steps", word({"any", "200"})}, {"exchange_figure", word({"any", "dealing"})},
        {"blitz", word({"yes", "no"})}};
    Tree head = head_of(table);
    if (!chance(70))
        return head;
    // What a table might have described of its cards.
    Tree cards = Tree::list();
    for (int number = 1; number <= Card::reds + Card::blacks; ++number) {
        const bool is_red = number <= Card::reds;
        const Card card(is_red ? Deck::red : Deck::black, is_red ? number : number - Card::reds);
        if (use_of(card) != CardUse::as_described)
            continue;
        Tree one = Tree::table();
        one.set("name", word_of(card));
        Tree effects = Tree::list();
        effects.add(Tree(effect_of(card)));
        one.set("effects", std::move(effects));
        cards.add(std::move(one));
    }
    head.set("cards", std::move(cards));
    return head;
}

/// Only a card that stays with somebody can change a price.
std::string RandomMafia::effect_of(Card card)
{
    if (is_lasting(card) && chance(30))
        return word({"hire 2000", "field 4000", "fee 2000/2000/?"});
    return word({"get bank 400", "pay bank 400/1000/2400", "get opponents 400", "pay opponents 600",
        "get relatives 200", "pay relatives 400/?/800", "draw red", "draw black", "killer",
        "by hand"});
}

std::string RandomMafia::figure()
{
    return std::string(word_of(any_of(all_of<Figure>)));
}

std::string RandomMafia::square()
{
    return word_of(Square(below(Square::count)));
}

std::string RandomMafia::card()
{
    if (chance(15))
        return "red";
    return chance(70) ? "red-" + std::to_string(1 + below(Card::reds))
                      : "black-" + std::to_string(1 + below(Card::blacks));
}

std::string RandomMafia::field()
{
    const std::string kind(word_of(any_of(all_of<FieldKind>)));
    return chance(30) ? kind : kind + "-" + std::to_string(1 + below(3));
}

std::string RandomMafia::amount()
{
    return std::to_string(200 * below(30));
}

std::string RandomMafia::act()
{
    switch (below(10)) {
    case 0:
        return "bank pays " + amount() + " to " + figure();
    case 1:
        return figure() + " pays " + amount() + " to " + (chance(50) ? "bank" : figure());
    case 2:
        return figure() + " stands " + field();
    case 3:
        return figure() + " places " + square();
    case 4:
        return figure() + " lifts " + square();
    case 5:
        return figure() + word({" gains killer", " loses killer home"});
    case 6:
        return figure() + " sends home to " + square();
    case 7:
        return figure() + word({" marks ", " unmarks "}) + field();
    case 8:
        return figure() + word({" takes ", " returns ", " opens "}) + card();
    default:
        return chance(50) ? figure() + " gives " + card() + " to " + figure()
                          : figure() + " owes " + amount() + " to " + figure();
    }
}

std::string RandomMafia::acts()
{
    std::string acts = act();
    while (chance(30))
        acts += "; " + act();
    return acts;
}

std::string RandomMafia::correction(const Evening&)
{
    return "table corrects: " + acts();
}

std::string RandomMafia::table_line()
{
    switch (below(5)) {
    case 0:
        return "table taxes";
    case 1:
        return "table spits " + figure();
    case 2:
        return "table believes " + square() + word({" guarded", " unguarded"});
    default:
        return "table believes " + figure() + " "
            + word({"has 5000", "got 400", "paid 400", "pieces 3", "killers 1", "rank capo",
                "owes 0", "left 2", "next", "leads", "wins"});
    }
}

std::string RandomMafia::deal()
{
    const std::string thing = chance(50) ? square() : chance(50) ? card() : field();
    return "buys " + thing + " from " + figure() + " for " + amount();
}

std::string RandomMafia::figure_line()
{
    switch (below(14)) {
    case 0:
        return "rolls " + std::to_string(below(8)) + " "
            + std::string(colour_of(any_of(all_of<Figure>)));
    case 1:
        return "moves " + std::to_string(below(8)) + (chance(50) ? "" : " to " + field())
            + (chance(20) ? " over start" : "");
    case 2:
        return "tosses " + word({"felicita", "iattura"});
    case 3:
        return "bets " + amount() + " rolls " + std::to_string(1 + below(6)) + " felicita";
    case 4:
        return "draws " + card() + (chance(15) ? " doing: " + acts() : "");
    case 5:
        return "uses " + card() + (chance(40) ? " on " + field() : "")
            + (chance(30) ? " takes " + card() + " from " + figure() : "")
            + (chance(15) ? " doing: " + acts() : "");
    case 6:
        return "fulfils " + card();
    case 7:
        return "buys " + (chance(70) ? square() : field());
    case 8:
        return deal();
    case 9:
        return "sells " + square();
    case 10:
        return word({"gives ", "repays "}) + amount() + " to " + figure();
    case 11:
        return word({"borrows", "fails", "hires", "hires at club"});
    case 12:
        return "removes " + square();
    default:
        return "sends " + (chance(50) ? "home" : square()) + " to " + square();
    }
}

std::string RandomMafia::line(const Evening& evening)
{
    if (chance(15))
        return table_line();
    const Turn& turn = evening.timeline().present().turn;
    const bool is_on_turn = turn.figure && chance(60);
    return (is_on_turn ? std::string(word_of(*turn.figure)) : figure()) + " " + figure_line();
}

} // namespace consigliere::test

#include "tests/cash_n_guns/random_lines.h"

#include "tests/cash_n_guns/evenings.h"

#include <array>

namespace consigliere::test {

using namespace cash_n_guns;
using ledger::Tree;

Tree RandomCash::head()
{
    std::vector<std::string> names{"ana", "piotr", "iwo", "ala", "ela", "jan", "ola", "józef"};
    names.resize(static_cast<std::size_t>(least_players + below(5)));
    Table table;
    table.seats = names;
    if (chance(60)) {
        std::vector<Power> powers(all_of<Power>.begin(), all_of<Power>.end());
        shuffle(powers);
        for (std::size_t i = 0; i < names.size(); ++i)
            table.seats[i] = std::string(word_of(powers[i])) + ":" + names[i];
    }
    table.options = {{"slow", word({"excluded", "no_target"})},
        {"unclaimed", word({"discard", "carry"})}, {"token_must_go", word({"yes", "no"})},
        {"dictator_clip", word({"yes", "no"})}, {"good_friend_discards", word({"yes", "no"})},
        {"ties", word({"tokens", "suffered"})}};
    Tree head = head_of(table);
    head.set("first", any_of(names));
    return head;
}

std::string RandomCash::loot(const Position& position)
{
    std::vector<LootCard> left;
    for (const LootCard kind : all_loot_cards)
        left.insert(left.end(), static_cast<std::size_t>(position.deck[kind]), kind);
    shuffle(left);
    Loot loot;
    for (std::size_t i = 0; i < left.size() && i < loot_cards_per_round; ++i)
        loot.add(left[i]);
    return "table loots " + format(loot);
}

std::string RandomCash::name(const Evening& evening)
{
    return any_of(evening.actors());
}

std::string RandomCash::card()
{
    return std::string(word_of(any_of(all_loot_cards)));
}

std::string RandomCash::cards()
{
    std::string list = card();
    while (chance(40))
        list += "," + card() + (chance(20) ? "x2" : "");
    return list;
}

std::string RandomCash::bullet()
{
    return word({"bang", "click"});
}

std::string RandomCash::act(const Evening& evening)
{
    const auto place = [&] { return chance(60) ? name(evening) : word({"table", "deck", "box"}); };
    switch (below(6)) {
    case 0:
        return name(evening) + word({" gains wound", " loses wound", " gains desk"});
    case 1:
        return name(evening) + word({" leaves", " returns", " lies", " stands"});
    case 2:
        return name(evening) + " holds "
            + word({"nothing", "bang", "clickx3", "bangx2,click", "bangx3,clickx5", "bangx8"});
    default:
        return place() + " gives " + cards() + " to " + place();
    }
}

std::string RandomCash::correction(const Evening& evening)
{
    std::string line = "table corrects: " + act(evening);
    while (chance(30))
        line += "; " + act(evening);
    return line;
}

std::string RandomCash::table_line(const Evening& evening)
{
    switch (below(6)) {
    case 0:
        return chance(60) ? loot(evening.timeline().present()) : "table loots " + cards();
    case 1:
        return "table believes desk " + word({"open", "taken"});
    case 2:
        return "table believes " + name(evening) + " holds " + cards();
    case 3:
        return "table believes " + name(evening) + " "
            + word({"godfather", "next", "wounds 1", "out", "bangs 2", "bills 10000",
                "diamonds 5000", "paintings 12000", "bonus", "totals 0", "wins"});
    case 4:
        return "table stands";
    default:
        return "table ducks " + name(evening) + (chance(50) ? "" : "," + name(evening));
    }
}

std::string RandomCash::share_line(const Evening& evening)
{
    std::string line = "takes " + (chance(15) ? "desk" : card());
    if (chance(15))
        line += "," + (chance(30) ? "desk" : card());
    if (chance(15))
        line += word({" gets bang", " gets nothing"});
    if (chance(15))
        line += " trades " + card() + " from " + name(evening);
    return line;
}

std::string RandomCash::use(const Evening& evening)
{
    switch (below(6)) {
    case 0:
        return "uses hustler " + name(evening)
            + (chance(50) ? "" : " takes " + bullet() + " gives " + bullet());
    case 1:
        return "uses professional " + card();
    case 2:
        return "uses vulture " + name(evening) + " " + cards();
    case 3:
        return "forbids " + name(evening) + " " + std::string(word_of(any_of(all_of<LootType>)));
    case 4:
        return "declines " + std::string(word_of(any_of(all_of<Power>)));
    default:
        return "uses " + word({"cunning", "doctor", "smart", "kid", "lucky"});
    }
}

std::string RandomCash::player_line(const Evening& evening)
{
    switch (below(9)) {
    case 0:
    case 1:
        return "aims " + name(evening);
    case 2:
        return word({"slow", "leaves desk"});
    case 3:
        return "redirects " + name(evening) + " to " + name(evening);
    case 4:
        return "shows " + bullet();
    case 5:
        return "discards " + bullet();
    case 6:
    case 7:
        return share_line(evening);
    default:
        return use(evening);
    }
}

std::string RandomCash::line(const Evening& evening)
{
    if (chance(20))
        return table_line(evening);
    const Position& position = evening.timeline().present();
    const bool is_next = position.turn && chance(60);
    const std::string actor =
        is_next ? evening.timeline().components()[*position.turn].name : name(evening);
    return actor + " " + player_line(evening);
}

} // namespace consigliere::test

#include "tests/corleone/random_lines.h"

#include "tests/corleone/box.h"

#include <array>

namespace consigliere::test {

using namespace corleone;
using ledger::Tree;

namespace {

/// Drops what is printed on some of the things in a list; their names stay.
Tree with_gaps(const Tree& things, RandomLines& random, int percent)
{
    Tree result = Tree::list();
    for (const Tree& thing : things.elements()) {
        Tree described = Tree::table();
        // A printed Business must say where it stands, and a space what it touches.
        const Tree* colour = thing.find("colour");
        const bool is_printed =
            colour != nullptr && colour->text() != nullptr && *colour->text() == "printed";
        for (const auto& [key, value] : thing.members()) {
            const bool must_stay = key == "name" || key == "touches"
                || (is_printed && (key == "colour" || key == "territory"));
            if (must_stay || !random.chance(percent))
                described.set(key, value);
        }
        result.add(std::move(described));
    }
    return result;
}

} // namespace

Tree RandomLines::head()
{
    std::vector<std::string> families;
    for (const Family family : all_of<Family>)
        families.emplace_back(word_of(family));
    shuffle(families);
    families.resize(static_cast<std::size_t>(2 + below(4)));
    Tree head = head_of(families, chance(70) ? "full" : "board");
    head.set("first", any_of(families));

    Tree limits = Tree::list();
    for (const int limit : {5, 4, 3, 2})
        limits.add(Tree(limit + below(3)));
    head.set("hand_limits", std::move(limits));

    const int counted = any_of(std::array{0, 50, 100});
    Tree piles = Tree::table();
    for (const Bill bill : all_of<Bill>) {
        if (chance(counted))
            piles.set(word_of(bill), below(20));
    }
    for (const Good good : all_of<Good>) {
        if (chance(counted))
            piles.set(word_of(good), below(8));
    }
    head.set("piles", std::move(piles));
    return head;
}

Tree RandomLines::box()
{
    const int gaps = any_of(std::array{0, 10, 60});
    Tree box = Tree::table();
    const Tree whole = test_box();
    for (const auto& [key, things] : whole.members())
        box.set(key, with_gaps(things, *this, gaps));
    return box;
}

std::string RandomLines::family()
{
    return std::string(word_of(any_of(all_of<Family>)));
}

std::string RandomLines::area()
{
    return std::string(word_of(any_of(all_of<Area>)));
}

std::string RandomLines::business(const Evening& evening)
{
    return any_of(evening.timeline().components().businesses()).naming.name;
}

std::string RandomLines::space(const Evening& evening)
{
    if (chance(10))
        return area() + "+" + area();
    return any_of(evening.timeline().components().spaces()).name;
}

std::string RandomLines::job(const Evening& evening)
{
    return any_of(evening.timeline().components().jobs()).naming.name;
}

std::string RandomLines::ally(const Evening& evening)
{
    return any_of(evening.timeline().components().allies()).naming.name;
}

std::string RandomLines::money()
{
    std::string list(word_of(any_of(all_of<Bill>)));
    while (chance(40))
        list += "," + std::string(word_of(any_of(all_of<Bill>)));
    return list;
}

std::string RandomLines::cards(const Evening& evening)
{
    std::string list;
    do {
        if (!list.empty())
            list += ",";
        const int kind = below(10);
        if (kind < 4)
            list += word_of(any_of(all_of<Bill>));
        else if (kind < 7)
            list += word_of(any_of(all_of<Good>));
        else if (kind == 7)
            list += "job";
        else if (kind == 8)
            list += "job:" + job(evening);
        else
            list += "ally:" + ally(evening);
    } while (chance(40));
    return list;
}

std::string RandomLines::place(const Evening& evening)
{
    const int kind = below(10);
    if (kind == 0)
        return "hudson";
    if (kind < 3)
        return "in:" + area();
    return kind < 7 ? business(evening) : space(evening);
}

/// Mostly a figure that stands somewhere on the board.
std::string RandomLines::figure(const Evening& evening)
{
    const Position& position = evening.timeline().present();
    for (int attempt = 0; attempt < 20; ++attempt) {
        const FigureAt figure =
            figure_at_its_place(position, static_cast<FigureId>(below(figure_count)));
        if (figure.place.is_on_board() || figure.place.kind == Place::Kind::hudson)
            return format(figure, evening.timeline().components());
    }
    const std::string neutral = word({"mayor", "union-boss", "police-chief"});
    const std::string own = family() + ":" + word({"thug", "don", "consigliere", "heir"});
    return (chance(50) ? neutral : own) + "@" + place(evening);
}

std::string RandomLines::act(const Evening& evening)
{
    switch (below(9)) {
    case 0:
        return figure(evening) + " " + word({"shot", "recalled"});
    case 1:
        return figure(evening) + " moves to " + place(evening);
    case 2:
        return family() + " gives " + cards(evening) + " to " + family();
    case 3:
        return family() + " marks " + area();
    case 4:
        return family() + " unmarks " + area() + (chance(50) ? "" : "#1");
    case 5:
        return family() + " " + word({"banks", "unbanks"}) + " " + money();
    default:
        return family() + " " + word({"gains", "loses"}) + " " + cards(evening);
    }
}

std::string RandomLines::correction(const Evening& evening)
{
    std::string line = "table corrects: " + act(evening);
    while (chance(30))
        line += "; " + act(evening);
    return line;
}

std::string RandomLines::table_line(const Evening& evening)
{
    switch (below(9)) {
    case 0:
        return "table opens " + area() + " " + business(evening);
    case 1:
        return "table reveals job " + job(evening);
    case 2:
        return "table reveals ally " + ally(evening);
    case 3:
        return "table reveals nothing";
    case 4:
        return "table empties " + word({"$1", "$2", "$3", "$5", "gun", "booze", "jobs"});
    case 5:
        return "table believes " + family() + " holds " + cards(evening);
    case 6:
        return "table believes " + family() + " "
            + word({"first", "wins", "leads grey", "dominates queens", "controls midtown",
                "influences chelsea 2", "supplies thug,don", "banked 5", "totals 10"});
    default:
        return "table war " + area() + (chance(50) ? "" : " " + family());
    }
}

std::string RandomLines::use(const Evening& evening)
{
    const Icon icon = any_of(all_of<Icon>);
    const std::string line = "uses " + std::string(word_of(icon));
    if (needs_no_choice(icon))
        return line;
    if (cards_traded(icon) > 0)
        return line + " gives " + cards(evening);
    switch (icon) {
    case Icon::bank:
        return line + " " + money();
    case Icon::jobs:
        return line + (chance(50) ? "" : " keeps " + job(evening))
            + (chance(50) ? "" : " discards " + job(evening));
    case Icon::swap:
        return line + " gives " + cards(evening) + " for "
            + std::string(word_of(any_of(all_of<Good>)));
    case Icon::front:
    case Icon::back:
        return line + " " + business(evening);
    case Icon::shoot:
    case Icon::recall:
        return line + " " + figure(evening);
    case Icon::move:
        return line + " " + figure(evening) + " to " + place(evening);
    case Icon::by_hand:
        return line + ": " + act(evening);
    default:
        return line + " " + place(evening);
    }
}

std::string RandomLines::family_line(const Evening& evening)
{
    switch (below(16)) {
    case 0:
        return "member " + word({"don", "consigliere", "heir"}) + " " + space(evening);
    case 1:
        return "job " + job(evening) + " from " + word({"hand", "public"})
            + (chance(30) ? "" : " pays " + cards(evening));
    case 2:
        return "ally " + ally(evening);
    case 3:
        return word({"passes", "collects", "declines", "leaves", "declines bank", "declines $2"});
    case 4:
        return "changes " + money() + " for " + money();
    case 5:
        return "relocates " + area() + (chance(50) ? "" : "#2");
    case 6:
        return "bids " + (chance(20) ? "nothing" : money());
    case 7:
        return "takes " + ally(evening);
    case 8:
        return "discards " + cards(evening);
    case 9:
        return "counts " + money();
    case 10:
    case 11:
        return "thug " + business(evening);
    default:
        return use(evening);
    }
}

std::string RandomLines::line(const Evening& evening)
{
    if (chance(20))
        return table_line(evening);
    const Position& position = evening.timeline().present();
    const std::string actor(word_of(chance(60) ? position.turn : any_of(position.seats)));
    return (chance(5) ? family() : actor) + " " + family_line(evening);
}

} // namespace consigliere::test

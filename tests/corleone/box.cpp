#include "tests/corleone/box.h"

#include "engine/ledger/line_words.h"

namespace consigliere::test {

using ledger::Tree;

namespace {

/// A list of the words in a text: "gun,booze". An empty text is an empty list.
Tree words(std::string_view text)
{
    return Tree::list_of(ledger::split(text, ','));
}

Tree business(
    std::string_view name, std::string_view colour, std::string_view front, std::string_view back)
{
    Tree table = Tree::table();
    table.set("name", name);
    table.set("colour", colour);
    table.set("front", words(front));
    table.set("back", words(back));
    return table;
}

Tree printed(
    std::string_view name, std::string_view area, std::string_view front, std::string_view back)
{
    Tree table = business(name, "printed", front, back);
    table.set("territory", area);
    return table;
}

Tree job(std::string_view name, std::string_view colour, std::string_view cost,
    std::string_view reward, std::string_view effect, int copies)
{
    Tree table = Tree::table();
    table.set("name", name);
    table.set("colour", colour);
    table.set("cost", words(cost));
    table.set("reward", words(reward));
    table.set("effect", words(effect));
    table.set("copies", copies);
    return table;
}

Tree ally(std::string_view name, int act, std::string_view effect)
{
    Tree table = Tree::table();
    table.set("name", name);
    table.set("act", act);
    table.set("effect", words(effect));
    return table;
}

Tree space(std::string_view touches, bool three_plus)
{
    Tree table = Tree::table();
    table.set("touches", Tree::list_of(ledger::split(touches, '+')));
    table.set("three_plus", three_plus);
    return table;
}

Tree list(std::initializer_list<Tree> elements)
{
    Tree result = Tree::list();
    for (const Tree& element : elements)
        result.add(element);
    return result;
}

Tree businesses()
{
    return list({
        printed("test-exchange", "wall-street", "$2,bank", "gun"),
        printed("test-docks", "brooklyn", "gun,booze", "$1"),
        printed("test-hotel", "upper-east-side", "$3", "bank"),
        printed("test-depot", "queens", "blood-money,$1", "trade-1"),
        printed("test-theatre", "upper-west-side", "horse-head,jobs", "booze"),
        printed("test-station", "midtown", "$5", "jobs"),
        printed("test-market", "chelsea", "swap,bank", "blood-money"),
        business("test-bakery", "blue", "$1,$1", "$1"),
        business("test-laundry", "blue", "bank,bank", "bank"),
        business("test-garage", "blue", "jobs,gun", "gun"),
        business("test-tavern", "blue", "trade-2", "booze"),
        business("test-bookmaker", "blue", "$2,horse-head", "swap"),
        business("test-printer", "blue", "$3", "jobs"),
        business("test-pharmacy", "blue", "blood-money,booze", "trade-1"),
        business("test-barber", "blue", "bank,$1", "bank"),
        business("test-casino", "red", "narcotics,$5", "narcotics"),
        business("test-club", "red", "trade-3,bank", "trade-2"),
        business("test-refinery", "red", "narcotics,narcotics", "narcotics"),
        business("test-race-track", "red", "$5,bank,bank", "bank,bank"),
    });
}

Tree jobs()
{
    return list({
        job("test-collection", "yellow", "gun", "$3", "", 4),
        job("test-errand", "yellow", "blood-money", "$2,$2", "by-hand", 4),
        job("test-protection", "yellow", "gun,blood-money", "$5", "bank", 3),
        job("test-delivery", "blue", "booze", "$2,$2", "", 4),
        job("test-smuggling", "blue", "booze,booze", "$5", "back", 3),
        job("test-visit", "blue", "gun", "$1", "back", 4),
        job("test-hit", "green", "gun,gun", "$2", "shoot", 4),
        job("test-ambush", "green", "gun,blood-money", "$3", "shoot", 3),
        job("test-transfer", "green", "booze", "$3", "move", 4),
        job("test-racket", "grey", "blood-money,gun,booze", "$5", "front", 4),
        job("test-pardon", "grey", "booze", "$2", "recall", 4),
        job("test-laundering", "grey", "blood-money", "", "bank,bank", 3),
    });
}

Tree allies()
{
    return list({
        ally("test-banker-1", 1, "bank,bank"),
        ally("test-mayor-1", 1, "mayor"),
        ally("test-boss-1", 1, "union-boss"),
        ally("test-chief-1", 1, "police-chief"),
        ally("test-gunman-1", 1, "shoot"),
        ally("test-lawyer-1", 1, "$2,jobs"),
        ally("test-banker-2", 2, "bank,bank"),
        ally("test-mayor-2", 2, "mayor"),
        ally("test-boss-2", 2, "union-boss"),
        ally("test-chief-2", 2, "police-chief"),
        ally("test-agent-2", 2, "front"),
        ally("test-driver-2", 2, "recall"),
        ally("test-banker-3", 3, "bank,bank,bank"),
        ally("test-mayor-3", 3, "mayor,$1"),
        ally("test-boss-3", 3, "union-boss,swap"),
        ally("test-chief-3", 3, "police-chief,by-hand"),
        ally("test-butcher-3", 3, "shoot"),
        ally("test-adviser-3", 3, "back,$2"),
    });
}

Tree spaces()
{
    return list({
        space("wall-street+brooklyn", false),
        space("brooklyn+upper-east-side", false),
        space("midtown+queens", false),
        space("chelsea+midtown+wall-street", false),
        space("chelsea+midtown+central-park", false),
        space("upper-west-side+central-park", false),
        space("upper-east-side+queens", false),
        space("upper-west-side+midtown", false),
        space("queens+upper-west-side", false),
        space("wall-street+brooklyn", false),
        space("midtown+chelsea", false),
        space("brooklyn+chelsea", true),
        space("queens+central-park", true),
        space("upper-east-side+midtown", true),
        space("wall-street+upper-east-side", true),
        space("upper-west-side+chelsea", true),
        space("queens+midtown+upper-west-side", true),
    });
}

} // namespace

Tree test_box()
{
    Tree box = Tree::table();
    box.set("businesses", businesses());
    box.set("jobs", jobs());
    box.set("allies", allies());
    box.set("spaces", spaces());
    return box;
}

Tree head_of(const std::vector<std::string>& families, const std::string& tracking)
{
    Tree seats = Tree::list();
    for (const std::string& family : families) {
        Tree seat = Tree::table();
        seat.set("family", family);
        seats.add(std::move(seat));
    }
    Tree head = Tree::table();
    head.set("tracking", tracking);
    head.set("first", families.front());
    head.set("seats", std::move(seats));
    return head;
}

} // namespace consigliere::test

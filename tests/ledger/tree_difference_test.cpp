/// Where two reports say different things.

#include "engine/ledger/line_words.h"
#include "engine/ledger/table_of.h"
#include "engine/ledger/tree_difference.h"

#include <catch2/catch.hpp>

namespace {

using namespace consigliere::ledger;

Tree list_of(std::initializer_list<Tree> elements)
{
    Tree list = Tree::list();
    for (const Tree& element : elements)
        list.add(element);
    return list;
}

Tree seat(const char* name, int coins)
{
    return table_of({{"name", Tree(name)}, {"coins", Tree(coins)}});
}

/// The paths, each as one text.
std::vector<std::string> paths(const Tree& before, const Tree& after)
{
    std::vector<std::string> texts;
    for (const TreeDifference& found : differences(before, after))
        texts.push_back(join(found.path, "/"));
    return texts;
}

} // namespace

TEST_CASE("reports that are alike do not differ")
{
    const Tree report = table_of({{"turn", "ana"}, {"seats", list_of({seat("ana", 3)})}});
    CHECK(differences(report, report).empty());
    CHECK(differences(Tree(), Tree()).empty());
}

TEST_CASE("a difference is told by its way, with what was there and what is")
{
    const Tree before = table_of({{"turn", "ana"}, {"round", 1}});
    const Tree after = table_of({{"turn", "bob"}, {"round", 1}, {"over", true}});
    const std::vector<TreeDifference> found = differences(before, after);
    REQUIRE(found.size() == 2);
    CHECK(found[0] == TreeDifference{{"turn"}, Tree("ana"), Tree("bob")});
    CHECK(found[1] == TreeDifference{{"over"}, Tree(), Tree(true)});
    CHECK(differences(after, before)[1] == TreeDifference{{"over"}, Tree(true), Tree()});
}

TEST_CASE("what has a name is compared with its like, wherever it stands")
{
    const Tree before = table_of({{"seats", list_of({seat("ana", 3), seat("bob", 1)})}});
    CHECK(paths(before, table_of({{"seats", list_of({seat("bob", 1), seat("ana", 3)})}})).empty());
    CHECK(paths(before, table_of({{"seats", list_of({seat("ana", 3), seat("bob", 2)})}}))
        == std::vector<std::string>{"seats/bob/coins"});
    CHECK(paths(before, table_of({{"seats", list_of({seat("ana", 3)})}}))
        == std::vector<std::string>{"seats/bob"});
    CHECK(paths(before, table_of({{"seats", Tree::list()}}))
        == std::vector<std::string>{"seats/ana", "seats/bob"});
    // Of two with one name the second is another.
    CHECK(paths(table_of({{"seats", list_of({seat("ana", 3), seat("ana", 3)})}}),
              table_of({{"seats", list_of({seat("ana", 3), seat("ana", 4)})}}))
        == std::vector<std::string>{"seats/ana#2/coins"});
}

TEST_CASE("a list of plain things is one thing, and its order counts")
{
    const Tree before = table_of({{"stack", list_of({Tree("ana"), Tree("bob")})}});
    const Tree after = table_of({{"stack", list_of({Tree("bob"), Tree("ana")})}});
    const std::vector<TreeDifference> found = differences(before, after);
    REQUIRE(found.size() == 1);
    CHECK(found[0].path == std::vector<std::string>{"stack"});
    CHECK(found[0].after == *after.find("stack"));
    // Where one of them is no list, both are told as a whole.
    CHECK(paths(before, table_of({{"stack", 3}})) == std::vector<std::string>{"stack"});
}

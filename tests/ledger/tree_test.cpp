#include "engine/ledger/tree.h"

#include <catch2/catch.hpp>

using namespace consigliere::ledger;

TEST_CASE("a table keeps its members in the order in which they came")
{
    Tree table = Tree::table();
    table.set("second", 2);
    table.set("first", "one");
    table.set("second", 3);
    REQUIRE(table.members().size() == 2);
    CHECK(table.members()[0].first == "second");
    CHECK(*table.find("second")->number() == 3);
    CHECK(*table.find("first")->text() == "one");
    CHECK(table.find("third") == nullptr);
    table.remove("second");
    CHECK(table.find("second") == nullptr);
}

TEST_CASE("asking a tree for another kind than it is gives nothing")
{
    const Tree number(5);
    CHECK(number.text() == nullptr);
    CHECK(number.boolean() == nullptr);
    CHECK(number.elements().empty());
    CHECK(number.members().empty());
    CHECK(Tree().is_null());
}

TEST_CASE("trees are equal when their contents are, wherever they came from")
{
    Tree left = Tree::list_of(std::vector<std::string>{"a", "b"});
    Tree right = Tree::list();
    right.add(Tree("a"));
    right.add(Tree("b"));
    right.set_line(12);
    CHECK(left == right);
    right.add(Tree(true));
    CHECK_FALSE(left == right);
}

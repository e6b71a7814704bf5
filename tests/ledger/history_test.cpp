#include "engine/ledger/timeline.h"

#include <catch2/catch.hpp>

using namespace consigliere::ledger;

namespace {

void add_move(History& history, Verdict verdict = Verdict::legal)
{
    Entry entry;
    entry.line = "move " + std::to_string(history.size() + 1);
    entry.verdict = verdict;
    entry.follows = history.head();
    history.add(entry);
}

/// Takes a step and says whether it was possible.
bool step(History& history, const std::string& line)
{
    std::optional<Entry> entry = history.read_step(line);
    REQUIRE(entry.has_value());
    const bool possible = is_applied(entry->verdict);
    history.add(std::move(*entry));
    return possible;
}

} // namespace

TEST_CASE("only the table's undo and redo are steps of the history")
{
    const History history;
    CHECK_FALSE(history.read_step("marzullo thug docks"));
    CHECK_FALSE(history.read_step("table war queens"));
    CHECK_FALSE(history.read_step("pizzino undoes to 3"));
    CHECK(history.read_step("table undoes to 0"));
}

TEST_CASE("undo walks back to any standing entry, and nothing is lost")
{
    History history;
    for (int i = 0; i < 4; ++i)
        add_move(history);
    CHECK(history.undo_target() == 3);
    REQUIRE(step(history, "table undoes to 2")); // entry 5
    CHECK(history.head() == 2);
    CHECK(history.stands(2));
    CHECK_FALSE(history.stands(3));
    CHECK_FALSE(history.stands(5));
    CHECK(history.size() == 5);
    CHECK(history.redo_target() == 3);
}

TEST_CASE(
    "what is taken back on the way from one entry to another is what leads to the first alone")
{
    History history;
    for (int i = 0; i < 4; ++i)
        add_move(history);
    REQUIRE(step(history, undo_line(2))); // entry 5
    add_move(history); // entry 6 follows 2
    CHECK(history.taken_back(4, 2) == std::vector<int>{4, 3});
    CHECK(history.taken_back(6, 4) == std::vector<int>{6});
    CHECK(history.taken_back(4, 6) == std::vector<int>{4, 3});
    CHECK(history.taken_back(6, 0) == std::vector<int>{6, 2, 1});
    CHECK(history.taken_back(2, 6).empty());
}

TEST_CASE("redo restores along the branch that was undone")
{
    History history;
    for (int i = 0; i < 4; ++i)
        add_move(history);
    REQUIRE(step(history, undo_line(1)));
    REQUIRE(step(history, redo_line(4)));
    CHECK(history.head() == 4);
    CHECK(history.stands(2));
    CHECK(history.stands(3));
    CHECK_FALSE(history.redo_target());
}

TEST_CASE("a new move after an undo starts a branch, and going back reaches both")
{
    History history;
    for (int i = 0; i < 3; ++i)
        add_move(history);
    REQUIRE(step(history, undo_line(1))); // 4
    add_move(history); // 5
    CHECK(history.head() == 5);
    CHECK_FALSE(history.stands(2));
    CHECK_FALSE(step(history, redo_line(3))); // 6: not on this branch
    CHECK(history.head() == 5);
    REQUIRE(step(history, undo_line(1))); // 7
    CHECK(history.redo_target() == 5);
    REQUIRE(step(history, redo_line(3))); // 8
    CHECK(history.head() == 3);
    CHECK(history.stands(2));
    CHECK_FALSE(history.stands(5));
}

TEST_CASE("steps to nowhere are impossible and change nothing")
{
    History history;
    add_move(history);
    add_move(history, Verdict::illegal);
    add_move(history);
    CHECK(history.head() == 3);
    CHECK_FALSE(history.stands(2));
    const auto refusal = [&](const std::string& line) {
        return history.read_step(line)->reasons.at(0).message;
    };
    CHECK(refusal("table undoes to 9") == message::not_an_entry);
    CHECK(refusal("table undoes to x") == message::not_an_entry);
    CHECK(refusal("table undoes 1") == message::not_an_entry);
    CHECK(refusal("table redoes to 1") == message::not_undone_here);
    CHECK(refusal("table redoes to 3") == message::not_undone_here);
}

TEST_CASE("undo leads back to the state after any entry, whatever the entry was")
{
    History history;
    add_move(history);
    add_move(history);
    add_move(history);
    REQUIRE(step(history, undo_line(1))); // 4
    add_move(history, Verdict::illegal); // 5
    add_move(history); // 6
    add_move(history); // 7
    SECTION("an undo")
    {
        REQUIRE(step(history, undo_line(4)));
        CHECK(history.head() == 1);
        CHECK(history.redo_target() == 6);
    }
    SECTION("a refused line")
    {
        REQUIRE(step(history, undo_line(5)));
        CHECK(history.head() == 1);
    }
    SECTION("a redo")
    {
        REQUIRE(step(history, undo_line(1))); // 8
        REQUIRE(step(history, redo_line(3))); // 9
        add_move(history); // 10
        REQUIRE(step(history, undo_line(9)));
        CHECK(history.head() == 3);
        CHECK(history.stands(2));
        CHECK_FALSE(history.stands(6));
    }
    SECTION("an undone line: what was entered after it is taken back, the undo too")
    {
        REQUIRE(step(history, undo_line(3)));
        CHECK(history.head() == 3);
        CHECK_FALSE(history.stands(7));
        CHECK(history.stands(2));
    }
    SECTION("an undo of an undo")
    {
        REQUIRE(step(history, undo_line(4))); // 8
        REQUIRE(step(history, undo_line(7))); // 9
        REQUIRE(step(history, undo_line(8)));
        CHECK(history.head() == 1);
    }
    SECTION("the last entry: nothing came after it")
    {
        REQUIRE(step(history, undo_line(7)));
        CHECK(history.head() == 7);
    }
}

TEST_CASE("everything can be undone back to the start")
{
    History history;
    CHECK_FALSE(history.undo_target());
    add_move(history);
    add_move(history);
    REQUIRE(step(history, undo_line(0)));
    CHECK(history.head() == 0);
    CHECK_FALSE(history.undo_target());
    CHECK(history.redo_target() == 1);
}

namespace {

/// The same as `History::stands`, step by step.
bool stands_by_walking(const History& history, int number)
{
    if (history.entry(number).kind != Entry::Kind::move)
        return false;
    int at = history.head();
    while (at > number)
        at = history.entry(at).follows;
    return at == number;
}

} // namespace

TEST_CASE("however often a table goes back and forth, what stands is what leads to the last entry")
{
    History history;
    std::uint32_t random = 1;
    const auto below = [&random](int count) {
        random = random * 1'664'525 + 1'013'904'223;
        return static_cast<int>((random >> 8U) % static_cast<std::uint32_t>(count));
    };
    for (int i = 0; i < 600; ++i) {
        if (below(5) == 0)
            CHECK(step(history, undo_line(below(history.size() + 1))));
        else
            add_move(history);
        if (below(10) == 0 && history.redo_target())
            CHECK(step(history, redo_line(*history.redo_target())));
    }
    for (int number = 1; number <= history.size(); ++number)
        CHECK(history.stands(number) == stands_by_walking(history, number));
}

TEST_CASE("to go forward over a very long evening takes no longer than over a short one")
{
    // Entry by entry these would be tens of thousands of millions of steps, and this test would not
    // end.
    constexpr int length = 200'000;
    History history;
    for (int i = 0; i < length; ++i)
        add_move(history);
    for (int i = 0; i < length; ++i) {
        const std::optional<Entry> back = history.read_step("table undoes to 1");
        history.add(*back);
        REQUIRE(history.read_step(redo_line(length)).value().verdict == Verdict::legal);
    }
}

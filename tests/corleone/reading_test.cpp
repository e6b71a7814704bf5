/// RECORD's page of moves: every line is read, and written back in the one form of the program.

#include "engine/corleone/messages.h"
#include "engine/corleone/move.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

Components box()
{
    return begin({"marzullo", "pizzino"})->timeline().components();
}

std::string unreadable(const ledger::Message& message)
{
    return "unreadable: " + std::string(message.english);
}

std::string written(const std::string& line)
{
    Components components = box();
    const ledger::ErrorOr<Move> move = parse(line, components);
    if (move.is_error())
        return unreadable(move.error().message);
    return format(move.value(), components);
}

/// A text many times over.
std::string times(const std::string& text, int count)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

} // namespace

TEST_CASE("every line of RECORD's page is read and written as it stands")
{
    const std::vector<std::string> lines{
        "table opens wall-street test-bakery",
        "table reveals job test-hit",
        "table reveals ally test-mayor-1",
        "table reveals nothing",
        "marzullo thug test-docks",
        "marzullo member don midtown+queens",
        "marzullo member consigliere chelsea+midtown+wall-street",
        "marzullo member heir wall-street+brooklyn#2",
        "marzullo job test-hit from hand pays gun,gun",
        "marzullo job test-hit from public pays gun,narcotics",
        "marzullo job test-hit from public",
        "marzullo ally test-mayor-1",
        "marzullo collects",
        "marzullo uses $2",
        "marzullo uses gun",
        "marzullo uses blood-money",
        "marzullo uses horse-head",
        "marzullo uses bank $3",
        "marzullo uses jobs",
        "marzullo uses jobs keeps test-hit",
        "marzullo uses jobs discards test-visit",
        "marzullo uses jobs keeps test-hit discards test-visit",
        "marzullo uses trade-1 gives gun",
        "marzullo uses trade-2 gives $1,gun",
        "marzullo uses trade-3 gives $1,job:test-hit,ally:test-mayor-1",
        "marzullo uses swap gives $1 for booze",
        "marzullo uses front test-docks",
        "marzullo uses back test-docks",
        "marzullo uses shoot pizzino:thug@test-docks",
        "marzullo uses shoot mayor@midtown+queens",
        "marzullo uses shoot police-chief@in:queens",
        "marzullo uses recall pizzino:don@midtown+queens",
        "marzullo uses move pizzino:thug@test-docks to test-hotel",
        "marzullo uses mayor midtown+queens",
        "marzullo uses union-boss test-docks",
        "marzullo uses police-chief in:queens",
        "marzullo uses by-hand: pizzino gives $1 to marzullo; marzullo gains gun",
        "marzullo uses by-hand: nothing",
        "marzullo declines bank",
        "marzullo declines",
        "table war midtown",
        "table war midtown pizzino",
        "table war midtown none",
        "marzullo relocates queens",
        "marzullo relocates queens#2",
        "marzullo leaves",
        "marzullo bids $2,$5",
        "marzullo bids nothing",
        "marzullo takes test-mayor-1",
        "marzullo discards $1,gun,job:test-hit,ally:test-mayor-1,job",
        "marzullo counts $1,$5x3",
        "marzullo counts nothing",
        "table empties $5",
        "table empties gun",
        "table empties jobs",
        "table corrects: marzullo gains $1; marzullo loses gun; marzullo banks $2; "
        "marzullo unbanks $2",
        "table corrects: pizzino:thug@test-docks shot; mayor@midtown+queens recalled",
        "table corrects: pizzino:don@midtown+queens moves to midtown+chelsea",
        "table corrects: marzullo marks queens; marzullo unmarks queens; marzullo unmarks queens#2",
        "marzullo thug test-docks ! it was agreed at the start",
    };
    for (const std::string& line : lines) {
        INFO(line);
        CHECK(written(line) == line);
    }
}

TEST_CASE("blanks, the order of cards and the many ways to say nothing do not matter")
{
    CHECK(written("  marzullo   thug\ttest-docks  ") == "marzullo thug test-docks");
    CHECK(written("marzullo bids $5,$1,$2") == "marzullo bids $1,$2,$5");
    CHECK(written("marzullo discards $1x2,gunx2") == "marzullo discards $1,$1,gun,gun");
    CHECK(written("marzullo job test-hit from hand pays nothing")
        == "marzullo job test-hit from hand");
    CHECK(written("marzullo member don queens+midtown") == "marzullo member don midtown+queens");
    CHECK(written("table corrects: marzullo gains $1;marzullo loses $1")
        == "table corrects: marzullo gains $1; marzullo loses $1");
    CHECK(written("table war midtown!") == unreadable(message::unknown_territory));
}

TEST_CASE("names of cards may be in any script")
{
    CHECK(written("table reveals job контрабанда-виски") == "table reveals job контрабанда-виски");
    CHECK(written("table reveals job Extortion") == unreadable(message::bad_name));
    CHECK(written("table reveals job -hit") == unreadable(message::bad_name));
}

TEST_CASE("a line that cannot be read says which of its words is to blame")
{
    const std::vector<std::pair<std::string, ledger::Message>> lines{
        {"", ledger::message::empty_line},
        {"   ", ledger::message::empty_line},
        {"corleone thug test-docks", message::unknown_actor},
        {"marzullo", ledger::message::missing_word},
        {"marzullo dances", message::unknown_verb},
        {"table", ledger::message::missing_word},
        {"table deals", message::unknown_verb},
        {"table reveals", ledger::message::missing_word},
        {"table reveals tile test-bakery", ledger::message::missing_word},
        {"marzullo thug test-nowhere", message::unknown_place},
        {"marzullo thug test-docks test-hotel", ledger::message::trailing_words},
        {"table opens wall-street Test_Bakery", message::bad_name},
        {"table opens wall-street -bakery", message::bad_name},
        {"table believes marzullo supplies mayor", message::unknown_figure},
        {"table believes marzullo supplies thug,thug" + times(",thug", 99),
            message::too_many_cards},
        {"marzullo member thug midtown+queens", message::unknown_figure},
        {"marzullo member don midtown", message::bad_space},
        {"marzullo member don midtown+queens#0", message::bad_space},
        {"marzullo member don midtown+queens#x", message::bad_space},
        {"marzullo job test-hit pays gun", ledger::message::missing_word},
        {"marzullo job test-hit from pocket", message::job_from_where},
        {"marzullo ally test-stranger", message::unknown_ally},
        {"marzullo uses whisky", message::unknown_icon},
        {"marzullo uses swap gives $1", ledger::message::missing_word},
        {"marzullo uses swap gives $1 for $2", message::unknown_good},
        {"marzullo uses trade-1", ledger::message::missing_word},
        {"marzullo uses trade-1 gives $4", message::unknown_card},
        {"marzullo uses by-hand", ledger::message::missing_word},
        {"marzullo uses by-hand: pizzino sings", message::unknown_act},
        {"marzullo uses shoot pizzino", message::unknown_figure},
        {"marzullo uses shoot pizzino:mayor@midtown+queens", message::unknown_figure},
        {"marzullo uses shoot thug@test-docks", message::unknown_figure},
        {"marzullo uses police-chief in:harlem", message::unknown_territory},
        {"marzullo declines whisky", message::unknown_icon},
        {"marzullo bids $5x0", ledger::message::bad_number},
        {"marzullo bids $5x101", ledger::message::bad_number},
        {"marzullo counts gun", message::unknown_card},
        {"marzullo relocates queens#0", ledger::message::bad_number},
        {"marzullo relocates harlem", message::unknown_territory},
        {"table war harlem", message::unknown_territory},
        {"table war queens everybody", message::unknown_winner},
        {"table empties whisky", message::unknown_pile},
        {"table believes marzullo dreams", message::unknown_claim},
        {"table corrects:", ledger::message::missing_word},
        {"table corrects: marzullo gains $1;", message::unknown_actor},
        {"marzullo thug test-docks !", ledger::message::ruling_without_reason},
    };
    for (const auto& [line, message] : lines) {
        INFO(line);
        CHECK(written(line) == unreadable(message));
    }
}

TEST_CASE("a line that is only considered leaves no names behind")
{
    const auto evening = begin({"marzullo", "pizzino"});
    const std::size_t jobs = evening->timeline().components().jobs().size();
    CHECK(opinion(*evening, "table reveals job test-never-seen") == "legal");
    CHECK(evening->timeline().components().jobs().size() == jobs);
}

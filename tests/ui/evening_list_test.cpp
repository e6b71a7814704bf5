/// The list of evenings by taps: what it tells, searched and filtered.

#include "db/connection.h"
#include "db/session_rows.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

TEST_CASE("the list tells of each evening, by months, the latest first")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(is_counted(stage));
    stage.frames(3);
    CHECK(evenings.listed() == "open five three two ");
    CHECK(stage.shows("November 2026"));
    CHECK(stage.shows("March 2025"));
    CHECK(stage.shows("Ana’s birthday  ·  Ana won"));
    CHECK(stage.shows("#league"));
    CHECK(stage.shows("Rain, and a late start"));
    CHECK(stage.shows("60 entries, unfinished"));
    CHECK(stage.shows("$90"));
    CHECK(stage.shows("2. Elena $61"));
}

TEST_CASE(
    "evenings are found by words, also without their accents, and a chip takes the words away")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("search:field");
    stage.type("lodz");
    CHECK(evenings.listed() == "five three ");
    CHECK(stage.shows("Evenings: 2 of 4"));
    stage.type(" slept");
    CHECK(evenings.listed() == "three ");
    stage.type(" wedding");
    CHECK(evenings.listed().empty());
    CHECK(stage.shows("No evenings match"));
    stage.tap("chip:words");
    CHECK(evenings.listed() == "open five three two ");
    stage.tap("search:field");
    stage.type("birth");
    CHECK(evenings.listed() == "two ");
}

TEST_CASE("each filter lets through what it says, and its chip takes it away")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(is_counted(stage));
    const auto check = [&](const std::string& id, const std::string& chip,
                           const std::string& wanted) {
        INFO(id);
        stage.tap("filter");
        stage.tap(id);
        stage.tap("filter:close");
        CHECK(evenings.listed() == wanted);
        stage.tap(chip);
        CHECK(evenings.listed() == "open five three two ");
        CHECK_FALSE(stage.has(chip));
    };
    const std::string dario = evenings.person_called("Dario");
    check("filter:person:" + dario, "chip:person:" + dario, "five three ");
    check("filter:place:Łódź", "chip:place", "five three ");
    check("filter:tag:final", "chip:tag", "five ");
    check("filter:side:pizzino", "chip:side", "open five two ");
    stage.tap("filter");
    stage.tap("filter:year:2026");
    stage.tap("filter:close");
    CHECK(evenings.listed() == "open five three ");
    stage.tap("chip:year");
    stage.tap("filter");
    stage.tap("filter:size:5");
    stage.tap("filter:close");
    CHECK(evenings.listed() == "five ");
    stage.tap("chip:size");
    stage.tap("filter");
    stage.tap("filter:until:field");
    stage.type("2026-02-01");
    stage.tap("filter:close");
    CHECK(evenings.listed() == "three two ");
    // Two people, and one of them with a Family.
    stage.tap("filter");
    stage.tap("filter:clear");
    stage.tap("filter:person:" + evenings.person_called("Ana"));
    stage.tap("filter:person:" + dario);
    stage.tap("filter:close");
    CHECK(evenings.listed() == "five three ");
}

TEST_CASE("another course of an evening says that it is one")
{
    House house(test_record("corleone/evening-of-two"));
    db::Connection& connection = house.stage().program().database().connection();
    db::SessionRows rows = *db::read_session(connection, house.session);
    rows.id = "0000beef-0000-4000-8000-000000000001";
    rows.branch_of = house.session;
    REQUIRE_FALSE(db::in_transaction(connection, [&]() -> ledger::Status<db::DatabaseError> {
        db::insert_session(connection, rows);
        return {};
    }).is_error());
    house.stage().tap("history");
    CHECK(house.stage().has("session:" + rows.id));
    CHECK(house.stage().shows("another version of an evening"));
}

#include "tests/ui/four_evenings.h"

#include "db/import_export.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace consigliere::test {

db::EveningIndex& archive_of(Stage& stage)
{
    return stage.program().context().keeping.archive();
}

bool is_counted(Stage& stage)
{
    return comes_true(stage, [&stage] { return archive_of(stage).work().is_over(); });
}

/// Another evening beside the one of the house, with what is said of it.
std::string take_in(
    House& house, const std::string& name, const db::SessionDetails& details, std::size_t lines)
{
    db::Record record = test_record("corleone/" + name);
    record.moves.resize(std::min(lines, record.moves.size()));
    db::Database& database = house.stage().program().database();
    const auto taken =
        db::import_record(database, record, name, built_in_components(record.game()));
    REQUIRE_FALSE(taken.is_error());
    for (const db::SessionSummary& session : house.sessions()) {
        if (session.details == db::SessionDetails{} && session.id != house.session) {
            REQUIRE_FALSE(db::change_details(database, session.id, details).is_error());
            return session.id;
        }
    }
    return {};
}

FourEvenings::FourEvenings()
    : house(test_record("corleone/evening-of-two"))
    , two(house.session)
{
    REQUIRE_FALSE(db::change_details(house.stage().program().database(), two,
        {"2025-03-07", "Kraków", "Rain, and a late start", "Ana’s birthday", {"league"}})
                      .is_error());
    three = take_in(house, "evening-of-three", {"2026-02-01", "Łódź", "Nobody slept"});
    five = take_in(house, "evening-of-five", {"2026-11-20", "Łódź", {}, {}, {"league", "final"}});
    open = take_in(house, "evening-of-four", {"2026-11-21", "Gdynia", "to be gone on with"}, 60);
    house.stage().tap("settings");
    house.stage().tap("back");
    house.stage().tap("history");
}

std::string FourEvenings::listed()
{
    const std::map<std::string, std::string> names{
        {two, "two "}, {three, "three "}, {five, "five "}, {open, "open "}};
    std::string text;
    for (const widgets::Target& target : house.stage().ui().targets()) {
        if (target.id.starts_with("session:"))
            text += names.at(target.id.substr(8));
    }
    return text;
}

std::string FourEvenings::person_called(const std::string& name)
{
    for (const db::SessionSummary& session : house.sessions()) {
        for (const db::SessionSummary::Seat& seat : session.seats) {
            if (seat.player == name)
                return seat.person;
        }
    }
    return {};
}
} // namespace consigliere::test

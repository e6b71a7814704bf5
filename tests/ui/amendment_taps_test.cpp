/// A table without patience amends an early entry: how many taps it takes until everything that
/// followed is decided, on the real screens.

#include "db/session.h"
#include "tests/db/databases.h"
#include "tests/ui/house.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr int taps_of_patience = 12;
constexpr int most_evenings_above = 2;

/// An evening that is over, or not, and which of its entries was another one.
struct Amendment {
    std::string record;
    int entry = 0;
};

/// Every second of the first twenty entries, each in another evening of the three games.
std::vector<Amendment> ten_amendments()
{
    std::vector<Amendment> amendments;
    for (const char* record : {"corleone/evening-of-two", "mafia/game-2-players",
             "cash-n-guns/game-4-players", "corleone/evening-of-three", "mafia/game-4-players",
             "cash-n-guns/game-6-players", "corleone/evening-of-four", "mafia/game-6-players",
             "cash-n-guns/game-with-powers", "corleone/evening-of-five"})
        amendments.push_back({record, 2 * static_cast<int>(amendments.size() + 1)});
    return amendments;
}

/// From the first screen to where the entry is amended.
void open_amendment(Stage& stage, const std::string& session, int entry)
{
    stage.tap("session:" + session);
    if (stage.has("past:first")) {
        stage.tap("past:first");
        for (int after = 0; after < entry; ++after)
            stage.tap("past:after");
        stage.tap("past:amend");
    } else {
        stage.tap("log");
        stage.tap("log:" + std::to_string(entry));
        stage.tap("entry:amend");
    }
    REQUIRE(stage.shows("Amend entry " + std::to_string(entry)));
}

bool can_be_tapped(Stage& stage, const std::string& id)
{
    const auto target = stage.find(id);
    return target && target->mood == widgets::ControlState::enabled;
}

/// What such a table does: it takes what is offered a few times, and then decides the rest at once.
void decide_all(Stage& stage)
{
    constexpr int most_offers = 3;
    for (int offers = 0; !can_be_tapped(stage, "amend:done");) {
        if (offers < most_offers && stage.has("amend:way:1")) {
            stage.tap("amend:way:1");
            ++offers;
        } else if (can_be_tapped(stage, "amend:rule-rest")) {
            stage.tap("amend:rule-rest");
            stage.tap("ruling:1");
            stage.tap("ruling:done");
            stage.frame();
        } else {
            stage.tap("amend:drop-rest");
        }
    }
}

struct Counted {
    std::string told;
    int taps = 0;
};

/// Some records have lines that the referee refuses, to show that he does.
db::Record without_refused(db::Record record)
{
    const auto referee = referee_of(record);
    std::erase_if(record.moves, [&referee](const std::string& line) {
        return !ledger::is_applied(referee->record(line).verdict);
    });
    return record;
}

Counted count_taps(const Amendment& amendment)
{
    const db::Record record = without_refused(test_record(amendment.record));
    House house(record);
    Stage& stage = house.stage();
    open_amendment(stage, house.session, amendment.entry);
    const int before = stage.taps();
    stage.tap(stage.find("amend:offer:1") ? "amend:offer:1" : "amend:none");
    decide_all(stage);
    const int taps = stage.taps() - before;
    stage.tap("amend:done");
    stage.tap("confirm:done");
    CHECK(stage.shows("Recorded: "));
    stage.tap("notice:close");
    // What the database has now is what a referee makes of its lines.
    CHECK(resume(stage.program().database(), house.session).differences().empty());
    return {amendment.record + ", entry " + std::to_string(amendment.entry) + ": "
            + std::to_string(taps) + " taps",
        taps};
}

} // namespace

TEST_CASE("amendment: a table without patience decides all that followed in twelve taps")
{
    std::string told;
    int above = 0;
    for (const Amendment& amendment : ten_amendments()) {
        const Counted counted = count_taps(amendment);
        told += counted.told + "\n";
        above += counted.taps > taps_of_patience ? 1 : 0;
    }
    INFO(told);
    CHECK(above <= most_evenings_above);
}

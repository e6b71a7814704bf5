/// What lay hidden and was seen since an entry.

#include "engine/cash_n_guns/exposures.h"
#include "engine/corleone/exposures.h"
#include "engine/games/games.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/court/played.h"

#include <catch2/catch.hpp>

#include <map>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// "4 aim ×1", for each.
std::vector<std::string> told(const ledger::Evening& evening, int entry)
{
    const ledger::EveningOps& copying = games::copying_of(evening);
    const std::vector<ledger::WordAndName> names = copying.exposures_named();
    std::vector<std::string> texts;
    for (const ledger::Exposure& seen : copying.exposures_since(evening, entry))
        texts.push_back(std::to_string(seen.entry) + " " + std::string(names[seen.kind].word) + " ×"
            + std::to_string(seen.count));
    return texts;
}

} // namespace

TEST_CASE("what a round of Ca$h 'n Guns shows is told entry by entry")
{
    const auto evening = begin_cash(Table{{"ana", "piotr", "iwo", "ala"}, {}});
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo",
            "table ducks iwo", "ana shows bang"});
    CHECK(told(*evening, 0)
        == std::vector<std::string>{"1 loot ×8", "2 aim ×1", "3 aim ×1", "4 aim ×1", "5 aim ×1",
            "6 courage ×1", "7 bullet ×1"});
    CHECK(told(*evening, 5) == std::vector<std::string>{"6 courage ×1", "7 bullet ×1"});
    // What has been seen is not unseen by undoing, and nothing is shown by it.
    evening->record(ledger::undo_line(5));
    CHECK(told(*evening, 5).size() == 2);
    CHECK(told(*evening, 7).empty());
    // What was refused has shown nothing.
    evening->record("ana shows bang");
    CHECK(told(*evening, 7).empty());
}

TEST_CASE("in whole evenings, everything that lies hidden is shown at some time")
{
    std::map<std::string, int> seen;
    for (std::uint32_t seed = 1; seed <= 16; ++seed) {
        const Played played(seed);
        const std::vector<ledger::WordAndName> names = played.copying().exposures_named();
        int last = 0;
        for (const ledger::Exposure& each : played.copying().exposures_since(played.evening(), 0)) {
            REQUIRE(each.entry >= last);
            last = each.entry;
            REQUIRE(each.count > 0);
            const ledger::Entry& entry = played.evening().history().entry(each.entry);
            REQUIRE(ledger::is_applied(entry.verdict));
            REQUIRE(entry.kind == ledger::Entry::Kind::move);
            const std::string kind(names[each.kind].word);
            seen[kind] += each.count;
            // Bids are opened by a bid, or by what comes when only empty ones are missing.
            if (kind == "public-job")
                CHECK_THAT(entry.line,
                    Catch::Contains("job") || Catch::Contains("ally") || Catch::Contains("nothing")
                        || Catch::Contains("opens"));
        }
    }
    for (const char* kind : {"business", "public-job", "ally", "drawn-job", "bid", "loot", "aim",
             "courage", "bullet", "count", "roll", "coin", "drawn", "opened"}) {
        INFO(kind);
        CHECK(seen[kind] > 0);
    }
}

TEST_CASE("going back to the start and forward again shows nothing")
{
    for (std::uint32_t seed = 1; seed <= 16; ++seed) {
        const Played played(seed);
        const auto evening = played.copying().copy(played.evening());
        const std::vector<ledger::Exposure> seen = played.copying().exposures_since(*evening, 0);
        const int head = evening->history().head();
        REQUIRE(ledger::is_applied(evening->record(ledger::undo_line(0)).verdict));
        REQUIRE(ledger::is_applied(evening->record(ledger::redo_line(head)).verdict));
        CHECK(played.copying().exposures_since(*evening, 0) == seen);
    }
}

TEST_CASE(
    "a Bullet card that is turned up has been seen, and so has a pile that was looked through")
{
    using namespace cash_n_guns;
    const Position position;
    const std::vector<Act> acts{act::TurnsUp{Player{}, Bullet::click}, act::FindsNoBang{}};
    const std::vector<ledger::Exposure> seen{{0, static_cast<std::uint8_t>(Exposed::bullet), 1},
        {0, static_cast<std::uint8_t>(Exposed::discards), 1}};
    CHECK(exposures(position, position, acts) == seen);
}

TEST_CASE("loot that somebody gets from where nobody saw it has been seen, by its cards")
{
    using namespace cash_n_guns;
    const Position position;
    const Player ana{};
    const Player piotr{1};
    const Loot two = [] {
        Loot loot = loot_of(LootCard::painting);
        loot.add(loot_of(LootCard::bill_5000));
        return loot;
    }();
    const auto seen = [&](LootPlace from, LootPlace to) {
        return exposures(position, position, {act::Gives{from, two, to}});
    };
    const std::vector<ledger::Exposure> taken{{0, static_cast<std::uint8_t>(Exposed::taken), 2}};
    CHECK(seen(LootPlace::of(ana), LootPlace::of(piotr)) == taken);
    CHECK(seen(LootPlace::deck(), LootPlace::of(piotr)) == taken);
    CHECK(seen(LootPlace::table(), LootPlace::of(piotr)).empty());
    CHECK(seen(LootPlace::of(ana), LootPlace::box()).empty());
}

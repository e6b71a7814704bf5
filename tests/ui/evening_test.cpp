/// Whole evenings of Corleone's Empire, tapped through the real screens. What the database holds in
/// the end is entry for entry what the referee alone makes of the same lines.

#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/whole_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <random>

using namespace consigliere;
using namespace consigliere::test;

namespace {

void tap_through(const std::string& name)
{
    const db::Record record = test_record("corleone/" + name);
    CorleoneTapper tapper(referee_of(record), CorleoneTapper::Collecting::by_hand);
    test::tap_through(record, tapper, Sceneries::one);
}

/// The legal lines for which the screen asks now: Jobs, then Allies, then the tile, although the
/// rules leave the order to the table.
std::vector<ledger::LegalLine> asked_for(const ledger::Evening& evening)
{
    std::vector<ledger::LegalLine> lines = evening.legal_lines();
    for (const std::string_view first : {"table reveals job", "table reveals ally"}) {
        const auto is_first = [first](const ledger::LegalLine& legal) {
            return legal.line.starts_with(first);
        };
        if (std::any_of(lines.begin(), lines.end(), is_first)) {
            std::erase_if(lines, std::not_fn(is_first));
            return lines;
        }
    }
    return lines;
}

} // namespace

TEST_CASE("a whole evening of two is tapped in, killed in the middle, resumed, and scored")
{
    tap_through("evening-of-two");
}

TEST_CASE("an evening of which only the board is followed is tapped in")
{
    tap_through("evening-on-the-board");
}

TEST_CASE("an evening at random, in which money and goods are collected without a tap")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    db::Record record;
    record.head = head_for(3);
    const ledger::Tree box = made_up_box();
    for (const auto& [kind, components] : box.members())
        record.head.set(kind, components);
    const std::string session = begin_in(database, record);
    Inspector inspector;
    inspector.paint_each(20);
    CorleoneTapper tapper(referee_of(record), CorleoneTapper::Collecting::by_itself);
    std::mt19937 generator(1972);
    // Somebody switches the tablet off now and then.
    constexpr int lines_of_a_sitting = 60;
    while (!*tapper.referee().score_report().find("final")->boolean()) {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (int line = 0; line < lines_of_a_sitting; ++line) {
            const std::vector<ledger::LegalLine> legal = asked_for(tapper.referee());
            if (legal.empty())
                break;
            tapper.tap(legal[generator() % legal.size()].line);
        }
    }
    CHECK(kept_in(database, session).entries == kept_by(tapper.referee()).entries);
    check_efforts(tapper);
    CHECK(inspector.report() == "");
    // Few lines take more than a tap or two.
    int taps = 0;
    for (const Tapper::Effort& effort : tapper.efforts())
        taps += effort.taps;
    CHECK(taps < 2 * static_cast<int>(tapper.efforts().size()));
}

TEST_CASE("a position that a screen draws stays where it is while a tap adds entries")
{
    const db::Record record = test_record("corleone/evening-of-two");
    const std::unique_ptr<ledger::Evening> evening = referee_of(record);
    const corleone::Timeline& timeline = dynamic_cast<corleone::Evening&>(*evening).timeline();
    const corleone::Position* const first = &timeline.present();
    for (const std::string& line : record.moves)
        evening->record(line);
    CHECK(first == &timeline.position_after(0));
}

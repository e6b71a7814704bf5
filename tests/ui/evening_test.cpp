/// Whole evenings of Corleone's Empire, tapped through the real screens. What the database holds in
/// the end is entry for entry what the referee alone makes of the same lines.

#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"
#include "tests/ui/tapper.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <random>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Routine acts take at most two taps, and one more for each real choice.
constexpr int routine_taps = 2;

void check_efforts(const Tapper& tapper)
{
    for (const Tapper::Effort& effort : tapper.efforts()) {
        INFO(effort.line);
        CHECK(effort.taps <= routine_taps + effort.choices);
    }
}

/// Taps an evening from its first line to its last; in the middle the program is killed.
void tap_through(const db::Record& record)
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record);
    Inspector inspector;
    Tapper tapper(referee_of(record), Tapper::Collecting::by_hand);
    const auto middle = record.moves.begin() + static_cast<std::ptrdiff_t>(record.moves.size() / 2);
    {
        Stage stage(database, {}, inspector);
        choose_setting(stage, "collects:1");
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (auto line = record.moves.begin(); line != middle; ++line)
            tapper.tap(*line);
    }
    CHECK(kept_in(database, session).entries == kept_by(tapper.referee()).entries);
    {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (auto line = middle; line != record.moves.end(); ++line)
            tapper.tap(*line);
        CHECK(stage.has("end:done"));
    }
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    CHECK(kept.score == expected.score);
    CHECK(*kept.score.find("final")->truth());
    check_efforts(tapper);
    CHECK(inspector.report() == "");
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
    tap_through(test_record("corleone/evening-of-two"));
}

TEST_CASE("an evening of which only the board is followed is tapped in")
{
    tap_through(test_record("corleone/evening-on-the-board"));
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
    Tapper tapper(referee_of(record), Tapper::Collecting::by_itself);
    std::mt19937 generator(1972);
    // Somebody switches the tablet off now and then.
    constexpr int lines_of_a_sitting = 60;
    while (!*tapper.referee().score_report().find("final")->truth()) {
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

/// Every screen of whole evenings in both languages, orientations, lights and sizes, under the eye
/// of the inspector: targets large enough and apart, no text cut, letters that can be read.

#include "tests/db/temporary_folder.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/whole_evening.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Taps an evening and changes the scenery with every line, so that each phase and each panel is
/// seen in many of them; `shift` makes evenings begin with different ones.
void look_at(const std::string& name, std::size_t shift)
{
    const TemporaryFolder folder;
    const db::Record record = test_record("corleone/" + name);
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record);
    Inspector inspector;
    inspector.paint_each(10);
    CorleoneTapper tapper(referee_of(record), CorleoneTapper::Collecting::by_hand);
    Stage stage(database, all_sceneries().front(), inspector);
    choose_setting(stage, "collects:1");
    stage.tap("session:" + session);
    tapper.sit_down(stage);
    for (std::size_t line = 0; line < record.moves.size(); ++line) {
        const Scenery& scenery = scenery_of(line, shift);
        INFO(scenery.name());
        stage.set(scenery);
        tapper.tap(record.moves[line]);
    }
    for (const Scenery& scenery : all_sceneries())
        stage.set(scenery);
    CHECK(kept_by(tapper.referee()).entries.size() > 100);
    CHECK(inspector.report() == "");
    CHECK(inspector.frames() > 2000);
    CHECK(inspector.states() > 300);
}

} // namespace

TEST_CASE("an evening of two in every scenery")
{
    look_at("evening-of-two", 0);
}

TEST_CASE("an evening of three in every scenery", "[.long]")
{
    look_at("evening-of-three", 3);
}

TEST_CASE("an evening of five in every scenery")
{
    look_at("evening-of-five", 6);
}

TEST_CASE("an evening on the board in every scenery")
{
    look_at("evening-on-the-board", 5);
}

/// Tiles, cards and spaces that nobody has described: the table taps in what is printed on them,
/// and the program keeps it.

#include "companion/evening/table_layout.h"
#include "companion/widgets/drawn_letters.h"
#include "db/learned_box.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The head of an evening of two with a box that nobody knows.
db::Record record_with_unknown_box()
{
    db::Record record = test_record("corleone/evening-of-two");
    for (const char* kind : {"businesses", "jobs", "allies", "spaces"})
        record.head.remove(kind);
    return record;
}

void tell_job(Stage& stage, const std::string& colour)
{
    stage.tap("job:new");
    stage.tap("colour:" + colour);
    stage.tap("cost:gun");
    stage.tap("reward:$5");
    stage.tap("component:save");
}

std::string last_line(Stage& stage, const std::string& session)
{
    return kept_in_open(stage, session).entries.back();
}

} // namespace

TEST_CASE("what is seen for the first time is told with a few taps, and remembered")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record_with_unknown_box());
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);

    // About five taps for a Job, and its name may stay empty.
    const int before = stage.taps();
    tell_job(stage, "yellow");
    CHECK(stage.taps() - before <= 5);
    CHECK(last_line(stage, session) == "1 table reveals job yellow-job legal");
    tell_job(stage, "grey");
    stage.tap("ally:new");
    // Grey, it says what is missing.
    stage.tap("component:save");
    CHECK(stage.shows("First tap what the Ally does."));
    stage.tap("component:label:field");
    stage.type("The Accountant");
    stage.tap("effect:bank");
    stage.tap("effect:bank");
    stage.tap("component:save");
    CHECK(last_line(stage, session) == "3 table reveals ally the-accountant legal");
    stage.tap("tile:new");
    stage.tap("back:jobs");
    stage.tap("front:$2");
    stage.tap("front:gun");
    // An icon that was tapped by mistake is taken out again.
    stage.tap("front:chosen:1");
    stage.tap("component:save");
    CHECK(last_line(stage, session) == "4 table opens wall-street blue-tile legal");

    // A Business that the board prints, and a space: what was told is used at once.
    CHECK(stage.shows("Add a space"));
    stage.tap("printed:chelsea");
    stage.tap("front:$3");
    // The button says what else it does.
    CHECK(stage.shows("Save, then Thug → Chelsea"));
    stage.tap("component:save");
    CHECK(stage.has("undo"));
    CHECK(last_line(stage, session) == "6 pizzino collects legal");
    stage.tap("figure:don");
    stage.tap("new-space");
    stage.tap("touches:queens");
    stage.tap("component:save");
    CHECK(stage.shows("First choose two or three areas."));
    stage.tap("touches:midtown");
    // With two players the mark decides, and nothing is chosen that nobody said.
    stage.tap("component:save");
    CHECK(stage.shows("Two-player games don’t use those spaces."));
    stage.tap("three-plus:0");
    stage.tap("component:save");
    // The space brings the Backs of two Businesses that are printed there.
    stage.tap("back:gun");
    stage.tap("component:save");
    stage.tap("component:later");
    const std::vector<std::string> entries = kept_in_open(stage, session).entries;
    REQUIRE(entries.size() == 8);
    // The books know one space there already, so this is the second.
    CHECK(entries[6] == "7 marzullo member don midtown+queens#2 legal");
    CHECK(entries[7] == "8 marzullo collects legal");

    const ledger::Tree box = db::learned_box(stage.program().database(), "corleone").value();
    CHECK(box.find("jobs")->elements().size() == 2);
    CHECK(box.find("allies")->elements().size() == 1);
    CHECK(box.find("businesses")->elements().size() == 3);
    CHECK(box.find("spaces")->elements().size() == 1);
    CHECK(inspector.report() == "");
}

namespace {

/// The Jobs and the Ally of setup, before its first tile.
void tell_cards_of_setup(Stage& stage)
{
    tell_job(stage, "yellow");
    tell_job(stage, "grey");
    stage.tap("ally:new");
    stage.tap("effect:bank");
    stage.tap("component:save");
}

} // namespace

TEST_CASE("a Business that the books tell of is a tile without being described a second time")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record_with_unknown_box());
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    tell_cards_of_setup(stage);

    // Empty, a tile is not written down; grey, the button says why.
    stage.tap("tile:new");
    stage.tap("component:save");
    CHECK(stage.shows("First tap what is printed on both halves."));
    stage.tap("front:gun");
    stage.tap("component:save");
    CHECK(stage.shows("First tap what is printed on both halves."));
    stage.tap("back:nothing");
    stage.tap("component:cancel");

    // Penn Central is in the list; only its Back is still to be told.
    stage.tap("tile:penn-central");
    stage.tap("back:gun");
    stage.tap("component:save");
    CHECK(last_line(stage, session) == "4 table opens wall-street penn-central legal");
    const ledger::Tree box = db::learned_box(stage.program().database(), "corleone").value();
    REQUIRE(box.find("businesses")->elements().size() == 1);
    CHECK(*box.find("businesses")->elements()[0].find("name")->text() == "penn-central");
    CHECK(inspector.report() == "");
}

TEST_CASE("what is printed on the board can be described without placing a figure there")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record_with_unknown_box());
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    tell_cards_of_setup(stage);
    // A card that is only described waits in the list.
    stage.tap("tile:new");
    stage.tap("back:jobs");
    stage.tap("front:$2");
    CHECK(stage.shows("Save, then place it in Wall Street"));
    stage.tap("component:only");
    CHECK(stage.has("tile:blue-tile"));
    stage.tap("tile:blue-tile");
    const std::size_t entries = kept_in_open(stage, session).entries.size();

    stage.tap("printed:chelsea");
    // Grey, it says what is missing.
    stage.tap("component:only");
    CHECK(stage.shows("First tap what is printed on both halves."));
    stage.tap("front:$3");
    stage.tap("component:only");
    stage.tap("new-space");
    stage.tap("touches:queens");
    stage.tap("touches:midtown");
    stage.tap("three-plus:0");
    CHECK(stage.shows("Save, then Don → Queens + Midtown"));
    stage.tap("component:only");
    // A move that asks for more is named, too, and is not made either.
    stage.tap("space:midtown+queens#2");
    CHECK(stage.shows("Save, then Don → Midtown + Queens (2)"));
    stage.tap("back:gun");
    stage.tap("component:only");
    CHECK(kept_in_open(stage, session).entries.size() == entries);
    CHECK(stage.has("business:chelsea-printed"));
    CHECK(inspector.report() == "");
}

TEST_CASE("an Ally that the book describes is laid open with one tap, and its Act is kept")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record_with_unknown_box());
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    tell_job(stage, "yellow");
    tell_job(stage, "grey");
    const int taps = stage.taps();
    stage.tap("ally:family-accountant");
    CHECK(stage.taps() - taps == 1);
    CHECK(last_line(stage, session) == "3 table reveals ally family-accountant legal");
    const ledger::Tree box = db::learned_box(stage.program().database(), "corleone").value();
    REQUIRE(box.find("allies")->elements().size() == 1);
    CHECK(*box.find("allies")->elements()[0].find("act")->number() == 1);
    CHECK(inspector.report() == "");
}

TEST_CASE("setup: the next thing to do stands above all, and the gold button does it")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record_with_unknown_box());
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    CHECK(stage.shows("2 Public Jobs to reveal"));
    CHECK(stage.shows("Describe it"));
    // Enter stands for the gold button.
    stage.press_key(ImGuiKey_Enter);
    CHECK(stage.shows("Describe this Job"));
    stage.tap("component:cancel");
    tell_job(stage, "yellow");
    CHECK(stage.shows("1 Public Job to reveal"));
    tell_job(stage, "grey");
    CHECK(stage.shows("1 Ally to reveal"));
    CHECK(inspector.report() == "");
}

TEST_CASE("the mark 3+ is asked for before two players use a space that the books tell of")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record_with_unknown_box());
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    tell_cards_of_setup(stage);
    stage.tap("tile:penn-central");
    stage.tap("back:gun");
    stage.tap("component:save");

    // A printed Business that nobody knows asks to be told.
    CHECK(stage.shows("Tap to describe"));
    CHECK(stage.has("printed:chelsea"));
    stage.tap("space:midtown+queens");
    stage.tap("component:save");
    CHECK(stage.shows("Is it marked 3+?"));
    stage.tap("three-plus:1");
    stage.tap("component:save");
    // Two Businesses beside it are told of later.
    while (stage.has("component:later"))
        stage.tap("component:later");
    CHECK(stage.has("verdict:rule:15.three-plus"));
    CHECK(last_line(stage, session).find("member") == std::string::npos);
    CHECK(inspector.report() == "");
}

namespace {

/// How high the tallest letter is whose middle lies in a part of the screen.
float tallest_letter(const widgets::Rect& part)
{
    float tallest = 0;
    const ImDrawData& drawing = *ImGui::GetDrawData();
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
        const ImDrawList& list = *drawing.CmdLists[i];
        for (int at = 0; at + 3 < list.VtxBuffer.Size; ++at) {
            const ImDrawVert* const quad = &list.VtxBuffer[at];
            if (!widgets::is_letter(quad))
                continue;
            const ImVec2 middle{
                (quad[0].pos.x + quad[2].pos.x) / 2, (quad[0].pos.y + quad[2].pos.y) / 2};
            if (part.contains(middle))
                tallest = std::max(tallest, quad[2].pos.y - quad[0].pos.y);
        }
    }
    return tallest;
}

} // namespace

TEST_CASE("in the setup nothing in the side panel is larger than what comes next")
{
    const std::size_t turn = GENERATE(std::size_t{0}, std::size_t{1});
    const std::array lines{"table opens", "table reveals job"};
    db::Record record = test_record("corleone/evening-of-three");
    const auto line = std::ranges::find_if(
        record.moves, [&](const std::string& move) { return move.starts_with(lines.at(turn)); });
    record.moves.erase(line, record.moves.end());
    const LaidTable table(record);
    const widgets::Rect side = screens::lay_out_table(table.stage.ui().whole_display()).side;
    widgets::Rect rest = side;
    const widgets::Rect head = rest.cut_top(70);
    REQUIRE(tallest_letter(rest) > 0);
    CHECK(tallest_letter(head) > tallest_letter(rest));
}

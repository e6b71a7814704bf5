/// The sheet behind what is refused and what was written down, and the board as it was.

#include "companion/evening/table_layout.h"
#include "companion/language/catalogues.h"
#include "db/record_file.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

using namespace consigliere;
using namespace consigliere::test;
using widgets::Rect;

namespace {

constexpr const char* thug_placed = "pizzino collects";

/// From the first to the last of what can be tapped on the verdict card.
Rect card_of(const Stage& stage)
{
    Rect card = stage.ui().find_target("verdict:close")->rect;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (!target.id.starts_with("verdict:"))
            continue;
        card.left = std::min(card.left, target.rect.left);
        card.top = std::min(card.top, target.rect.top);
        card.bottom = std::max(card.bottom, target.rect.bottom);
    }
    return card;
}

/// A tap on what is refused brings the card into the side panel. Nothing moves for it, and all that
/// it does not cover answers as before.
void check_card_lies_in_side(Stage& stage, const std::string& refused)
{
    const auto before = stage.ui().targets();
    const auto side = screens::lay_out_table(stage.ui().whole_display()).side;
    stage.tap(refused);
    REQUIRE(stage.has("verdict:close"));
    const Rect card = card_of(stage);
    CHECK(card.left >= side.left);
    CHECK(card.right <= side.right);
    CHECK(card.top >= side.top);
    CHECK(card.bottom <= side.bottom);
    for (const widgets::Target& target : before) {
        const bool is_over_it = target.rect.overlaps(card.inset(-12.0F));
        if (is_over_it || target.id == "log")
            continue;
        INFO(target.id);
        const widgets::Target* after = stage.ui().find_target(target.id);
        REQUIRE(after != nullptr);
        CHECK(after->rect.left == target.rect.left);
        CHECK(after->rect.top == target.rect.top);
        CHECK(after->mood == target.mood);
    }
}

/// Displays on which a card has much or little room.
struct Shown {
    ImVec2 display;
    int percent;
    bool has_clock;

    [[nodiscard]] Scenery scenery() const
    {
        Scenery scenery;
        scenery.display = display;
        scenery.scale_percent = percent;
        return scenery;
    }
};
// At 115 % upright the log still stands beside the panel, where there is least room.
const std::array all_shown{Shown{{1280, 800}, 100, false}, Shown{{1280, 800}, 150, true},
    Shown{{800, 1280}, 115, true}, Shown{{800, 1280}, 150, false}};

void begin(Stage& stage, const Shown& shown)
{
    UNSCOPED_INFO(shown.scenery().name());
    stage.program().settings().shows_clock = shown.has_clock;
    stage.frame();
}

/// What comes next on the panel is in sight although the card is there.
void check_foot_is_free(const Stage& stage, const std::string& foot)
{
    INFO(foot);
    const widgets::Target* const target = stage.ui().find_target(foot);
    REQUIRE(target != nullptr);
    CHECK_FALSE(target->rect.overlaps(card_of(stage)));
}

/// The most of the side panel that is empty below a list that is longer than its place.
float unused_below_cut_lists(Stage& stage)
{
    const Rect side = screens::lay_out_table(stage.ui().whole_display()).side;
    float most = 0;
    for (const widgets::ScrolledList& list : stage.ui().lists()) {
        const bool is_cut = stage.program().ui().scroll_state(list.id).is_longer;
        if (!is_cut || !side.contains(list.rect.centre()))
            continue;
        float next = side.bottom;
        for (const widgets::Target& target : stage.ui().targets()) {
            if (target.rect.top >= list.rect.bottom && side.contains(target.rect.centre()))
                next = std::min(next, target.rect.top);
        }
        most = std::max(most, next - list.rect.bottom);
    }
    return most;
}

} // namespace

TEST_CASE("the verdict card says what is so, by which rule and page, and what is possible instead")
{
    LaidTable empire("corleone/evening-of-two", thug_placed);
    empire.stage.tap("business:test-station");
    CHECK(empire.stage.shows("Test station is taken"));
    CHECK(empire.stage.shows("14.thug-space  ·  p. 14"));
    CHECK(empire.stage.shows("Possible: "));
    CHECK(empire.stage.has("verdict:entry"));
    empire.stage.tap("verdict:sheet");
    CHECK(empire.stage.has("sheet:close"));

    // The pages of the other books have no numbers.
    db::Record beginning = test_record("cash-n-guns/game-4-players");
    beginning.moves.clear();
    LaidTable guns(beginning);
    guns.stage.tap("loot:diamond-10000");
    guns.stage.tap("loot:diamond-10000");
    CHECK(guns.stage.shows("CG-0.2  ·  Setup and goal"));
    LaidTable mafia("mafia/game-4-players", "paolo hires");
    mafia.stage.tap("send:paolo:home");
    CHECK(mafia.stage.shows("M-3.5.3b  ·  3.5. The inner map"));
}

TEST_CASE("we rule otherwise names the move that will stand")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    CHECK(table.stage.shows("Thug → Test station"));
    table.stage.tap("ruling:cancel");
    CHECK(table.stage.has("verdict:close"));
}

TEST_CASE("corleone: the verdict card lies in the side panel, and the seats answer")
{
    for (const Shown& shown : all_shown) {
        LaidTable table(record_until("corleone/evening-of-two", thug_placed), shown.scenery());
        begin(table.stage, shown);
        check_card_lies_in_side(table.stage, "business:test-station");
        CHECK(table.stage.has("seat:pizzino"));
    }
}

TEST_CASE("cash_n_guns: the verdict card lies in the side panel, and all loot cards can be reached")
{
    for (const Shown& shown : all_shown) {
        db::Record beginning = test_record("cash-n-guns/game-4-players");
        beginning.moves.clear();
        LaidTable table(beginning, shown.scenery());
        begin(table.stage, shown);
        table.stage.tap("loot:diamond-10000");
        check_card_lies_in_side(table.stage, "loot:diamond-10000");
        // What ends the panel here is a part of a list.
        CHECK(table.stage.find("loot:clear"));
    }
}

TEST_CASE("mafia: the verdict card lies in the side panel, above what comes next")
{
    for (const Shown& shown : all_shown) {
        LaidTable table(record_until("mafia/game-4-players", "paolo hires"), shown.scenery());
        begin(table.stage, shown);
        REQUIRE(table.stage.find("send:paolo:home"));
        check_card_lies_in_side(table.stage, "send:paolo:home");
        check_foot_is_free(table.stage, "table");
    }
}

namespace {

/// An ordinary refusal of each game: what is entered before, and what is tapped against a rule.
struct Refusal {
    const char* record;
    /// The last line that has been entered; none at the beginning.
    const char* last;
    std::vector<const char*> taps;
};
const std::array refusals{
    Refusal{"corleone/evening-of-two", thug_placed, {"business:test-station"}},
    Refusal{"cash-n-guns/game-4-players", "", {"loot:diamond-10000", "loot:diamond-10000"}},
    Refusal{"mafia/game-4-players", "paolo hires", {"send:paolo:home"}},
};

/// The card of a refusal in each of these sceneries, under the eye of the inspector.
void look_at_refusal(const Refusal& refusal, const std::vector<Scenery>& sceneries)
{
    INFO(refusal.record);
    db::Record record = test_record(refusal.record);
    if (*refusal.last == 0)
        record.moves.clear();
    else
        record = record_until(refusal.record, refusal.last);
    const LaidTable table(record, sceneries.front());
    Stage& stage = table.stage;
    // From one display to another nothing glides over the letters.
    stage.program().settings().has_motion = false;
    for (const Scenery& scenery : sceneries) {
        INFO(scenery.name());
        stage.set(scenery);
        for (const char* tap : refusal.taps) {
            if (!stage.has("verdict:close"))
                stage.tap(tap);
        }
        REQUIRE(stage.has("verdict:close"));
        stage.tap("verdict:close");
    }
    language::choose(language::Language::english);
}

} // namespace

TEST_CASE("the card of an ordinary refusal of each game, in a third of the sceneries")
{
    const auto game = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{2});
    look_at_refusal(refusals.at(game), sceneries_of_turn(game));
}

TEST_CASE("the card of an ordinary refusal of each game, in every scenery", "[.long]")
{
    for (const Refusal& refusal : refusals)
        look_at_refusal(refusal, all_sceneries());
}

TEST_CASE("the sheet behind a grey target has the facts, the rule, the entry, and the ways on")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const Kept before = table.kept();
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:sheet");
    CHECK(table.stage.shows("against the rules"));
    CHECK(table.stage.find("sheet:rule:14.thug-space"));
    CHECK(table.stage.shows("14.thug-space"));
    CHECK(table.stage.shows("WHAT YOU CAN DO INSTEAD"));
    CHECK(table.stage.find("sheet:ruling"));
    table.stage.tap("sheet:because:1");
    CHECK(table.stage.has("entry:close"));
    table.stage.tap("entry:close");
    CHECK(table.kept().entries == before.entries);
}

TEST_CASE("what a choice leaves of the side panel is not left empty")
{
    const auto file =
        std::filesystem::path(language::assets_folder()) / "examples" / "evening.game.toml";
    auto record = db::read_record(file);
    REQUIRE_FALSE(record.is_error());
    LaidTable table(record.value());
    Stage& stage = table.stage;
    const Rect log = stage.ui().find_target("log")->rect;
    stage.tap("business:sample-exchange");
    REQUIRE(stage.find("card:$3"));
    CHECK(stage.ui().find_target("log")->rect.height() < log.height());
    stage.tap("card:$3");
    REQUIRE(table.last_line() == "vitale uses bank $3");
    CHECK(stage.ui().find_target("log")->rect.top == log.top);
    CHECK(unused_below_cut_lists(stage) < 24.0F);
    // Back from a choice to the list of what is due nothing is written down.
    LaidTable due("corleone/evening-of-three", "vitale collects");
    const Rect whole = due.stage.ui().find_target("log")->rect;
    due.stage.tap("due:vitale:trade-1:1");
    CHECK(due.stage.ui().find_target("log")->rect.height() < whole.height());
    due.stage.tap("panel:back");
    CHECK(due.stage.ui().find_target("log")->rect.top == whole.top);
    CHECK(unused_below_cut_lists(due.stage) < 24.0F);
}

TEST_CASE("no list of a page of the setup or of the choice of a figure is cut above empty room")
{
    struct Page {
        const char* record;
        const char* last;
        std::vector<const char*> ways;
    };
    const Page page = GENERATE(
        Page{"corleone/evening-of-three", "table reveals job test-collection", {}},
        Page{"corleone/evening-of-five",
            "vitale uses shoot matarazzo:consigliere@queens+midtown+upper-west-side", {"undo"}});
    const LaidTable table(page.record, page.last);
    for (const char* way : page.ways)
        table.stage.tap(way);
    INFO(page.record << " after " << page.last);
    for (const int percent : {100, 150}) {
        Scenery scenery;
        scenery.scale_percent = percent;
        table.stage.set(scenery);
        INFO(scenery.name());
        CHECK(unused_below_cut_lists(table.stage) < 24.0F);
    }
}

TEST_CASE("a legal entry names the rules that it was checked against")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    table.stage.tap("log");
    const std::unique_ptr<ledger::Evening> evening =
        referee_of(test_record("corleone/evening-of-two"));
    const db::Record record = record_until("corleone/evening-of-two", thug_placed);
    for (const std::string& line : record.moves)
        evening->record(line);
    // The row of the Thug has what it collected in it.
    const int placed = evening->history().size() - 1;
    table.stage.tap("log:" + std::to_string(placed));
    for (const int entry : {placed, placed + 1}) {
        for (const ledger::RuleId rule : evening->rules_checked(entry)) {
            INFO(rule.text());
            CHECK(table.stage.find("entry:checked:" + std::string(rule.text())));
        }
    }
    CHECK(table.stage.find("entry:checked:14.thug-space"));
    table.stage.tap("entry:checked:14.thug-space");
    CHECK(table.stage.shows("14.thug-space"));
    CHECK_FALSE(table.stage.has("entry:close"));
}

TEST_CASE("the earlier entry may have been mistyped: it is taken back")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:sheet");
    table.stage.tap("sheet:mistyped");
    CHECK(table.last_line() == "table undoes to 4");
}

TEST_CASE("reasons that were used before are offered again")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    table.stage.tap("ruling:field");
    table.stage.type("Ana’s birthday");
    table.stage.tap("ruling:done");
    table.stage.tap("undo");
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    table.stage.tap("ruling:1");
    table.stage.tap("ruling:done");
    CHECK(table.kept().entries.back().find("birthday") == std::string::npos);
    CHECK(table.kept().entries[table.kept().entries.size() - 2].find("Ana’s birthday")
        != std::string::npos);
}

TEST_CASE("a finished evening is not reopened before somebody has said so")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("session:" + house.session);
    stage.tap("past:table");
    const int entries = house.sessions().front().entries;
    stage.tap("undo");
    CHECK(house.sessions().front().entries == entries);
    stage.tap("reopening:close");
    CHECK(house.sessions().front().is_finished);
    stage.tap("undo");
    stage.tap("reopening:done");
    CHECK(house.sessions().front().entries == entries + 1);
    CHECK_FALSE(house.sessions().front().is_finished);
}

TEST_CASE("the board is looked at as it was, and nothing is undone")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const Kept before = table.kept();
    table.stage.tap("log");
    table.stage.tap("log:3");
    table.stage.tap("entry:look");
    CHECK(table.stage.shows("Not now"));
    CHECK(table.stage.shows("Entry 3 of"));
    CHECK_FALSE(table.stage.has("undo"));
    CHECK_FALSE(table.stage.has("business:test-depot"));
    table.stage.tap("past:before");
    CHECK(table.stage.shows("Entry 2 of"));
    table.stage.tap("past:after");
    CHECK(table.stage.shows("Entry 3 of"));
    table.stage.tap("past:close");
    CHECK(table.stage.has("entry:close"));
    CHECK(table.kept().entries == before.entries);
    CHECK(table.kept().position == before.position);
}

TEST_CASE("undo and redo have places of their own, and keys")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const Kept before = table.kept();
    const widgets::Rect undo = table.stage.ui().find_target("undo")->rect;
    CHECK(table.stage.ui().find_target("redo")->mood == widgets::ControlState::disabled);
    table.stage.tap("undo");
    CHECK(table.stage.ui().find_target("undo")->rect.left == undo.left);
    CHECK(table.stage.has("redo"));
    ImGui::GetIO().KeyCtrl = true;
    table.stage.press_key(ImGuiKey_Y);
    CHECK(table.kept().position == before.position);
    table.stage.press_key(ImGuiKey_Z);
    CHECK(table.kept().position != before.position);
    ImGui::GetIO().KeyCtrl = false;
}

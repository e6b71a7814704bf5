/// The board and the turn panel of Corleone's Empire: what glows, what is grey and answers, and
/// that things keep their places.

#include "companion/table_corleone/geography.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "tests/ui/canvas.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

class TableOfTwo : public LaidTable {
public:
    explicit TableOfTwo(const std::string& line)
        : LaidTable("corleone/evening-of-two", line)
    {
    }

    [[nodiscard]] widgets::ControlState mood_of(const std::string& id) const
    {
        const widgets::Target* const target = stage.ui().find_target(id);
        REQUIRE(target != nullptr);
        return target->mood;
    }
    [[nodiscard]] ImVec2 centre_of(const std::string& id) const
    {
        const widgets::Target* const target = stage.ui().find_target(id);
        REQUIRE(target != nullptr);
        return target->rect.centre();
    }
};

constexpr const char* thug_placed = "pizzino collects";

float distance(ImVec2 from, ImVec2 to)
{
    return std::hypot(from.x - to.x, from.y - to.y);
}

Scenery upright()
{
    Scenery scenery;
    scenery.display = {800, 1280};
    return scenery;
}

Scenery upright_and_large()
{
    Scenery scenery = upright();
    scenery.scale_percent = 130;
    return scenery;
}

} // namespace

TEST_CASE("spaces glow for every Family Member that is left, when the Don is out too")
{
    // Marzullo's three Thugs and the Don are out; the Consigliere is left.
    TableOfTwo table("pizzino declines trade-1");
    CHECK_FALSE(table.stage.has("figure:don"));
    CHECK_FALSE(table.stage.has("figure:thug:1"));
    CHECK(table.stage.has("figure:consigliere"));
    CHECK(table.mood_of("space:chelsea+midtown+central-park") == widgets::ControlState::enabled);
    // Pizzino's Don stands there.
    CHECK(table.mood_of("space:midtown+queens") == widgets::ControlState::explains);
    table.stage.tap("space:chelsea+midtown+central-park");
    CHECK(table.last_line() != "pizzino declines trade-1");
}

TEST_CASE("a figure is carried from the tray to its place")
{
    TableOfTwo table(thug_placed);
    const auto carry = [&table](const std::string& figure, const std::string& place) {
        table.stage.drag(table.centre_of(figure), table.centre_of(place));
    };
    const auto& targets = table.stage.ui().targets();
    const auto free_space = std::ranges::find_if(targets, [](const widgets::Target& target) {
        return target.id.starts_with("space:") && target.mood == widgets::ControlState::enabled;
    });
    REQUIRE(free_space != targets.end());
    const std::string space = free_space->id;
    const std::size_t entries = table.kept().entries.size();
    // Over a place of the other kind, and over none, it goes back to the tray.
    carry("figure:don", "business:test-depot");
    carry("figure:thug:1", space);
    carry("figure:thug:1", "complete-job");
    CHECK(table.kept().entries.size() == entries);
    carry("figure:thug:1", "business:test-depot");
    REQUIRE(table.kept().entries.size() > entries);
    CHECK(table.kept().entries[entries].find(" thug test-depot ") != std::string::npos);
    // What stands in the way of the next player’s Thug says which rule that is, as after a tap.
    const std::size_t with_thug = table.kept().entries.size();
    carry("figure:thug:2", "business:test-depot");
    CHECK(table.kept().entries.size() == with_thug);
    REQUIRE(table.stage.has("verdict:close"));
    table.stage.tap("verdict:close");
    carry("figure:don", space);
    REQUIRE(table.kept().entries.size() > with_thug);
    CHECK(table.kept().entries[with_thug].find(" member don ") != std::string::npos);
}

TEST_CASE("the chosen figure is told from one that a tap on the map would place, too")
{
    TableOfTwo table(thug_placed);
    const auto ground_of = [&table](const std::string& id) {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
        canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
        const widgets::Rect place = table.stage.ui().find_target(id)->rect;
        // Between the edge of its place and the figure.
        const auto pixel =
            static_cast<std::size_t>(place.centre().y) * static_cast<std::size_t>(size.x)
            + static_cast<std::size_t>(place.left + 7);
        const std::vector<std::uint8_t> bytes = canvas.bytes();
        return std::array{bytes.at(3 * pixel), bytes.at(3 * pixel + 1), bytes.at(3 * pixel + 2)};
    };
    CHECK(ground_of("figure:thug:1") == ground_of("figure:don"));
    table.stage.tap("figure:thug:1");
    CHECK(ground_of("figure:thug:1") != ground_of("figure:don"));
    CHECK(ground_of("figure:don") == ground_of("figure:thug:2"));
    table.stage.tap("figure:don");
    CHECK(ground_of("figure:don") != ground_of("figure:thug:1"));
    CHECK(ground_of("figure:thug:1") == ground_of("figure:thug:2"));
}

TEST_CASE("a place of the turn panel stays where it is while figures go")
{
    TableOfTwo table(thug_placed);
    const ImVec2 jobs = table.centre_of("complete-job");
    const ImVec2 don = table.centre_of("figure:don");
    const ImVec2 first = table.centre_of("figure:thug:1");
    table.stage.tap("business:test-depot");
    table.stage.tap("business:test-hotel");
    // Marzullo's turn again, with one Thug less: its place is empty.
    CHECK_FALSE(table.stage.has("figure:thug:1"));
    CHECK(table.stage.has("figure:thug:2"));
    CHECK(distance(table.centre_of("complete-job"), jobs) < 1);
    CHECK(distance(table.centre_of("figure:don"), don) < 1);
    const std::size_t entries = table.kept().entries.size();
    table.stage.tap_at(first);
    CHECK(table.kept().entries.size() == entries);
}

TEST_CASE("what was used leaves its place empty among the abilities that are due")
{
    Position position;
    position.seats.push_back(Family::marzullo);
    position.seats.push_back(Family::pizzino);
    const DueIcon gun{Family::marzullo, Icon::gun};
    const DueIcon bank{Family::marzullo, Icon::bank};
    const DueIcon swap{Family::pizzino, Icon::swap};
    for (const DueIcon& due : {gun, bank, gun, swap})
        position.due.push_back(due);
    table_corleone::DueRows rows;
    rows.follow(position);
    REQUIRE(rows.rows().size() == 4);

    // The first of two Guns was chosen.
    rows.choose(0);
    position.due.erase_at(0);
    rows.follow(position);
    REQUIRE(rows.rows().size() == 4);
    CHECK_FALSE(rows.rows()[0].is_due);
    CHECK(rows.rows()[1].is_due);
    CHECK(rows.rows()[3].family == Family::pizzino);

    // It was undone, and all of Marzullo's are used.
    position.due.push_back(gun);
    rows.follow(position);
    CHECK(rows.rows()[0].is_due);
    position.due = {};
    position.due.push_back(swap);
    rows.follow(position);
    CHECK_FALSE(rows.rows()[0].is_due);
    CHECK_FALSE(rows.rows()[1].is_due);
    CHECK_FALSE(rows.rows()[2].is_due);
    CHECK(rows.rows()[3].is_due);

    rows.forget();
    rows.follow(position);
    CHECK(rows.rows().size() == 1);
}

TEST_CASE("the log stays whole below abilities that can all be seen above it")
{
    // Four abilities.
    LaidTable table(
        "corleone/evening-of-five", "caccamo member consigliere wall-street+brooklyn#2");
    table.stage.tap("due:caccamo:gun:1");
    const widgets::Target* const log = table.stage.ui().find_target("log");
    REQUIRE(log != nullptr);
    CHECK(log->rect.height() > 120);
    CHECK(table.stage.shows("saved"));
    CHECK(table.stage.has("due:caccamo:jobs:1"));
    CHECK_FALSE(table.stage.program().ui().scroll_state("abilities").is_longer);
}

TEST_CASE("what uses or declines all abilities at once is in sight, however low the panel is")
{
    // Four abilities.
    const db::Record record = record_until(
        "corleone/evening-of-five", "caccamo member consigliere wall-street+brooklyn#2");
    for (const int percent : {130, 150}) {
        Scenery scenery = upright();
        scenery.scale_percent = percent;
        INFO(percent);
        const LaidTable table(record, scenery);
        table.stage.program().settings().habits.collects_by_itself = false;
        CHECK(table.stage.program().ui().scroll_state("abilities").is_longer);
        CHECK(table.stage.has("decline-all:caccamo"));
        REQUIRE(table.stage.has("collect:caccamo"));
        const widgets::Rect place = table.stage.ui().find_target("collect:caccamo")->rect;
        // What is used leaves its place empty, and moves nothing.
        table.stage.tap("decline:due:caccamo:jobs:1");
        CHECK(table.stage.ui().find_target("collect:caccamo")->rect.top == place.top);
        table.stage.tap("collect:caccamo");
        CHECK(table.last_line() == "caccamo collects");
    }
}

TEST_CASE("the chip of a Turf War tells who won it, not who controls the Territory")
{
    const db::Record record = test_record("corleone/evening-of-two");
    const std::unique_ptr<ledger::Evening> evening = referee_of(record);
    const Timeline& timeline = dynamic_cast<Evening&>(*evening).timeline();
    for (const std::string& line : record.moves) {
        evening->record(line);
        if (line == "table war upper-east-side none")
            break;
    }
    // Marzullo's marker of Act I stays on top; in Act II nobody won.
    CHECK(controller_of(timeline.present(), Area::upper_east_side) == Family::marzullo);
    CHECK(table_corleone::winner_of_war(timeline, Area::upper_east_side) == std::nullopt);
    CHECK(table_corleone::winner_of_war(timeline, Area::wall_street) == Family::pizzino);
}

TEST_CASE("the sides of a Turf War all have room, upright and large")
{
    LaidTable table("corleone/evening-of-five", "table war wall-street none");
    for (const Scenery& scenery : {upright(), upright_and_large()}) {
        INFO(scenery.name());
        table.stage.set(scenery);
        table.stage.frames(3);
        CHECK(table.stage.has("war:next"));
        CHECK_FALSE(table.stage.program().ui().scroll_state("sides").is_longer);
    }
}

TEST_CASE("Acts and phases keep their words and say what they are")
{
    TableOfTwo table(thug_placed);
    table.stage.tap("track:wars");
    CHECK(table.stage.shows("p. 19"));
    CHECK(table.stage.shows("19.winner"));
    table.stage.tap("track:close");
    table.stage.tap("track:act:4");
    CHECK(table.stage.shows("Act IV"));
    CHECK(table.stage.shows("22.new-figure"));
    table.stage.tap("track:close");
    for (Scenery scenery : {upright(), upright_and_large()}) {
        INFO(scenery.name());
        scenery.language = *language::language_from("pl");
        table.stage.set(scenery);
        CHECK(table.stage.has("track:bribery"));
        CHECK(table.stage.shows("Łapówki"));
        CHECK(table.stage.shows("Haracz"));
    }
}

TEST_CASE("spaces have the same places on the board, however large it is drawn")
{
    TableOfTwo table(thug_placed);
    // Three spaces tell how the drawing is turned and stretched; so does any other.
    const auto shape = [&table] {
        const ImVec2 a = table.centre_of("space:wall-street+brooklyn");
        const ImVec2 b = table.centre_of("space:chelsea+midtown+central-park");
        const ImVec2 c = table.centre_of("space:upper-east-side+queens");
        return distance(a, b) / distance(a, c);
    };
    const float lying = shape();
    table.stage.set(upright());
    CHECK(shape() == Approx(lying).epsilon(0.01));
    table.stage.set(upright_and_large());
    CHECK(shape() == Approx(lying).epsilon(0.01));
}

TEST_CASE("the Police Chief stands beside the stack, and on no card")
{
    constexpr float chief_size = 36;
    constexpr float marker_width = 42;
    constexpr float marker_height = 28;
    for (int number = 1; number <= territory_count; ++number) {
        const Area area = territory_with_number(number);
        INFO(number);
        const widgets::Rect chief =
            widgets::Rect::around(table_corleone::chief_space_of(area), chief_size, chief_size);
        const widgets::Rect marker = widgets::Rect::around(
            table_corleone::control_space_of(area), marker_width, marker_height);
        CHECK_FALSE(chief.overlaps(marker));
        CHECK_FALSE(chief.overlaps(table_corleone::printed_card_of(area)));
        CHECK_FALSE(chief.overlaps(table_corleone::tile_card_of(area)));
    }
}

TEST_CASE("every icon has room at twenty pixels where a finger takes it out again")
{
    for (const Icon icon : corleone::all_of<Icon>) {
        INFO(corleone::word_of(icon));
        CHECK(table_corleone::icon_width(icon, 20) <= 48);
    }
}

TEST_CASE("a Job that cannot be paid is grey, and says what is missing")
{
    TableOfTwo table(thug_placed);
    table.stage.tap("complete-job");
    REQUIRE(table.stage.find("job:public1:test-errand"));
    CHECK(table.mood_of("job:public1:test-errand") == widgets::ControlState::explains);
    table.stage.tap("job:public1:test-errand");
    CHECK(table.stage.has("verdict:rule:16.cost"));
}

TEST_CASE("money is written in the order of the language on bills, in the log and among abilities")
{
    const LaidTable table("corleone/evening-of-five", "pizzino uses mayor brooklyn+chelsea");
    Scenery russian;
    russian.language = language::language_from("ru").value();
    table.stage.set(russian);
    table.stage.frames(2);
    for (const std::string& text : table.stage.ui().texts()) {
        INFO(text);
        const std::size_t sign = text.find('$');
        const bool is_before = sign != std::string::npos && sign + 1 < text.size()
            && std::isdigit(static_cast<unsigned char>(text[sign + 1])) != 0;
        CHECK_FALSE(is_before);
    }
    CHECK(table.stage.shows("5\u00a0$"));
    language::choose(language::Language::english);
}

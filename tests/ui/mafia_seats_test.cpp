/// The seats and the board of MAFIA: what its figures do is said where they sit, nobody is taken
/// for somebody else, and figures that share a field lie side by side.

#include "companion/evening/past_evening.h"
#include "companion/frame/evening_texts.h"
#include "companion/table_mafia/board.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/picture.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/view.h"
#include "db/archive/played.h"
#include "tests/ui/canvas.h"
#include "tests/ui/four_evenings.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The names of the players of a record changed, in their order.
db::Record played_by(db::Record record, const std::vector<std::string>& names)
{
    ledger::Tree head = ledger::Tree::table();
    for (const auto& [key, value] : record.head.members()) {
        if (key != "seats") {
            head.set(key, value);
            continue;
        }
        ledger::Tree seats = ledger::Tree::list();
        for (std::size_t i = 0; i < value.elements().size(); ++i) {
            ledger::Tree seat = ledger::Tree::table();
            seat.set("player", names.at(i));
            seat.set("figures", *value.elements()[i].find("figures"));
            seats.add(std::move(seat));
        }
        head.set("seats", std::move(seats));
    }
    record.head = std::move(head);
    return record;
}

/// Upright with large letters the panel is as low as it can be.
Scenery upright(std::string_view code = "en", int percent = 130)
{
    Scenery scenery;
    scenery.display = {800, 1280};
    scenery.language = *language::language_from(code);
    scenery.scale_percent = percent;
    return scenery;
}

db::Record begun(const std::string& name, std::size_t lines)
{
    db::Record record = test_record(name);
    record.moves.resize(lines);
    return record;
}

/// The colour of a point of the picture that is shown.
widgets::Colour painted_at(ImVec2 point)
{
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    const std::vector<std::uint8_t> bytes = canvas.bytes();
    const auto pixel = 3
        * (static_cast<std::size_t>(point.y) * static_cast<std::size_t>(size.x)
            + static_cast<std::size_t>(point.x));
    return widgets::Colour(
        (bytes[pixel] << 16U) | (bytes[pixel + 1] << 8U) | static_cast<unsigned>(bytes[pixel + 2]));
}

/// Whether these can be tapped without a list being dragged.
void check_seen(const Stage& stage, const std::vector<std::string>& ids)
{
    for (const std::string& id : ids) {
        INFO(id);
        CHECK(stage.ui().find_target(id) != nullptr);
    }
}

} // namespace

TEST_CASE("mafia seats: what a figure does is said at its seat, and what it brings over the board")
{
    const LaidTable table("mafia/game-2-players", "antonio rolls 1 blue");
    table.stage.tap("move:1");
    // The log has the same words.
    const std::vector<std::string>& texts = table.stage.ui().texts();
    CHECK(std::ranges::count(texts, std::string("Antonio: moves 1 field")) == 2);
    CHECK(table.stage.shows("Antonio +200 d"));
    // It is told to those who do not look at the screen as well.
    CHECK(table.stage.ui().announcement().find("Antonio") != std::string::npos);
}

TEST_CASE("mafia seats: in the list of evenings the winner has the badge of his figure")
{
    House house(test_record("mafia/game-4-players"));
    Stage& stage = house.stage();
    REQUIRE(is_counted(stage));
    stage.tap("history");
    const widgets::Rect row = stage.find("session:" + house.session)->rect;
    stage.frames(2);
    // Ben has won with Paolo, although he sits second. Beside the emblem, on the disc:
    CHECK(painted_at({row.left + 14 + 22, row.centre().y - 17})
        == table_mafia::paint_of(mafia::Figure::paolo));
}

TEST_CASE("mafia seats: outside a table everybody has the colour of a figure that he plays")
{
    for (const char* name : {"game-2-players", "game-4-players", "game-6-players"}) {
        INFO(name);
        db::Record record = test_record(std::string("mafia/") + name);
        // Who sits where is known from the first line on.
        record.moves.resize(1);
        House house(record);
        const auto card = [&] { return archive_of(house.stage()).evenings().front(); };
        // Nobody has another one’s as long as his own is not known.
        db::EveningCard uncounted = card();
        uncounted.facts.reset();
        REQUIRE(is_counted(house.stage()));
        const std::vector<ledger::Tree>& seats = record.head.find("seats")->elements();
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const auto figure = ledger::value_of<mafia::Figure>(
                *seats[seat].find("figures")->elements().front().text());
            CHECK(table_mafia::colour_of(screens::sitting_in(card(), seat))
                == table_mafia::paint_of(*figure));
            for (const mafia::Figure one : ledger::all_of<mafia::Figure>)
                CHECK_FALSE(table_mafia::colour_of(screens::sitting_in(uncounted, seat))
                    == table_mafia::paint_of(one));
        }
    }
}

TEST_CASE("mafia seats: a player who is called like a figure is not taken for it")
{
    // Maria plays Antonio and Sergio, and Cyd plays Maria Luisa.
    House house(played_by(test_record("mafia/game-4-players"), {"Maria", "Ben", "Cyd", "Dan"}));
    auto played = db::played(house.stage().program().database(), house.session);
    REQUIRE_FALSE(played.is_error());
    const desk::TablePreferences habits;
    const screens::PastEvening past(std::move(played.value().evening),
        std::move(played.value().times), house.sessions().front(), habits);
    CHECK(past.table().colour_of("maria") == table_mafia::paint_of(mafia::Figure::antonio));
    const desk::LogLine line = past.table().tell_entry(10);
    CHECK(line.text.starts_with("Maria Luisa"));
    CHECK(
        past.table().colour_of(line.actor.value()) == table_mafia::paint_of(mafia::Figure::maria));
}

TEST_CASE("mafia seats: what somebody owes stands beside what he has")
{
    const LaidTable table("mafia/M-5.1.3", "antonio borrows");
    CHECK(table.stage.shows("owes "));
    const LaidTable low(record_until("mafia/M-5.1.3", "antonio borrows"), upright("pl", 150));
    CHECK((low.stage.shows("−") || low.stage.shows("dług")));
}

TEST_CASE("mafia seats: players whose names begin alike are told apart where there is little room")
{
    db::Record record = played_by(test_record("mafia/game-2-players"),
        {"Aleksandra Kowalska-Nowakowska", "Aleksandra Wiśniewska"});
    record.moves.resize(2);
    const LaidTable table(record, upright());
    CHECK(table.stage.shows("Aleksandra K."));
    CHECK(table.stage.shows("Aleksandra W."));
}

TEST_CASE("mafia seats: what is less than nothing has the sign of a sum, not a hyphen")
{
    language::choose(*language::language_from("en"));
    CHECK(table_mafia::donars(-600) == "−600 donar");
    CHECK(table_mafia::donars(600) == "600 donar");
    CHECK(table_mafia::money(-2'000) == "−2,000 d");
    CHECK(table_mafia::gain(-2'000) == "−2,000 d");
    CHECK(table_mafia::gain(400) == "+400 d");
    CHECK(table_mafia::gain(0) == "0 d");
}

TEST_CASE("mafia seats: figures that share a field cover neither each other nor its edge")
{
    for (const ImVec2 size : {ImVec2{92, 60}, ImVec2{60, 48}, ImVec2{204, 58}, ImVec2{52, 100}}) {
        const widgets::Rect body = widgets::Rect::at({100, 100}, size.x, size.y);
        for (int count = 1; count <= 6; ++count) {
            INFO(count << " figures on " << size.x << "x" << size.y);
            const std::vector<widgets::Rect> places = table_mafia::lay_out_figures(body, count);
            REQUIRE(places.size() == static_cast<std::size_t>(count));
            for (std::size_t i = 0; i < places.size(); ++i) {
                CHECK(places[i].width() > 10);
                CHECK(places[i].left >= body.left);
                CHECK(places[i].right <= body.right);
                CHECK(places[i].top >= body.top);
                CHECK(places[i].bottom <= body.bottom);
                for (std::size_t j = 0; j < i; ++j)
                    CHECK_FALSE(places[i].overlaps(places[j]));
            }
        }
    }
}

TEST_CASE("mafia seats: in a low panel the rows that are asked about are seen at once")
{
    for (const char* code : {"en", "ru", "cs"}) {
        for (const int percent : {130, 150}) {
            INFO(code << " " << percent);
            const LaidTable rolling(begun("mafia/game-6-players", 0), upright(code, percent));
            check_seen(rolling.stage, {"die:1", "die:6", "next:antonio", "next:franco"});
            const LaidTable moving(begun("mafia/game-4-players", 30), upright(code, percent));
            check_seen(moving.stage, {"move:4", "move:5", "move:6"});
            const LaidTable owing(begun("mafia/M-5.1.3", 3), upright(code, percent));
            check_seen(owing.stage, {"deal", "borrow", "fail"});
            const LaidTable far(begun("mafia/game-2-players", 35), upright(code, percent));
            check_seen(far.stage, {"move:2", "move:3", "move:4", "move:5"});
        }
    }
}

TEST_CASE("mafia seats: names on the circuit have room beside fields that fingers hit")
{
    std::vector<mafia::Field> fields;
    for (int i = 0; i < 24; ++i)
        fields.emplace_back(mafia::FieldKind::bank, 0);
    const float dp = widgets::dp(1);
    const auto places =
        table_mafia::lay_out_board(widgets::Rect::at({0, 0}, 615 * dp, 388 * dp), fields);
    for (const widgets::Rect& cell : places.cells)
        CHECK(cell.width() >= 60 * dp);
    for (const widgets::Rect& square : places.squares) {
        CHECK(square.width() >= 48 * dp);
        CHECK(square.height() >= 48 * dp);
    }
}

TEST_CASE("mafia seats: a score that is longer than its place shows whole rows at both ends")
{
    const LaidTable table(begun("mafia/M-7.1-cash", 2), upright());
    const auto& lists = table.stage.ui().lists();
    const auto score = std::ranges::find(lists, "score", &widgets::ScrolledList::id);
    REQUIRE(score != lists.end());
    const float gap = widgets::dp(8);
    const float length = table.stage.program().ui().scroll_state("score").length;
    REQUIRE(length > score->rect.height());
    const float row = (length + gap) / 6;
    const float rows = (score->rect.height() + gap) / row;
    CHECK(rows == Approx(std::round(rows)).margin(0.01));
}

/// What the table of Ca$h 'n Guns offers beside the moves themselves: why not, and the ways back.

#include "companion/table_cash_n_guns/pieces.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/round_of_four.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* game = "cash-n-guns/game-4-players";

/// Drags an aim while it is Ana's turn to aim.
void drag(Stage& stage, const std::string& from, const std::string& to)
{
    const auto character = [&stage](const std::string& name) {
        const auto found = std::find_if(stage.ui().targets().begin(), stage.ui().targets().end(),
            [&name](const widgets::Target& target) {
                return target.id.starts_with("aim:") && target.id.ends_with(":" + name)
                    && !target.id.starts_with("aim:slow");
            });
        return found == stage.ui().targets().end() ? std::nullopt : std::optional(*found);
    };
    const auto start = character(from);
    const auto end = character(to);
    REQUIRE(start);
    REQUIRE(end);
    stage.drag(start->rect.centre(), end->rect.centre());
}

/// A part of the screen as it is painted now, pixel by pixel from its left upper corner.
struct Painted {
    Painted(const Stage& stage, const widgets::Rect& part)
    {
        const ImDrawData& drawing = *ImGui::GetDrawData();
        const auto width = static_cast<int>(stage.ui().whole_display().width());
        Canvas canvas(width, static_cast<int>(stage.ui().whole_display().height()));
        canvas.paint(drawing, [](const Canvas::Glyph&) {});
        const std::vector<std::uint8_t> all = canvas.bytes();
        for (auto y = static_cast<int>(part.top); y < static_cast<int>(part.bottom); ++y) {
            for (auto x = static_cast<int>(part.left); x < static_cast<int>(part.right); ++x) {
                const auto at = static_cast<std::size_t>(3 * (y * width + x));
                pixels.push_back(
                    static_cast<std::uint32_t>((all[at] << 16) + (all[at + 1] << 8) + all[at + 2]));
            }
        }
    }
    std::vector<std::uint32_t> pixels;
};

/// How many letters of a font that is as large as this one say "$".
std::ptrdiff_t dollars_in(const Stage& stage, widgets::Font font)
{
    const ImFontGlyph& sign = *stage.ui().fonts().of(font)->FindGlyph('$');
    std::ptrdiff_t count = 0;
    const ImDrawData& drawing = *ImGui::GetDrawData();
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
        const ImVector<ImDrawVert>& corners = drawing.CmdLists[i]->VtxBuffer;
        for (int at = 0; at + 3 < corners.Size; ++at) {
            const bool is_sign = corners[at].uv.x == sign.U0 && corners[at].uv.y == sign.V0
                && corners[at + 2].uv.x == sign.U1 && corners[at + 2].uv.y == sign.V1;
            count += is_sign ? 1 : 0;
        }
    }
    return count;
}

/// The loot of the first round, after which everybody aims.
const std::string& loot_revealed()
{
    static const std::string line = test_record(game).moves.front();
    return line;
}

} // namespace

TEST_CASE(
    "whoever uses a Clip is told to discard another card: in the banner, at the seat, in the log")
{
    db::Record record = test_record("cash-n-guns/CG-W.5");
    std::erase_if(
        record.moves, [](const std::string& line) { return line.starts_with("ana takes"); });
    record.moves.resize(10);
    const LaidTable table(record);
    table.stage.tap("share:clip");
    const std::string told = "Ana discards a card for a Bang!";
    const std::vector<std::string>& texts = table.stage.ui().texts();
    CHECK(std::ranges::count_if(texts, [&told](const std::string& text) {
        return text.find(told) != std::string::npos;
    }) >= 3);
}

TEST_CASE("who has aimed cannot aim again, and the card says why")
{
    const LaidTable table(game, loot_revealed());
    drag(table.stage, "ana", "iwo");
    CHECK(table.last_line() == "ana aims iwo");
    const std::size_t entries = table.kept().entries.size();
    drag(table.stage, "ana", "ala");
    CHECK(table.stage.has("verdict:rule:CG-3.1"));
    CHECK(table.kept().entries.size() == entries);
    table.stage.tap("verdict:close");
    take_back(table.stage);
    drag(table.stage, "ana", "ala");
    CHECK(table.last_line() == "ana aims ala");
}

TEST_CASE("the sheet leads to the aim that forbids another, and takes it back")
{
    const LaidTable table(game, loot_revealed());
    drag(table.stage, "ana", "iwo");
    drag(table.stage, "ana", "ala");
    REQUIRE(table.stage.has("verdict:entry"));
    table.stage.tap("verdict:sheet");
    CHECK(table.stage.shows("WHAT YOU CAN DO INSTEAD"));
    table.stage.tap("sheet:because:1");
    CHECK(table.stage.shows("Ana: aims at Iwo"));
    CHECK_FALSE(table.stage.shows("ana aims iwo"));
    table.stage.tap("entry:close");
    table.stage.tap("verdict:sheet");
    table.stage.tap("sheet:mistyped");
    if (table.stage.has("undo:done"))
        table.stage.tap("undo:done");
    CHECK(table.last_line() == "table undoes to 1");
}

TEST_CASE("whoever was too slow is told with one tap")
{
    const LaidTable table(game, loot_revealed());
    table.stage.tap("aim:slow:ana");
    CHECK(table.last_line() == "ana slow");
}

TEST_CASE("wounds and loot are put right by hand")
{
    const LaidTable table(game, loot_revealed());
    table.stage.tap("more");
    table.stage.tap("menu:correct");
    table.stage.tap("act:1");
    table.stage.tap("who:iwo");
    table.stage.tap("act:add");
    table.stage.tap("act:0");
    CHECK_FALSE(table.stage.has("act:add"));
    table.stage.tap("from:4");
    table.stage.tap("card:$5000");
    table.stage.tap("to:3");
    table.stage.tap("act:add");
    table.stage.tap("acts:done");
    CHECK(table.last_line() == "table corrects: iwo gains wound; table gives $5000 to ala");
}

TEST_CASE("the loot that somebody has won is covered until a finger holds the button")
{
    const LaidTable table(game, "iwo takes painting");
    table.stage.tap("seat:iwo");
    CHECK(table.stage.shows("hidden"));
    const auto hold = table.stage.find("seat:hold");
    REQUIRE(hold);
    table.stage.press_down(hold->rect.centre());
    CHECK_FALSE(table.stage.shows("hidden"));
    table.stage.lift();
    CHECK(table.stage.shows("hidden"));
}

TEST_CASE("a new table has as many seats as play, with powers if it wants them")
{
    const TemporaryFolder folder;
    Inspector inspector;
    Stage stage(folder / "new.db", {}, inspector);
    stage.tap("new-table");
    stage.tap("game:1");
    stage.tap("players:1");
    stage.tap("powers:0");
    CHECK_FALSE(stage.has("begin"));
    // In the order of the seats, one tap each.
    for (const char* power : {"kid", "vulture", "greedy", "lucky", "doctor"})
        stage.tap("power:" + std::string(power));
    // Two have been mixed up: what one gets the other gives away.
    stage.tap("power-of:0");
    stage.tap("power:vulture");
    stage.tap("power:kid");
    stage.tap("slow:1");
    stage.tap("begin");
    CHECK(stage.has("seat:player-5"));
    CHECK(stage.has("loot:painting"));
    CHECK(inspector.report() == "");
}

TEST_CASE("shares that nobody chose are told, each in a line of its own")
{
    const LaidTable table(test_record("cash-n-guns/game-8-players"));
    CHECK(table.stage.shows("Jan takes $5,000"));
    CHECK(table.stage.shows("Iwo takes $5,000"));
}

TEST_CASE("the picture turns to the Godfather while nobody has the turn")
{
    const LaidTable table("cash-n-guns/game-8-players", "iwo aims ola");
    CHECK(table.stage.program().quarter_turns() == 0);
    table.stage.program().settings().turning = screens::Turning::to_seat;
    table.stage.frames(2);
    // Iwo has the desk: the third of eight sits at a side.
    CHECK(table.stage.program().quarter_turns() == 1);
}

TEST_CASE("a power takes no name from a seat, however low that is")
{
    const auto names_of_piotr = [](ImVec2 display, int percent) {
        Scenery scenery;
        scenery.display = display;
        scenery.scale_percent = percent;
        const LaidTable table(
            evening_of_four({"piotr kid"}, {"table loots $5000x3,$10000x2,$20000,paintingx2"}),
            scenery);
        CHECK(table.stage.shows("the Kid"));
        return std::ranges::count(table.stage.ui().texts(), std::string("piotr"));
    };
    for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}}) {
        const auto names = names_of_piotr(display, 100);
        CHECK(names >= 2);
        CHECK(names_of_piotr(display, 130) == names);
    }
}

TEST_CASE("an aim between neighbours has a shaft, however small the table is")
{
    using table_cash_n_guns::AimEnd;
    const float dp = widgets::dp(1);
    // Eight sit round an upright table with the largest letters.
    const auto at = [dp](float x, float y) {
        return AimEnd{{x * dp, y * dp}, 34 * dp,
            widgets::Rect::around({x * dp, (y + 48) * dp}, 70 * dp, 24 * dp)};
    };
    const AimEnd side = at(240, 0);
    const AimEnd below = at(193, 124);
    const auto length = [dp](ImVec2 from, ImVec2 to) {
        return std::hypot(to.x - from.x, to.y - from.y) / dp;
    };
    for (const auto& [from, to] : {std::pair{side, below}, std::pair{below, side}}) {
        const auto aim = table_cash_n_guns::line_of_aim(from, to);
        REQUIRE(aim);
        CHECK(length(aim->start, aim->neck) > 9);
        CHECK(length(aim->neck, aim->tip) > 11);
    }
    const auto across = table_cash_n_guns::line_of_aim(at(0, 154), at(0, -154));
    REQUIRE(across);
    CHECK(length(across->neck, across->tip) == Approx(20));
    CHECK(length(across->start, across->neck) > 100);
}

TEST_CASE("a Bang! differs from another card on its aim by a sign beside the arrow, not by a shade")
{
    // Iwo's own colour is the one that is nearest to the colour of a Bang!.
    std::vector<Painted> painted;
    ImU32 ground = 0;
    for (const char* card : {"click", "bang"}) {
        const LaidTable table(evening_of_four({},
            {"table loots $5000x3,$10000x2,$20000,paintingx2", "ana aims iwo", "piotr aims iwo",
                "iwo aims ana", "ala aims iwo", "table stands", std::string("iwo shows ") + card}));
        const auto row = table.stage.find("show:ana:bang");
        const auto seat = table.stage.find("seat:ana");
        const auto home = table.stage.find("home");
        REQUIRE((row && seat && home));
        // The round table lies left of the rows and above the seats.
        const widgets::Rect board{
            0, home->rect.bottom + 60, row->rect.left * 0.66F, seat->rect.top - 10};
        painted.emplace_back(table.stage, board);
        ground = table.stage.ui().theme().panel.rgb();
    }
    const std::vector<std::uint32_t>& click = painted[0].pixels;
    const std::vector<std::uint32_t>& bang = painted[1].pixels;
    REQUIRE(click.size() == bang.size());
    int beside = 0;
    for (std::size_t i = 0; i < click.size(); ++i)
        beside += click[i] == ground && bang[i] != ground ? 1 : 0;
    CHECK(beside > 200);
}

TEST_CASE("at the end and in how it stood all sums are written in one size")
{
    using widgets::Font;
    for (const char* name : {"cash-n-guns/game-4-players", "cash-n-guns/game-8-players"}) {
        INFO(name);
        House house(test_record(name));
        Stage& stage = house.stage();
        stage.tap("session:" + house.session);
        const ledger::Tree score = kept_in_open(stage, house.session).score;
        const auto& seats = score.find("seats")->elements();
        const auto sums = std::ranges::count_if(seats,
            [](const ledger::Tree& seat) { return seat.find("total")->number() != nullptr; });
        REQUIRE(sums >= 3);
        // How many sums are seen, if all of them are in letters of one size.
        const auto in_one_size = [&stage](std::initializer_list<Font> fonts) {
            std::ptrdiff_t seen = 0;
            int sizes = 0;
            for (const Font font : fonts) {
                seen += dollars_in(stage, font);
                sizes += dollars_in(stage, font) > 0 ? 1 : 0;
            }
            CHECK(sizes == 1);
            return seen;
        };
        // The list shows three at least; the others are below its end.
        CHECK(in_one_size({Font::strong, Font::lead, Font::count, Font::score}) >= 3);
        stage.tap("past:table");
        // The log has small sums.
        CHECK(in_one_size({Font::lead, Font::count, Font::score, Font::large}) == sums);
    }
}

/// Small promises of the widgets and of the window that no screen shows by itself.

#include "companion/app/frame_scheduler.h"
#include "companion/app/window_place.h"
#include "companion/widgets/letters.h"
#include "companion/widgets/reading_order.h"
#include "companion/widgets/theme.h"
#include "companion/widgets/ui.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace consigliere;
using namespace consigliere::widgets;

TEST_CASE("corners are not rounded where they leave no pixel between them")
{
    // ImGui divides by zero when corners are rounder than nothing by less than it can count.
    const float hardly_more = std::nextafter(2.0F, 3.0F);
    CHECK(rounding_for({40, hardly_more}, 3) == 0);
    CHECK(rounding_for({hardly_more, 40}, 3) == 0);
    CHECK(rounding_for({40, 40}, 0.0000001F) == 0);
    CHECK(rounding_for({40, 40}, 3) == 3);
}

TEST_CASE("letters can be read on every colour that a Family may have")
{
    for (std::uint32_t red = 0; red <= 0xff; red += 0x11) {
        for (std::uint32_t green = 0; green <= 0xff; green += 0x11) {
            for (std::uint32_t blue = 0; blue <= 0xff; blue += 0x11) {
                const Colour ground((red << 16U) | (green << 8U) | blue);
                if (ground.letters().contrast_with(ground) < 4.5)
                    FAIL("letters on " << std::hex << ground.rgb());
            }
        }
    }
}

TEST_CASE("input is answered with frames whenever it comes, and then the window sleeps")
{
    const auto frames_until_sleep = [](app::FrameScheduler& pacing) {
        int frames = 0;
        for (; !pacing.sleeps(); ++frames)
            pacing.drawn(false);
        return frames;
    };
    app::FrameScheduler pacing;
    const int for_input = frames_until_sleep(pacing);
    CHECK(for_input >= 3);
    CHECK(pacing.sleeps());
    pacing.wake();
    CHECK(frames_until_sleep(pacing) == for_input);
    // In the last frame before sleep, and while something moves.
    pacing.wake();
    for (int i = 1; i < for_input; ++i)
        pacing.drawn(false);
    pacing.wake();
    CHECK(frames_until_sleep(pacing) == for_input);
    pacing.drawn(true);
    CHECK_FALSE(pacing.sleeps());
    pacing.wake();
    CHECK(frames_until_sleep(pacing) == for_input);
}

TEST_CASE("what came of input is shown when it has settled, and each step of what moves")
{
    const auto frames_until_shown = [](app::FrameScheduler& pacing, bool moves) {
        int frames = 0;
        do {
            pacing.drawn(moves);
            ++frames;
        } while (!pacing.is_settled());
        return frames;
    };
    app::FrameScheduler pacing;
    CHECK(frames_until_shown(pacing, false) >= 3);
    pacing.wake();
    CHECK(frames_until_shown(pacing, true) >= 3);
    CHECK_FALSE(pacing.sleeps());
    CHECK(frames_until_shown(pacing, true) == 1);
    CHECK(frames_until_shown(pacing, false) == 1);
    CHECK(pacing.sleeps());
    // Nobody looks.
    pacing.wake();
    pacing.rest();
    CHECK(pacing.sleeps());
}

TEST_CASE("a long name is shortened to its beginning, letter by letter")
{
    CHECK(widgets::at_most("Ana", 8) == "Ana");
    CHECK(widgets::at_most("Żaneta Źrebak", 8) == "Żaneta…");
    CHECK(widgets::at_most("Maksymilian", 8) == "Maksymi…");
    CHECK(widgets::at_most(std::string(1'000'000, 'x'), 8) == "xxxxxxx…");
}

TEST_CASE("no line begins with the quotation mark that closes the one before")
{
    test::House house;
    const Ui& ui = house.stage().ui();
    const std::string text =
        "“There is only one card left. Who goes first?” It says “Now.” (p. 14.)";
    for (float width = 80; width < 600; width += 1) {
        std::string together;
        for (const std::string_view line : ui.wrap(text, Font::body, width)) {
            INFO(width << ": " << line);
            CHECK_FALSE((line.starts_with("”") || line.starts_with(")")));
            together += (together.empty() ? "" : " ") + std::string(line);
        }
        CHECK(together == text);
    }
}

TEST_CASE("the window's place is remembered, and never larger than the display")
{
    using app::WindowPlace;
    using app::WindowShape;
    for (const WindowPlace& place : {WindowPlace{}, WindowPlace{WindowShape::maximised, 1024, 600},
             WindowPlace{WindowShape::full_screen, 900, 580}})
        CHECK(app::place_from(app::text_of(place)) == place);
    for (const char* text : {"", "1280", "1280x800", "1280 x800 window", "0x800 window",
             "1280x-800 window", "1280x800 somewhere", "99999999999x800 window"})
        CHECK_FALSE(app::place_from(text).has_value());

    CHECK(app::fitted({}, 1920, 1080) == WindowPlace{});
    CHECK(app::fitted({}, 1280, 800) == WindowPlace{});
    CHECK(app::fitted({}, 1024, 600) == WindowPlace{WindowShape::maximised, 1024, 600});
    CHECK(app::fitted({}, 800, 1280) == WindowPlace{WindowShape::maximised, 800, 800});
    CHECK(app::fitted({WindowShape::full_screen, 1280, 800}, 1024, 600)
        == WindowPlace{WindowShape::full_screen, 1024, 600});
}

TEST_CASE("without motion a thing stands at its place at once, and nothing is drawn again")
{
    test::House house;
    test::Stage& stage = house.stage();
    Ui& ui = stage.program().ui();
    for (const bool glides : {true, false}) {
        INFO(glides);
        // The last picture was none of the program's: it draws its own before it is touched again.
        stage.frames(2);
        test::choose_setting(stage, glides ? "motion:0" : "motion:1");
        stage.frames(2);
        ImVec2 at;
        const auto frame_with = [&](ImVec2 place) {
            ImGui::NewFrame();
            ui.begin();
            at = ui.glide("thing", place);
            ui.end();
            ImGui::Render();
        };
        frame_with({0, 0});
        frame_with({100, 0});
        CHECK((at.x == 100) == !glides);
        CHECK(ui.needs_frame() == glides);
        ui.forget_place("thing");
    }
}

TEST_CASE("in both lights all letters stand out from every ground that they stand on")
{
    constexpr double least = 4.5;
    // How far the ground of a button that is chosen, and of one that is next but off, is from
    // brass.
    constexpr float chosen = 0.82F;
    constexpr float next_but_off = 0.86F;
    for (const ThemeName name : {ThemeName::dark, ThemeName::light}) {
        const Theme& theme = theme_called(name);
        INFO((name == ThemeName::dark ? "dark" : "light"));
        for (const Colour ground : {theme.ground, theme.panel, theme.raised}) {
            for (const Colour letters :
                {theme.text, theme.quiet, theme.brass_text, theme.refused_text, theme.saved})
                CHECK(letters.contrast_with(ground) >= least);
            CHECK(theme.focus.contrast_with(ground) >= least);
        }
        for (const Colour letters : {theme.text, theme.quiet})
            CHECK(letters.contrast_with(theme.brass.mixed(theme.raised, chosen)) >= least);
        CHECK(theme.quiet.contrast_with(theme.brass.mixed(theme.raised, next_but_off)) >= least);
        CHECK(theme.ink.contrast_with(theme.brass) >= least);
        CHECK(theme.on_refused.contrast_with(theme.refused) >= least);
        CHECK(theme.water_text.contrast_with(theme.water) >= least);
        CHECK(theme.water_text.contrast_with(theme.water_shade) >= least);
        CHECK(theme.park_text.contrast_with(theme.park) >= least);
    }
}

TEST_CASE("places are read from the top down, and one panel before the next")
{
    using Order = std::vector<std::size_t>;
    const auto at = [](float left, float top) { return Rect::at({left, top}, 100, 48); };
    CHECK(reading_order({}).empty());
    // A grid, drawn from its end.
    CHECK(reading_order({at(108, 56), at(0, 56), at(108, 0), at(0, 0)}) == Order{3, 2, 1, 0});
    // A title, two panels with a wide gap between them, and a button below both.
    const Rect title{0, 0, 400, 48};
    const Rect button{0, 400, 400, 448};
    CHECK(reading_order({button, at(300, 200), at(300, 144), at(0, 200), at(0, 144), title})
        == Order{5, 4, 3, 2, 1, 0});
    // What lies on each other is read from its upper end.
    const Rect large{0, 0, 400, 400};
    CHECK(reading_order({at(40, 200), large, at(20, 100)}) == Order{1, 2, 0});
}

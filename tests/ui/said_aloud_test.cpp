/// What is said at the seats: after a tap one sentence in the place of whom it concerns, for two
/// seconds, in every game.

#include "tests/db/temporary_folder.h"
#include "tests/ui/canvas.h"
#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/mafia_tapper.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iterator>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A game as far as the first line of this kind, and what is then said at a seat.
struct MessageTemplate {
    const char* record;
    const char* verb;
    const char* said;
};
const std::vector<MessageTemplate> sayings{
    {"corleone/evening-of-two", " thug ", "Thug → "},
    {"cash-n-guns/game-5-players", " aims ", " aims at "},
    {"mafia/game-4-players", " rolls ", " rolls "},
};

std::unique_ptr<Tapper> tapper_for(const db::Record& record)
{
    if (record.game() == "cash-n-guns")
        return std::make_unique<CashNGunsTapper>(referee_of(record));
    if (record.game() == "mafia")
        return std::make_unique<MafiaTapper>(referee_of(record));
    return std::make_unique<CorleoneTapper>(
        referee_of(record), CorleoneTapper::Collecting::by_itself);
}

std::vector<std::string> sorted_texts(const Stage& stage)
{
    std::vector<std::string> texts = stage.ui().texts();
    std::ranges::sort(texts);
    return texts;
}

/// What stands on the screen now and is gone when nobody has done anything for three seconds.
std::vector<std::string> said_now(Stage& stage)
{
    const std::vector<std::string> now = sorted_texts(stage);
    stage.frames(180);
    const std::vector<std::string> later = sorted_texts(stage);
    std::vector<std::string> said;
    std::ranges::set_difference(now, later, std::back_inserter(said));
    return said;
}

/// Taps a game up to the line, and looks at what is said of it.
template <typename Look>
void play_until_said(
    const MessageTemplate& saying, bool tells_at_seats, const Scenery& scenery, const Look& look)
{
    const db::Record record = test_record(saying.record);
    const TemporaryFolder folder;
    const std::string session = begin_in(folder / "evening.db", record);
    const std::unique_ptr<Tapper> tapper = tapper_for(record);
    Inspector inspector;
    Stage stage(folder / "evening.db", scenery, inspector);
    stage.program().settings().tells_at_seats = tells_at_seats;
    // What glides to a seat says nothing.
    stage.program().settings().has_motion = false;
    stage.tap("session:" + session);
    tapper->sit_down(stage);
    for (const std::string& line : record.moves) {
        tapper->tap(line);
        if (line.find(saying.verb) != std::string::npos)
            break;
    }
    look(stage);
    CHECK(inspector.report() == "");
}

std::vector<std::string> said_of(const MessageTemplate& saying, bool tells_at_seats)
{
    std::vector<std::string> said;
    play_until_said(saying, tells_at_seats, {}, [&said](Stage& stage) { said = said_now(stage); });
    return said;
}

/// The pixels of the display, in rows.
std::vector<std::uint8_t> picture()
{
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    return canvas.bytes();
}

} // namespace

TEST_CASE("said aloud: what was done stands at the seat for two seconds, in every game")
{
    const MessageTemplate& saying = GENERATE(from_range(sayings));
    INFO(saying.record);
    const std::vector<std::string> said = said_of(saying, true);
    CAPTURE(said);
    CHECK(std::ranges::any_of(said, [&saying](const std::string& text) {
        return text.find(saying.said) != std::string::npos;
    }));
}

TEST_CASE("said aloud: a table that does not want it is told nothing at the seats")
{
    const MessageTemplate& saying = GENERATE(from_range(sayings));
    INFO(saying.record);
    CHECK(said_of(saying, false).empty());
}

namespace {

/// The pixels of what a seat tells: its name, badges and counts. Nothing lies so near its lower
/// edge.
std::vector<std::uint8_t> pixels_of_seats(const Stage& stage, float scale)
{
    const std::vector<std::uint8_t> all = picture();
    const auto width = static_cast<std::ptrdiff_t>(ImGui::GetIO().DisplaySize.x);
    std::vector<std::uint8_t> pixels;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (!target.id.starts_with("seat:"))
            continue;
        const auto left = static_cast<std::ptrdiff_t>(target.rect.left);
        const auto right = static_cast<std::ptrdiff_t>(target.rect.right);
        const auto bottom = static_cast<std::ptrdiff_t>(target.rect.bottom - 9 * scale);
        for (auto row = static_cast<std::ptrdiff_t>(target.rect.top); row < bottom; ++row)
            pixels.insert(pixels.end(), all.begin() + 3 * (row * width + left),
                all.begin() + 3 * (row * width + right));
    }
    return pixels;
}

} // namespace

TEST_CASE("said aloud: names, badges and counts of the seats are never covered, in every game")
{
    struct Place {
        ImVec2 display;
        int percent;
        int games_that_say_it;
    };
    // At 130 % the seats of MAFIA are too narrow upright, and the log says it alone.
    const Place place = GENERATE(Place{{1280, 800}, 100, 3}, Place{{800, 1280}, 130, 2});
    Scenery scenery;
    scenery.display = place.display;
    scenery.scale_percent = place.percent;
    const float scale = static_cast<float>(place.percent) / 100;
    int games_that_say_it = 0;
    for (const MessageTemplate& saying : sayings) {
        INFO(saying.record << " " << scenery.name());
        play_until_said(saying, true, scenery, [&games_that_say_it, scale](Stage& stage) {
            const std::vector<std::uint8_t> now = pixels_of_seats(stage, scale);
            REQUIRE_FALSE(now.empty());
            games_that_say_it += said_now(stage).empty() ? 0 : 1;
            CHECK(now == pixels_of_seats(stage, scale));
        });
    }
    CHECK(games_that_say_it == place.games_that_say_it);
}

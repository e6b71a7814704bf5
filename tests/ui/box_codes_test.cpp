/// A box goes from one display to another tablet as codes, by taps through the real screens.

#include "companion/exports/qr.h"
#include "companion/frame/destinations.h"
#include "companion/scanning/code_reader.h"
#include "companion/scanning/picture_files.h"
#include "db/box_codes.h"
#include "db/box_file.h"
#include "db/learned_box.h"
#include "tests/db/evenings.h"
#include "tests/support/camera.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using scanning::GreyPicture;
using scanning::View;

namespace {

ledger::Tree learned_in(House& house)
{
    return db::learned_box(house.stage().program().database(), "corleone").value();
}

std::vector<std::string> codes_of(const ledger::Tree& box)
{
    return db::codes_of_box(db::write_box_text({"corleone", box})).value();
}

enum class Motion : std::uint8_t { off, on };
/// A house that knows a box, with its codes on the display.
void show_codes(House& house, Motion motion = Motion::off)
{
    house.stage().program().settings().has_motion = motion == Motion::on;
    REQUIRE_FALSE(
        db::learn(house.stage().program().database(), "corleone", made_up_box(), {}).is_error());
    house.stage().tap("box:corleone");
    house.stage().tap("box:show");
}

Canvas display()
{
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    return canvas;
}

/// What a camera sees that is held before the display.
GreyPicture seen()
{
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const std::vector<std::uint8_t> bytes = display().bytes();
    GreyPicture picture{static_cast<int>(size.x), static_cast<int>(size.y), {}};
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3)
        picture.pixels.push_back(
            static_cast<std::uint8_t>((bytes[i] + bytes[i + 1] + bytes[i + 2]) / 3));
    return picture;
}

/// The pictures of all codes of the box, as they stand on a display of 1280 points.
std::vector<GreyPicture> pictures_of_codes()
{
    House house;
    show_codes(house);
    std::vector<GreyPicture> pictures;
    for (std::size_t i = 0; i < codes_of(made_up_box()).size(); ++i) {
        pictures.push_back(seen());
        house.stage().tap("codes:after");
    }
    return pictures;
}

/// A camera before which a test holds pictures.
struct Hands {
    std::mutex mutex;
    std::vector<View> views;
    std::atomic<int> open_cameras = 0;

    void hold(View view)
    {
        const std::scoped_lock lock(mutex);
        views.push_back(std::move(view));
    }
    void hold(GreyPicture picture) { hold(View{{}, std::move(picture), {}}); }
};

class HeldCamera final : public scanning::PictureSource {
public:
    explicit HeldCamera(std::shared_ptr<Hands> hands)
        : m_hands(std::move(hands))
    {
        ++m_hands->open_cameras;
    }
    ~HeldCamera() override { --m_hands->open_cameras; }
    std::optional<View> next() override
    {
        if (m_is_lost)
            return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        const std::scoped_lock lock(m_hands->mutex);
        if (m_hands->views.empty())
            return View{};
        View view = std::move(m_hands->views.front());
        m_hands->views.erase(m_hands->views.begin());
        m_is_lost = view.trouble.has_value();
        return view;
    }

private:
    /// A camera is closed a moment after nobody wants it any more.
    std::shared_ptr<Hands> m_hands;
    bool m_is_lost = false;
};

/// Opens the page where codes are taken in, with such a camera.
void open_with(House& house, const std::shared_ptr<Hands>& hands)
{
    house.stage().program().navigator().open(
        screens::to::Box{"corleone", [hands] { return std::make_unique<HeldCamera>(hands); }});
    house.stage().frames(2);
    house.stage().tap("box:take");
}

} // namespace

TEST_CASE("each code on the display is read in every scenery, and gives the box on another tablet")
{
    const TemporaryFolder folder;
    std::vector<std::string> files;
    const std::vector<std::string> codes = codes_of(made_up_box());
    {
        House house;
        Stage& stage = house.stage();
        show_codes(house);
        for (const Scenery& scenery : all_sceneries()) {
            INFO(scenery.name());
            stage.set(scenery);
            stage.frames(2);
            // All of them in English; of the other languages the one that stands there.
            const bool is_whole = scenery.language == language::Language::english;
            for (std::size_t i = 0; is_whole && i < codes.size(); ++i) {
                CHECK(scanning::codes_in(seen()) == std::vector{codes[i]});
                const bool is_kept = i % 2 == (scenery.theme == widgets::ThemeName::dark ? 0 : 1)
                    && scenery.scale_percent == 100;
                if (is_kept) {
                    const std::string name =
                        std::to_string(i) + (files.size() % 2 == 0 ? ".png" : ".PNG");
                    display().write(folder / name);
                    CHECK(seen_by_camera(folder / name) == codes[i]);
                    files.push_back(name);
                }
                stage.tap("codes:after");
            }
            CHECK(scanning::codes_in(seen()) == std::vector{codes[0]});
        }
    }
    House other;
    Stage& stage = other.stage();
    std::ranges::reverse(files);
    for (const std::string& name : files)
        std::filesystem::copy_file(folder / name, other.documents() / name,
            std::filesystem::copy_options::overwrite_existing);
    std::filesystem::copy_file(folder / files.front(), other.documents() / "the-same-again.png");
    stage.tap("box:corleone");
    stage.tap("box:take");
    stage.tap("codes:pictures");
    for (const auto& entry : std::filesystem::directory_iterator(other.documents()))
        stage.tap("file:" + entry.path().string());
    stage.tap("files:take");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    CHECK(stage.shows("Imported from " + std::to_string(codes.size()) + " QR codes."));
    CHECK(learned_in(other) == made_up_box());
    stage.tap("notice:close");
    CHECK(stage.has("box:take"));
}

TEST_CASE("codes run by themselves, are stopped, and wait for taps where nothing is to move")
{
    House house;
    Stage& stage = house.stage();
    show_codes(house, Motion::on);
    const auto count = static_cast<int>(codes_of(made_up_box()).size());
    const auto shows = [&](int number) {
        const std::string place = std::to_string(number) + " of " + std::to_string(count);
        return std::ranges::count(stage.ui().texts(), place) == 1;
    };
    const auto comes = [&](int number) {
        for (int i = 0; i < 60 && !shows(number); ++i)
            stage.frame();
        return shows(number);
    };
    REQUIRE(comes(2));
    const double second_came = ImGui::GetTime();
    REQUIRE(comes(3));
    CHECK(ImGui::GetTime() - second_came == Approx(0.4).margin(0.03));
    CHECK(stage.ui().wakes_in().value_or(9) < 0.41);
    stage.tap("codes:run");
    stage.frames(60);
    int shown = 1;
    while (!shows(shown))
        ++shown;
    CHECK_FALSE(stage.ui().wakes_in());
    stage.tap("codes:before");
    CHECK(shows(shown == 1 ? count : shown - 1));
    stage.tap("codes:after");
    stage.frames(60);
    CHECK(shows(shown));
    stage.tap("codes:run");
    CHECK(comes(shown == count ? 1 : shown + 1));
    stage.tap("back");
    stage.tap("back");

    choose_setting(stage, "motion:1");
    stage.tap("box:corleone");
    stage.tap("box:show");
    stage.frames(100);
    CHECK(shows(1));
    stage.tap("codes:after");
    CHECK(shows(2));
}

TEST_CASE("a camera takes codes in any order, between pictures of nothing, and is closed then")
{
    std::vector<GreyPicture> pictures = pictures_of_codes();
    const int count = static_cast<int>(pictures.size());
    std::ranges::reverse(pictures);
    House house;
    Stage& stage = house.stage();
    const auto hands = std::make_shared<Hands>();
    open_with(house, hands);
    CHECK(hands->open_cameras == 0);
    stage.tap("codes:camera");
    CHECK(comes_true(stage, [&] { return hands->open_cameras == 1; }));
    CHECK(stage.shows("Opening camera"));
    for (int i = 0; i < count; ++i) {
        CHECK(learned_in(house) == ledger::Tree::table());
        hands->hold({64, 64, std::vector<std::uint8_t>(64 * 64, 90)});
        hands->hold(pictures[static_cast<std::size_t>(i)]);
        hands->hold(pictures[static_cast<std::size_t>(i / 2)]);
        const std::string progress =
            std::to_string(i + 1) + " of " + std::to_string(count) + " QR codes read.";
        if (i + 1 < count)
            REQUIRE(comes_true(stage, [&] { return stage.shows(progress); }));
    }
    REQUIRE(comes_true(stage, [&] {
        // No choice of files comes up that nobody has asked for.
        CHECK_FALSE(stage.shows("Images of QR codes"));
        return stage.shows("Imported from " + std::to_string(count) + " QR codes.");
    }));
    CHECK(learned_in(house) == made_up_box());
    CHECK(comes_true(stage, [&] { return hands->open_cameras == 0; }));
}

TEST_CASE("the camera is open only while somebody looks through it, and may be missing or get lost")
{
    const std::vector<GreyPicture> pictures = pictures_of_codes();
    House house;
    Stage& stage = house.stage();
    const auto hands = std::make_shared<Hands>();
    open_with(house, hands);
    const auto is_open = [&](int count) {
        return comes_true(stage, [&] { return hands->open_cameras == count; });
    };
    stage.tap("codes:camera");
    CHECK(is_open(1));
    // What the camera sees is shown, coarse, at the right.
    constexpr std::size_t pixels = 64 * 40;
    for (const int brightness : {255, 0}) {
        hands->hold(
            {64, 40, std::vector<std::uint8_t>(pixels, static_cast<std::uint8_t>(brightness))});
        CHECK(comes_true(stage, [&] { return seen().at(930, 400) == brightness; }));
    }
    stage.tap("codes:camera");
    CHECK(is_open(0));
    stage.tap("codes:camera");
    hands->hold(pictures[0]);
    CHECK(comes_true(stage, [&] { return stage.shows("QR codes read"); }));
    hands->hold(View{{}, {}, scanning::Trouble{scanning::Trouble::Kind::lost_camera, {}}});
    CHECK(comes_true(stage, [&] { return stage.shows("The camera stopped sending images."); }));
    CHECK(is_open(0));
    // What is there stays there.
    CHECK(stage.shows("1 of " + std::to_string(pictures.size())));
    hands->hold(View{{}, {}, scanning::Trouble{scanning::Trouble::Kind::no_camera, {}}});
    stage.tap("codes:camera");
    CHECK(comes_true(stage, [&] { return stage.shows("No camera found."); }));
    // Whoever chooses pictures instead wants to hear of the camera no more.
    const auto second =
        exports::qr_code_of(codes_of(made_up_box())[1], exports::Correction::medium);
    const auto file = house.documents() / "second.png";
    write_text(file, exports::png_of(second.value()));
    stage.tap("codes:pictures");
    stage.tap("file:" + file.string());
    stage.tap("files:take");
    CHECK(comes_true(stage, [&] { return stage.shows("Last read: code 2."); }));
    CHECK_FALSE(stage.shows("No camera found."));
    stage.tap("codes:camera");
    CHECK(is_open(1));
    stage.tap("back");
    CHECK(is_open(0));
    CHECK(learned_in(house) == ledger::Tree::table());
}

TEST_CASE("what does not belong to the box is told in a sentence, and nothing is lost by it")
{
    const std::vector<std::string> codes = codes_of(made_up_box());
    const auto picture_of = [](const std::string& text) {
        const auto code = exports::qr_code_of(text, exports::Correction::medium).value();
        return scanning::picture_in(exports::png_of(code), "code").value();
    };
    House house;
    Stage& stage = house.stage();
    const auto hands = std::make_shared<Hands>();
    open_with(house, hands);
    stage.tap("codes:camera");
    const auto says = [&](const std::string& code, const std::string& sentence) {
        hands->hold(picture_of(code));
        return comes_true(stage, [&] { return stage.shows(sentence); });
    };
    REQUIRE(says(codes[0], "1 of " + std::to_string(codes.size())));
    CHECK(says("https://example.org", "doesn’t hold components"));
    CHECK(says("CNSG-BOX/2:0123", "another version of Consigliere"));
    std::string damaged = codes[1];
    damaged.back() = damaged.back() == '0' ? '1' : '0';
    CHECK(says(damaged, "damaged"));
    ledger::Tree job = ledger::Tree::table();
    job.set("name", "heist");
    ledger::Tree jobs = ledger::Tree::list();
    jobs.add(std::move(job));
    ledger::Tree other = ledger::Tree::table();
    other.set("jobs", std::move(jobs));
    CHECK(says(codes_of(other)[0], "belongs to other components"));
    CHECK(stage.shows("1 of " + std::to_string(codes.size())));
    stage.tap("codes:anew");
    CHECK_FALSE(stage.shows("QR codes read"));
    // One code is a whole box now, of another game.
    const std::string file = db::write_box_text({"mafia", ledger::Tree::table()});
    hands->hold(picture_of(db::codes_of_box(file).value()[0]));
    CHECK(comes_true(stage, [&] { return stage.shows("for another game"); }));
    stage.tap("notice:close");
    CHECK(learned_in(house) == ledger::Tree::table());
}

TEST_CASE("codes are shown and taken in every scenery without anything cut or too small")
{
    const std::vector<GreyPicture> pictures = pictures_of_codes();
    House house;
    Stage& stage = house.stage();
    const auto hands = std::make_shared<Hands>();
    show_codes(house);
    stage.tap("back");
    open_with(house, hands);
    stage.tap("codes:camera");
    hands->hold(pictures[0]);
    hands->hold(View{{}, {}, scanning::Trouble{scanning::Trouble::Kind::lost_camera, {}}});
    REQUIRE(comes_true(stage, [&] { return stage.shows("The camera stopped sending images."); }));
    stage.tap("codes:camera");
    hands->hold(pictures[1]);
    REQUIRE(comes_true(stage, [&] { return stage.shows("2 of "); }));
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        CHECK_FALSE(stage.find("nowhere"));
        stage.tap("codes:pictures");
        CHECK_FALSE(stage.find("nowhere"));
        stage.tap("files:cancel");
    }
    stage.tap("back");
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.tap("box:take");
        CHECK_FALSE(stage.find("nowhere"));
        stage.tap("back");
        stage.tap("box:show");
        CHECK_FALSE(stage.find("nowhere"));
        stage.tap("back");
    }
    language::choose(language::Language::english);
}

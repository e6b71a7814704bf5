/// Photos of cards: taken in from a file, seen by their pixels, replaced, taken away; and what is
/// none is refused with a sentence.

#include "db/connection.h"
#include "db/photos.h"
#include "tests/pictures/made_pictures.h"
#include "tests/ui/canvas.h"
#include "tests/ui/evening.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <array>
#include <chrono>

using namespace consigliere;
using namespace consigliere::test;

namespace {

const db::PhotoKey extortion{"corleone", "jobs", "extortion"};
constexpr const char* photo_of_extortion = "photo:jobs:extortion";
constexpr int until_unpacked = 6;

/// A point so many pixels away from the middle of a target.
ImVec2 beside(const widgets::Rect& rect, float x, float y)
{
    return {rect.centre().x + x, rect.centre().y + y};
}

/// What is seen of the screen now.
class Seen {
public:
    explicit Seen(Stage& stage)
        : m_canvas(static_cast<int>(ImGui::GetIO().DisplaySize.x),
            static_cast<int>(ImGui::GetIO().DisplaySize.y))
    {
        stage.frames(until_unpacked);
        m_canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
        m_bytes = m_canvas.bytes();
    }
    [[nodiscard]] bool is_at(ImVec2 point, Ink ink) const
    {
        const int width = static_cast<int>(ImGui::GetIO().DisplaySize.x);
        const int at = static_cast<int>(point.y) * width + static_cast<int>(point.x);
        return is_about(&m_bytes[static_cast<std::size_t>(at) * 3], ink);
    }
    /// Four quarters of a picture round the middle of a place, told from above left on.
    [[nodiscard]] bool has_quarters(
        const widgets::Rect& place, float away, const std::array<Ink, 4>& inks) const
    {
        return is_at(beside(place, -away, -away), inks[0])
            && is_at(beside(place, away, -away), inks[1])
            && is_at(beside(place, -away, away), inks[2])
            && is_at(beside(place, away, away), inks[3]);
    }

private:
    Canvas m_canvas;
    std::vector<std::uint8_t> m_bytes;
};

constexpr std::array<Ink, 4> as_taken{red, green, blue, yellow};
constexpr std::array<Ink, 4> turned{blue, red, yellow, green};
constexpr float in_a_small_one = 12;
constexpr float in_a_large_one = 100;

/// The middle of the sheet that shows a photo large.
widgets::Rect middle(const Stage& stage)
{
    const ImVec2 centre = stage.ui().display().centre();
    return widgets::Rect::around({centre.x, centre.y - 30}, 1, 1);
}

std::string put(const House& house, const std::string& name, const std::string& bytes)
{
    const auto file = house.documents() / name;
    write_text(file, bytes);
    return file.string();
}

void choose(Stage& stage, const std::string& file)
{
    stage.tap("photo:choose");
    stage.tap("file:" + file);
    stage.tap("files:take");
}

void open_jobs(Stage& stage)
{
    stage.tap("box:corleone");
    stage.tap("kind:2");
}

/// Describes `blue-job` in the box and gives it a picture.
void describe_photographed_job(House& house)
{
    Stage& stage = house.stage();
    const std::string photo = put(house, "photo.png", png_of(four_quarters(320, 240)));
    open_jobs(stage);
    stage.tap("new:job");
    stage.tap("colour:blue");
    stage.tap("component:save");
    stage.tap("photo:jobs:blue-job");
    choose(stage, photo);
    stage.tap("photo:close");
}

db::StoredPhoto kept(House& house)
{
    return db::photo_of(house.stage().program().database(), extortion).value();
}

} // namespace

TEST_CASE("a card gets a photo, which is seen small and large, and after a restart")
{
    House house;
    Stage& stage = house.stage();
    const std::string file = put(house, "card.JPG", jpeg_of(four_quarters(640, 480)));
    open_jobs(stage);
    stage.tap(photo_of_extortion);
    CHECK(stage.shows("Extortion"));
    CHECK_FALSE(stage.has("photo:remove"));
    // Enter stands for what leads on, and there is no photo yet that one could be content with.
    stage.press_key(ImGuiKey_Enter);
    REQUIRE(stage.has("files:cancel"));
    stage.tap("files:cancel");
    choose(stage, file);
    CHECK(Seen(stage).has_quarters(middle(stage), in_a_large_one, as_taken));
    stage.tap("photo:close");
    CHECK(Seen(stage).has_quarters(stage.find(photo_of_extortion)->rect, in_a_small_one, as_taken));
    house.restart();
    open_jobs(house.stage());
    CHECK(
        Seen(house.stage())
            .has_quarters(house.stage().find(photo_of_extortion)->rect, in_a_small_one, as_taken));
    CHECK(kept(house).state == db::StoredPhoto::State::whole);
}

TEST_CASE("a large photo of a phone is turned, and made small, and keeps nothing else")
{
    House house;
    Stage& stage = house.stage();
    const std::string file =
        put(house, "IMG_1.jpeg", held_so(jpeg_of(four_quarters(4000, 3000)), 6));
    open_jobs(stage);
    stage.tap(photo_of_extortion);
    choose(stage, file);
    CHECK(Seen(stage).has_quarters(middle(stage), in_a_large_one, turned));
    const db::StoredPhoto photo = kept(house);
    CHECK(photo.image.size() <= db::largest_photo);
    CHECK(photo.image.find("Ana") == std::string::npos);
}

TEST_CASE("a photo is replaced by another, and taken away when somebody says so twice")
{
    House house;
    Stage& stage = house.stage();
    const std::string first = put(house, "first.png", png_of(four_quarters(320, 240)));
    const std::string second =
        put(house, "second.png", held_so(jpeg_of(four_quarters(320, 240)), 6));
    open_jobs(stage);
    stage.tap(photo_of_extortion);
    choose(stage, first);
    CHECK(Seen(stage).has_quarters(middle(stage), 60, as_taken));
    choose(stage, second);
    CHECK(Seen(stage).has_quarters(middle(stage), 60, turned));
    stage.tap("photo:remove");
    stage.tap("photo-away:close");
    CHECK(kept(house).state == db::StoredPhoto::State::whole);
    stage.tap("photo:remove");
    stage.tap("photo-away:done");
    CHECK_FALSE(stage.has("photo:remove"));
    CHECK(kept(house).state == db::StoredPhoto::State::none);
    stage.tap("photo:close");
    CHECK_FALSE(
        Seen(stage).has_quarters(stage.find(photo_of_extortion)->rect, in_a_small_one, turned));
}

TEST_CASE("what is no picture, or one that nobody can hold, is refused and nothing is lost")
{
    House house;
    Stage& stage = house.stage();
    const std::string photo = put(house, "photo.png", png_of(four_quarters(320, 240)));
    open_jobs(stage);
    stage.tap(photo_of_extortion);
    choose(stage, photo);
    const std::string before = kept(house).image;
    const auto refused = [&](const std::string& file, const std::string& words) {
        choose(stage, file);
        CHECK(stage.shows(words));
        stage.tap("notice:close");
        CHECK(Seen(stage).has_quarters(middle(stage), 60, as_taken));
        CHECK(kept(house).image == before);
    };
    refused(put(house, "text.jpg", "Dear diary"), "This image can’t be read");
    refused(put(house, "half.png", png_of(four_quarters(320, 240)).substr(0, 200)),
        "This image can’t be read");
    refused(
        put(house, "bomb.png", png_of_zeros(40'000, 40'000, 100)), "more than 50 million pixels");
    refused(
        put(house, "small-bomb.png", png_of_zeros(8, 8, 64'000'000)), "This image can’t be read");
    // What has gone since the list was made cannot be read.
    const std::string gone = put(house, "gone.png", "x");
    stage.tap("photo:choose");
    std::filesystem::remove(gone);
    stage.tap("file:" + gone);
    stage.tap("files:take");
    CHECK(stage.shows("The file can’t be read"));
    stage.tap("notice:close");
    CHECK(kept(house).image == before);
}

TEST_CASE("a damaged photo is told of, and never shown")
{
    House house;
    const std::string photo = put(house, "photo.png", png_of(four_quarters(320, 240)));
    {
        Stage& stage = house.stage();
        open_jobs(stage);
        stage.tap(photo_of_extortion);
        choose(stage, photo);
        db::execute(stage.program().database().connection(),
            "UPDATE component_photo SET"
            " image = CAST(substr(image, 1, length(image) - 1) || x'00' AS BLOB)");
    }
    house.restart();
    Stage& stage = house.stage();
    open_jobs(stage);
    CHECK_FALSE(
        Seen(stage).has_quarters(stage.find(photo_of_extortion)->rect, in_a_small_one, as_taken));
    stage.tap(photo_of_extortion);
    stage.frames(until_unpacked);
    CHECK(stage.shows("was altered or damaged. It is neither shown"));
    // Another takes its place.
    choose(stage, photo);
    CHECK(Seen(stage).has_quarters(middle(stage), 60, as_taken));
}

TEST_CASE("whoever forgets a card hears that its picture goes, and it goes")
{
    House house;
    Stage& stage = house.stage();
    describe_photographed_job(house);
    stage.tap("forget:jobs:blue-job");
    CHECK(stage.shows("Its photo is deleted too."));
    stage.tap("forget:yes");
    CHECK(db::photographed(stage.program().database(), "corleone").value().empty());
}

TEST_CASE("a box that is written to a file says that its pictures stay")
{
    House house;
    Stage& stage = house.stage();
    describe_photographed_job(house);
    stage.tap("box:export");
    stage.tap("files:take");
    CHECK(stage.shows("Photos of cards stay in this database."));
    stage.tap("notice:close");
}

TEST_CASE("the newest picture stands first in the list, and what is none does not stand there")
{
    House house;
    Stage& stage = house.stage();
    const std::string old_one = put(house, "a.png", "old");
    const std::string new_one = put(house, "b.jpeg", "new");
    const std::string text = put(house, "c.txt", "text");
    std::filesystem::last_write_time(
        old_one, std::filesystem::file_time_type::clock::now() - std::chrono::hours(24));
    open_jobs(stage);
    stage.tap(photo_of_extortion);
    stage.tap("photo:choose");
    const auto top_of = [&stage](const std::string& file) {
        return stage.ui().find_target("file:" + file)->rect.top;
    };
    CHECK(top_of(new_one) < top_of(old_one));
    CHECK_FALSE(stage.has("file:" + text));
    stage.tap("files:cancel");
    stage.tap("photo:close");
}

TEST_CASE("table: a finger that rests on a Business sees its photo, and can take one")
{
    const LaidTable table("corleone/evening-of-two", "table opens wall-street test-tavern");
    Stage& stage = table.stage;
    const TemporaryFolder folder;
    write_text(folder / "tile.png", png_of(four_quarters(320, 240)));
    constexpr int long_rest = 45;
    const auto rest = [&stage] {
        stage.press_down(stage.find("business:test-station")->rect.centre());
        stage.frames(long_rest);
        stage.lift();
    };
    rest();
    REQUIRE(stage.has("facts:photo"));
    stage.tap("facts:photo");
    stage.tap("photo:choose");
    stage.tap("file:field");
    stage.type((folder / "tile.png").string());
    stage.tap("files:take");
    CHECK(Seen(stage).has_quarters(middle(stage), 60, as_taken));
    stage.tap("photo:close");
    CHECK(Seen(stage).has_quarters(stage.find("facts:photo")->rect, 60, as_taken));
    stage.tap("facts:close");
    CHECK(db::photographed(stage.program().database(), "corleone").value()
        == std::vector{db::PhotoKey{"corleone", "businesses", "test-station"}});
}

TEST_CASE("photos in every scenery")
{
    House house;
    Stage& stage = house.stage();
    const std::string photo = put(house, "photo.png", png_of(four_quarters(640, 480)));
    open_jobs(stage);
    stage.tap(photo_of_extortion);
    choose(stage, photo);
    stage.tap("photo:close");
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.frames(until_unpacked);
        stage.tap(photo_of_extortion);
        stage.frames(until_unpacked);
        stage.tap("photo:remove");
        stage.tap("photo-away:close");
        choose(stage, put(house, "text.jpg", "Dear diary"));
        stage.tap("notice:close");
        stage.tap("photo:close");
        stage.tap("kind:3");
        stage.tap("photo:allies:family-accountant");
        stage.tap("photo:close");
        stage.tap("kind:2");
    }
    language::choose(language::Language::english);
}

/// Evenings of another tablet by taps: from a file, a folder, and from the tablet itself.

#include "companion/exports/qr.h"
#include "companion/frame/destinations.h"
#include "companion/scanning/code_reader.h"
#include "companion/server/evening_giver.h"
#include "companion/server/evening_taker.h"
#include "db/backups.h"
#include "db/connection.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/people_rows.h"
#include "db/snapshot.h"
#include "tests/db/databases.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* game_of_four = "cash-n-guns/game-4-players";

bool has_offer(Stage& stage)
{
    return comes_true(stage, [&] { return stage.has("offer:add") || stage.has("offer:close"); });
}

bool tells(Stage& stage, const std::string& words)
{
    return comes_true(stage, [&] { return stage.shows(words); });
}

std::size_t people_in(House& house)
{
    return db::remembered_people(house.stage().program().database()).value().size();
}

/// A snapshot of a tablet with one finished evening.
fs::path put_snapshot(const House& house, const fs::path& folder, const std::string& name)
{
    const fs::path original = house.documents() / (name + ".original");
    const db::Record record = test_record(game_of_four);
    static_cast<void>(begin_in(original, record, record.moves.size()));
    {
        db::Database database = open_database(original);
        REQUIRE(
            db::write_snapshot(database, name, folder / (name + ".consigliere")).value().evenings
            == 1);
    }
    fs::remove(original);
    return folder / (name + ".consigliere");
}

/// What a camera sees that is held before the display.
scanning::GreyPicture display_seen()
{
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    const std::vector<std::uint8_t> bytes = canvas.bytes();
    scanning::GreyPicture picture{static_cast<int>(size.x), static_cast<int>(size.y), {}};
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3)
        picture.pixels.push_back(
            static_cast<std::uint8_t>((bytes[i] + bytes[i + 1] + bytes[i + 2]) / 3));
    return picture;
}

/// A camera before which one picture is held.
class OnePicture final : public scanning::PictureSource {
public:
    explicit OnePicture(scanning::GreyPicture picture)
        : m_picture(std::move(picture))
    {
    }
    std::optional<scanning::View> next() override { return scanning::View{{}, m_picture, {}}; }

private:
    scanning::GreyPicture m_picture;
};

/// Another tablet that gives one finished evening on this machine.
struct Giver {
    explicit Giver(const House& house)
    {
        const fs::path original = house.documents() / "giver.original";
        const db::Record record = test_record(game_of_four);
        static_cast<void>(begin_in(original, record, record.moves.size()));
        db::Database database = open_database(original);
        server::GivingOptions options;
        options.snapshot = std::make_shared<const std::string>(
            std::move(db::snapshot_bytes(database, "Bruno’s tablet").value().bytes));
        options.address = "127.0.0.1";
        options.port = 0;
        giver = std::move(server::EveningGiver::start(options, {}).value());
    }

    std::unique_ptr<server::EveningGiver> giver;
};

void type_address(Stage& stage, const std::string& address, const std::string& code)
{
    stage.tap("exchange:tablet");
    stage.tap("tablet-address:field");
    stage.type(address);
    stage.tap("tablet-code:field");
    stage.type(code);
    stage.tap("tablet:get");
}

} // namespace

TEST_CASE("an empty tablet gets its evenings from a file of another, told before and backed up")
{
    House house;
    Stage& stage = house.stage();
    const fs::path file = put_snapshot(house, house.documents(), "Bruno");
    stage.tap("another-tablet");
    stage.tap("exchange:file");
    stage.tap("file:" + file.string());
    stage.tap("files:take");
    REQUIRE(has_offer(stage));
    CHECK(house.sessions().empty());
    CHECK(stage.shows("Bruno"));
    CHECK(stage.shows("checked, intact"));
    CHECK(stage.shows("Add 1 evening"));
    CHECK(stage.shows("A backup is made first."));
    stage.tap("offer:add");
    REQUIRE(tells(stage, "1 evening added."));
    CHECK(house.sessions().size() == 1);
    CHECK(db::backups_of(house.database()).size() == 1);
    stage.tap("notice:close");
    stage.frames(3);
    CHECK_FALSE(stage.has("another-tablet"));
    CHECK(stage.has("history"));
}

TEST_CASE("what is looked into and not wanted leaves nothing")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    put_snapshot(house, house.documents(), "Bruno");
    stage.tap("history");
    stage.tap("evenings:tablet");
    stage.tap("exchange:folder");
    stage.tap("files:take");
    stage.tap("found:" + (house.documents() / "Bruno.consigliere").string());
    REQUIRE(has_offer(stage));
    stage.tap("offer:cancel");
    CHECK(house.sessions().size() == 1);
    CHECK(stage.has("found:" + (house.documents() / "Bruno.consigliere").string()));
    CHECK(db::backups_of(house.database()).empty());
}

TEST_CASE("damaged, cut, foreign and newer files in a folder are one sentence each")
{
    House house;
    Stage& stage = house.stage();
    const fs::path folder = house.documents() / "stick";
    fs::create_directory(folder);
    const fs::path good = put_snapshot(house, folder, "good");
    const std::string bytes = read_text(good);
    write_text(folder / "cut.consigliere", bytes.substr(0, bytes.size() / 2));
    write_text(folder / "empty.consigliere", "");
    write_text(
        folder / "letter.db", "Dear Ana, this is no database, but a letter that is long enough.");
    fs::copy_file(good, folder / "newer.consigliere");
    run_sql(folder / "newer.consigliere", "PRAGMA user_version = 99");
    fs::copy_file(good, folder / "strange.consigliere");
    run_sql(folder / "strange.consigliere", "CREATE TABLE other (a)");
    stage.tap("another-tablet");
    stage.tap("exchange:folder");
    stage.tap("into:" + folder.string());
    stage.tap("files:take");
    for (const char* name : {"cut.consigliere", "empty.consigliere", "letter.db",
             "newer.consigliere", "strange.consigliere"}) {
        INFO(name);
        stage.tap("found:" + (folder / name).string());
        REQUIRE(tells(stage, name));
        REQUIRE(comes_true(stage, [&] { return stage.has("notice:close"); }));
        stage.tap("notice:close");
        CHECK(house.sessions().empty());
    }
    stage.tap("found:" + good.string());
    REQUIRE(has_offer(stage));
    CHECK(stage.shows("Add 1 evening"));
}

TEST_CASE("evenings come straight from the other tablet, by its address and code")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    const Giver there(house);
    stage.tap("history");
    stage.tap("evenings:tablet");
    type_address(stage, there.giver->address(), there.giver->code());
    REQUIRE(has_offer(stage));
    CHECK(stage.shows("Bruno’s tablet"));
    CHECK(stage.shows("read by its code, today"));
    CHECK(house.sessions().size() == 1);
    stage.tap("offer:add");
    REQUIRE(tells(stage, "1 evening added."));
    CHECK(house.sessions().size() == 2);
    CHECK(there.giver->state().stage == server::Giving::Stage::given);
    stage.tap("notice:close");
}

TEST_CASE("a wrong or used code is told, and nothing comes")
{
    House house;
    Stage& stage = house.stage();
    const Giver there(house);
    stage.tap("another-tablet");
    type_address(stage, there.giver->address(), "AAAA AAAA");
    REQUIRE(tells(stage, "The other tablet doesn’t know this code."));
    stage.tap("notice:close");
    server::TakingProgress progress;
    REQUIRE_FALSE(
        server::take_evenings(*server::tablet_at(there.giver->link()), progress).is_error());
    stage.tap("tablet:get");
    REQUIRE(tells(stage, "This code was used or is too old."));
    stage.tap("notice:close");
    CHECK(house.sessions().empty());
}

TEST_CASE("a tablet gives its evenings by a code on its display, which a camera reads")
{
    House house(test_record(game_of_four));
    Stage& stage = house.stage();
    stage.program().navigator().open(screens::to::GiveEvenings{"127.0.0.1"});
    REQUIRE(comes_true(stage, [&] { return stage.has("give:new-code"); }));
    stage.frames(3);
    CHECK(stage.shows("Waiting for the other tablet."));
    const scanning::GreyPicture picture = display_seen();
    const std::vector<std::string> codes = scanning::codes_in(picture);
    REQUIRE(codes.size() == 1);
    const auto tablet = server::tablet_at(codes.front());
    REQUIRE(tablet);
    CHECK(stage.shows(tablet->code.substr(0, 4) + " " + tablet->code.substr(4)));
    CHECK(stage.ui().fonts().unsuited_letters().empty());

    // Another tablet holds its camera to it: the same program, so that both are by taps.
    stage.program().navigator().open(screens::to::AnotherTablet{
        {}, [picture] { return std::make_unique<OnePicture>(picture); }});
    stage.frames(3);
    stage.tap("exchange:tablet");
    stage.tap("tablet:camera");
    REQUIRE(has_offer(stage));
    // It has all of it: it is the same.
    CHECK(stage.shows("This tablet has all of it already."));
    stage.tap("offer:close");
    stage.tap("tablet:back");
    stage.tap("back");
    CHECK(tells(stage, "Sent to 127.0.0.1."));
    stage.tap("give:new-code");
    stage.frames(3);
    CHECK(scanning::codes_in(display_seen()) != codes);
    stage.tap("back");
    server::TakingProgress progress;
    CHECK(server::take_evenings(*tablet, progress).error().kind
        == server::TakingError::Kind::unreachable);
}

TEST_CASE("a tablet without a finished evening says that there is nothing to give")
{
    House house;
    Stage& stage = house.stage();
    stage.program().navigator().open(screens::to::GiveEvenings{"127.0.0.1"});
    REQUIRE(comes_true(
        stage, [&] { return stage.shows("This tablet has no finished evening to give."); }));
    CHECK_FALSE(stage.has("give:new-code"));
}

TEST_CASE("people who may be one are asked about, and yes makes one of them")
{
    db::Record record = test_record(game_of_four);
    House house(record);
    Stage& stage = house.stage();
    const fs::path file = house.documents() / "theirs.db";
    static_cast<void>(begin_in(file, record, 20));
    // The same people, by other ids, because it is another tablet.
    const std::size_t before = people_in(house);
    stage.tap("settings");
    stage.tap("back");
    stage.program().navigator().open(screens::to::AnotherTablet{file});
    REQUIRE(has_offer(stage));
    CHECK(stage.shows("ARE THESE THE SAME PERSON?"));
    CHECK(stage.shows("Same name. Never at one table together."));
    stage.tap("same:0:yes");
    stage.tap("same:1:no");
    CHECK(stage.shows("2 of 4 answered"));
    stage.tap("offer:add");
    REQUIRE(tells(stage, "1 evening added."));
    CHECK(people_in(house) == 2 * before - 1);
    // "No" is remembered.
    CHECK(db::read_people_apart(house.stage().program().database().connection()).size() == 1);
    stage.tap("notice:close");
}

TEST_CASE("a torn file of another tablet is to be copied again, not restored")
{
    House house;
    Stage& stage = house.stage();
    const fs::path file = house.documents() / "theirs.db";
    static_cast<void>(begin_in(file, test_record(game_of_four), 20));
    fs::resize_file(file, fs::file_size(file) / 3);
    stage.program().navigator().open(screens::to::AnotherTablet{file});
    CHECK(tells(stage, "This file is damaged or incomplete. Copy it again"));
    CHECK_FALSE(stage.shows("consigliere restore"));
    stage.tap("notice:close");
}

TEST_CASE("pairs that nobody decided about wait under Players")
{
    const db::Record record = test_record(game_of_four);
    House house(record);
    Stage& stage = house.stage();
    const fs::path file = house.documents() / "theirs.db";
    static_cast<void>(begin_in(file, record, 20));
    const std::size_t before = people_in(house);
    stage.program().navigator().open(screens::to::AnotherTablet{file});
    REQUIRE(has_offer(stage));
    stage.tap("offer:add");
    REQUIRE(tells(stage, "1 evening added."));
    stage.tap("notice:close");
    CHECK(people_in(house) == 2 * before);

    stage.program().navigator().open(screens::to::Players{});
    stage.frames(3);
    CHECK(stage.shows("4 pairs may be the same person…"));
    stage.tap("players:same");
    CHECK_FALSE(stage.has("same-people:save"));
    stage.tap("same:0:yes");
    stage.tap("same-people:save");
    stage.frames(3);
    CHECK(stage.shows("3 pairs may be the same person…"));
    CHECK(people_in(house) == 2 * before - 1);
    stage.tap("players:same");
    stage.tap("same-people:cancel");
}

TEST_CASE("where no backup can be made, nothing is added")
{
    House house;
    Stage& stage = house.stage();
    write_text(db::folder_of_backups(house.database()), "a file in the way");
    stage.program().navigator().open(
        screens::to::AnotherTablet{put_snapshot(house, house.documents(), "Bruno")});
    REQUIRE(has_offer(stage));
    stage.tap("offer:add");
    REQUIRE(comes_true(stage, [&] { return stage.has("notice:close"); }));
    CHECK_FALSE(stage.shows("1 evening added."));
    CHECK(house.sessions().empty());
    stage.tap("notice:close");
    CHECK(stage.has("offer:add"));
}

TEST_CASE("an offer is read in every language, orientation, light and size")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    const fs::path file = house.documents() / "theirs.db";
    const db::Record record = test_record("corleone/evening-of-two");
    static_cast<void>(begin_in(file, record, record.moves.size()));
    stage.program().navigator().open(screens::to::AnotherTablet{file});
    REQUIRE(has_offer(stage));
    for (const Scenery& scenery : sceneries_of_turn(0)) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.frames(3);
        CHECK_FALSE(stage.find("nowhere"));
    }
    stage.set({{1280, 800}, language::Language::english, widgets::ThemeName::dark, 100});
    stage.tap("offer:cancel");
    stage.program().navigator().open(screens::to::AnotherTablet{});
    stage.frames(3);
    for (const char* page : {"exchange:tablet", "exchange:give"}) {
        for (const Scenery& scenery : sceneries_of_turn(1)) {
            INFO(page << " " << scenery.name());
            stage.set(scenery);
            stage.frames(3);
            CHECK_FALSE(stage.find("nowhere"));
        }
        stage.set({{1280, 800}, language::Language::english, widgets::ThemeName::dark, 100});
        stage.tap(page);
        stage.frames(5);
        for (const Scenery& scenery : sceneries_of_turn(2)) {
            INFO(page << " " << scenery.name());
            stage.set(scenery);
            stage.frames(3);
            CHECK_FALSE(stage.find("nowhere"));
        }
        stage.set({{1280, 800}, language::Language::english, widgets::ThemeName::dark, 100});
        stage.tap(std::string(page) == "exchange:tablet" ? "tablet:back" : "back");
    }
    language::choose(language::Language::english);
}

/// Photos of what is in the box: kept, replaced, taken away, carried about, and never shown when
/// they are not what was kept.

#include "db/backup.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/photos.h"
#include "db/restore.h"
#include "db/salvage.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace consigliere;
using namespace consigliere::test;
using State = db::StoredPhoto::State;

namespace {

const db::PhotoKey heist{"corleone", "jobs", "heist"};

db::StoredPhoto look(db::Database& database, const db::PhotoKey& key = heist)
{
    const auto photo = db::photo_of(database, key);
    REQUIRE_FALSE(photo.is_error());
    return photo.value();
}

/// The bytes of a photo; empty where there is none.
std::string image(db::Database& database, const db::PhotoKey& key = heist)
{
    const db::StoredPhoto photo = look(database, key);
    CHECK(photo.state == (photo.image.empty() ? State::none : State::whole));
    return photo.image;
}

void keep(db::Database& database, std::string_view photo, const db::PhotoKey& key = heist)
{
    REQUIRE_FALSE(db::keep_photo(database, key, photo).is_error());
}

void take_in(db::Database& ours, db::Database& theirs)
{
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
}

constexpr const char* one_byte_other =
    "UPDATE component_photo SET image = CAST(x'58' || substr(image, 2) AS BLOB)";
constexpr const char* another_card = "UPDATE component_photo SET name = 'robbery'";
constexpr const char* older_count = "UPDATE component_photo SET changed = changed + 1";

} // namespace

TEST_CASE("a photo is kept, replaced, and taken away")
{
    const TemporaryFolder folder;
    const std::string bytes("\xff\xd8 a photo \0 with every byte", 26);
    {
        db::Database database = open_database(folder / "x.db");
        CHECK(image(database).empty());
        keep(database, bytes);
        CHECK(image(database) == bytes);
    }
    db::Database database = open_database(folder / "x.db");
    CHECK(image(database) == bytes);
    CHECK(db::photographed(database, "corleone").value() == std::vector{heist});
    CHECK(db::photographed(database, "mafia").value().empty());
    keep(database, "another");
    CHECK(image(database) == "another");
    REQUIRE_FALSE(db::remove_photo(database, heist).is_error());
    CHECK(image(database).empty());
    CHECK(db::photographed(database, "corleone").value().empty());
    keep(database, bytes);
    CHECK(image(database) == bytes);
}

TEST_CASE("a component has one photo, however it is spelled")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    keep(database, "seen", {"corleone", "spaces", "queens+midtown"});
    CHECK(image(database, {"corleone", "spaces", "midtown+queens"}) == "seen");
    CHECK(image(database, {"corleone", "spaces", "midtown+queens#2"}).empty());
    CHECK(image(database, {"corleone", "jobs", "midtown+queens"}).empty());
    CHECK(image(database, {"mafia", "spaces", "midtown+queens"}).empty());
}

TEST_CASE("a photo has two hundred kilobytes at the most")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        const std::string largest(db::largest_photo, 'x');
        keep(database, largest);
        CHECK(image(database) == largest);
    }
    CHECK_THAT(refusal_of_sql(folder / "x.db",
                   "UPDATE component_photo SET image = zeroblob("
                       + std::to_string(db::largest_photo + 1) + ")"),
        Catch::Contains("CHECK"));
}

TEST_CASE("whoever forgets a card forgets its photo")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const auto job = db::read_toml_text("[[jobs]]\nname = \"heist\"\ncolour = \"grey\"", "job");
    REQUIRE_FALSE(db::learn(database, "corleone", job.value(), {}).is_error());
    keep(database, "a heist");
    REQUIRE_FALSE(db::forget(database, "corleone", "jobs", "heist").is_error());
    CHECK(image(database).empty());
}

TEST_CASE("what was taken later counts, whoever merges whom")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    keep(ours, "first");
    take_in(theirs, ours);
    CHECK(image(theirs) == "first");
    keep(theirs, "second");
    SECTION("a photo that another has replaced")
    {
        take_in(ours, theirs);
        CHECK(image(ours) == "second");
        const auto again = db::merge(ours, theirs);
        CHECK(again.value().photos == 0);
    }
    SECTION("a photo that is still the old one there")
    {
        const auto merged = db::merge(theirs, ours);
        CHECK(merged.value().photos == 0);
        CHECK(image(theirs) == "second");
    }
    SECTION("a photo that was taken away")
    {
        REQUIRE_FALSE(db::remove_photo(theirs, heist).is_error());
        take_in(theirs, ours);
        CHECK(image(theirs).empty());
        take_in(ours, theirs);
        CHECK(image(ours).empty());
    }
    SECTION("two that were taken apart")
    {
        keep(ours, "third");
        db::Database copy = open_database(folder / "copy.db");
        take_in(copy, ours);
        take_in(ours, theirs);
        take_in(theirs, copy);
        CHECK(image(ours) == image(theirs));
        CHECK_FALSE(image(ours).empty());
    }
}

TEST_CASE("a photo that is not what was kept is told of, and not shown")
{
    const std::string what = GENERATE(one_byte_other, another_card, older_count);
    CAPTURE(what);
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    {
        db::Database database = open_database(path);
        keep(database, "a heist");
    }
    damage(path, what);
    const db::PhotoKey whose =
        what == another_card ? db::PhotoKey{"corleone", "jobs", "robbery"} : heist;
    db::Database database = open_database(path);
    CHECK(look(database, whose).state == State::damaged);
    CHECK(look(database, whose).image.empty());
    // It is there all the same, so that somebody can do something about it.
    CHECK(db::photographed(database, "corleone").value() == std::vector{whose});

    const auto verified = db::verify(database);
    CHECK_FALSE(verified.value().is_fine());
    CHECK(verified.value().damaged_photos == std::vector{whose});
    CHECK(verified.value().photos == 0);

    // It goes nowhere.
    db::Database other = open_database(folder / "other.db");
    const auto merged = db::merge(other, database);
    CHECK(merged.value().photos == 0);
    CHECK(merged.value().damaged_photos == std::vector{whose});
    CHECK(image(other, whose).empty());

    // And a whole one takes its place, from elsewhere or anew.
    SECTION("from elsewhere")
    {
        keep(other, "another", whose);
        take_in(database, other);
        CHECK(image(database, whose) == "another");
    }
    SECTION("anew")
    {
        keep(database, "another", whose);
        CHECK(image(database, whose) == "another");
    }
    SECTION("nothing")
    {
        REQUIRE_FALSE(db::remove_photo(database, whose).is_error());
        CHECK(look(database, whose).state == State::none);
    }
    CHECK(db::verify(database).value().is_fine());
}

TEST_CASE("a count that cannot be is damage, and begins no endless one")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        keep(database, "a heist");
    }
    for (const char* count : {"0", "-9223372036854775808", "9223372036854775807"}) {
        damage(folder / "x.db",
            std::string("PRAGMA ignore_check_constraints = ON;"
                        "UPDATE component_photo SET changed = ")
                + count);
        db::Database database = open_database(folder / "x.db");
        CHECK(look(database).state == State::damaged);
        keep(database, "again");
        keep(database, "and again");
        CHECK(image(database) == "and again");
    }
}

TEST_CASE("photos go along with a backup, and come back with it")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    {
        db::Database database = open_database(path);
        keep(database, "a heist");
        REQUIRE_FALSE(db::back_up(database, folder / "backup.db", db::IfExists::refuse).is_error());
        keep(database, "replaced");
    }
    REQUIRE_FALSE(db::restore(path, folder / "backup.db").is_error());
    db::Database database = open_database(path);
    CHECK(image(database) == "a heist");
}

TEST_CASE("whole photos are salvaged, and the others are named")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        keep(database, "a heist");
        keep(database, "a robbery", {"corleone", "jobs", "robbery"});
    }
    damage(folder / "x.db", std::string(one_byte_other) + " WHERE name = 'robbery'");
    db::Database to = open_database(folder / "new.db");
    const auto report = db::salvage(folder / "x.db", to);
    REQUIRE_FALSE(report.is_error());
    CHECK(report.value().photos == 1);
    CHECK_FALSE(report.value().is_whole());
    REQUIRE(report.value().left.size() == 1);
    CHECK(report.value().left.front().what == db::SalvageReport::Left::What::photos);
    CHECK(report.value().left.front().game == "corleone");
    CHECK(image(to) == "a heist");
    CHECK(image(to, {"corleone", "jobs", "robbery"}).empty());
}

TEST_CASE("a broken page costs the one photo that lies on it")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        keep(database, "a heist");
        keep(database, std::string(50'000, 'r'), {"corleone", "jobs", "robbery"});
    }
    // The first four bytes of such a page say which one comes after it.
    std::string bytes = read_text(folder / "x.db");
    constexpr std::size_t page = 4096;
    const std::size_t full = bytes.find(std::string(page - 4, 'r'));
    REQUIRE(full % page == 4);
    bytes.replace(full - 4, 4, "\x7f\xff\xff\xff");
    write_text(folder / "x.db", bytes);

    db::Database to = open_database(folder / "new.db");
    const auto report = db::salvage(folder / "x.db", to);
    REQUIRE_FALSE(report.is_error());
    CHECK(report.value().photos == 1);
    REQUIRE(report.value().left.size() == 1);
    CHECK(report.value().left.front().what == db::SalvageReport::Left::What::photos);
    CHECK(image(to) == "a heist");
}

TEST_CASE("a photo is seen where nothing can be written")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        keep(database, "a heist");
    }
    auto read = db::Database::read(folder / "x.db");
    REQUIRE_FALSE(read.is_error());
    CHECK(image(read.value()) == "a heist");
    CHECK(db::keep_photo(read.value(), heist, "other").is_error());
    CHECK(db::remove_photo(read.value(), heist).is_error());
}

TEST_CASE("the commands tell of photos that came over, and of damaged ones")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const auto other = desk.folder / "other.db";
    {
        db::Database database = open_database(other);
        keep(database, "a heist");
    }
    const ProgramResult merged = desk.run({"merge", other.string()});
    CHECK(merged.exit_code == 0);
    CHECK_THAT(merged.output, Catch::Contains("1 card photo added."));
    using Json = nlohmann::json;
    const Json fine = Json::parse(desk.run({"verify", "--json"}).output);
    CHECK(fine.at("ok") == true);
    CHECK(fine.at("photos") == 1);
    CHECK(fine.at("damaged_photos").empty());

    damage(desk.database, one_byte_other);
    const ProgramResult verified = desk.run({"verify"});
    CHECK(verified.exit_code == 1);
    CHECK_THAT(verified.output,
        Catch::Contains("The photo of “jobs: heist” (corleone) was altered or damaged"));
    const Json broken = Json::parse(desk.run({"verify", "--json"}).output);
    CHECK(broken.at("ok") == false);
    CHECK(broken.at("damaged_photos")[0].at("name") == "heist");
    const ProgramResult salvaged =
        desk.run({"salvage", desk.database.string(), "--to", (desk.folder / "new.db").string()});
    CHECK_THAT(salvaged.errors, Catch::Contains("jobs: heist"));
}

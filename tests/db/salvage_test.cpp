/// Out of a damaged database comes all that is still whole, and nothing else.

#include "db/house_rules.h"
#include "db/learned_box.h"
#include "db/people.h"
#include "db/salvage.h"
#include "db/session.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <map>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

struct Damaged {
    Damaged()
    {
        db::Database database = open_database(path);
        for (unsigned seed = 1; seed <= 8; ++seed) {
            const db::Session session = begin_game(database, 2, seed, 60);
            evenings[session.id()] = told(session.evening());
        }
    }

    /// Salvages, and compares what has come out with what was played.
    [[nodiscard]] db::SalvageReport salvage()
    {
        const std::string before = read_text(path);
        db::Database to = open_database(folder / "new.db");
        auto report = db::salvage(path, to);
        REQUIRE_FALSE(report.is_error());
        CHECK(read_text(path) == before);
        int taken = 0;
        for (const auto& evening : report.value().evenings) {
            if (!evening.is_taken())
                continue;
            ++taken;
            CHECK(told(resume(to, evening.id).evening()) == evenings.at(evening.id));
        }
        CHECK(static_cast<int>(db::list_sessions(to).value().size()) == taken);
        CHECK(report.value().taken() == taken);
        return report.value();
    }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    std::map<db::SessionId, std::vector<std::string>> evenings;
};

} // namespace

TEST_CASE("of a whole database everything is taken over")
{
    Damaged damaged;
    const db::SalvageReport report = damaged.salvage();
    CHECK(report.damage.empty());
    CHECK(report.taken() == 8);
}

TEST_CASE("of a database with damaged pages the whole evenings are taken over, the others named")
{
    Damaged damaged;
    std::string bytes = read_text(damaged.path);
    constexpr std::size_t page = 4096;
    const std::size_t pages = bytes.size() / page;
    int taken = 0;
    int lost = 0;
    // Each page once; the first holds the description of all tables.
    for (std::size_t number = 1; number < pages; ++number) {
        const TemporaryFolder other;
        std::string torn = bytes;
        torn.replace(number * page, page, std::string(page, '\x5a'));
        write_text(other / "x.db", torn);
        db::Database to = open_database(other / "new.db");
        const auto report = db::salvage(other / "x.db", to);
        if (report.is_error())
            continue;
        CHECK_FALSE(report.value().damage.empty());
        for (const auto& evening : report.value().evenings) {
            if (!evening.is_taken()) {
                ++lost;
                continue;
            }
            ++taken;
            const auto& now = told(resume(to, evening.id).evening());
            CHECK(now == damaged.evenings.at(evening.id));
        }
    }
    CHECK(taken > 0);
    CHECK(lost > 0);
}

TEST_CASE("an evening whose entry says something else now is named, and not taken over")
{
    Damaged damaged;
    run_sql(damaged.path,
        "DROP TRIGGER entry_keeps; UPDATE entry SET verdict = 'ruled' WHERE session = 3 AND seq = "
        "7");
    const db::SalvageReport report = damaged.salvage();
    CHECK(report.taken() == 7);
}

TEST_CASE("learned boxes and house rules come over, and those that cannot are named")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        const db::Session session = begin_game(database, 2, 1, 5);
        REQUIRE_FALSE(db::learn(database, "corleone", made_up_box(), {}).is_error());
        db::KeptHouseRule rule;
        rule.game = "corleone";
        rule.text = "Two Thugs may share a space";
        rule.waives = {"14.thug-space"};
        REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
        rule.waives = {"99.nowhere"};
        REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
    }
    const auto salvaged = [&](const std::string& name) {
        db::Database to = open_database(folder / (name + "-new.db"));
        const auto report = db::salvage(folder / name, to);
        REQUIRE_FALSE(report.is_error());
        CHECK(static_cast<int>(db::kept_house_rules(to).value().size())
            == report.value().house_rules.come_over);
        return report.value();
    };
    const db::SalvageReport whole = salvaged("x.db");
    CHECK(whole.left.empty());
    CHECK(whole.learned_components > 0);
    CHECK(whole.house_rules.come_over == 1);
    CHECK(whole.house_rules.unusable.size() == 1);
    CHECK_FALSE(whole.is_whole());

    // A page of the table that holds them is torn.
    using What = db::SalvageReport::Left::What;
    const auto torn = [&](const std::string& table, const std::string& name) {
        std::string bytes = read_text(folder / "x.db");
        const std::size_t page = std::stoul(query_sql(folder / "x.db", "PRAGMA page_size"));
        const std::size_t number = std::stoul(query_sql(
            folder / "x.db", "SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'"));
        bytes.replace((number - 1) * page, page, std::string(page, '\x5a'));
        write_text(folder / name, bytes);
        return salvaged(name);
    };
    const db::SalvageReport rules = torn("setting", "setting.db");
    REQUIRE(rules.left.size() == 1);
    CHECK(rules.left.front().what == What::house_rules);
    CHECK(rules.taken() == 1);
    const db::SalvageReport boxes = torn("component_learned", "box.db");
    REQUIRE(boxes.left.size() == 1);
    CHECK(boxes.left.front().what == What::learned_box);
    CHECK(boxes.house_rules.come_over == 1);
    CHECK(boxes.taken() == 1);
}

TEST_CASE("new names of people come over, and who is the same")
{
    const TemporaryFolder folder;
    db::SessionId id;
    {
        db::Database database = open_database(folder / "x.db");
        id = begin_game(database, 3, 1, 5).id();
        const auto people = db::remembered_people(database).value();
        REQUIRE(people.size() == 3);
        REQUIRE_FALSE(db::rename_person(database, people[0].id, "Ana Maria").is_error());
        REQUIRE_FALSE(db::merge_people(database, people[1].id, people[2].id).is_error());
    }
    const auto rows_of = [](const fs::path& file) {
        return query_sql(file,
                   "SELECT group_concat(uuid || name || renamed) FROM"
                   " (SELECT * FROM person ORDER BY uuid)")
            + query_sql(file, "SELECT group_concat(one || other) FROM person_same");
    };
    const std::string before = rows_of(folder / "x.db");
    {
        db::Database to = open_database(folder / "new.db");
        const auto report = db::salvage(folder / "x.db", to);
        REQUIRE_FALSE(report.is_error());
        CHECK(report.value().is_whole());
    }
    CHECK(rows_of(folder / "new.db") == before);

    // What cannot be a person stays where it is, and so does what is said of such.
    run_sql(folder / "x.db", "UPDATE person SET renamed = 9000000000000000000 WHERE renamed > 0");
    run_sql(
        folder / "x.db", "INSERT INTO person_same (one, other) VALUES ('a nobody', 'b nobody')");
    {
        db::Database to = open_database(folder / "other.db");
        const auto report = db::salvage(folder / "x.db", to);
        REQUIRE_FALSE(report.is_error());
        CHECK(report.value().taken() == 1);
        CHECK(resume(to, id).evening().history().size() == 5);
    }
    CHECK(query_sql(folder / "other.db", "SELECT count(*) FROM person") == "3");
    CHECK(query_sql(folder / "other.db", "SELECT max(renamed) FROM person") == "0");
    CHECK(query_sql(folder / "other.db", "SELECT count(*) FROM person_same") == "1");
}

TEST_CASE("what acts by itself in a file that is salvaged does not")
{
    Damaged damaged;
    // Whoever hangs is ended, and the test with it.
    constexpr unsigned most_seconds = 120;
    const std::string endless =
        " AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)";
    int whole = 0;
    SECTION("a view in the place of a table")
    {
        run_sql(damaged.path,
            "PRAGMA legacy_alter_table = ON; ALTER TABLE session RENAME TO kept; CREATE VIEW "
            "session"
                + endless + " SELECT kept.* FROM kept, n");
    }
    SECTION("a view beside the tables")
    {
        run_sql(damaged.path, "CREATE VIEW foreign_one" + endless + " SELECT x FROM n");
        whole = 8;
    }
    SECTION("a trigger")
    {
        run_sql(damaged.path,
            "CREATE TRIGGER foreign_one AFTER INSERT ON setting BEGIN"
            " INSERT INTO setting VALUES (new.key || 'x', new.value); END");
        whole = 8;
    }
    ::alarm(most_seconds);
    CHECK(damaged.salvage().taken() == whole);
    ::alarm(0);
}

TEST_CASE("what is whole takes the place of a damaged database, which keeps its content")
{
    Damaged damaged;
    std::string bytes = read_text(damaged.path);
    const std::string root =
        query_sql(damaged.path, "SELECT rootpage FROM sqlite_schema WHERE name = 'setting'");
    constexpr std::size_t page = 4096;
    bytes.replace((std::stoul(root) - 1) * page, page, std::string(page, '\x5a'));
    write_text(damaged.path, bytes);
    CHECK(db::Database::open(damaged.path).error().kind == db::DatabaseError::Kind::damaged);
    const auto salvaged = db::salvage_in_place(damaged.path);
    REQUIRE_FALSE(salvaged.is_error());
    CHECK(salvaged.value().report.taken() == 8);
    REQUIRE(salvaged.value().replaced.size() == 1);
    CHECK(read_text(salvaged.value().replaced[0]) == bytes);
    CHECK(names_in(damaged.folder / "").size() == 2);
    {
        db::Database database = open_database(damaged.path);
        for (const auto& [id, entries] : damaged.evenings)
            CHECK(told(resume(database, id).evening()) == entries);
    }

    // Nothing is whole: nothing changes.
    write_text(damaged.folder / "y.db", bytes.substr(0, 3 * page));
    const auto nothing = db::salvage_in_place(damaged.folder / "y.db");
    CHECK((nothing.is_error() || nothing.value().replaced.empty()));
    CHECK(names_in(damaged.folder / "").size() == 3);
}

TEST_CASE("what is no database of ours cannot be salvaged, and says so")
{
    const TemporaryFolder folder;
    db::Database to = open_database(folder / "new.db");
    write_text(folder / "diary.db", "Dear diary " + std::string(5000, 'x'));
    CHECK(db::salvage(folder / "diary.db", to).error().kind == db::DatabaseError::Kind::damaged);
    run_sql(folder / "recipes.db", "CREATE TABLE recipe (name)");
    CHECK(db::salvage(folder / "recipes.db", to).error().kind == db::DatabaseError::Kind::not_ours);
}

TEST_CASE("an evening of which only entries or seats are left is counted among those that are lost")
{
    Damaged damaged;
    damage(damaged.path,
        "PRAGMA foreign_keys = OFF; DELETE FROM session WHERE id IN (3, 5);"
        "DELETE FROM seat WHERE session = 3; DELETE FROM entry WHERE session = 5");
    const db::SalvageReport report = damaged.salvage();
    CHECK(report.taken() == 6);
    std::vector<std::string> lost;
    for (const auto& evening : report.evenings) {
        if (!evening.is_taken())
            lost.push_back(evening.id);
    }
    CHECK(lost == std::vector<std::string>{"#3", "#5"});
}

TEST_CASE("what a killed salvage has left behind goes the next time")
{
    Damaged damaged;
    for (const char* ending : {"", "-journal", "-wal"}) {
        write_text(damaged.folder / ("new.db.salvaged" + std::string(ending)), "half");
        write_text(damaged.folder / ("x.db.salvaged" + std::string(ending)), "half");
    }
    REQUIRE_FALSE(db::salvage_to(damaged.path, damaged.folder / "new.db").is_error());
    REQUIRE_FALSE(db::salvage_in_place(damaged.path).is_error());
    for (const std::string& name : names_in(damaged.folder / ""))
        CHECK_THAT(name, !Catch::Contains("salvaged"));
    db::Database database = open_database(damaged.path);
    CHECK(db::list_sessions(database).value().size() == 8);
}

/// One file of every format that was ever written lies in `tests/golden`, for ever: whatever the
/// program becomes, it reads them, and every verdict stays what it was.

#include "db/box_codes.h"
#include "db/box_file.h"
#include "db/connection.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/people_rows.h"
#include "db/photos.h"
#include "db/salvage.h"
#include "db/schema.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <sstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::filesystem::path golden(const std::string& name)
{
    return std::filesystem::path(CONSIGLIERE_SOURCE) / "tests/golden" / name;
}

std::string dump(int version)
{
    return read_text(golden("database-" + std::to_string(version) + ".sql"));
}

/// The first column of every row.
std::vector<std::string> texts(const std::filesystem::path& path, const std::string& sql)
{
    const SQLite::Database sqlite(path.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement rows(sqlite, sql);
    std::vector<std::string> all;
    while (rows.executeStep())
        all.push_back(rows.getColumn(0).getString());
    return all;
}

/// All that was ever recorded, as every version has it.
std::vector<std::string> recorded(const std::filesystem::path& path)
{
    std::vector<std::string> all = texts(path,
        "SELECT uuid || coalesce(branch_of, '') || game || head || rules_version || created"
        " FROM session ORDER BY id");
    for (const char* sql :
        {"SELECT session || ' ' || seq || at || line || verdict || rules || coalesce(ruling, '-')"
         " FROM entry ORDER BY session, seq",
            "SELECT session || ' ' || number || since || definition FROM session_component"
            " ORDER BY session, number",
            "SELECT session || ' ' || seat || coalesce(rank, '-') || coalesce(total, '-') || winner"
            " || parts FROM result ORDER BY session, seat",
            "SELECT session || ' ' || seat || actor || coalesce(name, '-') FROM seat"
            " LEFT JOIN person ON person.id = person ORDER BY session, seat",
            "SELECT game || kind || name || definition FROM component_learned ORDER BY id",
            "SELECT key || value FROM setting ORDER BY key"}) {
        for (const std::string& row : texts(path, sql))
            all.push_back(row);
    }
    return all;
}

/// A database of an older version, as it was on the day that it was kept.
struct Golden {
    explicit Golden(int version) { run_sql(path, dump(version)); }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "evenings.db";
};

} // namespace

TEST_CASE("a database of every version is kept, and opens as what it was")
{
    const int version = GENERATE(range(1, db::schema_version() + 1));
    CAPTURE(version);
    const Golden kept(version);
    const std::vector<std::string> before = recorded(kept.path);
    REQUIRE(before.size() > 250);
    {
        db::Database database = open_database(kept.path);
        CHECK(db::broken_evenings(database).value().empty());
        const auto report = db::verify(database);
        REQUIRE_FALSE(report.is_error());
        CHECK(report.value().damage.empty());
        for (const auto& session : report.value().sessions) {
            CAPTURE(session.id);
            CHECK_FALSE(session.unusable);
            // A corrected rule may judge otherwise today: it is told, and changes nothing.
            for (const db::Difference& difference : session.differences) {
                CAPTURE(difference.entry, difference.stored, difference.found);
                CHECK(db::can_be_corrected_rule(difference.kind));
            }
            CHECK((session.differences.empty() || session.has_older_rules));
            const db::Session resumed = resume(database, session.id);
            CHECK(resumed.evening().history().size() > 0);
        }
    }
    CHECK(query_sql(kept.path, "PRAGMA user_version") == std::to_string(db::schema_version()));
    CHECK(recorded(kept.path) == before);
}

TEST_CASE("evenings are taken out of a file of every version, which stays as it is")
{
    for (int version = 1; version <= db::schema_version(); ++version) {
        CAPTURE(version);
        const Golden kept(version);
        db::Database to = open_database(kept.folder / "salvaged.db");
        const auto salvaged = db::salvage(kept.path, to);
        REQUIRE_FALSE(salvaged.is_error());
        CHECK(salvaged.value().taken() > 0);
        CHECK(salvaged.value().is_whole());
        CHECK(query_sql(kept.path, "PRAGMA user_version") == std::to_string(version));
    }
}

TEST_CASE("a result whose parts are counted otherwise since is told as that, and is no damage")
{
    const Golden kept(2);
    {
        db::Database database = open_database(kept.path);
        std::vector<db::Difference> differences;
        const auto report = db::verify(database);
        REQUIRE_FALSE(report.is_error());
        for (const auto& session : report.value().sessions)
            differences.insert(
                differences.end(), session.differences.begin(), session.differences.end());
        REQUIRE(differences.size() == 1);
        CHECK(differences.front().kind == db::Difference::Kind::counting);
        CHECK(differences.front().stored == differences.front().found);
    }
    {
        db::Database to = open_database(kept.folder / "salvaged.db");
        const auto salvaged = db::salvage(kept.path, to);
        REQUIRE_FALSE(salvaged.is_error());
        CHECK(salvaged.value().taken() == 6);
        for (const auto& evening : salvaged.value().evenings)
            CHECK(evening.is_taken());
    }
    const std::string told = run_program({"verify", "--db", kept.path.string()}).output;
    CHECK_THAT(told, Catch::Contains("the rules have changed since"));
    CHECK_THAT(told, !Catch::Contains("The stored result was altered or damaged"));
    // Whoever changes the file is told of as ever, also by older rules.
    damage(kept.path, "UPDATE result SET parts = parts || ' '");
    CHECK_THAT(run_program({"verify", "--db", kept.path.string()}).output,
        Catch::Contains("The stored result was altered or damaged"));
}

TEST_CASE("what was said of the evenings of version 1 is still said")
{
    const Golden kept(1);
    db::Database database = open_database(kept.path);
    std::map<std::string, db::SessionDetails> details;
    const auto sessions = db::list_sessions(database);
    REQUIRE_FALSE(sessions.is_error());
    for (const auto& session : sessions.value())
        details[session.id] = session.details;
    CHECK(details.size() == 6);
    CHECK(details["0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10"]
        == db::SessionDetails{"2026-11-20", "Kraków", "Ana’s “birthday”"});
    CHECK(details["773c1fd8-c1b0-4024-8e91-a23aba331a46"]
        == db::SessionDetails{"", "Łódź", "Rain, and a late start"});
}

TEST_CASE("what was said of the evenings and the people of version 2 is still said")
{
    const Golden kept(2);
    const db::SessionId id = "773c1fd8-c1b0-4024-8e91-a23aba331a46";
    {
        db::Database database = open_database(kept.path);
        const auto sessions = db::list_sessions(database).value();
        const auto found = std::find_if(sessions.begin(), sessions.end(),
            [&id](const db::SessionSummary& session) { return session.id == id; });
        REQUIRE(found != sessions.end());
        // Two have edited apart.
        CHECK(found->details
            == db::SessionDetails{
                "2026-11-21", "Zgierz / Łódź", "2026-11-22 / Rain", "The long one"});
        CHECK(found->seats.at(1).player == "Piotruś");
        // Ana and Ala are the same there.
        CHECK(found->seats.at(0).player == found->seats.at(3).player);
        REQUIRE_FALSE(
            db::change_details(database, id, {"", "Zgierz", "", "The long one"}).is_error());
    }
    // It had a name before this program knew of names, and keeps it.
    CHECK(query_sql(kept.path,
              "SELECT count(*) FROM session_edit WHERE details LIKE '%name = \"The long one\"%'"
              " AND details LIKE '%Zgierz%'")
        == "1");
}

TEST_CASE("the photos of version 3 are still what was kept")
{
    const Golden kept(3);
    db::Database database = open_database(kept.path);
    const auto keys = db::photographed(database, "corleone");
    REQUIRE(keys.value().size() == 1);
    CHECK(keys.value().front() == db::PhotoKey{"corleone", "jobs", "stick-up"});
    const auto photo = db::photo_of(database, keys.value().front());
    CHECK(photo.value().state == db::StoredPhoto::State::whole);
    CHECK(photo.value().image.size() == 286);
    // Another has been taken away there, and takes away what an older tablet still has.
    const db::PhotoKey gone{"corleone", "allies", "bookkeeper"};
    db::Database older = open_database(kept.folder / "older.db");
    REQUIRE_FALSE(db::keep_photo(older, gone, "old").is_error());
    REQUIRE_FALSE(db::merge(older, database).is_error());
    CHECK(db::photo_of(older, gone).value().state == db::StoredPhoto::State::none);
    CHECK(db::verify(database).value().damaged_photos.empty());
}

TEST_CASE("a file of an older version has no photos, and takes some")
{
    const int version = GENERATE(1, 2);
    const Golden kept(version);
    const db::PhotoKey key{"corleone", "jobs", "stick-up"};
    db::Database database = open_database(kept.path);
    CHECK(db::photographed(database, "corleone").value().empty());
    REQUIRE_FALSE(db::keep_photo(database, key, "a photo").is_error());
    CHECK(db::photo_of(database, key).value().image == "a photo");
}

TEST_CASE("people of version 1 get the same ids on every machine")
{
    CHECK(db::person_id_from_name("Żaneta") == "275e1275-b230-53ef-bbd1-48ca5281a370");
    const Golden one(1);
    const Golden other(1);
    damage(other.path, "UPDATE seat SET person = NULL; DELETE FROM person WHERE id < 3");
    db::Database first = open_database(one.path);
    db::Database second = open_database(other.path);
    const auto people = db::read_people(first.connection());
    for (const db::PersonRow& person : db::read_people(second.connection())) {
        CHECK(std::any_of(people.begin(), people.end(), [&](const db::PersonRow& known) {
            return known.uuid == person.uuid && known.name == person.name;
        }));
    }
}

TEST_CASE("the file as it was stays beside the one that was brought up to date")
{
    const Golden kept(1);
    const std::vector<std::string> before = recorded(kept.path);
    {
        const db::Database database = open_database(kept.path);
    }
    const std::filesystem::path copy = kept.path.string() + ".before-4";
    CHECK(query_sql(copy, "PRAGMA user_version") == "1");
    CHECK(recorded(copy) == before);
    CHECK(names_in(kept.folder / ".").size() == 2);
    CHECK(open_to_others(copy) == std::filesystem::perms::none);
    // A new file has nothing to keep, nor has one that is up to date.
    {
        const db::Database again = open_database(kept.path);
        const db::Database fresh = open_database(kept.folder / "new.db");
    }
    CHECK(names_in(kept.folder / ".").size() == 3);
}

TEST_CASE("a file that cannot be brought up to date stays as it was")
{
    const Golden kept(1);
    // No such row could have been written, and the tables of today refuse it.
    damage(kept.path,
        "PRAGMA ignore_check_constraints = ON;"
        "UPDATE person SET name = '' WHERE id = 2");
    const std::string before = query_sql(kept.path, "SELECT group_concat(sql) FROM sqlite_schema");
    CHECK(db::Database::open(kept.path).is_error());
    CHECK(query_sql(kept.path, "PRAGMA user_version") == "1");
    CHECK(query_sql(kept.path, "SELECT group_concat(sql) FROM sqlite_schema") == before);
    CHECK(names_in(kept.folder / ".").size() == 1);
}

TEST_CASE("entries that a file of version 1 had lost already are missed after it was brought up")
{
    const Golden kept(1);
    damage(kept.path, "DELETE FROM entry WHERE session = 2 AND seq = 50");
    db::Database database = open_database(kept.path);
    const auto broken = db::broken_evenings(database);
    REQUIRE(broken.value().size() == 1);
    CHECK(broken.value()[0].fault == db::HashChainFault{db::HashChainFault::Kind::entry, 50, 49});
}

TEST_CASE("a file of every version of every format is kept")
{
    const std::string code = db::codes_of_box("a box").value().front();
    const std::string format_of_codes = code.substr(0, code.find(':'));
    const auto& [format, name] = GENERATE_COPY(
        table<std::string, std::string>({{std::string(db::Record::format), "record-{}.game.toml"},
            {std::string(db::BoxFile::format), "components-{}.toml"},
            {format_of_codes, "box-codes-{}.txt"}}));
    const std::size_t slash = format.find('/');
    const int newest = std::stoi(format.substr(slash + 1));
    for (int version = 1; version <= newest; ++version) {
        std::string file = name;
        file.replace(file.find("{}"), 2, std::to_string(version));
        INFO(file);
        // It is of that version, and not a newer one under its name.
        CHECK_THAT(read_text(golden(file)),
            Catch::Contains(format.substr(0, slash + 1) + std::to_string(version)));
    }
}

TEST_CASE("a record of version 1 is judged as it was")
{
    const auto record = db::read_record(golden("record-1.game.toml"));
    REQUIRE_FALSE(record.is_error());
    const auto evening = db::referee(record.value(), "record", built_in_components("corleone"));
    REQUIRE_FALSE(evening.is_error());
    std::vector<std::string> verdicts;
    for (int number = 1; number <= evening.value()->history().size(); ++number)
        verdicts.emplace_back(word_of(evening.value()->history().entry(number).verdict));
    CHECK(verdicts
        == std::vector<std::string>{"legal", "legal", "unverified", "legal", "illegal", "ruled",
            "impossible", "impossible"});
    // The database of the same day was made from it.
    const Golden kept(1);
    CHECK(texts(kept.path, "SELECT verdict FROM entry WHERE session = 1 ORDER BY seq") == verdicts);
}

TEST_CASE("a learned box of version 1 is learned")
{
    const auto box = db::read_box(golden("components-1.toml"));
    REQUIRE_FALSE(box.is_error());
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::learn(
        database, box.value().game, box.value().components, built_in_components("corleone"))
                      .is_error());
    CHECK(db::learned_box(database, "corleone").value() == box.value().components);
}

TEST_CASE("a box in codes of version 1 is put together, and is learned")
{
    std::istringstream lines(read_text(golden("box-codes-1.txt")));
    std::vector<std::string> codes;
    for (std::string line; std::getline(lines, line);)
        codes.push_back(line);
    REQUIRE(codes.size() > 1);
    db::BoxPieces pieces;
    // Whichever is seen first.
    std::reverse(codes.begin(), codes.end());
    for (const std::string& code : codes)
        CHECK(pieces.take(code) == db::SeenCode::taken);
    REQUIRE(pieces.is_complete());
    const auto file = pieces.file();
    REQUIRE_FALSE(file.is_error());
    CHECK(file.value() == read_text(golden("box-codes-1.toml")));
    const auto box = db::read_box_text(file.value(), "codes");
    REQUIRE_FALSE(box.is_error());
    CHECK(box.value().components.find("jobs")->elements().size() == 20);
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::learn(
        database, box.value().game, box.value().components, built_in_components("corleone"))
                      .is_error());
    CHECK(db::learned_box(database, "corleone").value() == box.value().components);
}

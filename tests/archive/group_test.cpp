/// A group as a whole: its site, its leagues, and results from elsewhere, by the program itself.

#include "db/connection.h"
#include "db/entry_notes.h"
#include "db/leagues.h"
#include "db/people.h"
#include "db/photos.h"
#include "db/plays.h"
#include "db/removal.h"
#include "db/session_rows.h"
#include "tests/archive/made_evenings.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// All files of a folder with their texts.
std::map<std::string, std::string> files_of(const fs::path& folder)
{
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file())
            files[entry.path().lexically_relative(folder).generic_string()] =
                read_text(entry.path());
    }
    return files;
}

std::map<std::string, fs::file_time_type> times_of(const fs::path& folder)
{
    std::map<std::string, fs::file_time_type> times;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file())
            times[entry.path().string()] = entry.last_write_time();
    }
    return times;
}

/// Every link of a page leads to a page of the site.
void check_links(const fs::path& folder, const std::string& name, const std::string& page)
{
    constexpr std::string_view begin = "href=\"";
    for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at)) {
        at += begin.size();
        const std::string link = page.substr(at, page.find('"', at) - at);
        CHECK(fs::exists((folder / name).parent_path() / link));
    }
}

void fill_desk(const Desk& desk, int evenings)
{
    db::Database database = open_database(desk.database);
    make_evenings(database, {evenings, 4, 3});
}

} // namespace

TEST_CASE("a site has valid pages that lead to each other, and only what has changed is written")
{
    const Desk desk;
    fill_desk(desk, 14);
    REQUIRE(desk.run({"league", "make", "All years"}).exit_code == 0);
    const fs::path site = desk.folder / "site";
    const std::vector<std::string> publish{
        "publish", site.string(), "--language", "en", "--language", "pl"};
    const ProgramResult first = desk.run(publish);
    REQUIRE(first.errors == "");
    REQUIRE(first.exit_code == 0);
    const auto pages = files_of(site);
    for (const char* name : {"index.html", "players.html", "group.html", "league.html", "feed.xml",
             "style.css", "pl/index.html", "pl/feed.xml"})
        CHECK(pages.contains(name));
    for (const auto& [name, page] : pages) {
        if (!name.ends_with(".html"))
            continue;
        INFO(name);
        check_links(site, name, page);
        CHECK(page.find("<script") == std::string::npos);
        const ProgramResult tidied =
            run_script("tidy -q -e --drop-empty-elements no '" + (site / name).string() + "' 2>&1");
        CHECK(tidied.output == "");
    }
    CHECK_THAT(pages.at("pl/index.html"), Catch::Contains("lang=\"pl\""));
    const auto times = times_of(site);
    CHECK_THAT(desk.run(publish).output, Catch::Contains("changed: 0."));
    CHECK(times_of(site) == times);
    // An evening that is gone leaves the site.
    db::SessionId gone;
    {
        db::Database database = open_database(desk.database);
        const auto sessions = db::list_sessions(database);
        for (const db::SessionSummary& session : sessions.value()) {
            if (pages.contains("evenings/" + session.id + ".html"))
                gone = session.id;
        }
        REQUIRE_FALSE(db::remove_session(database, gone).is_error());
    }
    REQUIRE(desk.run(publish).exit_code == 0);
    CHECK_FALSE(fs::exists(site / "evenings" / (gone + ".html")));
    CHECK_FALSE(fs::exists(site / "pl/evenings" / (gone + ".html")));
}

TEST_CASE("a site never lies among the files of others")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const fs::path site = desk.folder / "site";
    REQUIRE(desk.run({"publish", site.string()}).exit_code == 0);
    std::ofstream(site / "evenings" / "letter.html") << "<p>Dear Ana,";
    check_unusable(desk.run({"publish", site.string()}), "was not published from here");
    CHECK(read_text(site / "evenings" / "letter.html") == "<p>Dear Ana,");
    fs::remove(site / "evenings" / "letter.html");
    // A link would lead out of the folder.
    fs::remove(site / "style.css");
    fs::create_symlink(desk.record, site / "style.css");
    const std::string record = read_text(desk.record);
    check_unusable(desk.run({"publish", site.string()}), "was not published from here");
    CHECK(read_text(desk.record) == record);
    fs::remove(site / "style.css");
    // What a killed process has left is cleared away.
    std::ofstream(site / "index.html.a1B2c3") << "half";
    CHECK(desk.run({"publish", site.string()}).exit_code == 0);
    CHECK_FALSE(fs::exists(site / "index.html.a1B2c3"));
    // The folder of the database holds the database.
    check_unusable(
        desk.run({"publish", desk.database.parent_path().string()}), "was not published from here");
    check_unusable(desk.run({"publish", site.string(), "--language", "xx"}), "Unknown language");
}

TEST_CASE("a site tells nothing of what is hidden, and initials of whoever is not to be named")
{
    const Desk desk;
    const std::string id = desk.import();
    const fs::path site = desk.folder / "site";
    REQUIRE(desk.run({"publish", site.string()}).exit_code == 0);
    const auto before = files_of(site);
    // Whatever an evening in progress holds, nothing of it appears.
    for (const unsigned seed : {4U, 5U}) {
        db::Database database = open_database(desk.database);
        static_cast<void>(begin_game(database, 3, seed, 30));
    }
    REQUIRE(desk.run({"publish", site.string()}).exit_code == 0);
    CHECK(files_of(site) == before);
    CHECK_THAT(before.at("index.html"), Catch::Contains("Ana"));
    {
        db::Database database = open_database(desk.database);
        const auto people = db::remembered_people(database);
        for (const db::Person& person : people.value()) {
            if (person.name == "Ana")
                REQUIRE_FALSE(
                    db::set_naming(database, person.id, db::Naming::by_initials).is_error());
        }
        db::SessionDetails details = db::read_details(database, id).value();
        details.notes = "At Ana’s. Anatol came later.";
        REQUIRE_FALSE(db::change_details(database, id, details).is_error());
    }
    REQUIRE(desk.run({"publish", site.string()}).exit_code == 0);
    for (const auto& [name, page] : files_of(site)) {
        INFO(name);
        for (std::size_t at = page.find("Ana"); at != std::string::npos;
             at = page.find("Ana", at + 1))
            CHECK(page.substr(at, 6) == "Anatol");
    }
    CHECK_THAT(read_text(site / "evenings" / (id + ".html")), Catch::Contains("At A.’s."));
}

namespace {

/// Imports a refereed record of `tests/records`.
db::SessionId import_refereed(const Desk& desk, const std::string& ending)
{
    for (const fs::path& record : refereed_records()) {
        if (!record.string().ends_with(ending))
            continue;
        const ProgramResult imported = desk.run({"import", record.string()});
        REQUIRE(imported.exit_code == 0);
        return imported.output.substr(0, imported.output.find(' '));
    }
    FAIL(ending);
    return {};
}

void name_by_initials(db::Database& database, const std::string& name)
{
    const auto people = db::remembered_people(database);
    for (const db::Person& person : people.value()) {
        if (person.name == name)
            REQUIRE_FALSE(db::set_naming(database, person.id, db::Naming::by_initials).is_error());
    }
}

} // namespace

TEST_CASE("what nobody may see of finished evenings changes not a byte of their site")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const db::SessionId guns = import_refereed(desk, "cash-n-guns/game-5-players.game.toml");
    const db::SessionId mafia = import_refereed(desk, "mafia/game-2-players.game.toml");
    {
        db::Database database = open_database(desk.database);
        name_by_initials(database, "Ana");
    }
    const Desk other;
    fs::copy_file(desk.database, other.database);
    // A bullet that was discarded unseen, a red card that lies face down.
    record_otherwise(other.database,
        "UPDATE entry SET line = 'iwo discards bang' WHERE line = 'iwo discards click'");
    record_otherwise(other.database,
        "UPDATE entry SET line = 'franco draws red-7' WHERE line = 'franco draws red-30'");
    {
        db::Database database = open_database(other.database);
        const auto people = db::remembered_people(database);
        for (const db::Person& person : people.value()) {
            if (person.name == "Ana")
                REQUIRE_FALSE(db::rename_person(database, person.id, "Alicja").is_error());
        }
        REQUIRE_FALSE(
            db::keep_photo(database, {"corleone", "jobs", "heist"}, "a photo").is_error());
        REQUIRE_FALSE(db::change_entry_notes(database, guns,
            {{3, db::read_session(database.connection(), guns)->entries[2].line, "He is bluffing"}})
                          .is_error());
    }
    for (const db::SessionId& id : {guns, mafia}) {
        INFO(id);
        CHECK(desk.run({"export", id}).output != other.run({"export", id}).output);
        CHECK(other.run({"log", id}).exit_code == 0);
    }
    const auto published = [](const Desk& one) {
        const fs::path site = one.folder / "site";
        const ProgramResult result =
            one.run({"publish", site.string(), "--language", "en", "--language", "ru"});
        CHECK(result.errors == "");
        return files_of(site);
    };
    const auto left = published(desk);
    const auto right = published(other);
    CHECK(left.contains("evenings/" + guns + ".html"));
    CHECK(left.contains("evenings/" + mafia + ".html"));
    CHECK(left.size() == right.size());
    for (const auto& [name, page] : left) {
        INFO(name);
        REQUIRE(right.contains(name));
        CHECK(page == right.at(name));
    }
}

TEST_CASE("list, statistics, export and site have the same filter, also by table size and place")
{
    const Desk desk;
    fill_desk(desk, 40);
    const auto count = [&desk](std::vector<std::string> words) {
        words.emplace_back("--players");
        words.emplace_back("3");
        const std::string output = desk.run(words).output;
        const std::size_t end = output.rfind(" finished evening");
        return end == std::string::npos ? lines_in(output) - 1
                                        : std::stol(output.substr(output.rfind('\n', end) + 1));
    };
    const auto of_three = count({"list"});
    CHECK(of_three > 0);
    CHECK(of_three < 40);
    const auto counted = count({"stats"});
    CHECK(counted > 0);
    CHECK(counted <= of_three);
    const fs::path site = desk.folder / "site";
    REQUIRE(desk.run({"publish", site.string(), "--players", "3"}).exit_code == 0);
    std::ptrdiff_t pages = 0;
    for (const auto& [name, page] : files_of(site))
        pages += name.starts_with("evenings/") ? 1 : 0;
    CHECK(pages == counted);
    check_unusable(desk.run({"list", "--players", "9"}), "--players");
    check_unusable(desk.run({"stats", "--since", "soon"}), "isn’t a valid date");
    // A year is a period.
    const std::string of_2025 = desk.run({"stats", "--year", "2025"}).output;
    CHECK(of_2025 == desk.run({"stats", "--since", "2025-01-01", "--until", "2025-12-31"}).output);
    CHECK(desk.run({"stats", "--place", "nowhere"}).output == "0 finished evenings.\n");
}

TEST_CASE("a league counts the points of a tag and a period, and says how ties are broken")
{
    const Desk desk;
    fill_desk(desk, 30);
    CHECK_THAT(desk.run({"league"}).output, Catch::Contains("no league yet"));
    REQUIRE(desk.run({"league", "make", "Wins", "--points", "wins"}).exit_code == 0);
    REQUIRE(desk.run({"league", "make", "None", "--tag", "nowhere"}).exit_code == 0);
    const ProgramResult told = desk.run({"league"});
    CHECK_THAT(told.output, Catch::Contains("Equal points: more wins"));
    const Json leagues = Json::parse(desk.run({"league", "--json"}).output).at("leagues");
    REQUIRE(leagues.size() == 2);
    CHECK(leagues[0].at("standings").empty());
    double points = 0;
    double last = 1000;
    for (const Json& row : leagues[1].at("standings")) {
        const double own = std::stod(row.at("points").get<std::string>());
        CHECK(own <= last);
        last = own;
        points += own;
    }
    // One point for each evening that somebody has won.
    const Json people = Json::parse(desk.run({"stats", "--json"}).output).at("people");
    double wins = 0;
    for (const Json& person : people)
        wins += person.at("wins").at("won").get<double>();
    CHECK(points == Approx(wins).margin(0.01));
    check_unusable(
        desk.run({"league", "make", "X", "--by-place", "5,a"}), "isn’t a list of points");
    check_unusable(desk.run({"league", "forget", "X"}), "no league called");
    REQUIRE(desk.run({"league", "forget", "None"}).exit_code == 0);
    CHECK(Json::parse(desk.run({"league", "--json"}).output).at("leagues").size() == 1);
}

TEST_CASE("results from elsewhere give the same statistics, once, and are marked")
{
    const Desk desk;
    fill_desk(desk, 12);
    const Desk other;
    for (const char* format : {"bgsplay", "csv"}) {
        const fs::path file = desk.folder / (std::string("plays.") + format);
        REQUIRE(desk.run({"export", "--all", "--format", format, file.string()}).exit_code != 2);
        const ProgramResult taken = other.run({"import", file.string()});
        INFO(taken.errors);
        REQUIRE(taken.exit_code == 0);
        const Json here = Json::parse(desk.run({"stats", "--json"}).output).at("people");
        const Json there = Json::parse(other.run({"stats", "--json"}).output).at("people");
        REQUIRE(here.size() == there.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            CHECK(here[i].at("name") == there[i].at("name"));
            CHECK(here[i].at("wins") == there[i].at("wins"));
            CHECK(here[i].at("place") == there[i].at("place"));
        }
    }
    const std::string listed = other.run({"list"}).output;
    CHECK_THAT(listed, Catch::Contains("result only"));
    CHECK_THAT(
        other.run({"export", "--all", "--format", "csv"}).output, Catch::Contains(",result,"));
    const std::string of_all = other.run({"stats"}).output;
    CHECK_THAT(of_all, Catch::Contains("results from elsewhere count"));
    CHECK_THAT(desk.run({"stats"}).output, !Catch::Contains("elsewhere"));
    const std::string anybody = of_all.substr(0, of_all.find(':'));
    CHECK_THAT(other.run({"stats", anybody}).output, Catch::Contains("from elsewhere"));
    // The second time nothing comes, also from what was exported again.
    const fs::path again = other.folder / "again.bgsplay";
    REQUIRE(other.run({"export", "--all", "--format", "bgsplay", again.string()}).exit_code == 0);
    CHECK_THAT(other.run({"import", again.string()}).output, Catch::Contains("0 results taken in"));
    CHECK_THAT(desk.run({"import", again.string()}).output, Catch::Contains("0 results taken in"));
    CHECK(other.run({"list"}).output == listed);
    // They travel with a merge, and disappear where the evening itself is.
    const Desk third;
    static_cast<void>(third.import());
    const std::string before = third.run({"list"}).output;
    REQUIRE(third.run({"merge", other.database.string()}).exit_code == 0);
    const std::string merged = third.run({"list"}).output;
    CHECK(lines_in(merged) == lines_in(before) + lines_in(listed) - 1);
    REQUIRE(third.run({"merge", desk.database.string()}).exit_code == 0);
    CHECK_THAT(third.run({"list"}).output, !Catch::Contains("result only"));
    // The site marks them.
    const fs::path site = other.folder / "site";
    REQUIRE(other.run({"publish", site.string()}).exit_code == 0);
    CHECK_THAT(read_text(site / "index.html"), Catch::Contains("result only"));
    for (const auto& [name, page] : files_of(site)) {
        if (name.starts_with("players/"))
            CHECK_THAT(page, Catch::Contains("result only"));
        if (name.starts_with("evenings/"))
            CHECK_THAT(page, Catch::Contains("Result from another program"));
    }
}

TEST_CASE("a bad file of plays is refused in one sentence, and nothing of it is taken in")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const std::string before = desk.run({"list"}).output;
    const auto refused = [&](const char* name, const std::string& text, const char* words) {
        const fs::path file = desk.folder / name;
        std::ofstream(file, std::ios::binary) << text;
        check_unusable(desk.run({"import", file.string()}), words);
    };
    refused("a.bgsplay", "{", "isn’t valid JSON");
    refused("b.bgsplay", "[]", "no list of plays");
    refused("c.csv", "", "it is empty");
    refused("d.csv", "date,player\n2026-01-01,Ana\n", "no column “game”");
    refused("e.csv", "game,date,player\n\"x", "quotation mark");
    CHECK(desk.run({"list"}).output == before);
    // Odd plays are left out and counted; a plain table of another program is enough.
    const fs::path odd = desk.folder / "odd.bgsplay";
    std::ofstream(odd) << R"({"plays": [1, {}, {"gameRefId": 1, "playDate": "x", "playerScores": 7},
        {"gameRefId": 2, "playDate": "2026-01-01 10:00:00"}],
        "games": [{"id": 1, "name": "MAFIA"}, {"id": 2, "name": "Chess"}, 3]})";
    const ProgramResult taken = desk.run({"import", odd.string()});
    CHECK(taken.exit_code == 0);
    CHECK_THAT(taken.output,
        Catch::Contains("0 results taken in") && Catch::Contains("1 play of another game")
            && Catch::Contains("3 plays without"));
    const fs::path plain = desk.folder / "plain.csv";
    std::ofstream(plain) << "Game;Date;Location;Player;Score;Winner\n"
                            "Corleone's Empire;2026-02-01;Bruno’s;Ana;40;1\n"
                            "Corleone's Empire;2026-02-01;Bruno’s;Ewa;35;0\n"
                            "Corleone's Empire;2026-02-01;Bruno’s;Ana;20;0\n"
                            "Corleone's Empire;2026-02-01;Bruno’s;Ewa;25;1\n";
    const ProgramResult two = desk.run({"import", plain.string()});
    CHECK_THAT(two.output,
        Catch::Contains("2 results taken in") && Catch::Contains("Recognized by name: Ana"));
    CHECK_THAT(desk.run({"stats", "Ana"}).output, Catch::Contains("3 finished evenings"));
}

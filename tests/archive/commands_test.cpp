/// Looking back on the command line, by the program itself.

#include "db/archive/cache.h"
#include "db/removal.h"
#include "tests/archive/made_evenings.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"
#include "tests/db/shifted_clock.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;

TEST_CASE("one evening leaves the program in every form")
{
    const Desk desk;
    const std::string id = desk.import();
    const ProgramResult sheet = desk.run({"sheet", id.substr(0, 6)});
    CHECK(sheet.exit_code == 0);
    CHECK_THAT(sheet.output, Catch::Contains("Ana") && Catch::Contains("has won"));
    CHECK(desk.run({"export", id, "--format", "text"}).output == sheet.output);
    const std::string page = desk.run({"sheet", id, "--format", "html"}).output;
    CHECK(page.starts_with("<!DOCTYPE html>"));
    const std::string polish =
        run_script("\"$consigliere\" --lang pl --db '" + desk.database.string() + "' sheet " + id)
            .output;
    CHECK_THAT(polish, Catch::Contains("Wynik"));

    const std::string file = (desk.folder / "evening.html").string();
    CHECK(desk.run({"sheet", id, file, "--format", "html"}).exit_code == 0);
    CHECK(read_text(file) == page);
    CHECK(desk.run({"sheet", id, file, "--format", "html"}).exit_code == 2);
    CHECK(desk.run({"sheet", id, file, "--format", "html", "--force"}).exit_code == 0);

    const Json report = Json::parse(desk.run({"export", id, "--format", "json"}).output);
    CHECK(report.at("format") == "consigliere-report/1");
    CHECK(report.at("finished") == true);
    CHECK(report.at("seats").size() == 2);
    CHECK_THAT(desk.run({"export", id, "--format", "bgstats"}).output,
        Catch::StartsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
    CHECK(lines_in(desk.run({"export", id, "--format", "csv"}).output) == 3);
    CHECK(lines_in(desk.run({"export", id, "--format", "entries"}).output)
        == static_cast<std::ptrdiff_t>(report.at("entries").size()) + 1);
    // Without another form it is a record, as ever.
    CHECK_THAT(desk.run({"export", id, "--format", "toml"}).output, Catch::StartsWith("format"));
    CHECK(desk.run({"export", id}).output == desk.run({"export", id, "--format", "toml"}).output);
}

TEST_CASE("many evenings are written that a filter lets through, or all")
{
    const Desk desk;
    static_cast<void>(desk.import());
    {
        db::Database database = open_database(desk.database);
        static_cast<void>(begin_game(database, 3, 4, 30));
    }
    CHECK(lines_in(desk.run({"export", "--all", "--format", "csv"}).output) == 6);
    CHECK(lines_in(desk.run({"export", "--person", "ewa", "--format", "csv"}).output) == 4);
    const ProgramResult plays = desk.run({"export", "--all", "--format", "bgsplay"});
    CHECK(Json::parse(plays.output).at("plays").size() == 1);
    CHECK(plays.errors == "1 unfinished evening is left out.\n");
    CHECK(Json::parse(desk.run({"export", "--all", "--format", "json"}).output).size() == 2);
    const std::string file = (desk.folder / "evenings.csv").string();
    CHECK(desk.run({"export", "--all", "--format", "csv", file}).exit_code == 0);
    CHECK(read_text(file) == desk.run({"export", "--all", "--format", "csv"}).output);
    CHECK_THAT(desk.run({"export", "--person", "ewa", "--format", "text"}).output,
        Catch::Contains("isn’t finished"));
}

TEST_CASE("evenings are listed by the days on which they were played, whenever they were taken in")
{
    const Desk desk;
    const auto take_in = [&desk](const std::string& date) {
        db::Record record = db::read_record(desk.record).value();
        record.head.set("date", date);
        ledger::Tree seats = ledger::Tree::list();
        for (ledger::Tree seat : record.head.find("seats")->elements()) {
            if (seats.elements().empty())
                seat.set("player", "Guest of " + date);
            seats.add(std::move(seat));
        }
        record.head.set("seats", std::move(seats));
        REQUIRE_FALSE(db::write_record(record, desk.record, db::IfExists::replace).is_error());
        return desk.import();
    };
    const std::vector<std::string> ids{
        take_in("2025-02-01"), take_in("2026-10-07"), take_in("2019-12-31")};
    const std::string listed = desk.run({"list"}).output;
    CHECK(listed.find(ids[1]) == 0);
    CHECK(listed.find(ids[0]) < listed.find(ids[2]));
    // And so are the people: who was there last comes first.
    const Json people = Json::parse(desk.run({"people", "--json"}).output).at("people");
    CHECK(people.at(0).at("name") == "Guest of 2026-10-07");
    CHECK(people.at(0).at("last_seen").get<std::string>().starts_with("2026-10-07T"));
    CHECK(people.at(3).at("name") == "Guest of 2019-12-31");
    // A record that leaves and comes back brings its day along, also where nobody has told one.
    db::SessionId today;
    {
        db::Database database = open_database(desk.database);
        const ShiftedClock clock(-3);
        ledger::Tree head = head_for(2);
        head.remove("date");
        today = db::Session::begin(database, head, {}).value().id();
    }
    const std::string before = desk.run({"list"}).output;
    const std::string file = (desk.folder / "again.toml").string();
    REQUIRE(desk.run({"export", today, file}).exit_code == 0);
    {
        db::Database database = open_database(desk.database);
        REQUIRE_FALSE(db::remove_session(database, today).is_error());
    }
    REQUIRE(desk.run({"import", file}).exit_code == 0);
    CHECK(desk.run({"list"}).output == before);
}

TEST_CASE("a changed result and a broken evening are told where they are listed and counted")
{
    const Desk desk;
    const std::string id = desk.import();
    CHECK_FALSE(Json::parse(desk.run({"list", "--json"}).output)
                    .at("sessions")
                    .at(0)
                    .contains("result_changed"));
    damage(desk.database, "UPDATE result SET total = 99 WHERE seat = 1");
    CHECK_THAT(desk.run({"list"}).output, Catch::Contains("result changed"));
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").at(0).at("result_changed")
        == true);
    // Nobody has gone through its entries while they were whole.
    damage(desk.database, "UPDATE entry SET line = 'nobody knows' WHERE seq = 5");
    const ProgramResult stats = desk.run({"stats"});
    CHECK_THAT(stats.output, Catch::Contains("0 finished evenings."));
    CHECK_THAT(stats.errors, Catch::Contains(id) && Catch::Contains("is left out"));
}

TEST_CASE("what people have done is told and counted")
{
    const Desk desk;
    static_cast<void>(desk.import());
    CHECK_THAT(desk.run({"stats"}).output,
        Catch::Contains("Ana: ") && Catch::Contains("1 finished evening."));
    const Json everybody = Json::parse(desk.run({"stats", "--json"}).output);
    CHECK(everybody.at("format") == "consigliere-stats/1");
    CHECK(everybody.at("people").size() == 2);
    const Json page = Json::parse(desk.run({"stats", "Ana", "--json"}).output);
    CHECK(page.at("person").at("name") == "Ana");
    CHECK(page.at("person").at("wins").at("of") == 1);
    CHECK(page.at("person").at("wins").at("confidence") == "too-few");
    CHECK(page.at("others").at(0).at("name") == "Piotr");
    CHECK_THAT(desk.run({"stats", "Ana"}).output, Catch::Contains("Against Piotr"));
    // The cache beside the database may go at any time.
    const std::string before = desk.run({"stats", "Ana", "--json"}).output;
    CHECK(std::filesystem::remove(desk.database.string() + ".cache"));
    CHECK(desk.run({"stats", "Ana", "--json"}).output == before);
}

TEST_CASE("looking back says in one line what cannot be done")
{
    const Desk desk;
    check_unusable(desk.run({"stats"}), "Database not found");
    const std::string id = desk.import();
    check_unusable(desk.run({"stats", "Nobody"}), "No one called “Nobody”");
    check_unusable(desk.run({"stats", "--year", "last"}), "isn’t a year");
    check_unusable(desk.run({"stats", "--game", "chess"}), "chess");
    check_unusable(desk.run({"sheet", "ffffffff"}), "ffffffff");
    check_unusable(desk.run({"sheet", id, "--format", "csv"}), "csv");
    check_unusable(desk.run({"export", "--format", "csv"}), "Give an evening’s id");
    check_unusable(desk.run({"export"}), "Give an evening’s id");
    check_unusable(desk.run({"export", "--all"}), "Give an evening’s id");
    check_unusable(desk.run({"export", id, "--format", "pdf"}), "pdf");
    check_unusable(desk.run({"export", "--since", "tomorrow", "--format", "csv"}), "tomorrow");
    check_unusable(desk.run({"export", "--game", "chess", "--format", "csv"}), "chess");
    check_unusable(
        desk.run({"export", "--until", "1999-01-01", "--format", "html"}), "one evening");
    db::SessionId open;
    {
        db::Database database = open_database(desk.database);
        open = begin_game(database, 2, 3, 12).id();
    }
    check_unusable(desk.run({"export", open, "--format", "bgstats"}), "Only finished evenings");
    check_unusable(desk.run({"export", open, "--format", "bgsplay"}), "Only finished evenings");
}

TEST_CASE("what is worth remembering stands on the sheet in words, in the colours of the table")
{
    const Desk desk;
    REQUIRE(desk.run({"import", CONSIGLIERE_SOURCE "/tests/records/corleone/house-rules.game.toml"})
                .exit_code
        <= 1);
    const std::string id =
        Json::parse(desk.run({"list", "--json"}).output).at("sessions").at(0).at("id");
    const std::string sheet = desk.run({"sheet", id}).output;
    CHECK_THAT(sheet, Catch::Contains("Highlights") && Catch::Contains("Two Thugs may share"));
    CHECK_THAT(sheet, !Catch::Contains("thug test-") && !Catch::Contains("! house"));
    // The first of the colours that lines have where nobody knows better.
    CHECK_THAT(desk.run({"sheet", id, "--format", "html"}).output,
        Catch::Contains("<svg") && !Catch::Contains("#0072b2"));
}

TEST_CASE("the table of all evenings is made of what is kept, not by playing them again")
{
    // What is kept is asked only where many evenings are told of.
    const Desk desk;
    {
        db::Database database = open_database(desk.database);
        Making making;
        making.evenings = 12;
        making.games = 4;
        make_evenings(database, making);
    }
    const auto table = [&desk] { return desk.run({"export", "--all", "--format", "csv"}).output; };
    CHECK_THAT(table(), !Catch::Contains(",4321,"));
    {
        // What is kept says something that no evening played again would say.
        db::Cache cache(db::Cache::file_beside(desk.database));
        auto [id, kept] = *cache.all_facts().begin();
        const db::EveningSeries course = cache.course_of(id, kept.stamp).value();
        kept.facts.parts = 4321;
        cache.keep(id, kept.stamp, {kept.facts, course});
        cache.write();
    }
    CHECK_THAT(table(), Catch::Contains(",4321,"));
}

TEST_CASE("what was ruled and corrected stands on the sheet in words, in every form")
{
    const Desk desk;
    db::Record record =
        db::read_record(CONSIGLIERE_SOURCE "/tests/records/corleone/evening-of-two.game.toml")
            .value();
    const auto placed = std::ranges::find(record.moves, "pizzino collects");
    REQUIRE(placed != record.moves.end());
    record.moves.erase(placed + 1, record.moves.end());
    record.moves.insert(record.moves.end(),
        {"marzullo thug test-station ! We shook hands", "table corrects: pizzino gains $5"});
    const std::filesystem::path file = desk.folder / "ruled.game.toml";
    REQUIRE_FALSE(db::write_record(record, file, db::IfExists::refuse).is_error());
    REQUIRE(desk.run({"import", file.string()}).exit_code == 0);
    const std::string id =
        Json::parse(desk.run({"list", "--json"}).output).at("sessions").at(0).at("id");
    const std::string sheet = desk.run({"sheet", id}).output;
    CHECK_THAT(sheet,
        Catch::Contains("Ana: Thug → Test station – ruled: We shook hands")
            && Catch::Contains("Correction: Elena: + $5"));
    const std::string page = desk.run({"sheet", id, "--format", "html"}).output;
    CHECK_THAT(page, Catch::Contains("We shook hands") && Catch::Contains("Correction"));
    for (const std::string& form : {sheet, page}) {
        for (const char* raw : {"thug test-", "! We shook", "table corrects", "gains $5"})
            CHECK(form.find(raw) == std::string::npos);
    }
}

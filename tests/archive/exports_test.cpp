/// What leaves the program: tables, pages, plays for BG Stats. And what must not.

#include "companion/charts/svg.h"
#include "companion/exports/bg_stats.h"
#include "companion/exports/csv.h"
#include "companion/exports/json.h"
#include "companion/exports/qr.h"
#include "companion/exports/score_sheet.h"
#include "companion/language/language.h"
#include "db/session_record.h"
#include "engine/games/games.h"
#include "tests/archive/made_evenings.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/support/camera.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using exports::EveningReport;
using Json = nlohmann::json;

namespace {

/// The summary that the database would give of such rows.
db::SessionSummary summary_of(const db::SessionRows& rows)
{
    db::SessionSummary summary;
    summary.id = "a0000000-0000-4000-8000-000000000001";
    summary.game = rows.game;
    summary.rules_version = rows.rules_version;
    summary.details = {"2026-11-20", "at Bruno’s", "Łukasz said \"no\", twice"};
    summary.created = "2026-11-20T18:00:00.000Z";
    summary.updated = "2026-11-20T21:00:00.000Z";
    summary.entries = static_cast<int>(rows.entries.size());
    constexpr std::array names{"Ana", "Łukasz", "Ewa", "Jan", "Zofia", "Bruno", "Celia", "Ivan"};
    for (std::size_t seat = 0; seat < rows.seats.size(); ++seat) {
        db::SessionSummary::Seat sits;
        sits.actor = rows.seats[seat].actor;
        sits.player = names[seat];
        sits.person = "b0000000-0000-4000-8000-00000000000" + std::to_string(seat);
        summary.seats.push_back(sits);
    }
    return summary;
}

/// So many seconds for each entry.
std::vector<std::string> times_for(std::size_t entries, int step)
{
    std::vector<std::string> times;
    for (std::size_t i = 0; i < entries; ++i) {
        const int now = 18 * 3600 + static_cast<int>(i) * step;
        char text[64];
        std::snprintf(text, sizeof text, "2026-11-%02dT%02d:%02d:%02d.000Z", 20 + now / 86400,
            now / 3600 % 24, now / 60 % 60, now % 60);
        times.emplace_back(text);
    }
    return times;
}

const exports::GameNames names{
    "The Game", [](std::string_view actor) { return std::string(actor); }};

EveningReport report_of(const PlayedGame& game)
{
    const auto evening = db::evening_of(game.rows, "test");
    REQUIRE_FALSE(evening.is_error());
    return exports::describe(
        *evening.value(), summary_of(game.rows), times_for(game.rows.entries.size(), 20), names);
}

const EveningReport& corleone_evening()
{
    // Where nobody has told the colour of a Job that was completed, the score stays open.
    static const EveningReport report = [] {
        std::uint32_t seed = 1;
        EveningReport found = report_of(play_corleone(4, seed));
        while (!found.facts.is_finished)
            found = report_of(play_corleone(4, ++seed));
        return found;
    }();
    return report;
}
const EveningReport& cash_evening()
{
    static const EveningReport report = report_of(play_cash_n_guns(8, 6));
    return report;
}

const EveningReport& mafia_evening()
{
    static const EveningReport report = report_of(play_mafia(5, 2));
    return report;
}

EveningReport finished_mafia()
{
    EveningReport report = mafia_evening();
    report.facts.is_finished = true;
    return report;
}

/// The cells of a table, as a spreadsheet reads them.
std::vector<std::vector<std::string>> cells_of(const std::string& csv)
{
    REQUIRE(csv.starts_with("\xEF\xBB\xBF"));
    std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(1));
    bool is_quoted = false;
    for (std::size_t i = 3; i < csv.size(); ++i) {
        if (is_quoted && csv[i] == '"' && i + 1 < csv.size() && csv[i + 1] == '"')
            rows.back().back() += csv[++i];
        else if (csv[i] == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted && csv[i] == ',')
            rows.back().emplace_back();
        else if (!is_quoted && csv[i] == '\n')
            rows.emplace_back(1);
        else if (is_quoted || csv[i] != '\r')
            rows.back().back() += csv[i];
    }
    rows.pop_back();
    return rows;
}

/// What a reader with a camera sees of a picture of the code.
std::string read_by_camera(const exports::QrCode& code)
{
    constexpr int scale = 4;
    constexpr int margin = 4;
    const int size = (code.size() + 2 * margin) * scale;
    const std::string file = "qr-" + std::to_string(::getpid()) + ".pgm";
    std::FILE* picture = std::fopen(file.c_str(), "wb");
    REQUIRE(picture != nullptr);
    std::fprintf(picture, "P5 %d %d 255\n", size, size);
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const int column = x / scale - margin;
            const int row = y / scale - margin;
            const bool is_inside =
                column >= 0 && row >= 0 && column < code.size() && row < code.size();
            std::fputc(is_inside && code.is_dark(column, row) ? 0 : 255, picture);
        }
    }
    std::fclose(picture);
    const std::string text = seen_by_camera(file);
    std::remove(file.c_str());
    return text;
}

std::set<std::string> keys_of(const Json& object)
{
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.insert(key);
    return keys;
}

/// Tags that are opened are closed again, in their order.
void check_well_formed(const std::string& page)
{
    const std::set<std::string> empty_tags{"meta", "!DOCTYPE"};
    std::vector<std::string> open;
    const std::size_t style_begin = page.find("<style>");
    const std::size_t style_end = page.find("</style>");
    REQUIRE(style_begin < style_end);
    const std::string tags = page.substr(0, style_begin) + page.substr(style_end + 8);
    for (std::size_t at = tags.find('<'); at != std::string::npos; at = tags.find('<', at + 1)) {
        const std::size_t end = tags.find('>', at);
        REQUIRE(end != std::string::npos);
        const std::string tag = tags.substr(at + 1, end - at - 1);
        if (tag.front() == '/') {
            REQUIRE_FALSE(open.empty());
            CHECK(open.back() == tag.substr(1));
            open.pop_back();
        } else if (tag.back() != '/' && empty_tags.count(tag.substr(0, tag.find(' '))) == 0) {
            open.push_back(tag.substr(0, tag.find(' ')));
        }
    }
    CHECK(open.empty());
}

} // namespace

TEST_CASE("a line belongs to whoever plays the figure that it begins with")
{
    const EveningReport report = report_of(play_mafia(2, 4));
    std::map<std::string, std::set<std::size_t>> seats_by_figure;
    for (const EveningReport::Entry& entry : report.entries) {
        const std::string word = entry.line.substr(0, entry.line.find(' '));
        if (!entry.seat)
            CHECK((word == "table" || word == "undo" || word == "redo"));
        else
            seats_by_figure[word].insert(*entry.seat);
    }
    // Of two players each plays a family.
    REQUIRE(seats_by_figure.size() == 6);
    for (const auto& [figure, seats] : seats_by_figure) {
        INFO(figure);
        const bool is_bonanno = figure == "antonio" || figure == "sergio" || figure == "paolo";
        CHECK(seats == seats_by_figure.at(is_bonanno ? "antonio" : "maria"));
        CHECK(seats.size() == 1);
    }
    CHECK(seats_by_figure.at("antonio") != seats_by_figure.at("maria"));
}

TEST_CASE("a table of evenings has a row for each seat, and its parts make the score")
{
    for (const EveningReport* report : {&corleone_evening(), &cash_evening(), &mafia_evening()}) {
        const auto rows = cells_of(exports::csv_of_evenings({report, 1}));
        const std::vector<std::string> head(rows[0].begin(), rows[0].begin() + 19);
        CHECK(head
            == std::vector<std::string>{"session_uuid", "game", "date_utc", "date_local", "place",
                "players", "seat", "person", "person_uuid", "family", "start_player", "rank",
                "score", "winner", "duration_min", "acts", "rulings", "depth", "rules_version"});
        REQUIRE(rows.size() == report->facts.seats.size() + 1);
        int first = 0;
        for (std::size_t seat = 1; seat < rows.size(); ++seat) {
            REQUIRE(rows[seat].size() == rows[0].size());
            CHECK(rows[seat][0] == report->summary.id);
            CHECK(rows[seat][2] == "2026-11-20 18:00:00");
            CHECK(rows[seat][4] == "at Bruno’s");
            CHECK(rows[seat][6] == std::to_string(seat));
            first += rows[seat][10] == "1" ? 1 : 0;
            int sum = 0;
            for (std::size_t i = 0; i < report->outline->sources.size(); ++i)
                sum += rows[seat][19 + i].empty() ? 0 : std::stoi(rows[seat][19 + i]);
            if (!rows[seat][12].empty())
                CHECK(std::stoi(rows[seat][12]) == sum);
        }
        CHECK(first == 1);
        CHECK(rows[1][7] == "Ana");
        CHECK(rows[2][7] == "Łukasz");
    }
}

TEST_CASE("a table of entries has a row for each entry")
{
    const EveningReport& report = corleone_evening();
    const auto rows = cells_of(exports::csv_of_entries({&report, 1}));
    REQUIRE(rows.size() == report.entries.size() + 1);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        CHECK(rows[i].size() == 19);
        CHECK(rows[i][1] == std::to_string(i));
        CHECK(rows[i][4] == report.entries[i - 1].line);
    }
}

TEST_CASE("a code for BG Stats is read by another program, field by field")
{
    language::choose(language::Language::english);
    const EveningReport& report = corleone_evening();
    REQUIRE(report.facts.is_finished);
    const std::optional<std::string> link = exports::bg_stats_link(report);
    REQUIRE(link);
    const std::optional<exports::QrCode> code = exports::qr_code_of(*link);
    REQUIRE(code);
    const std::string seen = read_by_camera(*code);
    REQUIRE(seen == *link);
    const Json play = play_in(seen);
    CHECK(play.at("sourceName") == "Consigliere");
    CHECK(play.at("sourcePlayId") == report.summary.id);
    CHECK(play.at("playDate") == "2026-11-20 18:00:00");
    CHECK(play.at("durationMin") == (static_cast<int>(report.entries.size() - 1) * 20 + 30) / 60);
    CHECK(play.at("location") == "at Bruno’s");
    CHECK(play.at("comments") == "Łukasz said \"no\", twice");
    CHECK(play.at("game").at("bggId").is_number_integer());
    CHECK(play.at("game").at("bggId") == 195539);
    CHECK(play.at("game").at("highestWins") == true);
    CHECK(play.at("game").at("noPoints") == false);
    CHECK_FALSE(play.at("game").at("name").get<std::string>().empty());
    CHECK(play.at("game").at("sourceGameId").get<std::string>().size() == 36);
    REQUIRE(play.at("players").size() == 4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const Json& player = play.at("players")[seat];
        CHECK(player.at("name") == report.summary.seats[seat].player);
        CHECK(player.at("sourcePlayerId") == report.summary.seats[seat].person);
        CHECK(player.at("winner") == report.facts.seats[seat].is_winner);
        CHECK(player.at("startPlayer").is_boolean());
        CHECK(player.at("score") == *report.facts.seats[seat].total);
        CHECK(player.at("rank") == report.facts.seats[seat].rank);
        CHECK_FALSE(player.at("role").get<std::string>().empty());
    }
}

TEST_CASE("a code that would be too long leaves out what was said of the board, then the notes")
{
    EveningReport report = cash_evening();
    report.facts.is_finished = true;
    report.summary.details.notes = std::string(3000, 'n');
    const std::optional<std::string> link = exports::bg_stats_link(report);
    REQUIRE(link);
    CHECK(link->size() <= exports::most_bytes_in_qr);
    CHECK_FALSE(play_in(*link).contains("comments"));
    CHECK(exports::qr_code_of(*link));
    CHECK_FALSE(play_in(*link).at("game").contains("bggId"));

    report = corleone_evening();
    report.facts.depth = ledger::TrackingLevel::board;
    CHECK(play_in(*exports::bg_stats_link(report)).contains("board"));
    CHECK_FALSE(exports::qr_code_of(std::string(3000, 'x')));
}

TEST_CASE("an evening of MAFIA goes to BG Stats without a number of the game")
{
    const EveningReport report = finished_mafia();
    const Json play = play_in(*exports::bg_stats_link(report));
    CHECK(play.at("game").at("name") == "MAFIA");
    CHECK_FALSE(play.at("game").contains("bggId"));
    CHECK(play.at("players").size() == report.facts.seats.size());
}

TEST_CASE("what is not over is sent nowhere")
{
    EveningReport report = corleone_evening();
    report.facts.is_finished = false;
    CHECK_FALSE(exports::bg_stats_link(report));
    CHECK(Json::parse(exports::bgsplay_of({&report, 1})).at("plays").empty());
}

TEST_CASE("a file of plays has the shape of the real ones")
{
    const std::vector<EveningReport> reports{
        corleone_evening(), cash_evening(), corleone_evening(), finished_mafia()};
    const Json file = Json::parse(exports::bgsplay_of(reports));
    using Keys = std::set<std::string>;
    CHECK(keys_of(file)
        == Keys{"about", "userInfo", "players", "locations", "games", "plays", "challenges"});
    CHECK(file.at("userInfo").at("meRefId").is_number_integer());
    CHECK(file.at("challenges").empty());
    for (const Json& player : file.at("players")) {
        CHECK(keys_of(player)
            == Keys{"id", "uuid", "name", "isAnonymous", "modificationDate", "bggUsername",
                "metaData"});
        CHECK(player.at("metaData") == "{\"isNpc\":0}");
    }
    CHECK(keys_of(file.at("locations").at(0)) == Keys{"id", "uuid", "name", "modificationDate"});
    CHECK(file.at("locations").size() == 1);
    CHECK(file.at("games").size() == 3);
    for (const Json& game : file.at("games")) {
        CHECK(keys_of(game)
            == Keys{"id", "uuid", "name", "modificationDate", "bggId", "bggYear", "cooperative",
                "highestWins", "noPoints", "usesTeams", "rating", "minPlayerCount",
                "maxPlayerCount", "minPlayTime", "maxPlayTime", "minAge", "copies",
                "preferredImage", "previouslyPlayedAmount", "isBaseGame", "isExpansion"});
        CHECK(game.at("bggId").is_number_integer());
    }
    REQUIRE(file.at("plays").size() == 4);
    for (const Json& play : file.at("plays")) {
        CHECK(keys_of(play)
            == Keys{"uuid", "gameRefId", "playDate", "entryDate", "modificationDate", "durationMin",
                "ignored", "manualWinner", "usesTeams", "rounds", "scoringSetting", "rating",
                "bggId", "nemestatsId", "importPlayId", "expansionPlays", "playerScores",
                "locationRefId", "board", "comments"});
        CHECK(play.at("scoringSetting") == 1);
        for (const Json& score : play.at("playerScores")) {
            CHECK(keys_of(score)
                == Keys{"playerRefId", "score", "winner", "newPlayer", "startPlayer", "rank",
                    "seatOrder", "role", "team"});
            CHECK((score.at("score").is_string() || score.at("score").is_null()));
        }
    }
    const auto& seat = corleone_evening().facts.seats[0];
    const std::string score = file.at("plays")[0].at("playerScores")[0].at("score");
    int sum = 0;
    for (std::size_t at = 0; at <= score.size();
         at = score.find('+', at) == std::string::npos ? score.size() + 1 : score.find('+', at) + 1)
        sum += std::stoi(score.substr(at));
    CHECK(sum == *seat.total);
}

TEST_CASE("the score sheet is a whole page without a script, in every language")
{
    for (const language::Language language : language::all_languages()) {
        language::choose(language);
        for (const EveningReport* report :
            {&corleone_evening(), &cash_evening(), &mafia_evening()}) {
            const std::string page = exports::score_sheet_page(*report);
            check_well_formed(page);
            CHECK(page.find("<script") == std::string::npos);
            CHECK(page.find("http") == page.find("http://www.w3.org/2000/svg"));
            CHECK(page.find("lang=\"" + language::tag_of(language) + "\"") != std::string::npos);
            CHECK(page.find("role=\"img\"") != std::string::npos);
            CHECK(page.find("<th scope=\"row\">") != std::string::npos);
            CHECK(page.find("said &quot;no&quot;") != std::string::npos);
            const std::string text = exports::score_sheet_text(*report);
            CHECK(text.find("Łukasz") != std::string::npos);
        }
    }
    language::choose(language::Language::english);
}

TEST_CASE("names cannot break out of a page or a table")
{
    EveningReport report = corleone_evening();
    report.players[0] = report.summary.seats[0].player = "<b>\"&,=1";
    check_well_formed(exports::score_sheet_page(report));
    CHECK(exports::score_sheet_page(report).find("<b>") == std::string::npos);
    CHECK(cells_of(exports::csv_of_evenings({&report, 1}))[1][7] == report.summary.seats[0].player);
    report.players[0] = report.summary.seats[0].player = "\x1b[31mAna";
    const std::vector<EveningReport> reports{report};
    for (const std::string& text : {exports::score_sheet_page(report),
             exports::score_sheet_text(report), exports::csv_of_evenings(reports),
             exports::bgsplay_of(reports), exports::json_text(exports::tree_of(report))})
        CHECK(text.find('\x1b') == std::string::npos);
    CHECK(charts::escaped_for_xml(std::string_view("a\0b\x1b", 4)) == "ab");
}

TEST_CASE("nothing that is hidden from everybody leaves the program")
{
    const auto evening = begin_cash();
    record_all(*evening, {loot_line(1)});
    for (const char* line : {"ana aims ela", "piotr aims ela", "iwo aims ela", "ala aims ela",
             "ela aims iwo", "table ducks iwo,ala,ela", "ana takes $20000", "piotr takes painting",
             "ana takes clip gets nothing", "piotr takes desk", "ana takes $10000",
             "piotr takes $10000", "ana takes $5000", "piotr takes $5000"})
        record_all(*evening, {line});
    record_all(*evening, {loot_line(2)});
    db::SessionRows rows;
    rows.game = "cash-n-guns";
    for (const std::string& actor : evening->actors())
        rows.seats.push_back({actor, {}});
    rows.entries.resize(static_cast<std::size_t>(evening->history().size()));
    const EveningReport report =
        exports::describe(*evening, summary_of(rows), times_for(rows.entries.size(), 20), names);
    CHECK_FALSE(report.facts.is_finished);
    for (const db::EveningFacts::Seat& seat : report.facts.seats) {
        CHECK_FALSE(seat.total);
        CHECK(seat.rank == 0);
        for (const ledger::PositionSummary::Money& source : seat.sources)
            CHECK_FALSE(source);
    }
    for (const db::EveningSeries::Point& point : report.course.points)
        CHECK(point.totals == std::vector<ledger::PositionSummary::Money>(5));
    const std::string entries = exports::csv_of_entries({&report, 1});
    CHECK(entries.find("ana takes *") != std::string::npos);
    const std::string all = entries + exports::score_sheet_page(report)
        + exports::score_sheet_text(report) + exports::csv_of_evenings({&report, 1})
        + exports::json_text(exports::tree_of(report));
    CHECK(all.find("takes $20000") == std::string::npos);
    CHECK(all.find("takes painting") == std::string::npos);
    for (const std::vector<std::string>& row : cells_of(entries)) {
        if (row[1] != "n")
            CHECK(row[11].empty());
    }
}

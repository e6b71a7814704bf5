/// A table with its phones over real connections: whole evenings, what is offered, what is refused.

#include "companion/server/aside_look.h"
#include "companion/server/phone_view.h"
#include "companion/tables/tables.h"
#include "db/record_file.h"
#include "tests/server/phone.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using nlohmann::json;

namespace {

constexpr server::PhoneRights all_rights{true, true, true, true};

db::Record test_record(const std::string& name)
{
    auto record = db::read_record(CONSIGLIERE_SOURCE "/tests/records/" + name + ".game.toml");
    REQUIRE_FALSE(record.is_error());
    return std::move(record.value());
}

/// The evening of a record after some of its lines.
std::unique_ptr<ledger::Evening> played(db::Record record, std::size_t lines)
{
    record.moves.resize(std::min(lines, record.moves.size()));
    auto evening =
        db::referee(record, "record", tables::built_in_components(std::string(record.game())));
    REQUIRE_FALSE(evening.is_error());
    return std::move(evening.value());
}

std::vector<std::string> entries_of(const ledger::Evening& evening)
{
    std::vector<std::string> entries;
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        entries.push_back(entry.line + " " + std::string(ledger::word_of(entry.verdict)));
    }
    return entries;
}

/// A table with a phone at every seat, and one for everybody.
class PhonesAtTable {
public:
    explicit PhonesAtTable(std::unique_ptr<ledger::Evening> evening)
        : tablet(std::move(evening))
        , server(started())
        , boards(look.canvas())
        , table(*server, tablet, &boards)
    {
        for (const std::string& actor : tablet.evening().actors())
            add(actor, "en");
        add({}, "pl");
        settle();
    }

    void add(const std::string& actor, const std::string& language)
    {
        Phone phone(server->port());
        const HttpAnswer joined = phone.join(server->token(actor), language);
        REQUIRE(joined.status == 200);
        for (const server::Follower& follower : server->followers()) {
            if (!follower.is_accepted)
                server->accept(follower.id);
        }
        phones.insert_or_assign(actor, phone);
    }

    /// Attends until nothing is left to do.
    void settle(const server::PhoneRights& rights = all_rights)
    {
        // Phones count as followers with their first look.
        while (table.attend(rights))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }

    /// The answer to a request, while the table attends.
    HttpAnswer ask(const std::string& actor, const std::string& request,
        const server::PhoneRights& rights = all_rights)
    {
        const int connection = phones.at(actor).send(request);
        std::atomic<bool> is_answered = false;
        HttpAnswer answer;
        std::thread waiting([&] {
            answer = Phone::receive(connection);
            is_answered = true;
        });
        while (!is_answered) {
            static_cast<void>(table.attend(rights));
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        waiting.join();
        settle(rights);
        return answer;
    }
    json view(const std::string& actor)
    {
        const HttpAnswer answer = ask(actor, phones.at(actor).get_request("/view?after=0"));
        REQUIRE(answer.status == 200);
        return answer.json();
    }
    HttpAnswer move(const std::string& actor, const std::string& line, std::uint64_t version,
        const server::PhoneRights& rights = all_rights)
    {
        return ask(actor,
            phones.at(actor).post_request("/move", {{"line", line}, {"version", version}}), rights);
    }

    HttpAnswer say(const std::string& actor, const std::string& path, const std::string& lesson)
    {
        return ask(actor, phones.at(actor).post_request(path, {{"lesson", lesson}}));
    }
    /// The id of the lesson on a seat's phone; empty if it shows none.
    std::string lesson(const std::string& actor)
    {
        const json seen = view(actor);
        return seen.contains("lesson") ? seen["lesson"]["id"].get<std::string>() : std::string();
    }
    /// The first seat whose phone offers moves.
    std::string mover()
    {
        for (const std::string& actor : tablet.evening().actors()) {
            if (!view(actor)["moves"].empty())
                return actor;
        }
        FAIL("nobody can move");
        return {};
    }

    PaperTablet tablet;
    std::unique_ptr<server::PhoneServer> server;
    server::AsideLook look;
    server::BoardPictures boards;
    server::PhoneTable table;
    std::map<std::string, Phone> phones;

private:
    static std::unique_ptr<server::PhoneServer> started()
    {
        server::Options options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.page = "<!doctype html><title>phone</title>";
        // An evening in seconds.
        options.limits.requests_per_second = 1e6;
        options.limits.requests_at_once = 1e6;
        auto server = server::PhoneServer::start(options, [] {});
        REQUIRE_FALSE(server.is_error());
        return std::move(server.value());
    }
};

/// The actor of a line; empty for the table's.
std::string actor_of(const ledger::Evening& evening, const std::string& line)
{
    const std::string word = line.substr(0, line.find(' '));
    for (const ledger::Speaker& speaker : evening.speakers()) {
        if (speaker.word == word)
            return evening.actors()[speaker.seat];
    }
    return {};
}

bool begins_with_choice(const json& view, const std::string& line)
{
    if (!view.contains("covered") || !view["covered"].contains("line"))
        return false;
    const std::string pattern = view["covered"]["line"];
    const std::size_t hole = pattern.find("{}");
    return line.starts_with(pattern.substr(0, hole)) && line.find(' ', hole) == std::string::npos
        && line.find("black") == std::string::npos;
}

/// What is chosen on the phone for a line: the cards of the line, one after the other.
std::string chosen_line(const json& covered, const std::string& line)
{
    const std::string pattern = covered["line"];
    const std::size_t hole = pattern.find("{}");
    std::string wanted = line.substr(hole) + ",";
    json choices = covered["choices"];
    std::vector<std::string> chosen;
    for (std::size_t end = 0; (end = wanted.find(',')) != std::string::npos;
         wanted.erase(0, end + 1)) {
        const std::string card = wanted.substr(0, end);
        if (covered.contains("none") && card == covered["none"])
            continue;
        auto found = std::ranges::find_if(
            choices, [&card](const json& choice) { return choice["value"] == card; });
        // A Job that nobody has named lies as a back on the phone, as on the tablet.
        if (found == choices.end() && card.starts_with("job:"))
            found = std::ranges::find_if(
                choices, [](const json& choice) { return choice["value"] == "job"; });
        INFO("a card that can be chosen: " << card << " of " << covered.dump());
        REQUIRE(found != choices.end());
        // The other way round: the table sorts them.
        chosen.insert(chosen.begin(), (*found)["value"].get<std::string>());
        choices.erase(found);
    }
    const auto count = static_cast<int>(chosen.size());
    CHECK(count >= covered["min"].get<int>());
    CHECK(count <= covered["max"].get<int>());
    std::string cards = chosen.empty() ? covered["none"].get<std::string>() : chosen.front();
    for (std::size_t i = 1; i < chosen.size(); ++i)
        cards += covered["join"].get<std::string>() + chosen[i];
    return line.substr(0, hole) + cards;
}

/// The chosen cards in the order of the table.
std::string tapped_line(const json& covered, const std::string& said)
{
    const std::string pattern = covered["line"];
    const std::size_t hole = pattern.find("{}");
    std::string wanted = "," + said.substr(hole) + ",";
    std::string line = said.substr(0, hole);
    bool is_first = true;
    for (const json& choice : covered["choices"]) {
        const std::string card = choice["value"];
        const std::size_t found = wanted.find("," + card + ",");
        if (found == std::string::npos)
            continue;
        wanted.erase(found, card.size() + 1);
        line += (is_first ? "" : ",") + card;
        is_first = false;
    }
    return line;
}

bool is_offered(const json& view, const std::string& line)
{
    return std::ranges::any_of(view["moves"], [&line](const json& group) {
        return std::ranges::any_of(
            group["moves"], [&line](const json& move) { return move["line"] == line; });
    });
}

} // namespace

TEST_CASE("phones: a whole evening from phones is the evening that was tapped, entry for entry")
{
    const std::string name = GENERATE(as<std::string>(), "corleone/evening-of-three",
        "cash-n-guns/game-5-players", "mafia/game-4-players");
    INFO(name);
    db::Record record = test_record(name);
    PhonesAtTable there(played(record, 0));
    int by_phone = 0;
    int covered = 0;
    int offered = 0;
    for (std::string& line : record.moves) {
        const std::string actor = actor_of(there.tablet.evening(), line);
        const auto wanted = there.tablet.evening().judge(line);
        const bool is_plain = wanted->entry.kind == ledger::Entry::Kind::move
            && ledger::is_applied(wanted->entry.verdict) && line.find('!') == std::string::npos;
        if (actor.empty() || !is_plain) {
            there.tablet.tap(line);
            there.settle();
            continue;
        }
        INFO(line);
        const json view = there.view(actor);
        std::string said = line;
        if (begins_with_choice(view, line)) {
            said = chosen_line(view["covered"], line);
            // What was tapped names the same cards, in the table's order.
            if (!said.ends_with(" " + view["covered"].value("none", "nothing")))
                line = tapped_line(view["covered"], said);
            ++covered;
        } else if (is_offered(view, line)) {
            ++offered;
        }
        const HttpAnswer answer = there.move(actor, said, view["version"]);
        INFO(answer.body);
        REQUIRE(answer.status == 200);
        REQUIRE(answer.json()["recorded"] == true);
        CHECK(there.tablet.last_actor == actor);
        ++by_phone;
    }
    const auto tapped = played(record, record.moves.size());
    REQUIRE(entries_of(there.tablet.evening()) == entries_of(*tapped));
    CHECK(there.tablet.evening().position_report() == tapped->position_report());
    CHECK(there.tablet.evening().score_report() == tapped->score_report());
    UNSCOPED_INFO(name << ": " << by_phone << " by phone, " << covered << " covered, " << offered
                       << " offered as buttons");
    CHECK(by_phone > 20);
    CHECK(offered > by_phone / 3);
    if (name.starts_with("corleone"))
        CHECK(covered > 5);
}

TEST_CASE("phones: what is offered is legal, for the own seat, and a tap records the same")
{
    const std::string name = GENERATE(as<std::string>(), "corleone/evening-of-three",
        "cash-n-guns/game-5-players", "mafia/game-4-players");
    const db::Record record = test_record(name);
    std::map<int, std::string> by_phone;
    int offered = 0;
    for (std::size_t lines = 3; lines < record.moves.size(); lines += 7) {
        const auto evening = played(record, lines);
        for (const std::string& actor : evening->actors()) {
            const server::SeatView view(
                *evening, actor, [](std::string_view one) { return std::string(one); });
            server::Findings found(view, all_rights, {});
            server::Findings::PublicLines lines_of_all;
            while (!found.find_more(lines_of_all)) { }
            const json told =
                json::parse(server::view_json(view, {0, all_rights, by_phone}, found));
            for (const json& group : told["moves"]) {
                for (const json& move : group["moves"]) {
                    const std::string line = move["line"];
                    INFO(line);
                    CHECK_FALSE(move["label"].get<std::string>().empty());
                    CHECK(view.is_own(line));
                    // Both Bullet cards are offered where one may have been discarded face down
                    // before: refusing to offer the other would tell what the record knows. The
                    // answer is that it depends on something hidden.
                    const bool is_bullet = line.ends_with(" click") || line.ends_with(" bang");
                    const bool is_legal =
                        ledger::is_applied(view.observed()->opinion(line).verdict);
                    CHECK((is_bullet || is_legal));
                    ++offered;
                }
            }
        }
    }
    CHECK(offered > 100);
}

TEST_CASE("phones: a view is found out bit by bit, the same as at once")
{
    const db::Record record = test_record("corleone/evening-of-five");
    const std::size_t lines = GENERATE(as<std::size_t>(), 150U, 100'000U);
    const auto evening = played(record, lines);
    const server::SeatView view(
        *evening, evening->actors().front(), [](std::string_view one) { return std::string(one); });
    const int now = evening->history().size();
    const auto questions = view.table().explanations(now);
    REQUIRE(questions.size() > 100);
    constexpr int some = 7;
    for (int skipped = 0; skipped < static_cast<int>(questions.size()) + some; skipped += some) {
        const auto part = view.table().explanations(now, {skipped, some});
        for (std::size_t i = 0; i < part.size(); ++i)
            CHECK(part[i].question == questions.at(static_cast<std::size_t>(skipped) + i).question);
        const int left = static_cast<int>(questions.size()) - skipped;
        CHECK(static_cast<int>(part.size()) == std::clamp(left, 0, some));
    }

    const server::AsideLook look;
    server::BoardPictures boards(look.canvas());
    const auto things = boards.draw(view).things;
    server::Findings found(view, all_rights, things);
    server::Findings::PublicLines lines_of_all;
    std::size_t bits = 1;
    while (!found.find_more(lines_of_all))
        ++bits;
    // At most 16 questions and 30 entries each.
    const auto entries = static_cast<std::size_t>(std::min(now, 150));
    CHECK(bits >= questions.size() / 16 + entries / 30);
    std::size_t told = 0;
    for (const server::BoardPart& part : found.board())
        told += part.lines.size();
    const auto are_on_board = std::ranges::count_if(questions, [&](const desk::WhyAnswer& one) {
        return !one.about.empty()
            && std::ranges::find(things, one.about.front(), &desk::Hotspot::thing) != things.end();
    });
    CHECK(told == static_cast<std::size_t>(are_on_board));
}

TEST_CASE("phones: without time, a frame does one bit")
{
    const db::Record record = test_record("corleone/evening-of-three");
    PhonesAtTable there(played(record, 200));
    const int entries = there.tablet.evening().history().size();
    there.table.renew();
    int frames = 1;
    while (there.table.attend(all_rights, std::chrono::milliseconds(0))) {
        there.boards.finish();
        ++frames;
    }
    // Four phones, each with its log at least.
    CHECK(frames >= 4 * (3 + std::min(entries, 150) / 30));
}

TEST_CASE("phones: stale lines, other seats’ lines, rulings and what is switched off")
{
    const db::Record record = test_record("corleone/evening-of-three");
    PhonesAtTable there(played(record, 30));
    const std::vector<std::string> actors = there.tablet.evening().actors();
    const int entries = there.tablet.evening().history().size();
    const auto is_unchanged = [&] { return there.tablet.evening().history().size() == entries; };
    json view;
    std::string line;
    std::string actor;
    for (const std::string& one : actors) {
        view = there.view(one);
        if (!view["moves"].empty()) {
            line = view["moves"][0]["moves"][0]["line"];
            actor = one;
            break;
        }
    }
    REQUIRE_FALSE(line.empty());
    const std::uint64_t version = view["version"];
    CHECK(there.move(actor, line, version - 1).status == 409);
    for (const std::string& other : actors) {
        if (other != actor)
            CHECK(there.move(other, line, there.view(other)["version"]).status == 403);
    }
    CHECK(there.move("", line, there.view("")["version"]).status == 403);
    CHECK(there.move(actor, line + " ! we say so", version).status == 403);
    CHECK(there.move(actor, "undo 3", version).status == 403);
    CHECK(there.move(actor, "table corrects: " + actor + " gains $5", version).status == 403);
    server::PhoneRights none;
    const HttpAnswer off = there.move(actor, line, version, none);
    CHECK((off.status == 403 || off.status == 409));
    REQUIRE(is_unchanged());
    there.settle();
    view = there.view(actor);
    const HttpAnswer refused = there.move(actor, actor + " thug nowhere-at-all", view["version"]);
    CHECK(refused.status == 200);
    CHECK(refused.json()["recorded"] == false);
    CHECK_FALSE(refused.json()["title"].get<std::string>().empty());
    REQUIRE(is_unchanged());
    CHECK(there.move(actor, line, view["version"]).json()["recorded"] == true);
    CHECK(there.move(actor, line, view["version"]).status == 409);
    CHECK(there.tablet.evening().history().size() == entries + 1);
    const json after = there.view(actor);
    CHECK(after["log"][0]["by"] == "phone");
}

TEST_CASE("phones: who plays for the first time is told each lesson once, and nobody else is")
{
    PhonesAtTable there(played(test_record("corleone/evening-of-three"), 30));
    const std::string actor = there.mover();
    CHECK(there.lesson(actor).empty());
    there.tablet.led.add(actor);
    there.settle();
    const json before = there.view(actor);
    const std::string first = there.lesson(actor);
    REQUIRE_FALSE(first.empty());
    CHECK_FALSE(before["lesson"]["title"].get<std::string>().empty());
    CHECK_FALSE(before["lesson"]["page"].get<std::string>().empty());
    for (const std::string& other : there.tablet.evening().actors())
        CHECK((other == actor || there.lesson(other).empty()));
    CHECK(there.lesson("").empty());

    CHECK(there.say(actor, "/told", first).status == 200);
    const std::string second = there.lesson(actor);
    CHECK(second != first);
    CHECK(there.tablet.led.lessons_told(actor) == rulebook::ToldLessons{first});
    SECTION("a second tap, and what is no lesson, count for nothing")
    {
        CHECK(there.say(actor, "/told", first).status == 200);
        CHECK(there.say(actor, "/told", "no lesson").status == 200);
        CHECK(there.lesson(actor) == second);
        CHECK(there.tablet.led.lessons_told(actor) == rulebook::ToldLessons{first});
    }
    SECTION("a move chosen before still holds")
    {
        const std::string line = before["moves"][0]["moves"][0]["line"];
        CHECK(there.move(actor, line, before["version"]).json()["recorded"] == true);
    }
    SECTION("what the tablet tells is told on the phone")
    {
        there.tablet.led.tell(actor, second);
        there.settle();
        CHECK(there.lesson(actor) != second);
    }
    SECTION("lessons are skipped")
    {
        CHECK(there.say(actor, "/skip", second).status == 200);
        CHECK(there.lesson(actor).empty());
    }
    SECTION("only a seat that learns can say so")
    {
        CHECK(there.say("", "/told", second).status == 403);
        CHECK(there.say("", "/skip", second).status == 403);
        for (const std::string& other : there.tablet.evening().actors())
            CHECK((other == actor || there.say(other, "/told", second).status == 403));
        CHECK(there.ask(actor, there.phones.at(actor).post_request("/told", json::object())).status
            == 400);
    }
}

TEST_CASE("phones: a lesson is in the phone’s language")
{
    PhonesAtTable there(played(test_record("mafia/game-4-players"), 10));
    const std::string actor = there.tablet.evening().actors().front();
    there.tablet.led.add(actor);
    there.settle();
    const json english = there.view(actor)["lesson"];
    there.add(actor, "pl");
    const json polish =
        there.ask(actor, there.phones.at(actor).get_request("/view?after=0&language=pl"))
            .json()["lesson"];
    CHECK(polish["id"] == english["id"]);
    CHECK(polish["text"] != english["text"]);
}

TEST_CASE("phones: a refused move tells its lesson at once, on its phone alone")
{
    PhonesAtTable there(played(test_record("corleone/evening-of-three"), 30));
    const std::string actor = there.mover();
    for (const std::string& one : there.tablet.evening().actors())
        there.tablet.led.add(one);
    there.settle();
    // A space for one Thug that is taken.
    std::string line;
    for (int entry = there.tablet.evening().history().size(); line.empty() && entry > 0; --entry) {
        const std::string& other = there.tablet.evening().history().entry(entry).line;
        if (other.find(" thug ") != std::string::npos)
            line = actor + other.substr(other.find(' '));
    }
    const json answer = there.move(actor, line, there.view(actor)["version"]).json();
    INFO(answer.dump());
    REQUIRE(answer["recorded"] == false);
    CHECK(there.lesson(actor) == "taken");
    for (const std::string& other : there.tablet.evening().actors())
        CHECK((other == actor || there.lesson(other) != "taken"));
}

TEST_CASE("phones: of two that act at once one wins")
{
    const db::Record record = test_record("corleone/evening-of-three");
    PhonesAtTable there(played(record, 30));
    for (const std::string& actor : there.tablet.evening().actors()) {
        const json view = there.view(actor);
        if (view["moves"].empty())
            continue;
        const std::string line = view["moves"][0]["moves"][0]["line"];
        const json body{{"line", line}, {"version", view["version"]}};
        const Phone& phone = there.phones.at(actor);
        const int first = phone.send(phone.post_request("/move", body));
        const int second = phone.send(phone.post_request("/move", body));
        std::array<int, 2> statuses{};
        std::atomic<int> answered = 0;
        std::thread waiting([&] {
            statuses = {Phone::receive(first).status, Phone::receive(second).status};
            ++answered;
        });
        while (answered == 0) {
            static_cast<void>(there.table.attend(all_rights));
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        waiting.join();
        std::ranges::sort(statuses);
        CHECK(statuses == std::array<int, 2>{200, 409});
        return;
    }
    FAIL("nobody could move");
}

TEST_CASE("phones: objections and questions")
{
    const db::Record record = test_record("corleone/evening-of-three");
    PhonesAtTable there(played(record, 60));
    const std::string actor = there.tablet.evening().actors().front();
    const Phone& phone = there.phones.at(actor);
    const HttpAnswer objected = there.ask(actor, phone.post_request("/object", {{"entry", 57}}));
    CHECK(objected.status == 200);
    CHECK(there.tablet.objections == actor + " 57\n");
    CHECK(
        there.ask("", there.phones.at("").post_request("/object", {{"entry", 57}})).status == 403);
    const HttpAnswer answer = there.ask(actor, phone.get_request("/ask?q=midtown&language=en"));
    REQUIRE(answer.status == 200);
    const json answers = answer.json()["answers"];
    REQUIRE_FALSE(answers.empty());
    CHECK_FALSE(answers[0]["text"].get<std::string>().empty());
    const HttpAnswer on_entry = there.ask(actor, phone.get_request("/ask?q=57&language=pl"));
    CHECK(on_entry.json()["answers"].size() >= 1);
}

TEST_CASE("phones: a hand is shown to its owner, in the phone’s language, and so is the board")
{
    const db::Record record = test_record("corleone/evening-of-three");
    const std::size_t lines = record.moves.size() / 2;
    PhonesAtTable there(played(record, lines));
    const std::string actor = there.tablet.evening().actors().front();
    CHECK(there.view("")["hand"].empty());
    const json own = there.view(actor);
    REQUIRE(own["hand"].size() >= 3);
    CHECK(own["board"]["text"].size() > 10);
    const HttpAnswer picture = there.ask(
        actor, there.phones.at(actor).get_request(own["board"]["png"].get<std::string>()));
    CHECK(picture.status == 200);
    CHECK(picture.body.starts_with("\x89PNG"));
    std::vector<std::string> headings;
    for (const std::string language : {"en", "pl", "cs", "pt-BR", "ru"}) {
        there.add(actor, language);
        const HttpAnswer answer = there.ask(
            actor, there.phones.at(actor).get_request("/view?after=0&language=" + language));
        const json view = answer.json();
        CHECK(view["language"] == language);
        headings.push_back(view["hand"][0]["heading"]);
    }
    std::ranges::sort(headings);
    CHECK(std::ranges::adjacent_find(headings) == headings.end());
    CHECK(language::chosen() == language::Language::english);
}

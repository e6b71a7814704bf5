/// Phones over real sockets: joining, views, moves, and who may do what.

#include "tests/server/served_table.h"

#include <catch2/catch.hpp>

#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;
using server::Audience;
using server::Options;
using server::Request;

namespace {

constexpr auto english = language::Language::english;

std::string move_at(std::uint64_t version, const std::string& line = "ana thug theatre")
{
    return R"({"line":")" + line + R"(","version":)" + std::to_string(version) + "}";
}

/// A request whose answer is read later.
class Later {
public:
    Later(const PhoneClient& phone, const std::string& bytes)
        : m_connection(phone.port)
    {
        m_connection.send(bytes);
    }
    [[nodiscard]] Answer answer() { return m_connection.read(); }

private:
    Connection m_connection;
};

} // namespace

TEST_CASE("the page comes with everything that keeps it to itself")
{
    const ServedTable table;
    for (const char* url : {"/", "/tv"}) {
        const Answer answer = table.phone().get(url);
        CHECK(answer.status == 200);
        CHECK(answer.body == quick_options().page);
        CHECK(answer.headers.at("cache-control") == "no-store");
        CHECK(answer.headers.at("x-content-type-options") == "nosniff");
        CHECK(answer.headers.at("x-frame-options") == "DENY");
        const std::string policy = answer.headers.at("content-security-policy");
        CHECK(policy.starts_with("default-src 'none'; script-src 'sha256-"));
        CHECK(policy.find("unsafe") == std::string::npos);
        // printf 'let a=1;' | openssl dgst -sha256 -binary | base64
        CHECK(policy.find("'sha256-gzFfZBIOk0YYiNwv7EJGnTMpkU7Qc/ffONYxBxCjmDA='")
            != std::string::npos);
    }
    CHECK(table.phone().get("/favicon.ico").status == 204);
    CHECK(table.phone().get("/other").status == 404);
    CHECK(table.phone().post("/view", "{}").status == 405);
    CHECK(table.phone().get("/join").status == 405);
}

TEST_CASE("a token is exchanged for a cookie that no script can read")
{
    ServedTable table;
    PhoneClient phone = table.phone();
    const std::string token = table.server->token("ana");
    CHECK(token.size() == 32);
    CHECK(table.server->url(token) == "http://" + phone.host + "/#" + token);

    const Answer joined = phone.join(token, "pl-PL");
    CHECK(joined.status == 200);
    CHECK(joined.body == R"({"accepted":false,"actor":"ana"})");
    const std::string cookie = joined.headers.at("set-cookie");
    CHECK(cookie.find("; HttpOnly") != std::string::npos);
    CHECK(cookie.find("; SameSite=Strict") != std::string::npos);
    CHECK(joined.bytes.find(token) == std::string::npos);

    CHECK(phone.get("/view").status == 403);
    CHECK(phone.get("/view").body == R"({"waiting":"accept"})");
    CHECK(table.server->wanted().empty());
    const auto followers = table.server->followers();
    REQUIRE(followers.size() == 1);
    CHECK(followers[0].audience == Audience{"ana", *language::language_from("pl")});
    CHECK_FALSE(followers[0].is_accepted);

    table.server->accept(followers[0].id);
    CHECK(table.server->wanted() == std::vector{followers[0].audience});
    CHECK(table.server->without_view() == table.server->wanted());
    table.publish(7);
    CHECK(table.server->without_view().empty());
    const Answer view = phone.get("/view?after=0");
    CHECK(view.status == 200);
    CHECK(view.body == R"({"version":7,"actor":"ana","language":"pl"})");
    CHECK(view.headers.at("content-type") == "application/json");
    const Answer board = phone.get("/board.png?version=7");
    CHECK(board.body == "PNG of ana?");
    CHECK(board.headers.at("content-type") == "image/png");
}

TEST_CASE("scanning again keeps the phone; another phone of the seat takes it over when accepted")
{
    ServedTable table;
    PhoneClient first = table.joined("ana");
    const std::string token = table.server->token("ana");
    CHECK(first.join(token).body == R"({"accepted":true,"actor":"ana"})");
    CHECK(table.server->followers().size() == 1);

    PhoneClient second = table.phone();
    second.join(token);
    CHECK(table.server->followers().size() == 2);
    table.publish(1);
    CHECK(first.get("/view?after=0").status == 200);
    CHECK(second.get("/view?after=0").status == 403);
    table.server->accept(table.server->followers()[1].id);
    CHECK(first.get("/view?after=0").status == 401);
    CHECK(first.get("/view?after=0").body == R"({"revoked":true})");
    CHECK(second.get("/view?after=0").status == 200);
}

TEST_CASE("a new token sends the old phones away, and only those")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    const PhoneClient bia = table.joined("bia");
    const std::string old = table.server->token("ana");
    CHECK(table.server->new_token("ana") != old);
    CHECK(ana.get("/view").status == 401);
    table.publish(1);
    CHECK(bia.get("/view").status == 200);
    CHECK(table.phone().join(old).status == 403);
}

TEST_CASE("everybody follows at once, a television even without a token where that is allowed")
{
    ServedTable table;
    PhoneClient spectator = table.phone();
    CHECK(spectator.join(table.server->token("")).body == R"({"accepted":true,"actor":""})");
    table.publish(1);
    CHECK(spectator.get("/view").status == 200);
    CHECK(spectator.post("/move", move_at(1)).status == 403);
    CHECK(table.phone().join("").status == 403);

    Options options = quick_options();
    options.everybody = Options::Everybody::needs_address;
    ServedTable open(options);
    PhoneClient television = open.phone();
    CHECK(television.join("").status == 200);
    open.publish(1);
    CHECK(television.get("/view").body == R"({"version":1,"actor":"","language":"en"})");
}

TEST_CASE("a poll waits for the next view, and wakes with it")
{
    Options options = quick_options();
    options.limits.poll = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    Later poll(ana, ana.get_bytes("/view?after=1"));
    while (!table.server->followers()[0].is_connected)
        std::this_thread::sleep_for(1ms);
    const auto published = std::chrono::steady_clock::now();
    table.publish(2);
    const Answer answer = poll.answer();
    CHECK(answer.body == R"({"version":2,"actor":"ana","language":"en"})");
    CHECK(std::chrono::steady_clock::now() - published < 1s);
}

TEST_CASE("a poll without news ends, and the connection is used again")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    Connection connection(ana.port);
    for (int turn = 0; turn < 3; ++turn) {
        connection.send(ana.get_bytes("/view?after=1"));
        CHECK(connection.read().status == 204);
    }
    CHECK(ana.get("/view?after=x").status == 400);
    CHECK(ana.get("/view?after=-1").status == 400);
    CHECK(ana.get("/view?after=99999999999999999999").status == 400);
}

TEST_CASE("each tab has its own language, and a fifth tab ends the oldest poll")
{
    Options options = quick_options();
    options.limits.poll = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    Later polish(ana, ana.get_bytes("/view?after=0&language=pl"));
    while (table.server->without_view().empty())
        std::this_thread::sleep_for(1ms);
    CHECK(table.server->wanted().size() == 2);
    table.publish(1);
    CHECK(polish.answer().body == R"({"version":1,"actor":"ana","language":"pl"})");
    CHECK(ana.get("/view?language=en").body == R"({"version":1,"actor":"ana","language":"en"})");

    std::vector<std::unique_ptr<Later>> tabs;
    for (int tab = 0; tab < 5; ++tab) {
        tabs.push_back(std::make_unique<Later>(ana, ana.get_bytes("/view?after=1")));
        std::this_thread::sleep_for(20ms);
    }
    CHECK(tabs[0]->answer().status == 204);
    table.publish(2);
    CHECK(tabs[4]->answer().status == 200);
}

TEST_CASE("a move reaches the program once, with the seat of its cookie")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    table.publish(5);
    Later move(ana, ana.post_bytes("/move", move_at(5, "ana: żółw")));
    const auto requests = table.requests();
    REQUIRE(requests.size() == 1);
    CHECK(requests[0].kind == Request::Kind::move);
    CHECK(requests[0].audience == Audience{"ana", english});
    CHECK(requests[0].text == "ana: żółw");
    CHECK(requests[0].number == 5);
    CHECK(table.server->take_requests().empty());
    table.publish(6);
    table.server->answer(requests[0].id, 200, R"({"recorded":true})");
    CHECK(move.answer().body == R"({"recorded":true})");
    // The same bytes again: nothing is recorded twice.
    CHECK(ana.post("/move", move_at(5, "ana: żółw")).status == 409);
    CHECK(table.server->take_requests().empty());
    // A version that has not been shown yet.
    CHECK(ana.post("/move", move_at(7)).status == 409);
}

TEST_CASE("of two phones at once only one can win")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    const PhoneClient bia = table.joined("bia");
    table.publish(5);
    Later first(ana, ana.post_bytes("/move", move_at(5)));
    const auto requests = table.requests();
    REQUIRE(requests.size() == 1);
    Later second(bia, bia.post_bytes("/move", move_at(5)));
    std::this_thread::sleep_for(50ms);
    CHECK(table.server->take_requests().empty()); // While the first is out.
    table.publish(6);
    table.server->answer(requests[0].id, 200, "{}");
    CHECK(table.server->take_requests().empty());
    CHECK(first.answer().status == 200);
    CHECK(second.answer().status == 409);
}

TEST_CASE("a refused move leaves the way to the next, and bids do not make each other stale")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    const PhoneClient bia = table.joined("bia");
    table.publish(5);
    Later first(ana, ana.post_bytes("/move", move_at(5)));
    const auto refused = table.requests();
    REQUIRE(refused.size() == 1);
    Later second(bia, bia.post_bytes("/move", move_at(5)));
    table.publish(6, 5); // Nothing has changed that a bid depends on.
    table.server->answer(refused[0].id, 200, "{}");
    const auto next = table.requests();
    REQUIRE(next.size() == 1);
    CHECK(next[0].audience.actor == "bia");
    table.server->answer(next[0].id, 200, "{}");
    CHECK(second.answer().status == 200);
}

TEST_CASE("a phone cannot act for another seat")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    CHECK(ana.get("/view?actor=bia").status == 403);
    CHECK(ana.get("/board.png?actor=bia").status == 403);
    CHECK(ana.get("/view?actor=").status == 403);
    CHECK(ana.post("/move?actor=bia", move_at(1)).status == 403);
    CHECK(ana.post("/move", R"({"line":"x","version":1,"actor":"bia"})").status == 403);
    CHECK(ana.post("/move", R"({"line":"x","version":1,"actor":1})").status == 403);
    CHECK(table.server->take_requests().empty());
    PhoneClient liar = ana;
    liar.cookie = std::string(32, '0');
    CHECK(liar.get("/view").status == 401);
    liar.cookie.clear();
    CHECK(liar.get("/view").status == 401);
    CHECK(liar.get("/view").body == R"({"scan_again":true})");
    CHECK(liar.post("/move", move_at(1)).status == 401);
    // A token is no cookie.
    liar.cookie = table.server->token("ana");
    CHECK(liar.get("/view").status == 401);
}

TEST_CASE("only the page itself may write: CSRF and foreign hosts")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    for (const std::string origin : {"", "null", "http://evil.example", "https://127.0.0.1"}) {
        PhoneClient foreign = ana;
        foreign.origin = origin;
        CHECK(foreign.post("/move", move_at(1)).status == 403);
        CHECK(foreign.join(table.server->token("ana")).status == 403);
    }
    for (const std::string type : {"text/plain", "application/x-www-form-urlencoded", ""}) {
        PhoneClient foreign = ana;
        foreign.content_type = type;
        CHECK(foreign.post("/move", move_at(1)).status == 403);
    }
    for (const std::string host : {"evil.example", "127.0.0.1", "localhost:1", "127.0.0.1:1"}) {
        PhoneClient foreign = ana;
        foreign.host = host;
        CHECK(foreign.get("/").status == 421);
        CHECK(foreign.get("/view").status == 421);
        foreign.origin = "http://" + host;
        CHECK(foreign.post("/move", move_at(1)).status == 421);
    }
    CHECK(table.server->take_requests().empty());
}

TEST_CASE("a read-only server takes nothing but questions")
{
    Options options = quick_options();
    options.access = Options::Access::read_only;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    CHECK(ana.get("/view").status == 200);
    CHECK(ana.post("/move", move_at(1)).status == 403);
    CHECK(ana.post("/object", R"({"entry":1})").status == 403);
    Later question(ana, ana.get_bytes("/ask?q=who%20bids&language=cs"));
    const auto requests = table.requests();
    REQUIRE(requests.size() == 1);
    CHECK(requests[0].text == "who bids");
    CHECK(requests[0].audience.language == *language::language_from("cs"));
    table.server->answer(requests[0].id, 200, R"({"answers":[]})");
    CHECK(question.answer().body == R"({"answers":[]})");
}

TEST_CASE("an objection names its entry")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    Later objection(ana, ana.post_bytes("/object", R"({"entry":11})"));
    const auto requests = table.requests();
    REQUIRE(requests.size() == 1);
    CHECK(requests[0].kind == Request::Kind::object);
    CHECK(requests[0].number == 11);
    table.server->answer(requests[0].id, 200, "{}");
    CHECK(objection.answer().status == 200);
}

TEST_CASE("a program that does not answer costs the phone ten seconds, not its move twice")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    CHECK(ana.post("/move", move_at(1)).status == 503);
    CHECK(table.server->take_requests().empty()); // Not judged when nobody expects it.
    Later move(ana, ana.post_bytes("/move", move_at(1)));
    const auto requests = table.requests();
    REQUIRE(requests.size() == 1);
    CHECK(move.answer().status == 503);
    table.server->answer(requests[0].id, 200, "{}");
    table.server->answer(4711, 200, "{}");
}

TEST_CASE("a phone that is revoked while it waits is told at once")
{
    Options options = quick_options();
    options.limits.poll = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    Later poll(ana, ana.get_bytes("/view?after=1"));
    std::this_thread::sleep_for(30ms);
    table.server->revoke(table.server->followers()[0].id);
    CHECK(poll.answer().status == 401);
    CHECK(table.server->followers().empty());
}

TEST_CASE("who is connected is known, and that somebody has left")
{
    Options options = quick_options();
    options.limits.poll = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    {
        const Later poll(ana, ana.get_bytes("/view?after=1"));
        while (!table.server->followers()[0].is_connected)
            std::this_thread::sleep_for(1ms);
    }
    const auto left = std::chrono::steady_clock::now();
    while (table.server->followers()[0].is_connected)
        std::this_thread::sleep_for(20ms);
    CHECK(std::chrono::steady_clock::now() - left < 8s);
    CHECK(table.is_woken());
}

TEST_CASE("the server stops at once while 28 followers wait")
{
    Options options = quick_options();
    options.limits.poll = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    std::vector<PhoneClient> phones;
    std::vector<std::unique_ptr<Later>> polls;
    for (int phone = 0; phone < 28; ++phone)
        phones.push_back(table.joined(""));
    table.publish(1);
    for (const PhoneClient& phone : phones)
        polls.push_back(std::make_unique<Later>(phone, phone.get_bytes("/view?after=1")));
    const Later move(ana, ana.post_bytes("/move", move_at(1)));
    CHECK(table.requests().size() == 1);
    const auto begun = std::chrono::steady_clock::now();
    table.server.reset();
    CHECK(std::chrono::steady_clock::now() - begun < 500ms);
    CHECK(polls[0]->answer().status == 0);
}

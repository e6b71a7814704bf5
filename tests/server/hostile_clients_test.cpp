/// Clients that are slow, loud, large, or say nothing: each costs itself its connection, and the
/// table goes on.

#include "tests/server/served_table.h"

#include <catch2/catch.hpp>

#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;
using server::Options;

namespace {

/// True if a phone from elsewhere is still served, and soon.
bool is_served(const ServedTable& table)
{
    const auto begun = std::chrono::steady_clock::now();
    Connection connection(table.server->port(), "127.0.0.1", "127.0.0.9");
    connection.send(table.phone().get_bytes("/favicon.ico"));
    return connection.read(2s).status == 204 && std::chrono::steady_clock::now() - begun < 500ms;
}

} // namespace

TEST_CASE("whoever connects and says nothing is sent away")
{
    const ServedTable table;
    std::vector<std::unique_ptr<Connection>> silent;
    for (int number = 0; number < 60; ++number)
        silent.push_back(std::make_unique<Connection>(table.server->port()));
    CHECK(is_served(table));
    for (const auto& connection : silent)
        CHECK(connection->is_closed_within(2s));
}

TEST_CASE("a byte now and then gains no time")
{
    const ServedTable table;
    const PhoneClient phone = table.phone();
    for (const std::string& bytes : {phone.get_bytes("/" + std::string(500, 'a')),
             phone.post_bytes("/join", std::string(500, ' '))}) {
        Connection slow(phone.port);
        const std::size_t at_once = bytes.size() - 400;
        slow.send(bytes.substr(0, at_once));
        bool is_open = true;
        std::size_t sent = at_once;
        for (; is_open && sent < bytes.size(); ++sent) {
            is_open = slow.send(bytes.substr(sent, 1));
            std::this_thread::sleep_for(20ms);
        }
        CHECK(sent < bytes.size());
        CHECK(is_served(table));
    }
}

TEST_CASE("an answer that is not read is not kept")
{
    Options options = quick_options();
    options.page = std::string(32'000'000, ' ');
    const ServedTable table(options);
    Connection lazy(table.server->port());
    lazy.send(table.phone().get_bytes("/"));
    std::this_thread::sleep_for(1s);
    CHECK(lazy.bytes_until_end(5s) < options.page.size());
    CHECK(is_served(table));
}

TEST_CASE("half a connection is none")
{
    Options options = quick_options();
    options.limits.poll = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    Connection half(ana.port);
    half.send(ana.get_bytes("/view?after=1"));
    while (!table.server->followers()[0].is_connected)
        std::this_thread::sleep_for(1ms);
    half.end_sending();
    CHECK(half.is_closed_within(3s));
    CHECK(is_served(table));
}

TEST_CASE("what is too large is refused before it is read")
{
    const ServedTable table;
    const PhoneClient phone = table.phone();
    Connection announced(phone.port);
    std::string bytes = phone.post_bytes("/join", "");
    bytes.replace(bytes.find("Length: 0"), 9, "Length: 4097");
    announced.send(bytes);
    CHECK(announced.read().status == 413);

    CHECK(phone.post("/join", std::string(4096, ' ')).status == 400);
    CHECK(phone.post("/join", std::string(100'000, ' ')).status == 413);

    Connection chunked(phone.port);
    bytes.replace(bytes.find("Content-Length: 4097"), 20, "Transfer-Encoding: chunked");
    chunked.send(bytes);
    for (int chunk = 0; chunk < 20; ++chunk)
        chunked.send("100\r\n" + std::string(256, ' ') + "\r\n");
    chunked.send("0\r\n\r\n");
    CHECK(chunked.read().status == 413);

    CHECK(phone.get("/" + std::string(100'000, 'a')).status >= 400);
    PhoneClient many = phone;
    for (int header = 0; header < 2000; ++header)
        many.host += "\r\nX-Header-" + std::to_string(header) + ": value";
    CHECK(many.get("/").status >= 400);
    CHECK(is_served(table));
}

TEST_CASE("a flood from one address is told to wait; other addresses notice nothing")
{
    Options options = quick_options();
    options.limits.requests_at_once = 20;
    options.limits.requests_per_second = 5;
    const ServedTable table(options);
    int refused = 0;
    for (int request = 0; request < 100; ++request) {
        const Answer answer = table.phone().get("/");
        if (answer.status == 429) {
            ++refused;
            CHECK(answer.headers.at("retry-after") == "1");
        }
    }
    CHECK(refused >= 70);
    CHECK(is_served(table));
    std::this_thread::sleep_for(500ms);
    CHECK(table.phone().get("/").status == 200);
}

TEST_CASE("tokens cannot be tried out")
{
    ServedTable table;
    static_cast<void>(table.server->token("ana"));
    unsigned last = 0;
    for (int number = 0; number < 30; ++number)
        last = table.phone().join(std::string(32, '0')).status;
    CHECK(last == 429);
    CHECK(table.phone().join(table.server->token("ana")).status == 200);
}

TEST_CASE("one address has only so many connections")
{
    Options options = quick_options();
    options.limits.connections_per_address = 8;
    options.limits.request = 20s;
    const ServedTable table(options);
    std::vector<std::unique_ptr<Connection>> greedy;
    for (int number = 0; number < 40; ++number)
        greedy.push_back(std::make_unique<Connection>(table.server->port()));
    int closed = 0;
    for (const auto& connection : greedy)
        closed += connection->is_closed_within(30ms) ? 1 : 0;
    CHECK(closed == 32);
    CHECK(is_served(table));
}

TEST_CASE("a phone has only so many requests that are not answered, and only so many may follow")
{
    Options options = quick_options();
    options.limits.followers = 3;
    options.limits.answer = 20s;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    std::vector<std::unique_ptr<Connection>> questions;
    for (int number = 0; number < 5; ++number) {
        questions.push_back(std::make_unique<Connection>(ana.port));
        questions.back()->send(ana.get_bytes("/ask?q=why"));
        std::this_thread::sleep_for(20ms);
    }
    CHECK(questions.back()->read().status == 429);
    CHECK(table.server->take_requests().size() == 4);

    // Whoever only looked on, or has never been accepted, makes room; a seat does not.
    for (int number = 0; number < 10; ++number)
        CHECK(table.phone().join(table.server->token("")).status == 200);
    CHECK(table.server->followers().size() == 3);
    CHECK(table.server->followers()[0].audience.actor == "ana");
}

TEST_CASE("texts that no keyboard makes are refused")
{
    ServedTable table;
    const PhoneClient ana = table.joined("ana");
    table.publish(1);
    for (const std::string body : {"", "{", "[]", "null", "{}", R"({"line":"x"})",
             R"({"version":1})", R"({"line":"x","version":-1})", R"({"line":"x","version":1.5})",
             R"({"line":"x","version":"1"})", R"({"line":"","version":1})",
             R"({"line":["x"],"version":1})", R"({"line":"a\nb","version":1})",
             R"({"line":"a\u0000b","version":1})", "{\"line\":\"\xff\",\"version\":1}",
             R"({"line":"\ud800","version":1})"}) {
        INFO(body);
        CHECK(ana.post("/move", body).status == 400);
    }
    CHECK(ana.post("/move", R"({"line":")" + std::string(601, 'x') + R"(","version":1})").status
        == 400);
    CHECK(ana.post("/move", std::string(4000, '[')).status == 400);
    CHECK(ana.post("/object", R"({"entry":-1})").status == 400);
    CHECK(ana.get("/ask").status == 400);
    CHECK(ana.get("/ask?q=%ff").status == 400);
    CHECK(ana.get("/ask?q=a%00b").status == 400);
    CHECK(ana.get("/ask?q=a%0ab").status == 400);
    CHECK(table.server->take_requests().empty());
}

TEST_CASE("words that are not HTTP get an answer of it or none")
{
    const ServedTable table;
    for (const std::string bytes : {"\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
             "GET / HTTP/1.1\r\n\r\n", "\x16\x03\x01\x02", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
             "POST /join HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n"}) {
        INFO(bytes);
        Connection connection(table.server->port());
        connection.send(bytes);
        CHECK(connection.read(3s).status != 200);
    }
    CHECK(is_served(table));
}

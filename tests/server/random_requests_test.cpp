/// Bytes that no browser sends, and requests that none would make: the server neither falls nor
/// tells what it should not.

#include "tests/server/served_table.h"
#include "tests/support/random.h"

#include <catch2/catch.hpp>

#include <array>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;
using server::Options;
using server::Request;

namespace {

/// Answers whatever comes, as a program would, until it ends.
class Program {
public:
    explicit Program(ServedTable& table)
        : m_thread([this, &table] { run(table); })
    {
    }
    ~Program()
    {
        m_is_over = true;
        m_thread.join();
    }

    std::atomic<int> moves_of_others = 0;

private:
    void run(ServedTable& table)
    {
        std::uint64_t version = 1;
        while (!m_is_over) {
            for (const Request& request : table.server->take_requests()) {
                if (request.kind == Request::Kind::move && request.audience.actor != "ana")
                    ++moves_of_others;
                table.publish(++version);
                table.server->answer(request.id, 200, "{}");
            }
            std::this_thread::sleep_for(1ms);
        }
    }

    std::atomic<bool> m_is_over = false;
    std::thread m_thread; ///< Begins last.
};

const std::array methods{"GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW", ""};
const std::array paths{"/", "/tv", "/join", "/view", "/board.png", "/move", "/object", "/ask",
    "/told", "/skip", "/favicon.ico", "//", "/../../etc/passwd", "/%2e%2e/", "/view/", "*",
    "/VIEW"};
const std::array queries{"", "?after=0", "?after=1", "?after=-1&language=pl", "?language=%00",
    "?actor=bia", "?actor=ana", "?q=why", "?q=%c3%28", "?&&==&", "?after=18446744073709551616",
    "?language=xx-YY-zz", "?q=%", "?version=1&version=2"};
const std::array bodies{"", "{}", "[]", R"({"token":""})", R"({"token":"0","language":7})",
    R"({"line":"ana thug","version":1})", R"({"line":"ana thug","version":2,"actor":"bia"})",
    R"({"entry":1})", R"({"entry":18446744073709551616})", R"({"line":null,"version":1e400})",
    "\xff\xfe", R"({"line":"\u0000","version":3})"};
const std::array headers{"Connection: close", "Connection: upgrade", "Expect: 100-continue",
    "Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked", "Content-Length: 3",
    "Content-Length: -1", "Cookie: seat=; seat=\"x\"; ;=", "Cookie: \xff", "Origin: null",
    "Host: evil.example", "Range: bytes=0-1", "Upgrade: websocket", "If-None-Match: *", " folded",
    "NoColon", ": nameless"};

/// A request of parts that fit together or not.
std::string composed(Random& random, const PhoneClient& phone)
{
    std::string bytes = std::string(random.any_of(methods)) + " " + random.any_of(paths)
        + random.any_of(queries) + " HTTP/1.1\r\n";
    if (random.chance(90))
        bytes += "Host: " + phone.host + "\r\n";
    if (random.chance(70))
        bytes += "Origin: " + phone.origin + "\r\n";
    if (random.chance(50))
        bytes += "Cookie: seat=" + phone.cookie + "\r\n";
    if (random.chance(70))
        bytes += "Content-Type: application/json\r\n";
    while (random.chance(25))
        bytes += std::string(random.any_of(headers)) + "\r\n";
    const std::string body = random.any_of(bodies);
    if (random.chance(80))
        bytes += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return bytes + "\r\n" + body;
}

std::string any_bytes(Random& random)
{
    std::string bytes(static_cast<std::size_t>(random.below(300)), ' ');
    for (char& byte : bytes)
        byte = static_cast<char>(random.below(256));
    return bytes;
}

/// A good request with bytes changed, lost or repeated.
std::string damaged(Random& random, std::string bytes)
{
    for (int change = 1 + random.below(4); change > 0 && !bytes.empty(); --change) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(bytes.size())));
        switch (random.below(4)) {
        case 0:
            bytes[at] = static_cast<char>(random.below(256));
            break;
        case 1:
            bytes.erase(at, static_cast<std::size_t>(1 + random.below(9)));
            break;
        case 2:
            bytes.insert(at, bytes.substr(at, 20));
            break;
        default:
            bytes.resize(at);
            break;
        }
    }
    return bytes;
}

std::string any_request(Random& random, const PhoneClient& phone)
{
    switch (random.below(4)) {
    case 0:
        return any_bytes(random);
    case 1:
        return damaged(random, phone.get_bytes("/view?after=0&language=pl"));
    case 2:
        return damaged(random, phone.post_bytes("/move", R"({"line":"a","version":1})"));
    default:
        return composed(random, phone);
    }
}

} // namespace

TEST_CASE("random bytes and requests neither fell the server nor open a seat")
{
    Options options = quick_options();
    options.limits.poll = 5ms;
    options.limits.answer = 50ms;
    options.limits.request = 50ms;
    options.limits.idle = 50ms;
    options.limits.network = 5ms;
    options.limits.requests_per_second = options.limits.requests_at_once = 1e9;
    options.limits.wrong_tokens_at_once = 1e9;
    options.everybody = Options::Everybody::needs_address;
    ServedTable table(options);
    const PhoneClient ana = table.joined("ana");
    static_cast<void>(table.joined("bia"));
    table.publish(1);
    PhoneClient stranger = table.phone();
    stranger.cookie = std::string(32, 'a');
    const Program program(table);

    const char* const wanted = std::getenv("RANDOM_REQUESTS");
    const int count = wanted == nullptr ? 3000 : std::atoi(wanted);
    for (int seed = 0; seed < count; ++seed) {
        INFO("seed " << seed);
        Random random(static_cast<std::uint32_t>(seed));
        const bool is_ana = random.chance(50);
        Connection connection(ana.port);
        // Several in one piece: pipelined.
        std::string bytes = any_request(random, is_ana ? ana : stranger);
        while (random.chance(20))
            bytes += any_request(random, is_ana ? ana : stranger);
        connection.send(bytes);
        const Answer answer = connection.read(std::chrono::milliseconds(random.below(12)));
        if (!is_ana)
            REQUIRE(answer.bytes.find(R"("actor":"ana")") == std::string::npos);
        REQUIRE(answer.bytes.find(R"("actor":"bia")") == std::string::npos);
    }
    table.publish(1'000'000);
    CHECK(ana.get("/view?after=0").status == 200);
    CHECK(table.phone().get("/").status == 200);
    CHECK(program.moves_of_others == 0);
}

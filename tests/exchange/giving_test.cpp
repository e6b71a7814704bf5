/// The way from tablet to tablet, over real sockets.

#include "companion/server/evening_giver.h"
#include "companion/server/evening_taker.h"
#include "db/sha256.h"
#include "tests/server/client.h"

#include <arpa/inet.h>
#include <catch2/catch.hpp>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <functional>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using server::EveningGiver;
using server::Giving;
using server::TakingError;

namespace {

const std::string snapshot(3'000'000, 's');

struct Tablets {
    explicit Tablets(const std::function<void(server::GivingOptions&)>& change = [](auto&) {})
    {
        server::GivingOptions options;
        options.snapshot = std::make_shared<const std::string>(snapshot);
        options.address = "127.0.0.1";
        options.port = 0;
        change(options);
        giver = std::move(EveningGiver::start(options, {}).value());
    }

    [[nodiscard]] server::TabletAddress there() const { return *server::tablet_at(giver->link()); }
    [[nodiscard]] auto take(const std::string& code) const
    {
        server::TabletAddress from = there();
        from.code = code;
        server::TakingProgress progress;
        return server::take_evenings(from, progress);
    }
    [[nodiscard]] Answer ask(const std::string& bytes) const
    {
        test::Connection connection(there().port);
        connection.send(bytes);
        return connection.read();
    }
    [[nodiscard]] std::string post(const std::string& body, const std::string& more = {}) const
    {
        return "POST /evenings HTTP/1.1\r\nHost: " + giver->address() + "\r\n" + more
            + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    }

    std::unique_ptr<EveningGiver> giver;
};

/// A program at some port that answers with these bytes and closes.
class Impostor {
public:
    explicit Impostor(std::string answer)
        : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        ::listen(m_socket, 1);
        ::getsockname(m_socket, reinterpret_cast<sockaddr*>(&address), &size);
        port = ntohs(address.sin_port);
        m_thread = std::thread([this, text = std::move(answer)] {
            const int peer = ::accept(m_socket, nullptr, nullptr);
            std::array<char, 1024> request{};
            static_cast<void>(::recv(peer, request.data(), request.size(), 0));
            static_cast<void>(::send(peer, text.data(), text.size(), MSG_NOSIGNAL));
            ::close(peer);
        });
    }
    ~Impostor()
    {
        m_thread.join();
        ::close(m_socket);
    }
    std::uint16_t port = 0;

private:
    int m_socket;
    std::thread m_thread;
};

TakingError::Kind refused_from(std::uint16_t port)
{
    server::TakingProgress progress;
    server::TakingLimits limits;
    limits.silence = std::chrono::milliseconds(300);
    limits.connect = std::chrono::milliseconds(300);
    return server::take_evenings({"127.0.0.1", port, "A"}, progress, limits).error().kind;
}

} // namespace

TEST_CASE("a tablet gets the evenings of another, once")
{
    Tablets tablets;
    CHECK(tablets.giver->state() == Giving{});
    const std::string code = tablets.giver->code();
    CHECK(code.size() == 8);
    const auto taken = tablets.take(code);
    REQUIRE_FALSE(taken.is_error());
    CHECK(taken.value() == snapshot);
    CHECK(tablets.giver->state() == Giving{Giving::Stage::given, "127.0.0.1"});
    CHECK(tablets.take(code).error().kind == TakingError::Kind::used_code);
    tablets.giver->renew_code();
    CHECK(tablets.giver->code() != code);
    CHECK(tablets.take(code).error().kind == TakingError::Kind::wrong_code);
    CHECK_FALSE(tablets.take(tablets.giver->code()).is_error());
}

TEST_CASE("a code expires")
{
    Tablets tablets([](auto& options) { options.code_lasts = std::chrono::milliseconds(1); });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    CHECK(tablets.take(tablets.giver->code()).error().kind == TakingError::Kind::used_code);
    CHECK(tablets.giver->state().stage == Giving::Stage::expired);
}

TEST_CASE("codes cannot be guessed: wrong ones are limited, and at last the code is locked")
{
    Tablets tablets([](auto& options) {
        options.wrong_codes = 8;
        options.wrong_codes_at_once = 3;
    });
    std::vector<unsigned> statuses;
    for (int i = 0; i < 9; ++i)
        statuses.push_back(tablets.ask(tablets.post("WRONGONE")).status);
    CHECK(statuses == std::vector<unsigned>{403, 403, 403, 429, 429, 429, 429, 429, 410});
    CHECK(tablets.giver->state().stage == Giving::Stage::locked);
    CHECK(tablets.take(tablets.giver->code()).error().kind == TakingError::Kind::used_code);
}

TEST_CASE("nobody gets the evenings but with the code")
{
    Tablets tablets;
    const std::string host = "Host: " + tablets.giver->address() + "\r\n";
    const std::string code = tablets.giver->code();
    CHECK(tablets.ask("GET /evenings HTTP/1.1\r\n" + host + "\r\n").status == 401);
    CHECK(tablets.ask(tablets.post("")).status == 401);
    CHECK(tablets.ask("GET / HTTP/1.1\r\n" + host + "\r\n").status == 404);
    CHECK(tablets.ask("GET /evenings?" + code + " HTTP/1.1\r\n" + host + "\r\n").status == 401);
    CHECK(tablets.ask("PUT /evenings HTTP/1.1\r\n" + host + "Content-Length: 0\r\n\r\n").status
        == 405);
    CHECK(tablets.ask(tablets.post(code, "Origin: http://evil.example\r\n")).status == 403);
    CHECK(tablets
              .ask("POST /evenings HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 8\r\n\r\n"
                  + code)
              .status
        == 421);
    CHECK(tablets.ask(tablets.post(std::string(5000, 'x'))).status == 413);
    CHECK(tablets.giver->state() == Giving{});
    const Answer answer = tablets.ask(tablets.post(code));
    CHECK(answer.status == 200);
    CHECK(answer.body == snapshot);
}

TEST_CASE("a transfer that is not whole and unchanged takes in nothing")
{
    using Kind = TakingError::Kind;
    const std::string hash(64, '0');
    const std::string ok = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\nX-Consigliere-SHA256: ";
    CHECK(refused_from(Impostor(ok + hash + "\r\n\r\n12345").port) == Kind::cut_short);
    CHECK(refused_from(Impostor(ok + hash + "\r\n\r\n1234567890").port) == Kind::changed);
    CHECK(refused_from(Impostor(ok + hash + "\r\n\r\n12345678901").port) == Kind::changed);
    CHECK(refused_from(Impostor("").port) == Kind::cut_short);
    CHECK(refused_from(Impostor("SSH-2.0-x\r\n").port) == Kind::no_tablet);
    CHECK(refused_from(Impostor("SSH-2.0-x\r\n\r\n").port) == Kind::no_tablet);
    CHECK(refused_from(Impostor(std::string(100'000, 'x')).port) == Kind::no_tablet);
    CHECK(refused_from(Impostor("HTTP/1.1 302 Found\r\nLocation: http://x/\r\n\r\n").port)
        == Kind::no_tablet);
    CHECK(refused_from(Impostor("HTTP/1.1 200 OK\r\n\r\nhello").port) == Kind::no_tablet);
    CHECK(refused_from(Impostor(
              "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\nX-Consigliere-SHA256: 0\r\n\r\n")
                           .port)
        == Kind::too_large);
    CHECK(refused_from(1) == Kind::unreachable);
}

TEST_CASE("a connection that is cut anywhere takes in nothing; whole, it does")
{
    const std::string body(10'000, 'e');
    const std::string answer = "HTTP/1.1 200 OK\r\nContent-Length: 10000\r\nX-Consigliere-SHA256: "
        + db::hexadecimal(db::sha256(body)) + "\r\n\r\n" + body;
    for (std::size_t cut = 0; cut < answer.size(); cut += 1000) {
        CAPTURE(cut);
        CHECK(refused_from(Impostor(answer.substr(0, cut)).port) == TakingError::Kind::cut_short);
    }
    const Impostor whole(answer);
    server::TakingProgress progress;
    CHECK(server::take_evenings({"127.0.0.1", whole.port, "A"}, progress).value() == body);
}

TEST_CASE("of two tablets with one code at one moment, one gets the evenings")
{
    Tablets tablets;
    const std::string code = tablets.giver->code();
    bool has_other = false;
    std::thread aside([&] { has_other = !tablets.take(code).is_error(); });
    const bool has_one = !tablets.take(code).is_error();
    aside.join();
    CHECK(has_one != has_other);
}

TEST_CASE("a tablet that falls silent, and a finger that stops, end the transfer")
{
    Tablets tablets;
    server::TakingProgress progress;
    progress.stops = true;
    CHECK(server::take_evenings(tablets.there(), progress).error().kind
        == TakingError::Kind::stopped);
    const int silent = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    REQUIRE(::bind(silent, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    REQUIRE(::listen(silent, 1) == 0);
    ::getsockname(silent, reinterpret_cast<sockaddr*>(&address), &size);
    CHECK(refused_from(ntohs(address.sin_port)) == TakingError::Kind::cut_short);
    ::close(silent);
}

TEST_CASE("only addresses of home networks and this machine’s own are asked")
{
    for (const char* address :
        {"192.168.1.5", "10.0.0.1", "172.16.9.9", "172.31.0.1", "169.254.1.1", "127.0.0.1"})
        CHECK(server::is_private_address(address));
    for (const char* address :
        {"8.8.8.8", "172.32.0.1", "192.169.0.1", "11.0.0.1", "example.org", "", "1"})
        CHECK_FALSE(server::is_private_address(address));
    for (const server::NetworkAddress& own : server::network_addresses())
        CHECK((own.kind == server::NetworkAddress::Kind::tunnel
            || server::is_in_own_network(own.address)));
    CHECK_FALSE(server::is_in_own_network("8.8.8.8"));
    server::TakingProgress progress;
    CHECK(server::take_evenings({"8.8.8.8", 80, "A"}, progress).error().kind
        == TakingError::Kind::not_private);
}

TEST_CASE("addresses are read as they are shown, scanned or typed")
{
    using server::tablet_at;
    using server::TabletAddress;
    CHECK(tablet_at("http://192.168.1.5:8643/evenings#7KQM2XWP")
        == TabletAddress{"192.168.1.5", 8643, "7KQM2XWP"});
    CHECK(tablet_at(" 192.168.1.5 : 9000 ") == TabletAddress{"192.168.1.5", 9000, ""});
    CHECK(tablet_at("192.168.1.5") == TabletAddress{"192.168.1.5", server::evenings_port, ""});
    for (const char* wrong : {"", "tablet", "http://", "192.168.1.5:0", "192.168.1.5:70000",
             "192.168.1.5:x", "WIFI:S:x;;"})
        CHECK_FALSE(tablet_at(wrong));
    CHECK(server::code_typed("7kqm 2xwp-") == "7KQM2XWP");
}

/// A tablet that restarts, and a network that changes.

#include "companion/server/joining.h"
#include "tests/db/temporary_folder.h"
#include "tests/server/served_table.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;
using server::NetworkAddress;
using server::Options;
using Kind = NetworkAddress::Kind;

TEST_CASE("after a restart phones come back by themselves")
{
    const TemporaryFolder folder;
    Options options = quick_options();
    options.port = 8641; // No other test's, so that it is still free after the restart.
    options.kept = folder / "phones";
    PhoneClient ana(0);
    std::string token;
    {
        ServedTable table(options);
        ana = table.joined("ana");
        token = table.server->token("ana");
    }
    CHECK(open_to_others(options.kept) == std::filesystem::perms::none);
    CHECK(names_in(folder / "").size() == 1);
    {
        ServedTable table(options);
        CHECK(table.server->port() == ana.port);
        CHECK(table.server->token("ana") == token);
        CHECK(table.server->wanted().size() == 1);
        table.publish(3);
        CHECK(ana.get("/view?after=9").status == 200);
        // Another phone is another follower.
        CHECK(table.phone().join(token).status == 200);
        CHECK(table.server->followers()[0].id != table.server->followers()[1].id);
        table.server->forget();
        CHECK(ana.get("/view").status == 401);
    }
    CHECK(names_in(folder / "").empty());
}

TEST_CASE("what was kept may be damaged, or cannot be kept")
{
    const TemporaryFolder folder;
    Options options = quick_options();
    options.kept = folder / "phones";
    for (const std::string text : {"", "x", "8642", "8642\n{", "8642\n{\"tokens\":1}",
             "99999999\n{}", "1\n{\"tokens\":{},\"phones\":[{}]}"}) {
        write_text(options.kept, text);
        ServedTable table(options);
        CHECK(table.server->followers().empty());
        CHECK(table.phone().join(table.server->token("ana")).status == 200);
    }
    options.kept = folder / "no folder" / "phones";
    ServedTable table(options);
    CHECK(table.phone().join(table.server->token("ana")).status == 200);
}

TEST_CASE("a port that is taken is replaced; an address of another machine is an error")
{
    Options options = quick_options();
    options.port = 8643;
    const ServedTable first(options);
    const ServedTable second(options);
    CHECK(second.server->port() != first.server->port());
    options.address = "192.0.2.1"; // For documentation only (RFC 5737).
    const auto failed = server::PhoneServer::start(options, {});
    REQUIRE(failed.is_error());
    CHECK(failed.error().kind == server::ServerError::Kind::no_such_address);
    CHECK(
        tell(failed.error()) == "This tablet doesn’t have the address 192.0.2.1. Choose another.");
    options.address = "";
    options.find_addresses = [] { return std::vector<NetworkAddress>{}; };
    CHECK(server::PhoneServer::start(options, {}).error().kind
        == server::ServerError::Kind::no_network);
}

TEST_CASE("the server follows the network, and stays where it still works")
{
    std::atomic<int> state = 0;
    Options options = quick_options();
    options.address = "";
    options.find_addresses = [&state]() -> std::vector<NetworkAddress> {
        switch (state) {
        case 0:
            return {{"127.0.0.2", "wlan0", Kind::wifi}, {"127.0.0.3", "eth0", Kind::cable}};
        case 1:
            return {{"127.0.0.4", "wlan1", Kind::wifi}, {"127.0.0.2", "wlan0", Kind::wifi}};
        case 2:
            return {{"127.0.0.3", "eth0", Kind::cable}};
        default:
            return {};
        }
    };
    ServedTable table(options);
    const auto address_after = [&](int next) {
        state = next;
        std::this_thread::sleep_for(200ms);
        return table.server->address();
    };
    const std::uint16_t port = table.server->port();
    CHECK(table.server->address() == "127.0.0.2");
    PhoneClient phone = table.phone();
    CHECK(address_after(1) == "127.0.0.2");
    while (table.is_woken()) { }
    CHECK(address_after(2) == "127.0.0.3");
    CHECK(table.is_woken());
    CHECK(table.server->url().find("127.0.0.3") != std::string::npos);
    Connection moved(port, "127.0.0.3");
    moved.send("GET / HTTP/1.1\r\nHost: 127.0.0.3:" + std::to_string(port) + "\r\n\r\n");
    CHECK(moved.read().status == 200);
    CHECK(Connection(port, "127.0.0.2").is_closed_within(1s));
    CHECK(address_after(0) == "127.0.0.3");

    table.server->choose_address("127.0.0.5");
    CHECK(address_after(0) == "127.0.0.5");
    table.server->choose_address("192.0.2.1"); // Cannot be had: the last one stays.
    CHECK(address_after(0) == "127.0.0.5");
    table.server->choose_address("");
    CHECK(address_after(0) == "127.0.0.2");
    CHECK(address_after(3) == "127.0.0.2");
}

TEST_CASE("addresses that phones can reach come first")
{
    using server::kind_of;
    using server::Link;
    using server::Medium;
    CHECK(kind_of("wlp2s0", Medium::wired, Link::shared) == Kind::wifi);
    CHECK(kind_of("eth0", Medium::wireless, Link::shared) == Kind::wifi);
    CHECK(kind_of("enp3s0", Medium::wired, Link::shared) == Kind::cable);
    CHECK(kind_of("tun0", Medium::wired, Link::shared) == Kind::tunnel);
    CHECK(kind_of("enp3s0", Medium::wired, Link::point_to_point) == Kind::tunnel);
    CHECK(kind_of("docker0", Medium::wired, Link::shared) == Kind::bridge);
    CHECK(kind_of("br-1a2b", Medium::wired, Link::shared) == Kind::bridge);

    const auto addresses = server::ranked(
        {{"172.17.0.1", "docker0", Kind::bridge}, {"169.254.1.2", "wlan1", Kind::wifi},
            {"10.8.0.2", "tun0", Kind::tunnel}, {"192.168.1.7", "eth0", Kind::cable},
            {"203.0.113.5", "wlan2", Kind::wifi}, {"192.168.1.5", "wlan0", Kind::wifi}});
    std::string order;
    for (const NetworkAddress& address : addresses)
        order += address.interface + " ";
    CHECK(order == "wlan0 wlan2 eth0 tun0 docker0 wlan1 ");
}

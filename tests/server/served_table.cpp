#include "tests/server/served_table.h"

#include <catch2/catch.hpp>

#include <thread>

namespace consigliere::test {

using namespace std::chrono_literals;
using server::Options;
using server::PhoneServer;

Options quick_options()
{
    Options options;
    options.address = "127.0.0.1";
    options.port = 0;
    options.page = "<!doctype html><style>p{}</style><p>Page</p><script>let a=1;</script>";
    options.limits.poll = 300ms;
    options.limits.request = 400ms;
    options.limits.idle = 400ms;
    options.limits.answer = 300ms;
    options.limits.network = 50ms;
    return options;
}

ServedTable::ServedTable(const Options& options)
{
    auto started = PhoneServer::start(options, [this] {
        const std::lock_guard lock(m_mutex);
        m_is_called = true;
        m_called.notify_all();
    });
    INFO((started.is_error() ? started.error().cause : std::string{}));
    REQUIRE(!started.is_error());
    server = std::move(started.value());
}

PhoneClient ServedTable::joined(const std::string& actor)
{
    PhoneClient client = phone();
    REQUIRE(client.join(server->token(actor)).status == 200);
    server->accept(server->followers().back().id);
    return client;
}

void ServedTable::publish(std::uint64_t version)
{
    publish(version, version);
}

void ServedTable::publish(std::uint64_t version, std::uint64_t moves_hold_since)
{
    for (const server::Audience& audience : server->wanted()) {
        server::View view;
        view.version = version;
        view.moves_hold_since = moves_hold_since;
        view.json = R"({"version":)" + std::to_string(version) + R"(,"actor":")" + audience.actor
            + R"(","language":")" + std::string(code_of(audience.language)) + R"("})";
        view.board_png =
            std::make_shared<const std::string>("PNG of " + (audience.actor + "?").substr(0, 9));
        server->publish(audience, std::make_shared<const server::View>(std::move(view)));
    }
}

bool ServedTable::is_woken()
{
    std::unique_lock lock(m_mutex);
    const bool was_called = m_called.wait_for(lock, 2s, [this] { return m_is_called; });
    m_is_called = false;
    return was_called;
}

std::vector<server::Request> ServedTable::requests()
{
    const auto until = std::chrono::steady_clock::now() + 2s;
    while (std::chrono::steady_clock::now() < until) {
        auto taken = server->take_requests();
        if (!taken.empty())
            return taken;
        std::this_thread::sleep_for(1ms);
    }
    return {};
}

} // namespace consigliere::test

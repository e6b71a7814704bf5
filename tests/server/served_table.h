#pragma once

#include "companion/server/http_server.h"
#include "tests/server/client.h"

#include <condition_variable>
#include <memory>
#include <mutex>

namespace consigliere::test {

/// Short times, so that no test waits for long.
[[nodiscard]] server::Options quick_options();

/// A server without a game: its views are numbers.
class ServedTable {
public:
    explicit ServedTable(const server::Options& options = quick_options());

    [[nodiscard]] PhoneClient phone() const { return PhoneClient(server->port()); }
    /// A phone that has joined; that of a seat is accepted, too.
    [[nodiscard]] PhoneClient joined(const std::string& actor);
    /// Publishes a version for everybody who wants one.
    void publish(std::uint64_t version);
    void publish(std::uint64_t version, std::uint64_t moves_hold_since);
    /// Waits until the server has called since the last time; false after two seconds.
    bool is_woken();
    /// Waits for requests; empty after two seconds.
    [[nodiscard]] std::vector<server::Request> requests();

private:
    std::mutex m_mutex;
    std::condition_variable m_called;
    bool m_is_called = false;

public:
    std::unique_ptr<server::PhoneServer> server; ///< Ends first.
};

} // namespace consigliere::test

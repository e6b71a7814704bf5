#pragma once

#include "companion/server/http_server.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace consigliere::test {

/// What came back over a socket.
struct Answer {
    unsigned status = 0; ///< 0: the connection ended, or nothing came in time.
    std::map<std::string, std::string> headers; ///< By names in lower case.
    std::string body;
    std::string bytes; ///< All of it.
};

/// A connection to this machine.
class Connection {
public:
    /// `from`: the own address, any of 127.0.0.0/8.
    explicit Connection(std::uint16_t port, const std::string& to = "127.0.0.1",
        const std::string& from = "127.0.0.1");
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// False if the other side has closed it.
    bool send(std::string_view bytes);
    /// Waits for one whole answer.
    [[nodiscard]] Answer read(std::chrono::milliseconds longest = std::chrono::seconds(20));
    /// Bytes that come until the connection ends, or until the time is over.
    [[nodiscard]] std::size_t bytes_until_end(std::chrono::milliseconds longest);
    /// True if the other side closes the connection in time; what it sends before is skipped.
    [[nodiscard]] bool is_closed_within(std::chrono::milliseconds longest);
    /// Ends this half of the connection.
    void end_sending();

private:
    int m_socket = -1;
    std::string m_unread;
};

/// A phone: keeps its cookie, and a connection for each request.
class PhoneClient {
public:
    explicit PhoneClient(std::uint16_t server_port)
        : port(server_port)
    {
    }

    [[nodiscard]] std::string get_bytes(const std::string& url) const;
    [[nodiscard]] std::string post_bytes(const std::string& url, const std::string& body) const;
    [[nodiscard]] Answer get(const std::string& url) const;
    [[nodiscard]] Answer post(const std::string& url, const std::string& body) const;
    /// Joins, and keeps the cookie.
    Answer join(const std::string& token, const std::string& language = "en");

    std::uint16_t port;
    std::string host = "127.0.0.1:" + std::to_string(port);
    std::string origin = "http://" + host;
    std::string content_type = "application/json";
    std::string cookie;
};

} // namespace consigliere::test

#include "tests/server/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace consigliere::test {

namespace {

using Clock = std::chrono::steady_clock;

std::string in_lower_case(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char letter) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    });
    return text;
}

sockaddr_in address_of(const std::string& text, std::uint16_t port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    ::inet_pton(AF_INET, text.c_str(), &address.sin_addr);
    return address;
}

Answer head_of(const std::string& bytes, std::size_t end)
{
    Answer answer;
    answer.status = static_cast<unsigned>(std::strtoul(bytes.c_str() + 9, nullptr, 10));
    for (std::size_t at = bytes.find("\r\n") + 2; at < end;) {
        const std::size_t line_end = bytes.find("\r\n", at);
        const std::string line = bytes.substr(at, line_end - at);
        const std::size_t colon = line.find(": ");
        if (colon != std::string::npos)
            answer.headers[in_lower_case(line.substr(0, colon))] = line.substr(colon + 2);
        at = line_end + 2;
    }
    return answer;
}

/// Takes a whole answer from the beginning of `bytes`; nullopt if more has to come.
std::optional<Answer> take_answer(std::string& bytes)
{
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string::npos)
        return std::nullopt;
    Answer answer = head_of(bytes, end);
    const auto length = answer.headers.find("content-length");
    const std::size_t size =
        length == answer.headers.end() ? 0 : std::strtoull(length->second.c_str(), nullptr, 10);
    if (bytes.size() < end + 4 + size)
        return std::nullopt;
    answer.bytes = bytes.substr(0, end + 4 + size);
    answer.body = bytes.substr(end + 4, size);
    bytes.erase(0, end + 4 + size);
    return answer;
}

/// Reads what is there in time; empty at the end of the connection or of the time.
std::string some_bytes(int socket, Clock::time_point until)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    pollfd polled{socket, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&polled, 1, static_cast<int>(left.count())) <= 0)
        return {};
    std::array<char, 65536> buffer;
    const ssize_t size = ::recv(socket, buffer.data(), buffer.size(), 0);
    return size <= 0 ? std::string{} : std::string(buffer.data(), static_cast<std::size_t>(size));
}

} // namespace

Connection::Connection(std::uint16_t port, const std::string& to, const std::string& from)
    : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    const sockaddr_in source = address_of(from, 0);
    const sockaddr_in target = address_of(to, port);
    static_cast<void>(::bind(m_socket, reinterpret_cast<const sockaddr*>(&source), sizeof source));
    // A refused connection shows in what is read.
    static_cast<void>(
        ::connect(m_socket, reinterpret_cast<const sockaddr*>(&target), sizeof target));
}

Connection::~Connection()
{
    ::close(m_socket);
}

bool Connection::send(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

Answer Connection::read(std::chrono::milliseconds longest)
{
    const auto until = Clock::now() + longest;
    while (true) {
        if (const auto answer = take_answer(m_unread))
            return *answer;
        const std::string more = some_bytes(m_socket, until);
        if (more.empty())
            return {};
        m_unread += more;
    }
}

bool Connection::is_closed_within(std::chrono::milliseconds longest)
{
    const auto until = Clock::now() + longest;
    while (Clock::now() < until) {
        if (some_bytes(m_socket, until).empty())
            return Clock::now() < until;
    }
    return false;
}

std::size_t Connection::bytes_until_end(std::chrono::milliseconds longest)
{
    const auto until = Clock::now() + longest;
    std::size_t count = 0;
    for (std::string more = some_bytes(m_socket, until); !more.empty();) {
        count += more.size();
        more = some_bytes(m_socket, until);
    }
    return count;
}

void Connection::end_sending()
{
    ::shutdown(m_socket, SHUT_WR);
}

std::string PhoneClient::get_bytes(const std::string& url) const
{
    return "GET " + url + " HTTP/1.1\r\nHost: " + host + "\r\n"
        + (cookie.empty() ? "" : "Cookie: seat=" + cookie + "\r\n") + "\r\n";
}

std::string PhoneClient::post_bytes(const std::string& url, const std::string& body) const
{
    return "POST " + url + " HTTP/1.1\r\nHost: " + host + "\r\n"
        + (origin.empty() ? "" : "Origin: " + origin + "\r\n")
        + (cookie.empty() ? "" : "Cookie: seat=" + cookie + "\r\n") + "Content-Type: "
        + content_type + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

Answer PhoneClient::get(const std::string& url) const
{
    Connection connection(port);
    connection.send(get_bytes(url));
    return connection.read();
}

Answer PhoneClient::post(const std::string& url, const std::string& body) const
{
    Connection connection(port);
    connection.send(post_bytes(url, body));
    return connection.read();
}

Answer PhoneClient::join(const std::string& token, const std::string& language)
{
    Answer answer =
        post("/join", R"({"token":")" + token + R"(","language":")" + language + R"("})");
    const auto set = answer.headers.find("set-cookie");
    if (set != answer.headers.end())
        cookie = set->second.substr(5, set->second.find(';') - 5);
    return answer;
}

} // namespace consigliere::test

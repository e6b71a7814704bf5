#include "tests/server/phone.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace consigliere::test {

std::string Phone::common_heads() const
{
    const std::string host = "127.0.0.1:" + std::to_string(m_port);
    std::string heads =
        "Host: " + host + "\r\nOrigin: http://" + host + "\r\nConnection: close\r\n";
    if (!m_cookie.empty())
        heads += "Cookie: " + m_cookie + "\r\n";
    return heads;
}

std::string Phone::get_request(const std::string& path) const
{
    return "GET " + path + " HTTP/1.1\r\n" + common_heads() + "\r\n";
}

std::string Phone::post_request(const std::string& path, const nlohmann::json& body) const
{
    const std::string text = body.dump();
    return "POST " + path + " HTTP/1.1\r\n" + common_heads()
        + "Content-Type: application/json\r\nContent-Length: " + std::to_string(text.size())
        + "\r\n\r\n" + text;
}

int Phone::send(const std::string& request) const
{
    const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(m_port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("nobody listens");
    if (::send(connection, request.data(), request.size(), MSG_NOSIGNAL)
        != static_cast<ssize_t>(request.size()))
        throw std::runtime_error("cannot send");
    return connection;
}

HttpAnswer Phone::receive(int connection)
{
    std::string all;
    std::array<char, 65536> part{};
    for (ssize_t count = 0; (count = recv(connection, part.data(), part.size(), 0)) > 0;)
        all.append(part.data(), static_cast<std::size_t>(count));
    close(connection);
    const std::size_t end = all.find("\r\n\r\n");
    if (end == std::string::npos)
        throw std::runtime_error("no answer");
    HttpAnswer answer;
    answer.head = all.substr(0, end);
    answer.body = all.substr(end + 4);
    answer.status = std::stoi(answer.head.substr(answer.head.find(' ') + 1));
    return answer;
}

HttpAnswer Phone::get(const std::string& path) const
{
    return receive(send(get_request(path)));
}

HttpAnswer Phone::post(const std::string& path, const nlohmann::json& body) const
{
    return receive(send(post_request(path, body)));
}

HttpAnswer Phone::join(const std::string& token, const std::string& language)
{
    HttpAnswer answer = post("/join", {{"token", token}, {"language", language}});
    if (const std::size_t cookie = answer.head.find("seat="); cookie != std::string::npos)
        m_cookie = answer.head.substr(cookie, answer.head.find(';', cookie) - cookie);
    return answer;
}

} // namespace consigliere::test

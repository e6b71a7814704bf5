#include "companion/server/evening_taker.h"

#include "companion/language/language.h"
#include "companion/server/evening_giver.h"
#include "companion/server/network_addresses.h"
#include "companion/telling/system_error.h"
#include "db/sha256.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sodium/core.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <map>

namespace consigliere::server {

namespace {

using Kind = TakingError::Kind;
using Moment = std::chrono::steady_clock::time_point;

constexpr std::size_t longest_head = 8 * 1024;

template <typename Number>
std::optional<Number> whole_number(std::string_view text)
{
    Number number = 0;
    const auto [stopped, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = failed == std::errc{} && stopped == text.data() + text.size();
    return is_whole ? std::optional(number) : std::nullopt;
}

std::optional<std::uint32_t> bits_of(const std::string& address)
{
    in_addr parsed{};
    if (::inet_pton(AF_INET, address.c_str(), &parsed) != 1)
        return std::nullopt;
    return ntohl(parsed.s_addr);
}

/// One connection to the other tablet, which never blocks for long.
class Line {
public:
    Line(const TabletAddress& to, TakingProgress& progress, const TakingLimits& limits)
        : m_to(to)
        , m_progress(progress)
        , m_limits(limits)
        , m_end(std::chrono::steady_clock::now() + limits.whole)
        , m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))
    {
    }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    ~Line()
    {
        if (m_socket >= 0)
            ::close(m_socket);
    }

    [[nodiscard]] TakingError error(Kind kind, int cause = 0) const
    {
        return {kind, m_to.address + ":" + std::to_string(m_to.port),
            cause == 0 ? std::string{} : std::strerror(cause)}; // NOLINT(concurrency-mt-unsafe)
    }

    [[nodiscard]] ledger::Status<TakingError> connect() const
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(m_to.port);
        ::inet_pton(AF_INET, m_to.address.c_str(), &address.sin_addr);
        if (m_socket < 0)
            return error(Kind::unreachable, errno);
        if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
            return {};
        if (errno != EINPROGRESS)
            return error(Kind::unreachable, errno);
        const auto ready = wait_for(POLLOUT, m_limits.connect, Kind::unreachable);
        if (ready.is_error())
            return ready;
        int cause = 0;
        socklen_t size = sizeof cause;
        ::getsockopt(m_socket, SOL_SOCKET, SO_ERROR, &cause, &size);
        if (cause != 0)
            return error(Kind::unreachable, cause);
        return {};
    }

    [[nodiscard]] ledger::Status<TakingError> send(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent > 0)
                bytes.remove_prefix(static_cast<std::size_t>(sent));
            else if (errno != EAGAIN)
                return error(Kind::cut_short, errno);
            else if (auto ready = wait_for(POLLOUT, m_limits.silence, Kind::cut_short))
                return ready;
        }
        return {};
    }

    /// Appends what has come; 0 at the end.
    [[nodiscard]] ledger::ErrorOr<std::size_t, TakingError> read(std::string& to) const
    {
        std::array<char, 1U << 16U> chunk{};
        while (true) {
            const ssize_t got = ::recv(m_socket, chunk.data(), chunk.size(), 0);
            if (got >= 0) {
                to.append(chunk.data(), static_cast<std::size_t>(got));
                return static_cast<std::size_t>(got);
            }
            if (errno != EAGAIN && errno != EINTR)
                return error(Kind::cut_short, errno);
            if (const auto waited = wait_for(POLLIN, m_limits.silence, Kind::cut_short))
                return waited.error();
        }
    }

private:
    /// In small steps, so that it can be stopped.
    [[nodiscard]] ledger::Status<TakingError> wait_for(
        short events, std::chrono::milliseconds longest, Kind otherwise) const
    {
        constexpr std::chrono::milliseconds step{50};
        const Moment until = std::min(m_end, std::chrono::steady_clock::now() + longest);
        while (!m_progress.stops) {
            pollfd polled{m_socket, events, 0};
            if (::poll(&polled, 1, static_cast<int>(step.count())) > 0)
                return {};
            if (std::chrono::steady_clock::now() >= until)
                return error(otherwise, ETIMEDOUT);
        }
        return error(Kind::stopped);
    }

    const TabletAddress& m_to;
    TakingProgress& m_progress;
    const TakingLimits& m_limits;
    const Moment m_end;
    const int m_socket;
};

struct Head {
    unsigned status = 0;
    std::map<std::string, std::string> fields; ///< By names in lower case.
};

std::string in_lower_case(std::string text)
{
    std::ranges::transform(text, text.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter; });
    return text;
}

/// The head of a reply, "HTTP/1.1 200 OK" and its fields; status 0 if it is none.
Head head_in(std::string_view text)
{
    Head head;
    constexpr std::string_view begins = "HTTP/1.";
    constexpr std::size_t place_of_status = begins.size() + 2;
    if (!text.starts_with(begins) || text.size() < place_of_status + 3)
        return head;
    head.status = whole_number<unsigned>(text.substr(place_of_status, 3)).value_or(0);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find("\r\n"));
        text.remove_prefix(std::min(text.size(), line.size() + 2));
        const std::size_t colon = line.find(": ");
        if (colon != std::string_view::npos)
            head.fields[in_lower_case(std::string(line.substr(0, colon)))] = line.substr(colon + 2);
    }
    return head;
}

std::optional<Kind> refusal_of(unsigned status)
{
    switch (status) {
    case 200:
        return std::nullopt;
    case 401:
    case 403:
        return Kind::wrong_code;
    case 410:
        return Kind::used_code;
    case 429:
        return Kind::too_many_codes;
    default:
        return Kind::no_tablet;
    }
}

std::string request_for(const TabletAddress& to)
{
    return "POST " + std::string(evenings_path) + " HTTP/1.1\r\nHost: " + to.address + ":"
        + std::to_string(to.port) + "\r\nContent-Type: text/plain\r\nContent-Length: "
        + std::to_string(to.code.size()) + "\r\nConnection: close\r\n\r\n" + to.code;
}

/// Reads the head; leaves what came of the body in `bytes`.
ledger::ErrorOr<Head, TakingError> read_head(Line& line, std::string& bytes)
{
    constexpr std::string_view ends = "\r\n\r\n";
    std::size_t end = std::string::npos;
    while ((end = bytes.find(ends)) == std::string::npos) {
        const auto got = line.read(bytes);
        if (got.is_error())
            return got.error();
        if (got.value() == 0)
            return line.error(bytes.empty() ? Kind::cut_short : Kind::no_tablet);
        if (bytes.size() > longest_head && bytes.find(ends) == std::string::npos)
            return line.error(Kind::no_tablet);
    }
    Head head = head_in(std::string_view(bytes).substr(0, end));
    bytes.erase(0, end + ends.size());
    return head;
}

} // namespace

std::optional<TabletAddress> tablet_at(const std::string& text)
{
    const auto is_space = [](char letter) { return letter == ' ' || letter == '\t'; };
    std::string rest = text;
    std::erase_if(rest, is_space);
    TabletAddress tablet;
    if (const std::size_t hash = rest.find('#'); hash != std::string::npos) {
        tablet.code = code_typed(rest.substr(hash + 1));
        rest.resize(hash);
    }
    constexpr std::string_view scheme = "http://";
    if (rest.starts_with(scheme))
        rest.erase(0, scheme.size());
    rest = rest.substr(0, rest.find('/'));
    const std::size_t colon = rest.find(':');
    tablet.address = rest.substr(0, colon);
    tablet.port = evenings_port;
    if (colon != std::string::npos) {
        const auto port = whole_number<std::uint16_t>(std::string_view(rest).substr(colon + 1));
        if (!port || *port == 0)
            return std::nullopt;
        tablet.port = *port;
    }
    return bits_of(tablet.address) ? std::optional(tablet) : std::nullopt;
}

bool is_private_address(const std::string& address)
{
    struct Net {
        std::uint32_t bits;
        unsigned length;
    };
    constexpr std::array nets{Net{0x0A000000, 8}, Net{0xAC100000, 12}, Net{0xC0A80000, 16},
        Net{0xA9FE0000, 16}, Net{0x7F000000, 8}};
    const auto bits = bits_of(address);
    return bits && std::ranges::any_of(nets, [&](const Net& net) {
        return *bits >> (32U - net.length) == net.bits >> (32U - net.length);
    });
}

ledger::ErrorOr<std::string, TakingError> take_evenings(
    const TabletAddress& from, TakingProgress& progress, const TakingLimits& limits)
{
    Line line(from, progress, limits);
    if (!is_private_address(from.address) && !is_in_own_network(from.address))
        return line.error(Kind::not_private);
    if (::sodium_init() < 0)
        return line.error(Kind::unreachable);
    if (const auto failed = line.connect())
        return failed.error();
    if (const auto failed = line.send(request_for(from)))
        return failed.error();
    std::string bytes;
    const auto head = read_head(line, bytes);
    if (head.is_error())
        return head.error();
    if (const auto refused = refusal_of(head.value().status))
        return line.error(*refused);
    const auto& fields = head.value().fields;
    const auto hash = fields.find(in_lower_case(hash_header));
    const auto length = fields.find("content-length");
    const auto size = length == fields.end() ? std::optional<std::size_t>()
                                             : whole_number<std::size_t>(length->second);
    if (hash == fields.end() || !size)
        return line.error(Kind::no_tablet);
    if (*size > limits.bytes)
        return line.error(Kind::too_large);
    progress.all = *size;
    while (bytes.size() < *size) {
        progress.bytes = bytes.size();
        const auto got = line.read(bytes);
        if (got.is_error())
            return got.error();
        if (got.value() == 0)
            return line.error(Kind::cut_short);
    }
    progress.bytes = bytes.size();
    if (bytes.size() != *size || db::hexadecimal(db::sha256(bytes)) != hash->second)
        return line.error(Kind::changed);
    return bytes;
}

std::string tell(const TakingError& error)
{
    using language::to_translate;
    using language::tr;
    const auto fill = [&](const char* text) {
        return language::tr_fill(
            text, {{"address", error.address}, {"cause", telling::tell_system_error(error.cause)}});
    };
    switch (error.kind) {
    case Kind::not_private:
        return fill(to_translate("{address} is neither in this Wi-Fi nor in a home network, so "
                                 "nothing was asked of it. Check the address, or use a stick."));
    case Kind::unreachable:
        return fill(to_translate("No tablet answers at {address}: {cause}. Join the same Wi-Fi and "
                                 "check the address."));
    case Kind::wrong_code:
        return tr("The other tablet doesn’t know this code. Type the one that it shows now.");
    case Kind::used_code:
        return tr("This code was used or is too old. Tap “New code” on the other tablet.");
    case Kind::too_many_codes:
        return tr("Too many wrong codes. Wait a minute and try again.");
    case Kind::no_tablet:
        return fill(to_translate(
            "{address} answers, but it gives no evenings. Type the address that the other tablet "
            "shows."));
    case Kind::too_large:
        return tr("The other tablet has too much for this way. Use a stick.");
    case Kind::cut_short:
        return tr("The connection broke off, and nothing was added. Tap “New code” on the other "
                  "tablet and try again.");
    case Kind::changed:
        return tr(
            "What came differs from what was sent, and nothing was added. Tap “New code” on the "
            "other tablet and try again.");
    case Kind::stopped:
        break;
    }
    return tr("Stopped. Nothing was added.");
}

} // namespace consigliere::server

#pragma once

#include "companion/language/language.h"
#include "companion/server/network_addresses.h"
#include "engine/ledger/error_or.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

// Who is served, with what, and within which bounds.
namespace consigliere::server {

/// Who sees a view, and in which language.
struct Audience {
    std::string actor; ///< A seat's actor ("ana"); empty for everybody (spectators, television).
    language::Language language;

    [[nodiscard]] friend bool operator==(const Audience&, const Audience&) = default;
    [[nodiscard]] friend bool operator<(const Audience& left, const Audience& right)
    {
        return std::pair(left.actor, code_of(left.language))
            < std::pair(right.actor, code_of(right.language));
    }
};

/// Somebody who has come with a token: one phone, however many tabs.
struct Follower {
    std::uint64_t id = 0;
    Audience audience;
    bool is_accepted = false; ///< Everybody is accepted at once, a seat by accept().
    bool is_connected = false; ///< Has asked for the view within the last seconds.

    [[nodiscard]] friend bool operator==(const Follower&, const Follower&) = default;
};

/// What an audience sees at one moment.
struct View {
    std::uint64_t version = 0; ///< Grows with every change.
    /// A move chosen at this version or a later one may still be judged; older ones are stale. Only
    /// moves of `version` itself by default; lower where nothing has changed that a move depends
    /// on (another player's covered bid).
    std::uint64_t moves_hold_since = std::numeric_limits<std::uint64_t>::max();
    std::string json;
    std::shared_ptr<const std::string> board_png; ///< Null without a picture.
};

/// What only the program's thread can answer.
struct Request {
    enum class Kind : std::uint8_t { move, object, ask, told, skip };

    std::uint64_t id = 0;
    Kind kind = Kind::move;
    std::uint64_t follower = 0;
    Audience audience; ///< Whose phone it is, by its cookie; never what the request says.
    /// The line of a move, what is asked, or the lesson told; UTF-8 without control characters.
    std::string text;
    std::uint64_t number = 0; ///< The version of a move, or the entry that is objected to.
};

/// Bounds that a whole table never meets.
struct Limits {
    std::size_t body_bytes = 4096;
    unsigned connections = 256;
    /// Some routers show all phones under one address.
    unsigned connections_per_address = 96;
    double requests_per_second = 80; ///< Of one address, in the long run.
    double requests_at_once = 400; ///< Of one address.
    double wrong_tokens_per_second = 1; ///< Of one address, in the long run.
    double wrong_tokens_at_once = 20; ///< Of one address.
    unsigned followers = 64;
    unsigned requests_per_follower = 4; ///< That the program has not answered yet.
    unsigned polls_per_follower = 4; ///< The oldest poll of a further tab ends.
    std::chrono::milliseconds poll{25'000}; ///< Longest wait for a new view: then 204.
    std::chrono::milliseconds request{10'000}; ///< To send a request, or to read the answer.
    std::chrono::milliseconds idle{30'000}; ///< An open connection without a request.
    std::chrono::milliseconds answer{10'000}; ///< For the program to answer: then 503.
    std::chrono::milliseconds network{5'000}; ///< Between two looks at the network.
};

struct Options {
    /// Whether the address alone is enough to follow as everybody (a television).
    enum class Everybody : std::uint8_t { needs_token, needs_address };
    /// Whether phones may hand in anything.
    enum class Access : std::uint8_t { read_and_move, read_only };

    std::string
        address; ///< IPv4. Empty: the best of network_addresses(), followed when it changes.
    std::uint16_t port = 8642; ///< 0, or taken: any.
    /// The address that phones use, if not the one above (a port forward, tests). Empty: that one.
    std::string reached_as;
    std::string page; ///< Contents of the page, see read_page().
    Everybody everybody = Everybody::needs_token;
    Access access = Access::read_and_move;
    /// Tokens and cookies are kept here (mode 0600), so that phones come back by themselves after a
    /// restart; removed by forget(). Empty: kept nowhere.
    std::filesystem::path kept;
    Limits limits = {};
    /// Tests put a network of their own in its place.
    std::function<std::vector<NetworkAddress>()> find_addresses = network_addresses;
};

/// Why phones cannot be served.
struct ServerError {
    enum class Kind : std::uint8_t { no_network, no_such_address, refused, no_page };

    Kind kind = Kind::refused;
    std::string subject; ///< The address, or the file of the page.
    std::string cause; ///< The operating system's message, in English; may be empty.
};
/// Returns one line: what happened, why, remedy.
[[nodiscard]] std::string tell(const ServerError& error);

/// Reads `assets/phone/page.html` and fills in its words.
[[nodiscard]] ledger::ErrorOr<std::string, ServerError> read_page();

} // namespace consigliere::server

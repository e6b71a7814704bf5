#pragma once

#include "engine/ledger/error_or.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

// Gets a snapshot of the evenings from another tablet. Written by hand because it speaks to our own
// server only: one request, no redirect, no name, no encryption.
namespace consigliere::server {

/// Where a tablet gives its evenings.
struct TabletAddress {
    std::string address; ///< IPv4: "192.168.1.5"
    std::uint16_t port = 0;
    std::string code; ///< Empty if it was not in the text.

    [[nodiscard]] friend bool operator==(const TabletAddress&, const TabletAddress&) = default;
};
/// Reads what a code says or what was typed: "http://192.168.1.5:8643/evenings#7KQM2XWP",
/// "192.168.1.5:8643", "192.168.1.5". nullopt for anything else.
[[nodiscard]] std::optional<TabletAddress> tablet_at(const std::string& text);
/// True for addresses that no router hands on: home networks, self-assigned, this machine.
[[nodiscard]] bool is_private_address(const std::string& address);

struct TakingLimits {
    std::size_t bytes = 512U << 20U;
    std::chrono::milliseconds connect{8'000};
    std::chrono::milliseconds silence{10'000}; ///< Without a byte.
    std::chrono::milliseconds whole{180'000};
};

/// Why nothing was taken.
struct TakingError {
    enum class Kind : std::uint8_t {
        not_private, ///< The address is neither in a home network nor in this machine’s.
        unreachable,
        wrong_code,
        used_code, ///< Used, expired or locked.
        too_many_codes,
        no_tablet, ///< Something else answered.
        too_large,
        cut_short, ///< The connection ended or fell silent.
        changed, ///< The bytes are not those that were sent.
        stopped,
    };
    Kind kind = Kind::unreachable;
    std::string address;
    std::string cause; ///< The operating system's message, in English; may be empty.
};
/// Returns one line: what happened, why, remedy.
[[nodiscard]] std::string tell(const TakingError& error);

/// Shared with the thread that shows the progress.
struct TakingProgress {
    std::atomic<bool> stops = false;
    std::atomic<std::size_t> bytes = 0;
    std::atomic<std::size_t> all = 0; ///< 0 until known.
};

/// Blocks; call it on a thread of its own. Returns all bytes, checked by length and hash, or
/// nothing.
[[nodiscard]] ledger::ErrorOr<std::string, TakingError> take_evenings(
    const TabletAddress& from, TakingProgress& progress, const TakingLimits& limits = {});

} // namespace consigliere::server

#pragma once

#include "engine/corleone/position.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/tree.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::corleone {

/// What a table agrees on before the first tile is placed.
struct Setup {
    struct Seat {
        std::string player;
        Family family = Family::marzullo;
    };
    std::vector<Seat> seats; ///< Clockwise.
    Tracking tracking = Tracking::full;
    /// By Act. The books print only that of Act IV; the others are our defaults (10.hand-limit).
    std::array<std::uint8_t, last_act> hand_limits{5, 4, 3, 2};
    Family first = Family::marzullo;
    /// Common piles after the hands are dealt; uncounted by default.
    std::array<Pile, 4> money_piles{};
    std::array<Pile, 4> goods_piles{};
};

/// Keys that the setup reads from the record head, in the order in which they are written.
inline constexpr std::array<std::string_view, 5> setup_keys{
    "tracking", "hand_limits", "first", "piles", "seats"};
[[nodiscard]] ledger::ErrorOr<Setup, ledger::RecordError> read_setup(const ledger::Tree& record);

/// The position before the first line: hands dealt, nothing revealed (p. 8-9).
[[nodiscard]] Position start(const Setup& setup);

} // namespace consigliere::corleone

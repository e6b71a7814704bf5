#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/tree.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::cash_n_guns {

/// The table's agreements before the first round.
struct Setup {
    std::vector<Components::Seat> seats; ///< In clockwise order.
    /// By seat; empty if played without powers.
    std::vector<Power> powers;
    Player first{}; ///< The oldest player, who starts with the desk (CG-0.4).
    Options options;
};

/// Keys of a record's head that make up a setup, in writing order.
inline constexpr std::array<std::string_view, 3> setup_keys{"first", "options", "seats"};
[[nodiscard]] ledger::ErrorOr<Setup, ledger::RecordError> read_setup(const ledger::Tree& record);

/// The position before the first line: Bullet cards dealt, loot shuffled (CG-0).
[[nodiscard]] Position start(const Setup& setup);

/// Derives a player's record name from the display name.
using ledger::name_from;
/// True if a word has a meaning in lines and cannot be a player's name.
[[nodiscard]] bool is_reserved(std::string_view word);

} // namespace consigliere::cash_n_guns

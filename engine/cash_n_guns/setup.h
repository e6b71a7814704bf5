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

/// What a table agrees on before the first loot is revealed.
struct Setup {
    std::vector<Components::Seat> seats; ///< Clockwise.
    /// By seat; empty when the evening is played without powers.
    std::vector<Power> powers;
    Player first{}; ///< The oldest player, who gets the desk (CG-0.4).
    Options options;
};

/// What a setup is read from in the head of a record, in the order in which it is written.
inline constexpr std::array<std::string_view, 3> setup_keys{"first", "options", "seats"};
[[nodiscard]] ledger::ErrorOr<Setup, ledger::RecordError> read_setup(const ledger::Tree& record);

/// The position before the first line: Bullet cards dealt, loot shuffled (CG-0).
[[nodiscard]] Position start(const Setup& setup);

/// The word of a record for a player who was only given as people write him.
using ledger::name_from;
/// Words that stand for something else in a line, so that no player can be called so.
[[nodiscard]] bool is_reserved(std::string_view word);

} // namespace consigliere::cash_n_guns

#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/tree.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::mafia {

/// The table's agreements before the first roll.
struct Setup {
    std::vector<Components::Person> persons; ///< In clockwise order.
    std::array<std::optional<Seat>, figure_count> players; ///< The player of each figure (M-8.1).
    std::optional<Figure> first; ///< Decided by lot (M-3.1); nullopt if not recorded.
    Options options;
};

/// Keys of a record's head that make up a setup, in writing order.
inline constexpr std::array<std::string_view, 3> setup_keys{"first", "options", "seats"};
[[nodiscard]] ledger::ErrorOr<Setup, ledger::RecordError> read_setup(const ledger::Tree& record);

/// The position before the first line: figures on their starts, 5,000 donars each (M-2.2, M-8.3).
[[nodiscard]] Position start(const Setup& setup);

} // namespace consigliere::mafia

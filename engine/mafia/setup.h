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

/// What a table agrees on before the first roll.
struct Setup {
    std::vector<Components::Person> persons; ///< Clockwise.
    std::array<std::optional<Seat>, figure_count> players; ///< Who plays whom (M-8.1).
    std::optional<Figure> first; ///< By lot (M-3.1); nothing while nobody has told.
    Options options;
};

/// What a setup is read from in the head of a record, in the order in which it is written.
inline constexpr std::array<std::string_view, 3> setup_keys{"first", "options", "seats"};
[[nodiscard]] ledger::ErrorOr<Setup, ledger::RecordError> read_setup(const ledger::Tree& record);

/// The position before the first line: figures on their starts, and 5,000 for each (M-2.2, M-8.3).
[[nodiscard]] Position start(const Setup& setup);

} // namespace consigliere::mafia

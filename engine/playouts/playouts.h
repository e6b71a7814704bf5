#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/fixed_list.h"
#include "engine/ledger/interface.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

// Plays an evening on from any of its turns, to estimate who was likely to win. The future, and
// what nobody at the table knew, is dealt anew by chance.
namespace consigliere::playouts {

/// How all players of a playout choose.
enum class Policy : std::uint8_t {
    random, ///< Any legal move.
    greedy, ///< Nine times in ten what gains most on the score as it would be now, one step ahead.
};

inline constexpr std::size_t most_seats = 8;
/// A number for each seat, in the order of `Evening::actors()`.
using BySeat = ledger::FixedList<double, most_seats>;

struct Outcome {
    /// Share of the win: 1 for the only winner, 1/n for each of n who share it. The sum is 1, or 0
    /// if nobody wins.
    BySeat wins;
    int moves = 0;
};

/// The playouts of one evening. Holds copies of its positions: threads may share it while the
/// evening changes.
class Playouts : public ledger::Interface {
public:
    [[nodiscard]] virtual std::size_t seats() const = 0;
    /// Entries after which a turn begins, in order; 0 is the start. The last is the end.
    [[nodiscard]] virtual const std::vector<int>& turns() const = 0;
    /// The score as it would be after a turn's entry: what `greedy` raises. Seats without a known
    /// score have 0.
    [[nodiscard]] virtual BySeat standing(std::size_t turn) const = 0;
    /// Plays the rest once from `turns()[turn]`. The same seed gives the same outcome. nullopt: no
    /// legal move was found, or the playout did not end within the bound of moves.
    [[nodiscard]] virtual std::optional<Outcome> play_on(
        std::size_t turn, Policy policy, std::uint64_t seed) const = 0;
};

/// Returns nullptr if the evening is not over (chances would be advice), or too little of its
/// components is described to play it on.
[[nodiscard]] std::unique_ptr<const Playouts> playouts_of(const ledger::Evening& evening);

} // namespace consigliere::playouts

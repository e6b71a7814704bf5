#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <array>
#include <optional>

// The count of one Turf War (p. 19), for the referee, the war screen and "Why?".
namespace consigliere::corleone {

struct WarCount {
    /// Influence by `Family`: 1 per figure.
    std::array<std::uint8_t, count_of<Family>> families{};
    /// All neutral figures are one side.
    std::uint8_t neutral = 0;
    ledger::FixedList<FigureId, figure_count> figures;

    [[nodiscard]] int of(Family family) const { return families[static_cast<std::size_t>(family)]; }
};

struct WarOutcome {
    enum class Kind : std::uint8_t {
        winner, ///< `leader` has strictly the most.
        tie, ///< `leader` and `rival` share the most.
        neutral, ///< The neutral side has strictly the most.
        neutral_tie, ///< `leader` and the neutral side share the most.
        empty, ///< No figure at all.
    };
    Kind kind = Kind::empty;
    std::optional<Family> leader;
    std::optional<Family> rival;
    int most = 0;
    /// The second-highest influence; only for `winner`.
    int second = 0;

    /// Returns the Family that places a marker; nullopt if none does.
    [[nodiscard]] std::optional<Family> winner() const
    {
        return kind == Kind::winner ? leader : std::nullopt;
    }
};

[[nodiscard]] WarCount count_influence(
    const Position& position, const Components& components, Area territory);
[[nodiscard]] WarOutcome outcome_of(const Position& position, const WarCount& count);
[[nodiscard]] ledger::RuleId rule_of(WarOutcome::Kind kind);

} // namespace consigliere::corleone

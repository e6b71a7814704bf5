#pragma once

#include "engine/ledger/enumeration.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace consigliere::ledger {

/// Hidden information that an entry revealed, to all players or to one: a turned tile, drawn Jobs,
/// opened bids. Undoing the entry hides it on the board only, so the undo dialog lists exposures.
struct Exposure {
    int entry = 0;
    /// Index into `EveningOps::exposures_named`.
    std::uint8_t kind = 0;
    int count = 0;

    [[nodiscard]] friend bool operator==(const Exposure&, const Exposure&) = default;
};

/// Counts what one entry reveals, by kind.
template <Enumerated Exposed>
class ExposureCount {
public:
    void add(Exposed kind, int count = 1) { m_counts[static_cast<std::size_t>(kind)] += count; }

    /// Nonzero counts, in order of kind. `entry` is 0: the caller sets it.
    [[nodiscard]] std::vector<Exposure> exposures() const
    {
        std::vector<Exposure> found;
        for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
            if (m_counts[kind] > 0)
                found.push_back({0, static_cast<std::uint8_t>(kind), m_counts[kind]});
        }
        return found;
    }

private:
    std::array<int, count_of<Exposed>> m_counts{};
};

} // namespace consigliere::ledger

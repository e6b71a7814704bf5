#pragma once

#include "engine/ledger/enumeration.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace consigliere::ledger {

/// Something that lay hidden and that an entry has shown, to everybody or to one player: a tile was
/// turned over, Jobs were drawn, bids were laid open. Taking the entry back covers it again on the
/// board, and not in the heads of those who have seen it; so whoever undoes is told of it.
struct Exposure {
    int entry = 0;
    /// What it was, by the game's list of such things (`EveningOps::exposures_named`).
    std::uint8_t kind = 0;
    int count = 0;

    [[nodiscard]] friend bool operator==(const Exposure&, const Exposure&) = default;
};

/// Counts what one entry has opened, by the game's kinds.
template <Enumerated Exposed>
class ExposureCount {
public:
    void add(Exposed kind, int count = 1) { m_counts[static_cast<std::size_t>(kind)] += count; }

    /// In the order of the kinds, without the number of the entry.
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

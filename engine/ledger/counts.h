#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace consigliere::ledger {

/// A multiset of cards: one count of 0 to 255 for each kind. `Kind` is an enumeration with values
/// from 0. Precondition of all changes: no count leaves this range (not checked).
template <typename Kind, std::size_t KindCount>
class Counts {
public:
    [[nodiscard]] constexpr int operator[](Kind kind) const { return m_counts[at(kind)]; }
    constexpr void set(Kind kind, int count)
    {
        m_counts[at(kind)] = static_cast<std::uint8_t>(count);
    }
    constexpr void add(Kind kind, int count = 1) { set(kind, (*this)[kind] + count); }
    constexpr void take(Kind kind, int count = 1) { set(kind, (*this)[kind] - count); }

    [[nodiscard]] constexpr int total() const
    {
        int total = 0;
        for (const std::uint8_t count : m_counts)
            total += count;
        return total;
    }
    [[nodiscard]] constexpr bool empty() const { return total() == 0; }
    /// Returns true if every count is at least that of `other`.
    [[nodiscard]] constexpr bool contains(const Counts& other) const
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            if (m_counts[i] < other.m_counts[i])
                return false;
        }
        return true;
    }
    constexpr void add(const Counts& other)
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_counts[i] = static_cast<std::uint8_t>(m_counts[i] + other.m_counts[i]);
    }
    /// Precondition: `contains(other)`.
    constexpr void take(const Counts& other)
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_counts[i] = static_cast<std::uint8_t>(m_counts[i] - other.m_counts[i]);
    }
    [[nodiscard]] friend constexpr bool operator==(const Counts&, const Counts&) = default;

private:
    [[nodiscard]] static constexpr std::size_t at(Kind kind)
    {
        return static_cast<std::size_t>(kind);
    }
    std::array<std::uint8_t, KindCount> m_counts{};
};

} // namespace consigliere::ledger

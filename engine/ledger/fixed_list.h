#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace consigliere::ledger {

/// A vector of at most `Capacity` elements stored inline, so that a Position is copied without
/// allocation. Equality compares the elements. push_back, insert_at: require !full() (asserted).
template <typename Value, std::size_t Capacity>
class FixedList {
public:
    constexpr FixedList() = default;

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool full() const { return m_size == Capacity; }

    [[nodiscard]] constexpr const Value* begin() const { return m_values.data(); }
    [[nodiscard]] constexpr const Value* end() const { return m_values.data() + m_size; }
    [[nodiscard]] constexpr Value* begin() { return m_values.data(); }
    [[nodiscard]] constexpr Value* end() { return m_values.data() + m_size; }

    [[nodiscard]] constexpr const Value& operator[](std::size_t index) const
    {
        assert(index < m_size);
        return m_values[index];
    }
    [[nodiscard]] constexpr Value& operator[](std::size_t index)
    {
        assert(index < m_size);
        return m_values[index];
    }
    [[nodiscard]] constexpr const Value& back() const { return (*this)[m_size - 1]; }

    constexpr void push_back(const Value& value) { insert_at(m_size, value); }

    constexpr void insert_at(std::size_t index, const Value& value)
    {
        assert(!full() && index <= m_size);
        for (std::size_t i = m_size; i > index; --i)
            m_values[i] = m_values[i - 1];
        m_values[index] = value;
        ++m_size;
    }

    constexpr void erase_at(std::size_t index)
    {
        assert(index < m_size);
        --m_size;
        for (std::size_t i = index; i < m_size; ++i)
            m_values[i] = m_values[i + 1];
        m_values[m_size] = Value{};
    }

    constexpr void clear() { *this = FixedList{}; }

    [[nodiscard]] constexpr bool contains(const Value& value) const
    {
        for (const Value& mine : *this) {
            if (mine == value)
                return true;
        }
        return false;
    }

    [[nodiscard]] friend constexpr bool operator==(const FixedList& left, const FixedList& right)
    {
        if (left.m_size != right.m_size)
            return false;
        for (std::size_t i = 0; i < left.m_size; ++i) {
            if (!(left.m_values[i] == right.m_values[i]))
                return false;
        }
        return true;
    }

private:
    std::array<Value, Capacity> m_values{};
    std::uint8_t m_size = 0;
    static_assert(Capacity < 256, "The size of a FixedList is one byte.");
};

} // namespace consigliere::ledger

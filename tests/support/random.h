#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

/// Choices of a random table; the same seed makes the same ones.
namespace consigliere::test {

class Random {
public:
    explicit Random(std::uint32_t seed)
        : m_random(seed)
    {
    }

    /// A number from 0 to `count - 1`.
    [[nodiscard]] int below(int count);
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    template <typename List>
    [[nodiscard]] const auto& any_of(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    [[nodiscard]] std::string word(std::initializer_list<const char*> words);
    template <typename List>
    void shuffle(List& list)
    {
        std::shuffle(list.begin(), list.end(), m_random);
    }

    /// A line with some of its letters and words changed.
    [[nodiscard]] std::string spoiled(const std::string& line);

private:
    std::mt19937 m_random;
};

} // namespace consigliere::test

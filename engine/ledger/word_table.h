#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace consigliere::ledger {

/// The words of a record for the values of an enumeration, in the order of those values, which
/// count up from 0.
template <std::size_t Count>
using WordTable = std::array<std::string_view, Count>;

template <typename Enum, std::size_t Count>
[[nodiscard]] constexpr std::string_view word_in(const WordTable<Count>& words, Enum value)
{
    return words[static_cast<std::size_t>(value)];
}

/// The value that a word stands for, if it is one of the table.
template <typename Enum, std::size_t Count>
[[nodiscard]] constexpr std::optional<Enum> value_in(
    const WordTable<Count>& words, std::string_view word)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (words[i] == word)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

} // namespace consigliere::ledger

#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

// Declares an enumeration with one row per value: its record word and its English name.
//
//     enum class Good : std::uint8_t { gun, booze };
//     template <>
//     inline constexpr ledger::Enumeration<Good, 2> ledger::rows_of<Good>{{{
//         {Good::gun, "gun", to_translate("Gun")},
//         {Good::booze, "booze", to_translate("Booze")},
//     }}};
//
// Does not compile: rows out of order, an empty or repeated word, a value without a row.
namespace consigliere::ledger {

/// The minimum content of a row. A row type with more columns starts with these members.
template <typename Enum>
struct Row {
    Enum value;
    /// Written in records.
    std::string_view word;
    /// English name, the translation key. Empty if the value is never displayed.
    const char* name = "";
};

/// Returns true if `value` is a named enumerator. The compiler prints unnamed values as a cast.
template <auto value>
[[nodiscard]] consteval bool is_enumerator()
{
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t begin = text.find("value = ") + std::string_view("value = ").size();
    return text[begin] != '(';
}

template <typename Enum, std::size_t Count, typename RowType = Row<Enum>>
class Enumeration {
public:
    using Rows = std::array<RowType, Count>;

    explicit consteval Enumeration(const Rows& rows)
        : m_rows(rows)
    {
        static_assert(!is_enumerator<static_cast<Enum>(Count)>(), "A value has no row.");
        for (std::size_t i = 0; i < Count; ++i) {
            if (rows[i].value != static_cast<Enum>(i))
                throw "The rows do not stand in the order of the values.";
            if (rows[i].word.empty())
                throw "A value has no word.";
            for (std::size_t earlier = 0; earlier < i; ++earlier) {
                if (rows[earlier].word == rows[i].word)
                    throw "Two values have the same word.";
            }
        }
    }

    [[nodiscard]] constexpr const Rows& rows() const { return m_rows; }
    [[nodiscard]] constexpr const RowType& row(Enum value) const
    {
        return m_rows[static_cast<std::size_t>(value)];
    }

private:
    Rows m_rows;
};

/// Specialize this for every enumeration.
template <typename Enum>
inline constexpr int rows_of = 0;

template <typename Enum>
concept Enumerated = requires
{
    rows_of<Enum>.rows();
};

template <Enumerated Enum>
inline constexpr std::size_t count_of = rows_of<Enum>.rows().size();

template <Enumerated Enum>
inline constexpr std::array<Enum, count_of<Enum>> all_of = [] {
    std::array<Enum, count_of<Enum>> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}();

template <Enumerated Enum>
[[nodiscard]] constexpr std::string_view word_of(Enum value)
{
    return rows_of<Enum>.row(value).word;
}

/// The English name, the translation key.
template <Enumerated Enum>
[[nodiscard]] constexpr const char* name_of(Enum value)
{
    return rows_of<Enum>.row(value).name;
}

/// Returns nullopt if no value has this word.
template <Enumerated Enum>
[[nodiscard]] constexpr std::optional<Enum> value_of(std::string_view word)
{
    for (const auto& row : rows_of<Enum>.rows()) {
        if (row.word == word)
            return row.value;
    }
    return std::nullopt;
}

} // namespace consigliere::ledger

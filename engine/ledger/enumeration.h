#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// An enumeration is declared once: the values, and beside them a row for each with its word in a
/// record and its English name.
///
///     enum class Good : std::uint8_t { gun, booze };
///     template <>
///     inline constexpr ledger::Enumeration<Good, 2> ledger::rows_of<Good>{{{
///         {Good::gun, "gun", to_translate("Gun")},
///         {Good::booze, "booze", to_translate("Booze")},
///     }}};
///
/// Rows out of order, an empty or repeated word, and a value without a row do not compile.
namespace consigliere::ledger {

/// The least that a row says. A row with more to say (how an icon is drawn, what has to be chosen)
/// is a type of its own that begins with these.
template <typename Enum>
struct Row {
    Enum value;
    /// As a record writes it.
    std::string_view word;
    /// As people call it: the key of its translations. Empty for what is never told.
    const char* name = "";
};

/// Whether a value of an enumeration has a name in the source. The compiler writes an unnamed one
/// as a number behind a cast.
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

/// The declaration of an enumeration; each game specialises it beside its enumerations.
template <typename Enum>
inline constexpr int rows_of = 0;

/// An enumeration that is declared with its rows.
template <typename Enum>
concept Enumerated = requires
{
    rows_of<Enum>.rows();
};

template <Enumerated Enum>
inline constexpr std::size_t count_of = rows_of<Enum>.rows().size();

/// Every value, in order.
template <Enumerated Enum>
inline constexpr std::array<Enum, count_of<Enum>> all_of = [] {
    std::array<Enum, count_of<Enum>> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}();

/// The word of a record for a value.
template <Enumerated Enum>
[[nodiscard]] constexpr std::string_view word_of(Enum value)
{
    return rows_of<Enum>.row(value).word;
}

/// The English name of a value, to be translated.
template <Enumerated Enum>
[[nodiscard]] constexpr const char* name_of(Enum value)
{
    return rows_of<Enum>.row(value).name;
}

/// The value that a word of a record stands for.
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

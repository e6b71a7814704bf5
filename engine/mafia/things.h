#pragma once

#include "engine/mafia/enums.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Fields of the circuit, fields of the map and cards, each encoded as a small number.
namespace consigliere::mafia {

/// A field of the outer circuit: its kind, and its number within the kind along the arrow from the
/// Bonanno start. Without a described board, a table may omit the number or number its businesses
/// freely.
class Field {
public:
    static constexpr int most = 15; ///< Largest number within a kind.

    constexpr Field() = default;
    constexpr Field(FieldKind kind, int number)
        : m_kind(kind)
        , m_number(static_cast<std::uint8_t>(number))
    {
    }
    explicit constexpr Field(int value)
        : Field(static_cast<FieldKind>(value / (most + 1)), value % (most + 1))
    {
    }

    [[nodiscard]] constexpr FieldKind kind() const { return m_kind; }
    /// From 1; 0 if unknown.
    [[nodiscard]] constexpr int number() const { return m_number; }
    [[nodiscard]] explicit constexpr operator int() const
    {
        return static_cast<int>(m_kind) * (most + 1) + m_number;
    }
    [[nodiscard]] friend constexpr bool operator==(Field, Field) = default;

private:
    FieldKind m_kind = FieldKind::start_bonanno;
    std::uint8_t m_number = 0;
};

/// The numbered fields that a figure can hold: banks, arms shops, police stations.
inline constexpr auto all_businesses = [] {
    std::array<Field, std::size_t{3} * Field::most> all{};
    auto* next = all.begin();
    for (const FieldKind kind : {FieldKind::bank, FieldKind::arms, FieldKind::police}) {
        for (int number = 1; number <= Field::most; ++number)
            *next++ = Field(kind, number);
    }
    return all;
}();

/// Returns `bank-2`, `informer` or `start-bonanno`.
[[nodiscard]] std::string word_of(Field field);
[[nodiscard]] std::optional<Field> field_from(std::string_view word);

/// A field of the inner map: columns `a` to `i`, rows 1 to 5.
class Square {
public:
    static constexpr int columns = 9;
    static constexpr int rows = 5;
    static constexpr int count = columns * rows;

    constexpr Square() = default;
    constexpr Square(int column, int row)
        : m_index(static_cast<std::uint8_t>(row * columns + column))
    {
    }
    explicit constexpr Square(int index)
        : m_index(static_cast<std::uint8_t>(index))
    {
    }

    [[nodiscard]] constexpr int column() const { return m_index % columns; }
    [[nodiscard]] constexpr int row() const { return m_index / columns; }
    [[nodiscard]] explicit constexpr operator int() const { return m_index; }
    [[nodiscard]] friend constexpr bool operator==(Square, Square) = default;

private:
    std::uint8_t m_index = 0;
};

[[nodiscard]] std::string word_of(Square square);
[[nodiscard]] std::optional<Square> square_from(std::string_view word);

/// A set of fields of the map.
class Squares {
public:
    constexpr Squares() = default;

    [[nodiscard]] static constexpr Squares all()
    {
        return Squares((std::uint64_t{1} << Square::count) - 1);
    }
    [[nodiscard]] static constexpr Squares of(Square square) { return Squares(bit(square)); }
    /// The outermost rows and columns, where home points can be.
    [[nodiscard]] static constexpr Squares edge()
    {
        return of_column(0) | of_column(Square::columns - 1) | of_row(0) | of_row(Square::rows - 1);
    }
    [[nodiscard]] static constexpr Squares of_column(int which) { return Squares(column(which)); }
    [[nodiscard]] static constexpr Squares of_row(int which)
    {
        Squares row;
        for (int column = 0; column < Square::columns; ++column)
            row.add(Square(column, which));
        return row;
    }

    constexpr void add(Square square) { m_bits |= bit(square); }
    constexpr void remove(Square square) { m_bits &= ~bit(square); }
    [[nodiscard]] constexpr bool contains(Square square) const
    {
        return (m_bits & bit(square)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    [[nodiscard]] constexpr Square first() const { return Square(std::countr_zero(m_bits)); }

    template <typename Visit>
    constexpr void each(const Visit& visit) const
    {
        for (std::uint64_t bits = m_bits; bits != 0; bits &= bits - 1)
            visit(Square(std::countr_zero(bits)));
    }
    /// Fields that share a side with a member; may include members.
    [[nodiscard]] constexpr Squares beside() const
    {
        Squares found = shifted_sideways();
        found.m_bits |= (m_bits << Square::columns) | (m_bits >> Square::columns);
        found.m_bits &= all().m_bits;
        return found;
    }
    /// Fields that share a side or a corner with a member.
    [[nodiscard]] constexpr Squares around() const
    {
        const Squares wide = *this | shifted_sideways();
        return (beside() | Squares(wide.m_bits << Square::columns)
                   | Squares(wide.m_bits >> Square::columns))
            & all();
    }

    [[nodiscard]] friend constexpr Squares operator|(Squares left, Squares right)
    {
        return Squares(left.m_bits | right.m_bits);
    }
    [[nodiscard]] friend constexpr Squares operator&(Squares left, Squares right)
    {
        return Squares(left.m_bits & right.m_bits);
    }
    [[nodiscard]] friend constexpr Squares operator-(Squares left, Squares right)
    {
        return Squares(left.m_bits & ~right.m_bits);
    }
    [[nodiscard]] friend constexpr bool operator==(Squares, Squares) = default;

private:
    explicit constexpr Squares(std::uint64_t bits)
        : m_bits(bits)
    {
    }
    [[nodiscard]] static constexpr std::uint64_t bit(Square square)
    {
        return std::uint64_t{1} << static_cast<int>(square);
    }
    [[nodiscard]] static constexpr std::uint64_t column(int which)
    {
        std::uint64_t bits = 0;
        for (int row = 0; row < Square::rows; ++row)
            bits |= bit(Square(which, row));
        return bits;
    }
    [[nodiscard]] constexpr Squares shifted_sideways() const
    {
        return Squares(
            ((m_bits & ~column(Square::columns - 1)) << 1) | ((m_bits & ~column(0)) >> 1));
    }

    std::uint64_t m_bits = 0;
};

/// The decks: 32 red cards (luck) and 16 black cards (bad luck) (M-6.1).
enum class Deck : std::uint8_t { red, black };

/// A card by deck and number; number 0 if its face is unknown.
class Card {
public:
    static constexpr int reds = 32;
    static constexpr int blacks = 16;

    constexpr Card() = default;
    constexpr Card(Deck deck, int number)
        : m_deck(deck)
        , m_number(static_cast<std::uint8_t>(number))
    {
    }
    explicit constexpr Card(int value)
        : Card(value >= 100 ? Deck::black : Deck::red, value % 100)
    {
    }

    [[nodiscard]] constexpr Deck deck() const { return m_deck; }
    [[nodiscard]] constexpr int number() const { return m_number; }
    [[nodiscard]] constexpr bool is_told() const { return m_number != 0; }
    [[nodiscard]] explicit constexpr operator int() const
    {
        return (m_deck == Deck::black ? 100 : 0) + m_number;
    }
    [[nodiscard]] friend constexpr bool operator==(Card, Card) = default;

private:
    Deck m_deck = Deck::red;
    std::uint8_t m_number = 0;
};

/// Returns `red-18`, `black-3`, or `red` for a card of unknown face.
[[nodiscard]] std::string word_of(Card card);
[[nodiscard]] std::optional<Card> card_from(std::string_view word);

/// True if the card stays with its holder instead of returning under its deck (M-6.1b, M-6.1c).
[[nodiscard]] constexpr bool is_lasting(Card card)
{
    const int n = card.number();
    if (card.deck() == Deck::black)
        return n <= 2 || n >= 9;
    return n <= 6 || (n >= 9 && n <= 11) || (n >= 16 && n <= 24);
}

/// The use of a red card as printed in the book.
enum class CardUse : std::uint8_t {
    as_described, ///< Not printed: described by the table.
    takes_bank, ///< 1 to 3 (M-4.3).
    takes_police, ///< 4 and 5 (M-4.7).
    takes_arms, ///< 6 (M-4.5).
    takes_card, ///< 12 and 13 (M-6.1a).
    takes_card_or_business, ///< 14 and 15; also a business held by a card (M-4.3).
};
[[nodiscard]] constexpr CardUse use_of(Card card)
{
    const int n = card.deck() == Deck::red ? card.number() : 0;
    if (n >= 1 && n <= 3)
        return CardUse::takes_bank;
    if (n == 4 || n == 5)
        return CardUse::takes_police;
    if (n == 6)
        return CardUse::takes_arms;
    if (n == 12 || n == 13)
        return CardUse::takes_card;
    return n == 14 || n == 15 ? CardUse::takes_card_or_business : CardUse::as_described;
}

/// True if it takes a card from another player (M-6.1a).
[[nodiscard]] constexpr bool takes_cards(CardUse use)
{
    return use == CardUse::takes_card || use == CardUse::takes_card_or_business;
}

/// A set of cards of one deck, by number.
class CardSet {
public:
    constexpr void add(int number) { m_bits |= bit(number); }
    constexpr void remove(int number) { m_bits &= ~bit(number); }
    [[nodiscard]] constexpr bool contains(int number) const
    {
        return number > 0 && (m_bits & bit(number)) != 0;
    }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    template <typename Visit>
    constexpr void each(const Visit& visit) const
    {
        for (std::uint32_t bits = m_bits; bits != 0; bits &= bits - 1)
            visit(std::countr_zero(bits) + 1);
    }
    [[nodiscard]] friend constexpr bool operator==(CardSet, CardSet) = default;

private:
    [[nodiscard]] static constexpr std::uint32_t bit(int number)
    {
        return std::uint32_t{1} << static_cast<unsigned>(number - 1);
    }
    std::uint32_t m_bits = 0;
};

} // namespace consigliere::mafia

template <>
inline constexpr consigliere::ledger::Enumeration<consigliere::mafia::Deck, 2>
    consigliere::ledger::rows_of<consigliere::mafia::Deck>{{{
        {consigliere::mafia::Deck::red, "red", to_translate("a red card")},
        {consigliere::mafia::Deck::black, "black", to_translate("a black card")},
    }}};

#pragma once

#include "engine/ledger/message_template.h"
#include "engine/mafia/things.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

// Message template types of MAFIA: those of `engine/ledger/message_template.h`, with a
// compile-time check that placeholders are in the order of their types. Without it a square could
// be printed as a figure.
namespace consigliere::mafia::message {

/// Names allowed for placeholders of a type. Empty for numbers and money, whose placeholders have
/// any other name.
template <typename Thing>
inline constexpr std::array<std::string_view, 0> names_of{};
template <>
inline constexpr std::array<std::string_view, 15> names_of<Figure>{"figure", "turn", "next",
    "first", "debtor", "remover", "other", "owner", "holder", "victim", "buyer", "seller",
    "creditor", "leader", "winner"};
template <>
inline constexpr std::array<std::string_view, 2> names_of<Field>{"field", "told"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Square>{"square"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Family>{"family"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Rank>{"rank"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Card>{"card"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Deck>{"deck"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<FieldKind>{"kind"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Phase>{"phase"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Ending>{"ending"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<Why>{"why"};
template <>
inline constexpr std::array<std::string_view, 1> names_of<ledger::Quoted>{"quoted"};

template <typename... Things>
consteval bool is_name_of(std::string_view place)
{
    return (std::ranges::count(names_of<Things>, place) + ...) > 0;
}

/// True if `place` may name a placeholder of this type. For numbers: if no other type has the name.
template <typename Thing>
consteval bool is_place_for(std::string_view place)
{
    if constexpr (names_of<Thing>.empty())
        return !is_name_of<Figure, Field, Square, Family, Rank, Card, Deck, FieldKind, Phase,
            Ending, Why, ledger::Quoted>(place);
    else
        return is_name_of<Thing>(place);
}

template <ledger::Severity weight, typename... Things>
class Sentence : public ledger::MessageTemplate<weight, Things...> {
public:
    consteval Sentence(ledger::RuleId behind, const char* sentence)
        : ledger::MessageTemplate<weight, Things...>(behind, sentence)
    {
        [[maybe_unused]] std::size_t place = 0;
        if (!(is_place_for<Things>(this->names()[place++]) && ...))
            throw "A place of the sentence is not for the thing that the message declares there.";
    }
    explicit consteval Sentence(const char* sentence)
        : Sentence(ledger::RuleId{}, sentence)
    {
    }
};

template <typename... Things>
using LeavesOpen = Sentence<ledger::Severity::unknown, Things...>;
template <typename... Things>
using Forbids = Sentence<ledger::Severity::forbidden, Things...>;
template <typename... Things>
using Contradicts = Sentence<ledger::Severity::contradiction, Things...>;

} // namespace consigliere::mafia::message

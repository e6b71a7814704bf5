#pragma once

#include "engine/ledger/message_template.h"
#include "engine/mafia/terms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

// Message template types of MAFIA: those of `engine/ledger/message_template.h`, with a
// compile-time check that placeholders are in the order of their types. Without it a square could
// be printed as a figure.
namespace consigliere::mafia::message {

/// A name of placeholders, and the kind of fact that it is for. Numbers and money have other names.
struct PlaceName {
    std::string_view name;
    std::uint8_t kind;
};
template <typename Type>
inline constexpr std::uint8_t kind_of = term(Type{}).kind;
inline constexpr std::array<PlaceName, 26> place_names{
    {{"figure", kind_of<Figure>}, {"turn", kind_of<Figure>}, {"next", kind_of<Figure>},
        {"first", kind_of<Figure>}, {"debtor", kind_of<Figure>}, {"remover", kind_of<Figure>},
        {"other", kind_of<Figure>}, {"owner", kind_of<Figure>}, {"holder", kind_of<Figure>},
        {"victim", kind_of<Figure>}, {"buyer", kind_of<Figure>}, {"seller", kind_of<Figure>},
        {"creditor", kind_of<Figure>}, {"leader", kind_of<Figure>}, {"winner", kind_of<Figure>},
        {"field", kind_of<Field>}, {"told", kind_of<Field>}, {"square", kind_of<Square>},
        {"family", kind_of<Family>}, {"rank", kind_of<Rank>}, {"card", kind_of<Card>},
        {"deck", kind_of<Deck>}, {"kind", kind_of<FieldKind>}, {"phase", kind_of<Phase>},
        {"ending", kind_of<Ending>}, {"why", kind_of<Why>}}};

/// True if `place` may name a placeholder of this type. {quoted} is checked by the base.
template <typename Type>
consteval bool is_place_for(std::string_view place)
{
    const auto* const named = std::ranges::find(place_names, place, &PlaceName::name);
    if constexpr (std::is_same_v<Type, ledger::Quoted>)
        return true;
    else if (named != place_names.end())
        return named->kind == kind_of<Type>;
    else
        return std::ranges::count(place_names, kind_of<Type>, &PlaceName::kind) == 0;
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

#pragma once

#include "engine/ledger/sentence.h"
#include "engine/mafia/things.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

/// The kinds of sentences that the referee of MAFIA says: those of `engine/ledger/sentence.h`,
/// where a sentence whose places stand in another order than its things does not compile. Otherwise
/// a square would be read out where a character is meant.
namespace consigliere::mafia::message {

/// Whether a place of this name is for a Thing. Plain numbers and sums of money have names of every
/// kind, and only those of other things are not for them.
template <typename Thing>
consteval bool is_place_for(std::string_view name)
{
    const auto is_one_of = [name](const auto&... names) { return ((name == names) || ...); };
    const bool is_figure = is_one_of("figure", "turn", "next", "first", "debtor", "remover",
        "other", "owner", "holder", "victim", "buyer", "seller", "creditor", "leader", "winner");
    const bool is_field = is_one_of("field", "told");
    const bool is_own_word = is_one_of(
        "square", "family", "rank", "card", "deck", "kind", "phase", "ending", "why", "quoted");
    if constexpr (std::is_same_v<Thing, Figure>)
        return is_figure;
    else if constexpr (std::is_same_v<Thing, Field>)
        return is_field;
    else if constexpr (std::is_same_v<Thing, Square>)
        return name == "square";
    else if constexpr (std::is_same_v<Thing, Family>)
        return name == "family";
    else if constexpr (std::is_same_v<Thing, Rank>)
        return name == "rank";
    else if constexpr (std::is_same_v<Thing, Card>)
        return name == "card";
    else if constexpr (std::is_same_v<Thing, Deck>)
        return name == "deck";
    else if constexpr (std::is_same_v<Thing, FieldKind>)
        return name == "kind";
    else if constexpr (std::is_same_v<Thing, Phase>)
        return name == "phase";
    else if constexpr (std::is_same_v<Thing, Ending>)
        return name == "ending";
    else if constexpr (std::is_same_v<Thing, Why>)
        return name == "why";
    else if constexpr (std::is_same_v<Thing, ledger::Quoted>)
        return name == "quoted";
    else
        return !is_figure && !is_field && !is_own_word;
}

template <ledger::Gravity weight, typename... Things>
class Sentence : public ledger::Saying<weight, Things...> {
public:
    consteval Sentence(ledger::RuleId behind, const char* sentence)
        : ledger::Saying<weight, Things...>(behind, sentence)
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
using LeavesOpen = Sentence<ledger::Gravity::unknown, Things...>;
template <typename... Things>
using Forbids = Sentence<ledger::Gravity::forbidden, Things...>;
template <typename... Things>
using Contradicts = Sentence<ledger::Gravity::contradiction, Things...>;

} // namespace consigliere::mafia::message

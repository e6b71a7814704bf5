#pragma once

#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/enums.h"
#include "engine/mafia/things.h"

#include <string>
#include <variant>

// Conversion between the game's values and the terms in a reason's facts.
namespace consigliere::mafia {

enum class Donar : int {};

/// The possible values of a fact. A term's kind is the index in this list.
using Thing = std::variant<int, Donar, Figure, Family, Field, FieldKind, Square, Card, Rank, Coin,
    Phase, Why, Ending, Deck>;

template <typename Type>
[[nodiscard]] constexpr ledger::Term term(Type thing)
{
    return {static_cast<std::uint8_t>(Thing(thing).index()), static_cast<std::int32_t>(thing)};
}
[[nodiscard]] Thing thing_of(ledger::Term term);

/// A term in record words: `antonio`, `bank-2`, `400`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::mafia

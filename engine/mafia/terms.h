#pragma once

#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/enums.h"
#include "engine/mafia/things.h"

#include <string>
#include <variant>

/// The game's things as the single numbers that a reason's facts carry.
namespace consigliere::mafia {

enum class Donar : int {};

/// What a fact can be. The kind of its term is the place in this list.
using Thing = std::variant<int, Donar, Figure, Family, Field, FieldKind, Square, Card, Rank, Coin,
    Phase, Why, Ending, Deck>;

template <typename Type>
[[nodiscard]] constexpr ledger::Term term(Type thing)
{
    return {static_cast<std::uint8_t>(Thing(thing).index()), static_cast<std::int32_t>(thing)};
}
[[nodiscard]] Thing thing_of(ledger::Term term);

/// A term in the words of the record: `antonio`, `bank-2`, `400`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::mafia

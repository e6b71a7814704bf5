#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/ledger/verdict.h"

#include <string>
#include <variant>

// Conversion between the game's values and the terms in a reason's facts.
namespace consigliere::cash_n_guns {

enum class Dollars : int {};

/// The possible values of a fact. A term's kind is the index in this list.
using Thing = std::variant<int, Dollars, Player, Share, LootType, Bullet, Power, Phase>;

template <typename Type>
[[nodiscard]] constexpr ledger::Term term(Type thing)
{
    return {static_cast<std::uint8_t>(Thing(thing).index()), static_cast<std::int32_t>(thing)};
}
[[nodiscard]] constexpr ledger::Term term(LootCard card)
{
    return term(Share(card));
}
[[nodiscard]] Thing thing_of(ledger::Term term);

/// A term in record words: `ana`, `$5000`, `3`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::cash_n_guns

#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/ledger/verdict.h"

#include <string>
#include <variant>

/// The game's things as the single numbers that a reason's facts carry.
namespace consigliere::cash_n_guns {

enum class Dollars : int {};

/// What a fact can be. The kind of its term is the place in this list.
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

/// A term in the words of the record: `ana`, `$5000`, `3`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::cash_n_guns

#pragma once

#include "engine/cash_n_guns/waiting.h"

#include <optional>
#include <vector>

/// What a power could be used on. Where only one thing is possible, nobody needs to be asked.
namespace consigliere::table_cash_n_guns {

using cash_n_guns::cards_to_plunder;
using cash_n_guns::may_trade;

/// The kind of loot that all of these cards are; nothing if there are several kinds.
[[nodiscard]] std::optional<cash_n_guns::LootCard> only_kind(const cash_n_guns::Loot& loot);
/// The only player from whose loot this one can draw a card.
[[nodiscard]] std::optional<cash_n_guns::Player> only_victim(
    const cash_n_guns::Position& position, cash_n_guns::Player player);
/// Whom the Vulture can still plunder.
[[nodiscard]] cash_n_guns::PlayerList plunderable(const cash_n_guns::Position& position);
/// What lies on the table to be forbidden.
[[nodiscard]] std::vector<cash_n_guns::LootType> types_on_table(
    const cash_n_guns::Position& position);

} // namespace consigliere::table_cash_n_guns

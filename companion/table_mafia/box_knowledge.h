#pragma once

#include "companion/table_mafia/room.h"

namespace consigliere::table_mafia {

/// So many cards are in the box.
inline constexpr int cards_in_box = Card::reds + Card::blacks;
/// Of how many of them somebody has told what they say, or the book.
[[nodiscard]] int known_cards(const Components& components);

} // namespace consigliere::table_mafia

#pragma once

#include "companion/table_mafia/room.h"

namespace consigliere::table_mafia {

inline constexpr int cards_in_box = Card::reds + Card::blacks;
/// Number of cards whose text is described or printed in the book.
[[nodiscard]] int known_cards(const Components& components);

} // namespace consigliere::table_mafia

#pragma once

#include "companion/desk/game_view.h"
#include "companion/table_cash_n_guns/room.h"
#include "companion/widgets/ui.h"
#include "engine/cash_n_guns/game.h"

#include <optional>

namespace consigliere::table_cash_n_guns {

/// The evening, as used by the parts of this table.
class View : public desk::GameView<Game, std::optional<Player>> {
public:
    using GameView::GameView;

    [[nodiscard]] std::string name(Player player) const
    {
        return desk().player(components()[player].name);
    }
};

} // namespace consigliere::table_cash_n_guns

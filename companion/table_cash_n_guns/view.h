#pragma once

#include "companion/desk/game_view.h"
#include "companion/widgets/ui.h"
#include "engine/cash_n_guns/game.h"

#include <optional>

namespace consigliere::table_cash_n_guns {

using widgets::Colour;
using widgets::Rect;
using widgets::Ui;

/// The evening as the parts of this table see it.
class View : public desk::GameView<cash_n_guns::Game, std::optional<cash_n_guns::Player>> {
public:
    using GameView::GameView;

    [[nodiscard]] std::string name(cash_n_guns::Player player) const
    {
        return desk().player(components()[player].name);
    }
};

} // namespace consigliere::table_cash_n_guns

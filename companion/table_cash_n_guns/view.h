#pragma once

#include "companion/desk/draft_keeper.h"
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

    // What is tapped and not written down yet stays with the evening, if the desk keeps it.
    [[nodiscard]] std::string draft() const
    {
        const auto* keeper = dynamic_cast<const desk::DraftKeeper*>(&desk());
        return keeper == nullptr ? std::string() : keeper->draft();
    }
    void keep_draft(std::string_view draft) const
    {
        if (auto* keeper = dynamic_cast<desk::DraftKeeper*>(&desk()))
            keeper->keep_draft(draft);
    }
};

} // namespace consigliere::table_cash_n_guns

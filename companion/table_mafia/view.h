#pragma once

#include "companion/desk/game_view.h"
#include "companion/table_mafia/room.h"
#include "engine/mafia/answers.h"

#include <optional>
#include <string>

namespace consigliere::table_mafia {

/// The evening, as used by the parts of this table.
class View : public desk::GameView<Game, std::optional<Figure>> {
public:
    using GameView::GameView;

    [[nodiscard]] std::string player(Figure figure) const;
    /// True if its player has several figures, which share a purse (M-8.3).
    [[nodiscard]] bool shares_purse(Figure figure) const;
    /// Judges a move without recording it.
    [[nodiscard]] ledger::Judgement<Position, Act> consider(
        std::optional<Figure> figure, const Action& action) const
    {
        return timeline().consider(Move{figure, action, {}});
    }
};

/// The figure's name for icons, colours and seats; prefixed if a player has the same name.
[[nodiscard]] std::string actor_of(const Components& components, Figure figure);

/// A business of a kind on an undescribed circuit: the first number that no figure holds.
[[nodiscard]] Field neutral_one(const Position& position, FieldKind kind);

/// Abbreviated money: "12,400 d".
[[nodiscard]] std::string money(int amount);
/// Abbreviated money with its sign: "+400 d", "−1,200 d".
[[nodiscard]] std::string gain(int amount);

} // namespace consigliere::table_mafia

#pragma once

#include "companion/table_mafia/room.h"
#include "engine/mafia/answers.h"

#include <string>

namespace consigliere::table_mafia {

/// The evening as the parts that draw see it.
class View : public ToldView {
public:
    using ToldView::ToldView;

    /// Who plays a figure.
    [[nodiscard]] std::string player(Figure figure) const;
    /// Whether somebody plays several figures, so that their purse is one (M-8.3).
    [[nodiscard]] bool shares_purse(Figure figure) const;
    /// What the referee makes of a move, whether it may stand or not.
    [[nodiscard]] ledger::Judgement<Position, Act> consider(
        std::optional<Figure> figure, const Action& action) const
    {
        return timeline().consider(Move{figure, action, {}});
    }
};

/// By which word a figure is known to what draws signs and colours, and as a seat: its own, told
/// apart from a player of that name.
[[nodiscard]] std::string actor_of(const Components& components, Figure figure);

/// Of a circuit that nobody has described a business that could be meant by its kind alone: the
/// first that nobody holds.
[[nodiscard]] Field neutral_one(const Position& position, FieldKind kind);

/// Money as it stands where there is little room: "12,400 d".
[[nodiscard]] std::string money(int amount);
/// The same with its sign: "+400 d", "−1,200 d".
[[nodiscard]] std::string gain(int amount);

} // namespace consigliere::table_mafia

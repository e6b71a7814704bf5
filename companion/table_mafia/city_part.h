#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Panel part for the last step of a turn, on the map. A tap buys a free square; a killer is hired,
/// or chosen and sent with a second tap. A square that a killer can reach asks what to do (M-3.5).
class CityPart {
public:
    /// Computes, once per frame, which free squares can be bought and where killers can go.
    void judge(const View& view);
    /// Target of a square of the map.
    [[nodiscard]] BoardTarget target(const View& view, Square square);
    void add(Contents& panel, const View& view);
    /// Adds the choices for the tapped square: buy it, or send a killer.
    void add_asked(Contents& panel, const View& view) const;
    void reset();
    /// Square of the chosen killer, or the square with an open question; nullopt if none.
    [[nodiscard]] std::optional<Square> chosen() const;
    /// The square with an open question.
    [[nodiscard]] std::optional<Square> asked() const { return m_asked; }

private:
    struct Killer {
        Figure figure{};
        Post post;
        [[nodiscard]] friend bool operator==(Killer, Killer) = default;
    };

    /// A possible move of a killer, with its cost.
    struct Way {
        Killer killer;
        Square to;
        int cost = 0;
    };

    /// Killers of the family on turn, in panel order.
    [[nodiscard]] static std::vector<Killer> killers_on_turn(const Position& position);
    void choose(std::optional<Killer> killer);
    /// True if a tap on the square opens the question what to do.
    [[nodiscard]] bool has_way_to(Square square) const;
    /// Figure that buys pieces on the map.
    [[nodiscard]] Figure acting(const View& view) const;
    [[nodiscard]] Tap chooses(Killer killer);
    void add_killers(Contents& panel, const View& view);
    [[nodiscard]] static std::string tell_killer(Killer killer, int count);
    void add_killer(Contents& panel, Killer killer, int count, Tap tap) const;
    static void explain_waiting(const View& view, Figure figure);

    std::optional<Figure> m_acting;
    Squares m_buyable;
    int m_price = 0; ///< Of any square in `m_buyable`.
    std::vector<Way> m_ways;
    std::optional<Killer> m_killer;
    std::optional<Square> m_asked;
};

/// Amount the paying purse loses by a move, not counting perks; 0 for an illegal move.
[[nodiscard]] int cost_of(const View& view, Figure figure, const Action& action);

} // namespace consigliere::table_mafia

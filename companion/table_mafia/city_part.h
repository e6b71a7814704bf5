#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// The last step of a turn, on the map: a free field is bought by a tap, a killer is hired, and one
/// that was tapped goes where the next tap says. A field that a killer can reach asks what happens
/// there (M-3.5).
class CityPart {
public:
    /// Finds out, once for each picture, which free fields a tap would buy, and where killers can
    /// go.
    void judge(const View& view);
    /// What a tap on a field of the map would do.
    [[nodiscard]] BoardTarget target(const View& view, Square square);
    void add(Contents& panel, const View& view);
    void reset();
    /// The field that was tapped: of a killer, or where something can be done.
    [[nodiscard]] std::optional<Square> chosen() const;

private:
    /// A killer, and where he stands.
    struct Killer {
        Figure figure{};
        Post post;
        [[nodiscard]] friend bool operator==(Killer, Killer) = default;
    };

    /// A killer that can go to a field now, and what that costs.
    struct Way {
        Killer killer;
        Square to;
        int cost = 0;
    };

    /// The killers of the family on turn that may have a way, in the order of the panel.
    [[nodiscard]] static std::vector<Killer> killers_on_turn(const Position& position);
    void choose(std::optional<Killer> killer);
    /// Whether a tap on a field asks what is done there.
    [[nodiscard]] bool has_way_to(Square square) const;
    /// Whose piece a tap on the map buys.
    [[nodiscard]] Figure acting(const View& view) const;
    [[nodiscard]] Tap chooses(Killer killer);
    void add_asked(Contents& panel, const View& view) const;
    void add_killers(Contents& panel, const View& view);
    void add_killer(Contents& panel, Killer killer, int count, Tap tap) const;
    static void explain_waiting(const View& view, Figure figure);

    std::optional<Figure> m_acting;
    Squares m_buyable;
    int m_price = 0; ///< Of any of these.
    std::vector<Way> m_ways;
    std::optional<Killer> m_killer;
    /// The field of which is asked what is done there.
    std::optional<Square> m_asked;
};

/// What a move takes from the purse that pays for it, whatever perk comes back to it.
[[nodiscard]] int cost_of(const View& view, Figure figure, const Action& action);

} // namespace consigliere::table_mafia

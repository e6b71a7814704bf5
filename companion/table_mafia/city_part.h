#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// The last step of a turn, on the map: a free field is bought by a tap, a killer is hired, and one
/// that was tapped goes where the next tap says (M-3.5).
class CityPart {
public:
    /// Finds out, once for each picture, which free fields a tap would buy.
    void judge(const View& view);
    /// What a tap on a field of the map would do.
    [[nodiscard]] std::optional<BoardTarget> target(const View& view, Square square) const;
    void touched(const View& view, Square square);
    void draw(Ui& ui, Rect& rect, const View& view);
    void reset();
    /// Where the killer stands who was tapped.
    [[nodiscard]] std::optional<Square> chosen() const;

private:
    /// A killer, and where he stands.
    struct Killer {
        Figure figure{};
        Post post;
        [[nodiscard]] friend bool operator==(Killer, Killer) = default;
    };

    /// Whose piece a tap on the map buys.
    [[nodiscard]] Figure acting(const View& view) const;
    void draw_killers(Ui& ui, Rect& rect, const View& view);
    /// True when it was tapped.
    bool draw_killer(Ui& ui, const Rect& rect, const Killer& killer, int count, Mood mood);
    static void explain_waiting(const View& view, Figure figure);

    std::optional<Figure> m_acting;
    Squares m_buyable;
    int m_price = 0; ///< Of any of these.
    std::optional<Killer> m_killer;
};

/// A button whose tap the referee answers where it cannot be done.
[[nodiscard]] bool offer(Ui& ui, std::string_view id, const Rect& rect, const std::string& label,
    const std::string& detail, bool may);
/// What a move takes from the purse that pays for it, whatever perk comes back to it.
[[nodiscard]] int cost_of(const View& view, Figure figure, const Action& action);

} // namespace consigliere::table_mafia

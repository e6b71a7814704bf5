#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <functional>
#include <optional>
#include <set>

namespace consigliere::table_cash_n_guns {

/// What a finger did on the round table.
struct CircleTouch {
    std::optional<cash_n_guns::Player> tapped;
    /// A finger was dragged from one character to another.
    std::optional<std::pair<cash_n_guns::Player, cash_n_guns::Player>> dragged;
    std::optional<cash_n_guns::Share> share; ///< A share in the middle was tapped.
};

/// How the circle presents itself now.
struct CircleLook {
    /// Characters that are lit: whose turn it is.
    std::set<cash_n_guns::Player> lit;
    /// Characters that were chosen by a tap.
    std::set<cash_n_guns::Player> chosen;
    /// Whether characters can be tapped, and aims be dragged.
    bool takes_taps = false;
    bool takes_drags = false;
    /// Whether the shares in the middle can be tapped, and how each presents itself.
    std::function<widgets::Mood(cash_n_guns::Share)> shares;
};

/// The round table: the characters clockwise, who aims at whom, and the loot in the middle.
class Circle {
public:
    CircleTouch draw(Ui& ui, const Rect& rect, const View& view, const CircleLook& look);

private:
    void draw_table(Ui& ui, const Rect& rect, int count, float radius);
    void draw_character(Ui& ui, const View& view, const CircleLook& look, float size,
        cash_n_guns::Player player) const;
    void draw_aims(Ui& ui, const View& view, float radius) const;
    void draw_middle(
        Ui& ui, const View& view, const CircleLook& look, CircleTouch& touch, const Rect& rect);
    [[nodiscard]] Rect free_middle(ImVec2 centre, int count, float radius) const;
    void follow_drag(
        Ui& ui, const View& view, const CircleLook& look, CircleTouch& touch, float radius);
    [[nodiscard]] ImVec2 place_of(cash_n_guns::Player player) const
    {
        return m_places[cash_n_guns::index_of(player)];
    }

    std::array<ImVec2, cash_n_guns::most_players> m_places{};
    /// The character from which a finger is being dragged.
    std::optional<cash_n_guns::Player> m_from;
};

} // namespace consigliere::table_cash_n_guns

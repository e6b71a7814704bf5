#pragma once

#include "companion/table_corleone/pieces.h"
#include "engine/corleone/game.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

/// The board as one drawn picture: seven Territories and Central Park, what lies there, and what of
/// it can be tapped.
namespace consigliere::table_corleone {

/// What a finger found on the map.
struct MapTap {
    struct UnnamedBusiness {
        corleone::Area area; ///< The printed Business there, which nobody has named.
    };
    struct EmptySlot {
        corleone::Area area;
    };
    struct Stack {
        corleone::Area area;
    };
    struct NewSpace { }; ///< A Family Member space that nobody has described.
    std::variant<corleone::BusinessId, corleone::SpaceId, corleone::Area, UnnamedBusiness,
        EmptySlot, Stack, NewSpace, corleone::FigureId>
        what;
};

/// What the map is asked for now.
struct MapQuestion {
    /// How a place for a figure presents itself; without it, places are only shown.
    std::function<Glow(corleone::Place)> places;
    /// Whether whole Territories are chosen, and how each presents itself.
    std::function<Glow(corleone::Area)> areas;
    /// Whether figures on the board are chosen.
    std::function<Glow(corleone::FigureId)> figures;
    /// A Territory to point at.
    std::optional<corleone::Area> highlighted;
};

class Map {
public:
    /// Draws the map into a rectangle and gives what was tapped.
    std::optional<MapTap> draw(Ui& ui, const Rect& rect, const corleone::Position& position,
        const corleone::Components& components, const MapQuestion& question);

private:
    struct Frame;
    void draw_land(Frame& frame);
    void draw_cards(Frame& frame);
    void draw_card(Frame& frame, corleone::Area area, std::optional<corleone::BusinessId> business,
        const Rect& rect, bool is_printed);
    void draw_spaces(Frame& frame);
    void draw_stacks(Frame& frame);
    void draw_figures(Frame& frame);
    void draw_hudson(Frame& frame);
    void draw_area_choice(Frame& frame);
    [[nodiscard]] ImVec2 centre_of(
        const Frame& frame, corleone::Place place, corleone::FigureId figure) const;

    /// The places of the spaces, found once for each set of spaces.
    std::vector<ImVec2> m_space_places;
    std::vector<corleone::Space> m_placed_spaces;
};

} // namespace consigliere::table_corleone

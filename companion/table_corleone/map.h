#pragma once

#include "companion/table_corleone/geography.h"
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
    /// A printed Business that nobody has named.
    struct UntoldBusiness {
        corleone::Area area;
    };
    /// The stack of Control markers of a Territory.
    struct Stack {
        corleone::Area area;
    };
    /// A Family Member space that nobody has described.
    struct NewSpace { };
    std::variant<corleone::BusinessId, corleone::SpaceId, corleone::Area, UntoldBusiness, Stack,
        NewSpace, corleone::FigureId>
        what;

    /// Where a figure would come to stand.
    [[nodiscard]] std::optional<corleone::Place> place() const;
};

/// What the map is asked for now.
struct MapQuestion {
    /// How a place for a figure presents itself; without it, places are only shown.
    std::function<Glow(corleone::Place)> places;
    /// Whether whole Territories are chosen, and how each presents itself.
    std::function<Glow(corleone::Area)> areas;
    /// Whether figures on the board are chosen.
    std::function<Glow(corleone::FigureId)> figures;
    /// Stacks of markers of which one can be taken.
    std::function<bool(corleone::Area)> stacks;
    /// Places that nobody has described yet can be chosen, and are then described.
    bool takes_untold_places = false;
    /// Central Park's Business, which takes no figure, can be chosen for its Back (p. 15).
    bool takes_park = false;
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
    void find_places(const corleone::Components& components);
    void draw_land(Frame& frame);
    [[nodiscard]] static Rect name_place(const Frame& frame, corleone::Area area);
    [[nodiscard]] static widgets::Font name_font(const Frame& frame);
    void draw_park(Frame& frame);
    void draw_cards(Frame& frame);
    void draw_card(Frame& frame, corleone::Area area, std::optional<corleone::BusinessId> business,
        const Rect& rect, bool is_printed);
    void draw_spaces(Frame& frame);
    void draw_space_signs(Frame& frame) const;
    void draw_new_space(Frame& frame);
    void draw_stacks(Frame& frame);
    void draw_figures(Frame& frame);
    void draw_area_choice(Frame& frame);
    /// Where a figure stands, and how large an area around it is its own.
    struct Standing {
        ImVec2 centre;
        Rect reach;
    };
    [[nodiscard]] Standing standing_of(
        const Frame& frame, corleone::Place place, corleone::FigureId figure) const;

    /// The places of the spaces, found once for each set of spaces.
    std::vector<SpacePlace> m_space_places;
    std::vector<corleone::Space> m_placed_spaces;
};

} // namespace consigliere::table_corleone

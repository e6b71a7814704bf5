#pragma once

#include "companion/desk/asking.h"
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
        Area area;
    };
    /// The stack of Control markers of a Territory.
    struct Stack {
        Area area;
    };
    /// A Family Member space that nobody has described.
    struct NewSpace { };
    std::variant<BusinessId, SpaceId, Area, UntoldBusiness, Stack, NewSpace, FigureId> what;

    /// Where a figure would come to stand.
    [[nodiscard]] std::optional<Place> place() const;
};

/// What the map is asked for now.
struct MapQuestion {
    /// How a place for a figure presents itself; without it, places are only shown.
    std::function<Glow(Place)> places;
    /// Whether whole Territories are chosen, and how each presents itself.
    std::function<Glow(Area)> areas;
    /// Whether figures on the board are chosen.
    std::function<Glow(FigureId)> figures;
    /// Stacks of markers of which one can be taken.
    std::function<bool(Area)> stacks;
    /// Places that nobody has described yet can be chosen, and are then described.
    bool takes_untold_places = false;
    /// Central Park's Business, which takes no figure, can be chosen for its Back (p. 15).
    bool takes_park = false;
    /// Where a figure that a finger carried has just been let go: whatever place for a figure lies
    /// there takes it, as if it had been tapped.
    std::optional<ImVec2> let_go;
    /// A Territory to point at.
    std::optional<Area> highlighted;
};

class Map {
public:
    /// A whole board has no room for everything: of a high stack it shows the upper part. One
    /// Territory by itself shows every marker.
    enum class Scope : std::uint8_t { board, territory };

    explicit Map(Scope scope = Scope::board)
        : m_scope(scope)
    {
    }

    /// Draws the map into a rectangle and gives what was tapped.
    std::optional<MapTap> draw(Ui& ui, const Rect& rect, const Position& position,
        const Components& components, const MapQuestion& question);

    using TellFigure = std::function<std::string(FigureId)>;
    /// Draws the map and gives what lies there, to be asked about, what a finger finds first before
    /// what it covers; a figure is called as `tell_figure` says.
    std::vector<desk::Hotspot> draw_past(Ui& ui, const Rect& rect, const Position& position,
        const Components& components, const TellFigure& tell_figure);

    /// The Territory whose land lies at a point of a map that is drawn into `rect`.
    [[nodiscard]] static std::optional<Area> territory_at(const Rect& rect, ImVec2 point);
    /// Draws one Territory with everything that belongs to it, as large as `rect` has room for it.
    void draw_large(Ui& ui, const Rect& rect, const Position& position,
        const Components& components, Area territory);

private:
    struct Frame;
    void draw(Frame& frame, const Rect& rect);
    void find_places(const Components& components);
    static void draw_number(Frame& frame, const Rect& title, int number);
    void draw_land(Frame& frame, const Rect& rect);
    [[nodiscard]] static Rect name_place(const Frame& frame, Area area);
    [[nodiscard]] static Font name_font(const Frame& frame);
    [[nodiscard]] static Rect beside_names(const Frame& frame, const Rect& mark);
    void draw_park(Frame& frame);
    void draw_cards(Frame& frame);
    void draw_card(Frame& frame, Area area, std::optional<BusinessId> business, const Rect& rect,
        bool is_printed);
    void draw_spaces(Frame& frame);
    void draw_space_signs(Frame& frame) const;
    void draw_new_space(Frame& frame);
    void draw_stacks(Frame& frame) const;
    void draw_figures(Frame& frame) const;
    void draw_area_choice(Frame& frame);
    /// Where a figure stands, and how large an area around it is its own.
    struct Standing {
        ImVec2 centre;
        Rect reach;
    };
    [[nodiscard]] Standing standing_of(const Frame& frame, Place place, FigureId figure) const;
    // Things that are collected where they are drawn.
    static void add_figure(Frame& frame, FigureId figure, Place place, const Standing& standing);
    static void add_business(Frame& frame, BusinessId business, const Rect& place);
    static void add_space(Frame& frame, SpaceId space, ImVec2 centre);
    static void add_stack(Frame& frame, Area area, ImVec2 base);
    static void add_land(Frame& frame, Area area);

    Scope m_scope;
    /// The places of the spaces, found once for each set of spaces.
    std::vector<SpacePlace> m_space_places;
    std::vector<Space> m_placed_spaces;
};

} // namespace consigliere::table_corleone

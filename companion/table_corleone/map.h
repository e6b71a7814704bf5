#pragma once

#include "companion/desk/asking.h"
#include "companion/table_corleone/geography.h"
#include "companion/table_corleone/pieces.h"
#include "engine/corleone/game.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

// The board as one drawing: seven Territories, Central Park, and what is placed there.
namespace consigliere::table_corleone {

struct MapTap {
    /// Printed Business without a description.
    struct UntoldBusiness {
        Area area;
    };
    struct Stack {
        Area area;
    };
    /// Family Member space without a description.
    struct NewSpace { };
    std::variant<BusinessId, SpaceId, Area, UntoldBusiness, Stack, NewSpace, FigureId> what;

    /// Where a figure would be placed; nullopt if nowhere.
    [[nodiscard]] std::optional<Place> place() const;
};

/// What can be chosen on the map now.
struct MapQuestion {
    /// Glow of each place for a figure; if empty, places are only displayed.
    std::function<Glow(Place)> places;
    /// Glow of each Territory; if empty, Territories cannot be chosen.
    std::function<Glow(Area)> areas;
    /// Glow of each figure; if empty, figures cannot be chosen.
    std::function<Glow(FigureId)> figures;
    /// True for stacks from which a marker can be taken.
    std::function<bool(Area)> stacks;
    /// Undescribed places can be chosen, to be described.
    bool takes_untold_places = false;
    /// Central Park's Business, which holds no figure, can be chosen for its Back (p. 15).
    bool takes_park = false;
    /// Where a dragged figure was dropped; the place for a figure at this point counts as tapped.
    std::optional<ImVec2> let_go;
    std::optional<Area> highlighted;
};

class Map {
public:
    /// `board` shows only the upper part of a high stack; `territory` shows every marker.
    enum class Scope : std::uint8_t { board, territory };

    explicit Map(Scope scope = Scope::board)
        : m_scope(scope)
    {
    }

    /// Draws the map into `rect`. Returns what was tapped, else nullopt.
    std::optional<MapTap> draw(Ui& ui, const Rect& rect, const Position& position,
        const Components& components, const MapQuestion& question);

    using TellFigure = std::function<std::string(FigureId)>;
    /// Draws the map. Returns its hotspots, topmost first; figures are named by `tell_figure`.
    std::vector<desk::Hotspot> draw_past(Ui& ui, const Rect& rect, const Position& position,
        const Components& components, const TellFigure& tell_figure);

    /// The Territory at `point` of a map drawn into `rect`; nullopt outside of all.
    [[nodiscard]] static std::optional<Area> territory_at(const Rect& rect, ImVec2 point);
    /// Draws one Territory and everything that belongs to it, as large as fits into `rect`.
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
    /// Where a figure is drawn, and its hit area.
    struct FigureSpot {
        ImVec2 centre;
        Rect reach;
    };
    [[nodiscard]] FigureSpot standing_of(const Frame& frame, Place place, FigureId figure) const;
    // These add hotspots.
    static void add_figure(Frame& frame, FigureId figure, Place place, const FigureSpot& standing);
    static void add_business(Frame& frame, BusinessId business, const Rect& place);
    static void add_space(Frame& frame, SpaceId space, ImVec2 centre);
    static void add_stack(Frame& frame, Area area, ImVec2 base);
    static void add_land(Frame& frame, Area area);

    Scope m_scope;
    /// Cache: places of `m_placed_spaces`.
    std::vector<SpacePlace> m_space_places;
    std::vector<Space> m_placed_spaces;
};

} // namespace consigliere::table_corleone

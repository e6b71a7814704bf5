#pragma once

#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/view.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Input on the round table in one frame.
struct CircleTouch {
    std::optional<Player> tapped;
    /// Dragged from one character (first) to another.
    std::optional<std::pair<Player, Player>> dragged;
    /// Tapped share in the middle, and its index in LootPlaces::places().
    std::optional<Share> share;
    std::size_t place = 0;
};

/// Effect of a tap on a character. `meaning` is the prefix of the target id, so a changed meaning
/// makes a new target and a double tap does no harm.
struct CharacterTarget {
    std::string meaning;
    ControlState mood = ControlState::enabled;
};

/// What is highlighted and what can be tapped.
struct CircleLook {
    /// Highlighted characters: whose turn it is.
    std::set<Player> lit;
    /// Characters chosen by a tap.
    std::set<Player> chosen;
    /// Target of each character; nullopt if it cannot be tapped.
    std::function<std::optional<CharacterTarget>(Player)> characters;
    /// True if aims can be dragged.
    bool takes_drags = false;
    /// State of each share in the middle; nullopt if it cannot be tapped. If empty, none can.
    std::function<std::optional<ControlState>(Share)> shares;
    /// Indices of chosen shares.
    std::set<std::size_t> chosen_places;
    /// Loot entered but not recorded; shown in the middle at once.
    Loot draft;
};

/// The round table: characters clockwise, their aims, loot in the middle.
class Circle {
public:
    /// Draws the table at a current or earlier position.
    CircleTouch draw(Ui& ui, const Rect& rect, const View& view, const Position& position,
        const CircleLook& look);

    /// Hotspots of the last draw(): characters, the middle, aims.
    [[nodiscard]] const std::vector<desk::Hotspot>& things() const { return m_things; }

    /// Replays the placing of loot through the positions of a round.
    void lay_anew(const std::vector<Position>& round);

private:
    struct Seat {
        ImVec2 centre;
        Rect label;
    };

    void place_characters(Ui& ui, const Rect& rect, const View& view, const Position& position);
    void draw_character(Ui& ui, const View& view, const Position& position, const CircleLook& look,
        Player player) const;
    void draw_aims(Ui& ui, const View& view, const Position& position);
    /// Hotspot along the line of an aim, or beside it if there is no room for a finger.
    void add_aim(std::string thing, std::string name, const AimLine& aim);
    void lay_middle(const Position& position, const CircleLook& look, const Rect& rect);
    void draw_middle(Ui& ui, const CircleLook& look, CircleTouch& touch);
    [[nodiscard]] Rect free_middle(ImVec2 centre, int count) const;
    void follow_drag(Ui& ui, const Position& position, const CircleLook& look, CircleTouch& touch);
    /// Hotspot id; the first of equal shares has no number.
    [[nodiscard]] std::string share_at(std::size_t place) const;
    [[nodiscard]] bool is_free(const Rect& reach) const;
    [[nodiscard]] const Seat& seat_of(Player player) const { return m_seats[index_of(player)]; }
    [[nodiscard]] AimEnd end_at(Player player) const
    {
        return {seat_of(player).centre, m_radius, seat_of(player).label};
    }

    std::array<Seat, most_players> m_seats{};
    float m_radius = 0; ///< Radius of a character in pixels.
    LootPlaces m_loot;
    /// Rectangles of the loot places.
    std::vector<Rect> m_cells;
    std::vector<desk::Hotspot> m_things;
    /// The character where a drag began.
    std::optional<Player> m_from;
};

} // namespace consigliere::table_cash_n_guns

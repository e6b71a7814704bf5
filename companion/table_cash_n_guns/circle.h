#pragma once

#include "companion/table_cash_n_guns/loot_places.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/view.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// What a finger did on the round table.
struct CircleTouch {
    std::optional<Player> tapped;
    /// A finger was dragged from one character to another.
    std::optional<std::pair<Player, Player>> dragged;
    /// A share in the middle was tapped, and the place where it lies.
    std::optional<Share> share;
    std::size_t place = 0;
};

/// What a tap on a character would do. `meaning` goes before the name in the target's id, so that
/// the same character is another target as soon as a tap on it means something else.
struct CharacterTarget {
    std::string meaning;
    ControlState mood = ControlState::enabled;
};

/// How the circle presents itself now.
struct CircleLook {
    /// Characters that are lit: whose turn it is.
    std::set<Player> lit;
    /// Characters that were chosen by a tap.
    std::set<Player> chosen;
    /// What a tap on each character would do; nothing for those that cannot be tapped.
    std::function<std::optional<CharacterTarget>(Player)> characters;
    /// Whether aims can be dragged.
    bool takes_drags = false;
    /// Whether the shares in the middle can be tapped, and how each presents itself that can.
    std::function<std::optional<ControlState>(Share)> shares;
    /// Places of shares that were chosen by a tap.
    std::set<std::size_t> chosen_places;
    /// Loot that was tapped in and is not written down yet: it lies in the middle at once.
    Loot draft;
};

/// The round table: the characters clockwise, who aims at whom, and the loot in the middle.
class Circle {
public:
    /// Draws the table as it is in a position of the evening, the present one or an earlier one.
    CircleTouch draw(Ui& ui, const Rect& rect, const View& view, const Position& position,
        const CircleLook& look);

    /// What was drawn last, to be asked about: characters, what lies in the middle, and aims.
    [[nodiscard]] const std::vector<desk::Hotspot>& things() const { return m_things; }

    /// Lays the loot as it was laid in the course of a round, from its first position to its last.
    void lay_anew(const std::vector<Position>& round);

private:
    /// Where a character stands, and its name below it.
    struct Seat {
        ImVec2 centre;
        Rect label;
    };

    void place_characters(Ui& ui, const Rect& rect, const View& view, const Position& position);
    void draw_character(Ui& ui, const View& view, const Position& position, const CircleLook& look,
        Player player) const;
    void draw_aims(Ui& ui, const View& view, const Position& position);
    /// An aim can be asked about along its line, and beside it where that has no room for a finger.
    void add_aim(std::string thing, std::string name, const AimLine& aim);
    void lay_middle(const Position& position, const CircleLook& look, const Rect& rect);
    void draw_middle(Ui& ui, const CircleLook& look, CircleTouch& touch);
    [[nodiscard]] Rect free_middle(ImVec2 centre, int count) const;
    void follow_drag(Ui& ui, const Position& position, const CircleLook& look, CircleTouch& touch);
    /// Of several alike the first is called by its kind alone.
    [[nodiscard]] std::string share_at(std::size_t place) const;
    [[nodiscard]] bool is_free(const Rect& reach) const;
    [[nodiscard]] const Seat& seat_of(Player player) const { return m_seats[index_of(player)]; }
    [[nodiscard]] AimEnd end_at(Player player) const
    {
        return {seat_of(player).centre, m_radius, seat_of(player).label};
    }

    std::array<Seat, most_players> m_seats{};
    float m_radius = 0; ///< Of a character.
    LootPlaces m_loot;
    /// Where its places lie.
    std::vector<Rect> m_cells;
    std::vector<desk::Hotspot> m_things;
    /// The character from which a finger is being dragged.
    std::optional<Player> m_from;
};

} // namespace consigliere::table_cash_n_guns

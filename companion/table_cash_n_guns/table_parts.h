#pragma once

#include "companion/desk/asking.h"
#include "companion/desk/gain_animation.h"
#include "companion/table_cash_n_guns/room.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/position.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Loot gained by players in an entry, as far as everybody has seen it.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

/// Draws the seats: name, power, wounds, Bang! cards left, loot. Returns the tapped player. Adds
/// hotspots to `things` unless it is nullptr; a seat too small for its parts is one.
std::optional<Player> draw_seats_at(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things);

/// Draws the rounds, and the phases of the current one. Adds hotspots to `things` unless it is
/// nullptr.
void draw_track_at(Ui& ui, Rect rect, const View& view, const Position& position,
    std::vector<desk::Hotspot>* things);

// What an entry brought about, besides what its own text says.

struct Consequences {
    /// For the entry's own row: whom a Bang! hit, the effect of a Clip or a First aid kit.
    std::vector<std::string> details;
    /// One line per automatic consequence: forced shares, eliminations, the desk.
    std::vector<std::string> lines;
    /// The subset of `lines` about eliminations.
    std::vector<std::string> eliminations;
};
[[nodiscard]] Consequences consequences_of(const View& view, int entry);

/// The latest event, as one line above the table.
struct News {
    std::string text;
    /// A player was eliminated.
    bool is_grave = false;
};
[[nodiscard]] News news_of(const View& view);

} // namespace consigliere::table_cash_n_guns

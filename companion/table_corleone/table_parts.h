#pragma once

#include "companion/desk/asking.h"
#include "companion/desk/gain_animation.h"
#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/map.h"
#include "companion/table_corleone/view.h"
#include "engine/corleone/position.h"
#include "engine/corleone/score.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::table_corleone {

/// Cards gained by players in an entry, as far as everybody has seen them.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

/// Draws the seats clockwise with the public knowledge of each player. Returns the tapped Family.
/// Adds the hotspots of seats and counts to `things` unless it is nullptr.
std::optional<Family> draw_seats_at(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things);

/// Dialog with everything one player has. The hand is hidden unless its owner holds the button.
class SeatSheet {
public:
    void open(Family family) { m_family = family; }
    [[nodiscard]] bool is_open() const { return m_family.has_value(); }
    void close() { m_family.reset(); }
    void draw(Ui& ui, View& view);

private:
    [[nodiscard]] static Contents things_of(View& view, Family family, bool shows_hand);
    static void draw_ally(Ui& ui, Rect row, View& view, Family family, AllyId ally);

    std::optional<Family> m_family;
};

/// Dialog with one Territory, enlarged, with its controller and dominator. Everything placed there
/// can be read from across the table.
class AreaSheet {
public:
    void open(Area territory) { m_territory = territory; }
    [[nodiscard]] bool is_open() const { return m_territory.has_value(); }
    void draw(Ui& ui, const View& view);

private:
    static void draw_facts(Ui& ui, Rect& rest, const View& view, Area territory);

    Map m_map{Map::Scope::territory};
    std::optional<Area> m_territory;
};

/// Draws the current or final score, best seat first; `finale` animates it. Without `finale`, with
/// every part in words.
void draw_score_of(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale);
/// Parts of one seat's score, in words.
[[nodiscard]] std::vector<std::string> tell_parts(const Score::Seat& seat);
/// Draws tell_parts() below the player's name. Shrinks `rect` by the height used.
void draw_parts_of(Ui& ui, Rect& rect, const View& view, const Score::Seat& seat);

/// Draws the checklist of manual steps in setup, Tribute and Entr'acte (p. 8-9, 21-22). Steps are
/// ticked automatically; the Entr'acte's stay until the first action of the new Act. Shrinks `rect`
/// by the height used, by 0 in other phases.
void draw_what_hands_do(Ui& ui, Rect& rect, const View& view);

struct ActStep {
    int number = 1;
};
/// What can be tapped on the track.
using TrackStep = std::variant<ActStep, Phase>;

/// Draws the track: four Acts with their hand limits, and the phases of an Act, as on the board.
/// Returns what was tapped. Adds all hotspots to `things` unless it is nullptr.
std::optional<TrackStep> draw_track_at(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things);

/// What is done in a phase of an Act, with its page; empty for other phases.
[[nodiscard]] std::string tell_phase(Phase phase);

/// Draws a dialog about an Act or a phase, with rule and page. Returns false when closed.
[[nodiscard]] bool draw_track_sheet(Ui& ui, const TrackStep& step, const Position& position);

} // namespace consigliere::table_corleone

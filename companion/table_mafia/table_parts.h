#pragma once

#include "companion/desk/asking.h"
#include "companion/desk/gain_animation.h"
#include "companion/desk/score_reveal.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/room.h"
#include "companion/table_mafia/view.h"
#include "engine/mafia/score.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// Money, cards, killers and pieces gained by players in an entry, as far as everybody has seen
/// them.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

/// Layout of the seats: two families facing each other. In front of each figure: purse, pieces,
/// killers, cards.
struct SeatPlaces {
    std::array<Rect, 2> families;
    std::array<Rect, figure_count> figures;
};

[[nodiscard]] SeatPlaces lay_out_seats(const Rect& rect);
/// Draws the seats. Adds their hotspots to `things` unless it is nullptr.
void draw_seats_at(Ui& ui, const Rect& rect, const View& view, const Position& position,
    std::vector<desk::Hotspot>* things);

/// Why the winner has won or would win now, in one sentence.
[[nodiscard]] std::string why_won(const Score& score);
/// "Antonio leads: 5 pieces".
[[nodiscard]] std::string tell_leader(const Position& position);
/// "Antonio rules the city"; figures of one player rule together.
[[nodiscard]] std::string tell_ruler(const Score& score);
/// Draws the final count (M-7.1), best first; `finale` animates it.
void draw_score_of(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale);

/// Draws the steps of a turn (M-3.3). Adds their hotspots to `things` unless it is nullptr.
void draw_track_at(Ui& ui, const Rect& rect, const View& view, const Position& position,
    std::vector<desk::Hotspot>* things);

/// Adds the checklist of manual steps before the first roll (M-2.2, M-2.3, M-8.3). Ticked
/// automatically by the first roll; empty after the first move.
void add_what_hands_do(Contents& panel, const View& view);

// Payments between purses, recorded or predicted, as localized text.

/// "Antonio −1,400 d: police station · Franco +1,000 d: Franco’s perk"; empty without payments.
[[nodiscard]] std::string tell_payments(const Position& after);
/// A price paid to the bank, with its rule.
[[nodiscard]] std::string tell_price(int amount, std::string_view rule);
/// Effect of stopping at a field: the money, else a short description of the field.
[[nodiscard]] std::string tell_stop(
    const View& view, Figure figure, const Walk& walk, FieldKind kind);

/// Dialog with everything one figure has, in words: rank, purse, perk, businesses, debts, cards.
/// Face-down cards are shown only while their player holds the button.
class FigureSheet {
public:
    void open(Figure figure) { m_figure = figure; }
    [[nodiscard]] bool is_open() const { return m_figure.has_value(); }
    void draw(Ui& ui, const View& view);

private:
    std::optional<Figure> m_figure;
};

} // namespace consigliere::table_mafia

#pragma once

#include "companion/desk/choices.h"
#include "companion/desk/contents.h"
#include "companion/desk/seat_list.h"
#include "companion/table_mafia/room.h"
#include "engine/mafia/setup.h"

#include <array>

namespace consigliere::table_mafia {

/// Setup form of MAFIA: seats, figures of each player (one family), who begins by lot, and options
/// where the rules are open. The board is described later, at the table.
class SetupForm final : public desk::SetupForm {
public:
    SetupForm();

    void draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names) override;
    [[nodiscard]] std::string missing() const override;
    [[nodiscard]] ledger::Tree head() const override;
    void fill_from(const ledger::Tree& head) override;
    [[nodiscard]] std::vector<desk::Choice> choices() const override;
    void choose(std::string_view id, std::string_view word) override;

private:
    /// Sets the number of players and distributes the figures evenly.
    void seat(int count);
    void draw_figures_at(Ui& ui, const Rect& place, int side) const;
    void draw_figures(Ui& ui, Rect& rect);
    void draw_figure_of(Ui& ui, Rect cell, int side, Figure figure);
    [[nodiscard]] desk::Contents questions();
    [[nodiscard]] std::string player_at(const desk::NewSeat& seat) const;
    [[nodiscard]] std::vector<Figure> figures_at(int side) const;
    [[nodiscard]] Figure first() const;

    desk::SeatList m_seats;
    /// Side of the table of each figure's player.
    std::array<int, figure_count> m_players{};
    /// Figure that begins, among those of the first seat.
    std::optional<Figure> m_first;
    Options m_options;
};

} // namespace consigliere::table_mafia

#pragma once

#include "companion/desk/choices.h"
#include "companion/desk/seat_list.h"
#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/setup.h"

#include <array>

namespace consigliere::table_cash_n_guns {

/// Setup form of Ca$h 'n Guns: seats, the oldest player, powers, and options where the rules are
/// open.
class SetupForm final : public desk::SetupForm {
public:
    SetupForm();

    void draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names) override;
    [[nodiscard]] std::string missing() const override;
    [[nodiscard]] ledger::Tree head() const override;
    /// Copies only whether powers are used: they are dealt again for every game.
    void fill_from(const ledger::Tree& head) override;
    [[nodiscard]] std::vector<desk::Choice> choices() const override;
    void choose(std::string_view id, std::string_view word) override;

private:
    [[nodiscard]] Player place_of(int side) const;
    void draw_options(Ui& ui, Rect& rect);
    void draw_powers(Ui& ui, Rect& rect);
    void draw_dealing(Ui& ui, Rect rect);
    void draw_dealt(Ui& ui, Rect& rest);
    void deal(Power power);
    [[nodiscard]] std::string player_at(int side) const;
    [[nodiscard]] std::optional<int> next_without_power() const;

    desk::SeatList m_seats;
    Options m_options;
    bool m_has_powers = false;
    /// Power of each character, indexed by side of the table.
    std::array<std::optional<Power>, most_players> m_powers;
    /// The character whose power is being chosen; the choice fills the form.
    std::optional<int> m_choosing;
};

} // namespace consigliere::table_cash_n_guns

#pragma once

#include "companion/desk/choices.h"
#include "companion/desk/seat_list.h"
#include "companion/table_corleone/room.h"
#include "engine/corleone/setup.h"

namespace consigliere::table_corleone {

/// Setup form of Corleone's Empire: Families, seats, tracking level, hand limits.
class SetupForm final : public desk::SetupForm {
public:
    void draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names) override;
    [[nodiscard]] std::string missing() const override;
    [[nodiscard]] ledger::Tree head() const override;
    void fill_from(const ledger::Tree& head) override;
    [[nodiscard]] std::vector<desk::Choice> choices() const override;
    void choose(std::string_view id, std::string_view word) override;

private:
    void draw_families(Ui& ui, Rect& rect);
    void draw_agreements(Ui& ui, Rect& rect);

    desk::SeatList m_seats;
    Setup m_setup;
};

} // namespace consigliere::table_corleone

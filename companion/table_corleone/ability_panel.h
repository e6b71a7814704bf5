#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The abilities that are due (p. 14-18, 27): of the active player, and of the controller whose
/// Front was used. Each is a button; what needs a choice asks for it here or on the map.
class AbilityPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    void tapped(View& view, const MapTap& tap) override;
    void draw(Ui& ui, const Rect& rect, View& view) override;
    void reset() override;

    /// The table wants to say by hand what a card does; the table screen opens the form.
    [[nodiscard]] bool wants_by_hand() const { return m_wants_by_hand; }
    void clear_wish() { m_wants_by_hand = false; }
    [[nodiscard]] corleone::Family family() const { return m_family; }

private:
    void draw_list(Ui& ui, Rect rect, View& view);
    void draw_choice(Ui& ui, Rect rect, View& view);
    void draw_bills(Ui& ui, Rect rect, View& view);
    void draw_swap(Ui& ui, Rect rect, View& view);
    void choose(View& view, corleone::Family family, corleone::Icon icon);
    [[nodiscard]] corleone::Action placement(corleone::Place place) const;

    corleone::Family m_family = corleone::Family::marzullo;
    /// The ability whose choice is being made.
    std::optional<corleone::Icon> m_icon;
    /// For `move`: the figure that was chosen.
    std::optional<corleone::FigureAt> m_figure;
    /// For `swap`: the card given, before the good is chosen.
    std::optional<corleone::Cards> m_given;
    CardPicker m_picker;
    bool m_wants_by_hand = false;
};

} // namespace consigliere::table_corleone

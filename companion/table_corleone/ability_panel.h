#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/due_rows.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The abilities that are due (p. 14-18, 27): of the active player, and of the controller whose
/// Front was used. Each is a button; what needs a choice asks for it here or on the map. Where
/// nothing is left but choices, the first of them is asked for at once.
class AbilityPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    void tapped(View& view, const MapTap& tap) override;
    void draw(Ui& ui, const Rect& rect, View& view) override;
    void told(View& view, const ComponentDraft& draft) override;
    [[nodiscard]] std::string leads_to(
        const View& view, const ComponentDraft& draft) const override;
    void reset() override;
    /// Brings the rows up to date with what is due now.
    void follow(const Position& position) { m_rows.follow(position); }
    /// How much room all rows take with what stands over them, in the turn of a Family.
    [[nodiscard]] float height_of_list(Family turn) const;
    /// Nothing is due any more: the next rows come from another action.
    void forget_rows()
    {
        m_rows.forget();
        m_shows_list = false;
    }

    /// Something is being chosen, such as cards of a hand, which needs the room of the panel.
    [[nodiscard]] bool is_choosing() const { return m_icon.has_value(); }

private:
    void ask_for_next(const View& view);
    void draw_list(Ui& ui, Rect rect, View& view);
    void draw_due_rows(Ui& ui, Rect& rest, View& view, std::optional<Family> below);
    void draw_due_row(Ui& ui, Rect place, View& view, std::size_t index);
    static void draw_all_at_once(Ui& ui, Rect row, View& view, Family family);
    void draw_choice(Ui& ui, Rect rect, View& view);
    void draw_choice_head(Ui& ui, Rect row, View& view);
    void draw_others(Ui& ui, Rect& rect, View& view);
    [[nodiscard]] CardPicker::Wish wish_for(const View& view) const;
    void draw_goods(Ui& ui, Rect& rect);
    void draw_swap(Ui& ui, Rect rect, View& view);
    void choose(View& view, std::size_t row);
    /// Whether the ability whose choice is being made asks for this.
    [[nodiscard]] bool lets_choose(Choice choice) const;
    [[nodiscard]] Use placement(Place place) const;
    void use_on(View& view, Place place) const;

    Family m_family = Family::marzullo;
    /// The ability whose choice is being made.
    std::optional<Icon> m_icon;
    /// The row of that ability.
    std::size_t m_row = 0;
    /// Somebody went back from a choice that was asked for at once: all rows are shown.
    bool m_shows_list = false;
    /// For `move`: the figure that was chosen.
    std::optional<FigureAt> m_figure;
    /// For `swap`: the good that is taken, before the card given for it is chosen.
    std::optional<Good> m_taken;
    CardPicker m_picker;
    DueRows m_rows;
};

} // namespace consigliere::table_corleone

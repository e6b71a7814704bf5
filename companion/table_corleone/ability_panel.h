#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/due_rows.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Panel for the due abilities (p. 14-18, 27) of the active player and of the controller whose
/// Front was used. One button each; a choice is made here or on the map. If only abilities with a
/// choice are left, the first one's choice opens automatically.
class AbilityPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    void tapped(View& view, const MapTap& tap) override;
    void draw(Ui& ui, const Rect& rect, View& view) override;
    void told(View& view, const ComponentDraft& draft) override;
    [[nodiscard]] std::string leads_to(
        const View& view, const ComponentDraft& draft) const override;
    void reset() override;
    void follow(const Position& position) { m_rows.follow(position); }
    /// Height in pixels of all rows with their headings, in the turn of `turn`.
    [[nodiscard]] float height_of_list(Family turn) const;
    /// Drops all rows: the next ones come from another action.
    void forget_rows()
    {
        m_rows.forget();
        m_shows_list = false;
    }

    /// True while a choice (e.g. cards of a hand) needs all of the panel's height.
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
    /// True if the ability in `m_icon` asks for `choice`.
    [[nodiscard]] bool lets_choose(Choice choice) const;
    [[nodiscard]] Use placement(Place place) const;
    void use_on(View& view, Place place) const;

    Family m_family = Family::marzullo;
    /// The ability whose choice is open; nullopt while the list is shown.
    std::optional<Icon> m_icon;
    /// Index in `m_rows` of that ability.
    std::size_t m_row = 0;
    /// A choice that had opened automatically was left: show all rows.
    bool m_shows_list = false;
    /// For `move`: the chosen figure.
    std::optional<FigureAt> m_figure;
    /// For `swap`: the good to take; the card given for it is chosen next.
    std::optional<Good> m_taken;
    CardPicker m_picker;
    DueRows m_rows;
};

} // namespace consigliere::table_corleone

#pragma once

#include "companion/table_corleone/view.h"

#include <vector>

namespace consigliere::table_corleone {

/// The form for acts by hand: corrections of the ledger, and cards that let their player do what
/// only their text says. Acts are put together one by one and recorded as one line.
class ActForm {
public:
    enum class Purpose : std::uint8_t { correction, by_hand };

    void open(Purpose purpose, corleone::Family family);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void close() { m_is_open = false; }
    void draw(Ui& ui, View& view);

private:
    /// What an act is about, before it is complete.
    enum class Kind : std::uint8_t {
        gains,
        loses,
        gives,
        banks,
        unbanks,
        shot,
        recalled,
        moves,
        marks,
        unmarks,
        empties, ///< Not an act but a line of its own: `table empties`.
    };
    static constexpr int kind_count = 11;

    void draw_acts(Ui& ui, Rect& rect, const View& view);
    void draw_kinds(Ui& ui, Rect& rect);
    void draw_choices(Ui& ui, Rect& rect, View& view);
    void draw_piles(Ui& ui, Rect& rect, View& view);
    void draw_families(
        Ui& ui, Rect& rect, const View& view, std::string_view id, corleone::Family& family);
    void draw_cards(Ui& ui, Rect& rect);
    void draw_allies(Ui& ui, Rect& rect, const View& view);
    void draw_figures(Ui& ui, Rect& rect, const View& view);
    void draw_places(Ui& ui, Rect& rect, const View& view);
    void draw_territories(Ui& ui, Rect& rect);
    void draw_details(Ui& ui, Rect rect, View& view);
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] corleone::Act finished_act() const;

    bool m_is_open = false;
    Purpose m_purpose = Purpose::correction;
    corleone::Family m_actor = corleone::Family::marzullo;
    std::vector<corleone::Act> m_acts;
    std::optional<Kind> m_kind;
    corleone::Family m_family = corleone::Family::marzullo;
    corleone::Family m_to = corleone::Family::marzullo;
    corleone::Cards m_cards;
    std::optional<corleone::FigureAt> m_figure;
    std::optional<corleone::Place> m_place;
    std::optional<corleone::Area> m_territory;
};

} // namespace consigliere::table_corleone

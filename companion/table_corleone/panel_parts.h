#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/room.h"
#include "companion/table_corleone/view.h"
#include "engine/corleone/position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Full-screen cover for handing the tablet to one player. Opaque: shows nothing of the table or of
/// any hand until that player confirms having the tablet.
class Cover {
public:
    void pass_to(Family family)
    {
        m_family = family;
        m_is_opened = false;
    }
    void close() { m_family.reset(); }
    [[nodiscard]] bool is_on() const { return m_family.has_value(); }
    /// Draws the cover with a public `remark`; after confirmation, `draw_sheet` instead. "Back"
    /// closes it.
    void draw(Ui& ui, const View& view, const std::string& remark,
        const std::function<void(const Rect& sheet)>& draw_sheet);

private:
    std::optional<Family> m_family;
    bool m_is_opened = false;
};

/// Row of Job colours above a long list of Jobs; a tap filters by one colour.
class ColourFilter {
public:
    /// Draws the row if `jobs` is large enough to need it. Shrinks `rect` by the height used.
    void draw(Ui& ui, Rect& rect, std::size_t jobs);
    /// True if a Job of this colour is listed; always true for an undescribed colour.
    [[nodiscard]] bool lets_through(std::optional<JobColour> colour) const
    {
        return !m_chosen || !colour || *m_chosen == *colour;
    }
    void reset() { m_chosen.reset(); }

private:
    std::optional<JobColour> m_chosen;
};

/// What a list asks for: which kind of cards, in which Act. Rows are kept while this is unchanged.
struct Asked {
    enum class For : std::uint8_t { tile, red_tile, job, ally, taken_ally };
    For what = For::tile;
    int act = 0;
    [[nodiscard]] friend constexpr bool operator==(const Asked&, const Asked&) = default;
};

/// Rows of a list from which several things are chosen in turn. A chosen one leaves its place empty
/// until the question changes, so no row moves under a finger; new ones are appended.
template <typename Thing>
class KeptRows {
public:
    struct Row {
        Thing thing;
        bool is_there = true;
    };

    void follow(const Asked& asked, const std::vector<Thing>& offered)
    {
        if (!(asked == m_asked))
            m_rows.clear();
        m_asked = asked;
        for (Row& row : m_rows)
            row.is_there = std::ranges::find(offered, row.thing) != offered.end();
        for (const Thing thing : offered) {
            if (std::ranges::find(m_rows, thing, &Row::thing) == m_rows.end())
                m_rows.push_back({thing, true});
        }
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

private:
    Asked m_asked;
    std::vector<Row> m_rows;
};

// Jobs and Allies as tappable cards.

/// Adds one card to a panel; `where` prefixes the name in the target id.
template <typename Id>
void add_card(Contents& panel, const std::string& where, const View& view, Id id, desk::Tap tap,
    Lay lay = Lay::things)
{
    const auto& printed = view.components()[id];
    panel.button(lay,
        {.id = where + ":" + printed.naming.name,
            .tap = std::move(tap),
            .picture = [&printed, name = view.name(id)](
                           Ui& ui, const Rect& place) { draw_card(ui, place, name, printed); }});
}

/// Adds the cards of a `KeptRows` list to a panel, with gaps for those that are gone.
template <typename Id, typename Tap>
void add_kept_cards(Contents& panel, const std::string& where, const View& view,
    const std::vector<typename KeptRows<Id>::Row>& rows, const Tap& tap)
{
    // Places are kept between others, not alone.
    if (std::ranges::none_of(rows, [](const auto& row) { return row.is_there; }))
        return;
    for (const auto& row : rows) {
        if (row.is_there)
            add_card(panel, where, view, row.thing, tap(row.thing));
        else
            panel.button(Lay::things, {.id = {}, .picture = draw_empty_place});
    }
}

/// Picker for the cards to discard from a hand. Each card is shown separately and toggled by a tap;
/// one to be discarded is dark and crossed out.
class DiscardPicker {
public:
    /// Draws the hand. Returns the discarded cards once exactly `excess` are chosen and confirmed,
    /// else nullopt.
    std::optional<Cards> draw(
        Ui& ui, const Rect& rect, const View& view, const Cards& hand, int excess);
    /// Preselects `gone`.
    void reset(const Cards& gone = {});

private:
    [[nodiscard]] bool goes(const CardKind& single) const;
    void draw_single(Ui& ui, const Rect& cell, const CardKind& single);
    void draw_cards(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles);
    void draw_all_at_once(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles);

    /// Ids of the cards to discard, with the copy number: "$1#2".
    std::vector<std::string> m_gone;
    /// Preselected cards, not yet turned into ids.
    Cards m_begun;
};

/// Form for bids that are already open on the table (p. 20). One row per Family: a tap on a bill
/// adds it, a tap on the sum clears the bid. Nothing is recorded until the bids are confirmed.
class OpenBids {
public:
    /// `name`: the row was tapped outside of its bills.
    enum class Tap : std::uint8_t { none, name };

    /// Height in pixels. In a narrow panel with many kinds of bills, the name is above them.
    [[nodiscard]] static float height_of_row(float width, const Position& position, Family family);
    Tap draw_row(Ui& ui, Rect row, const View& view, Family family);
    [[nodiscard]] const Money& of(Family family) const;
    [[nodiscard]] bool any() const;
    /// Removes a bid that was recorded or is empty.
    void forget(Family family);

private:
    static constexpr std::size_t families = count_of<Family>;
    std::array<Money, families> m_bids{};
};

/// Rows of the abilities that an action has brought. A used one leaves its place empty until all
/// are done, so no row moves under a finger.
class DueRows {
public:
    struct Row {
        Family family;
        Icon icon;
        /// Which of the Family's abilities with this icon; counts from 1.
        int copy = 1;
        bool is_due = true;

        /// Target id: "due:vitale:gun:1".
        [[nodiscard]] std::string id() const;
    };

    void follow(const Position& position);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] std::ptrdiff_t count_of(Family family) const;
    /// True if a Family has several, which can be used or declined all at once.
    [[nodiscard]] bool has_several() const;
    /// Among abilities with equal icons, marks `row` as the one that `follow` removes.
    void choose(std::size_t row) { m_chosen = row; }
    /// Drops all rows: the next abilities come from another action.
    void forget()
    {
        m_rows.clear();
        m_chosen.reset();
    }

private:
    void follow(Family family, Icon icon, int wanted);

    std::vector<Row> m_rows;
    std::optional<std::size_t> m_chosen;
};

/// The Thug to place on a Thug space; nullopt if none is left in the supply.
[[nodiscard]] std::optional<FigureKind> thug_in_hand(const Position& position, Family family);
/// The Family Member to place on a space: `chosen`, or the first in the supply; nullopt if none is
/// left.
[[nodiscard]] std::optional<FigureKind> member_in_hand(
    const Position& position, Family family, std::optional<FigureKind> chosen);

/// Interaction with the figures of the tray.
struct TrayTouch {
    std::optional<FigureKind> tapped;
    /// Pressed figure, which may be dragged away.
    std::optional<FigureKind> held;
};

/// Draws the supply of a Family. Each figure keeps its place, which stays empty while it is on the
/// board. Figures that a tap on the map would place have a brass edge; the chosen one is lit.
/// Shrinks `rect` by the height used.
TrayTouch draw_figure_tray(
    Ui& ui, Rect& rect, const Position& position, Family family, std::optional<FigureKind> chosen);

/// One way for a winner without markers to lay one (p. 19): the marker taken from a stack, and its
/// effect there. Adjacent markers of one Family are one option.
struct MarkerOption {
    Area from = Area::wall_street;
    /// Index of the own marker from the bottom.
    std::uint8_t number = 0;
    std::string effect;
};
[[nodiscard]] std::vector<MarkerOption> marker_options(const View& view);

[[nodiscard]] bool gives_marker(const View& view, Area area);

/// Asks the winner which marker to move, or none.
[[nodiscard]] Contents marker_choice(View& view);
/// A stack was tapped: takes its marker if there is only one option.
void take_marker_from(View& view, Area area);

/// Emblem of a Family; the Horse Head for nullopt.
[[nodiscard]] desk::Sign sign_of(std::optional<Family> family);

/// Adds a row with a Family's player and `text`; not tappable without `tap`.
void add_family_row(Contents& panel, const std::string& id, const View& view, Family family,
    const std::string& text, const desk::Tap& tap = {});

} // namespace consigliere::table_corleone

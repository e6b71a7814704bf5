#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/view.h"
#include "engine/corleone/turf_war.h"

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

/// Panel for one Family Business action (p. 13) of the player on turn. A figure is chosen in the
/// tray and its place on the map, or dragged there; Jobs and Allies are chosen from lists.
class ActionPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    void tapped(View& view, const MapTap& tap) override;
    void draw(Ui& ui, const Rect& rect, View& view) override;
    [[nodiscard]] Contents contents(View& view) override;
    void told(View& view, const ComponentDraft& draft) override;
    [[nodiscard]] std::string leads_to(
        const View& view, const ComponentDraft& draft) const override;
    void reset() override;
    /// True while Jobs, payments or Allies are listed.
    [[nodiscard]] bool shows_list() const { return m_page != Page::figures; }

private:
    enum class Page : std::uint8_t { figures, jobs, payment, allies };

    [[nodiscard]] std::optional<Action> placement(const View& view, Place place) const;
    void place_on(View& view, Place place) const;
    void follow_finger(Ui& ui, std::optional<FigureKind> held, Family family);
    void draw_figures(Ui& ui, Rect& rect, View& view);
    void draw_ways(Ui& ui, const Rect& row, const Position& position);
    [[nodiscard]] desk::Tap completes(View& view, JobId job, CompleteJob::From from);
    [[nodiscard]] Contents page(std::string list, std::string title, Page back);
    [[nodiscard]] Contents jobs_page(View& view);
    [[nodiscard]] Contents payment_page(View& view);
    [[nodiscard]] Contents allies_page(View& view);
    void choose_job(View& view, JobId job, CompleteJob::From from);

    Page m_page = Page::figures;
    std::optional<FigureKind> m_figure;
    /// Figure being dragged out of the tray.
    std::optional<FigureKind> m_carried;
    JobId m_job{};
    CompleteJob::From m_from = CompleteJob::From::hand;
    ColourFilter m_colours;
};

/// Panel for Bribery (p. 20). Bids are either laid openly and entered here, or entered secretly
/// while the tablet goes round under a cover. Once all are revealed, Allies are taken in order.
class BriberyPanel final : public Panel {
public:
    [[nodiscard]] Contents contents(View& view) override;

    /// True while the cover between players hides the whole screen.
    [[nodiscard]] bool has_cover() const { return m_cover.is_on(); }
    void draw_cover(Ui& ui, View& view);

private:
    void start_bid(Family family);
    /// True if a player has to bid and has something to bid.
    [[nodiscard]] static bool is_awaited(const Position& position, Family family);
    void pass_on(const View& view);
    [[nodiscard]] Contents bids(View& view);
    void add_bid(Contents& panel, const View& view, Family family);
    void add_bid_buttons(Contents& panel, View& view);
    void lay_open_bids(View& view);
    [[nodiscard]] Contents taking(View& view);
    [[nodiscard]] Contents bid_form(View& view);

    Cover m_cover;
    Family m_bidder = Family::marzullo;
    CardPicker m_picker;
    OpenBids m_open;
    KeptRows<AllyId> m_allies;
};

/// Panel for the end of the game (p. 23): ranking, all parts of the score, and why the winner won.
/// With board tracking it asks for the Suitcases first.
class EndPanel final : public Panel {
public:
    explicit EndPanel(const desk::ScoreReveal& finale)
        : m_finale(finale)
    {
    }
    [[nodiscard]] Contents contents(View& view) override;
    void reset() override { m_counting.reset(); }

private:
    [[nodiscard]] Contents counting(View& view);

    std::optional<Family> m_counting;
    CardPicker m_picker;
    const desk::ScoreReveal& m_finale;
};

/// Panel for what is revealed before an Act: tiles of setup (p. 8), Public Jobs, Allies, and the
/// Act's tile (p. 12). Known cards are offered by name; a new one is described once and kept for
/// later games.
class RevealPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    [[nodiscard]] Contents contents(View& view) override;
    void told(View& view, const ComponentDraft& draft) override;
    [[nodiscard]] std::string leads_to(
        const View& view, const ComponentDraft& draft) const override;

private:
    /// Territory of the next tile; nullopt if none is due.
    [[nodiscard]] static std::optional<Area> tile_place(const View& view);
    [[nodiscard]] static std::string next_step(const View& view);
    void add_tiles(Contents& panel, View& view, bool is_first);
    void add_jobs(Contents& panel, View& view, bool is_first);
    void add_allies(Contents& panel, View& view, bool is_first);

    ColourFilter m_colours;
    KeptRows<BusinessId> m_tiles;
    KeptRows<JobId> m_jobs;
    KeptRows<AllyId> m_allies;
};

/// Panel for Tribute to the Don (p. 21): players above the hand limit choose cards to discard. In
/// the last Act only money scores (p. 23), so the rest can be discarded at once.
class TributePanel final : public Panel {
public:
    void draw(Ui& ui, const Rect& rect, View& view) override;
    [[nodiscard]] Contents contents(View& view) override;

    /// True while a hidden hand is chosen from under the cover.
    [[nodiscard]] bool has_cover() const { return m_cover.is_on(); }
    void draw_cover(Ui& ui, View& view);

private:
    void forget();
    void forget_if_settled(const View& view);
    void draw_family(Ui& ui, Rect rect, View& view);
    static void discard_as_shown(View& view);
    void start(const View& view, Family family);
    void discard(View& view, const Cards& gone);

    std::optional<Family> m_family;
    Cards m_hand; ///< When the choice began.
    Cover m_cover;
    /// Player who gets the tablet after the latest entry.
    std::optional<Family> m_next;
    DiscardPicker m_picker;
};

/// Winner of the latest Turf War in a Territory, even without a marker to lay. nullopt if none.
[[nodiscard]] std::optional<Family> winner_of_war(const Timeline& timeline, Area territory);

/// Count of a Turf War, largest first: "Ana 3, Ivan 2, Neutral side 1".
[[nodiscard]] std::string tell_sides(const View& view, const WarCount& count);

/// Panel for Turf Wars (p. 19), one Territory at a time: the count as bars, the result, and the
/// choice of a winner without markers. A last page says which markers to lay by hand.
class WarPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    void tapped(View& view, const MapTap& tap) override;
    void draw(Ui& ui, const Rect& rect, View& view) override;

    /// The history changed: opens the last page if the last war ended.
    void follow(const View& view);
    /// True while the last page is shown.
    [[nodiscard]] bool tells_end() const { return m_tells_end; }

private:
    void draw_end(Ui& ui, Rect rect, const View& view);
    static void draw_head(Ui& ui, Rect& rect, const View& view, Area territory);
    static void draw_chips(Ui& ui, Rect rect, const View& view, Area now);
    static void draw_sides(
        Ui& ui, const Rect& rect, const View& view, const WarCount& count, int most);
    static void draw_count(Ui& ui, Rect rect, View& view, Area territory);
    static void draw_buttons(Ui& ui, Rect row, View& view, Area territory);
    static void count_all(View& view);

    bool m_tells_end = false;
};

} // namespace consigliere::table_corleone

#pragma once

#include "companion/table_corleone/colour_filter.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

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

} // namespace consigliere::table_corleone

#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/turf_war.h"

namespace consigliere::table_corleone {

/// Who won the latest Turf War in a Territory, also where he had no marker left to lay.
[[nodiscard]] std::optional<Family> winner_of_war(const Timeline& timeline, Area territory);

/// How a Turf War was counted, the most first: "Ana 3, Ivan 2, Neutral side 1".
[[nodiscard]] std::string tell_sides(const View& view, const WarCount& count);

/// Turf Wars (p. 19), Territory by Territory: the count as bars, what follows from it, and the
/// choice of a winner who has no marker left. When all are counted, a last page tells hands which
/// markers to lay.
class WarPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    void tapped(View& view, const MapTap& tap) override;
    void draw(Ui& ui, const Rect& rect, View& view) override;

    /// Something was entered: whether it was the end of the last war.
    void follow(const View& view);
    /// The last page is shown until the table goes on.
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

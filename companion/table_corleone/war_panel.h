#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/turf_war.h"

namespace consigliere::table_corleone {

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

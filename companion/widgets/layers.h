#pragma once

#include "companion/widgets/rect.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

/// Scroll position of a list and state of the drag on it.
struct ScrollState {
    float offset = 0;
    /// Finger position in the previous frame; nullopt while no finger is down.
    std::optional<float> finger;
    /// Distance dragged; beyond a threshold it is a drag, not a tap.
    float travelled = 0;
    bool is_drag = false;
    /// Offset to scroll to once the length is known.
    std::optional<float> goal;
    /// Content length in the previous frame.
    float length = 0;
    /// True if the content was longer than the list's rectangle in the previous frame.
    bool is_longer = false;
};

/// A scrolled list and its visible rectangle in this frame. Tests drag it to find hidden targets.
struct ScrolledList {
    std::string id;
    Rect rect;
};

/// Modal layers, overlays and clipping lists of a frame.
class Layers {
public:
    /// Until end_modal(), what is drawn cannot be tapped: it is below a modal layer.
    void begin_modal() { ++m_covered; }
    void end_modal() { --m_covered; }
    [[nodiscard]] bool is_covered() const { return m_covered > 0; }

    /// Declares an overlay until another is declared or the frame ends. Lists end above it; what it
    /// hides is drawn but is not a target.
    void lay_over(const Rect& place) { m_overlaid = place; }
    /// Part of `rect` above the overlay.
    [[nodiscard]] Rect above_overlaid(Rect rect) const
    {
        if (rect.overlaps(m_overlaid))
            rect.bottom = std::max(rect.top, m_overlaid.top);
        return rect;
    }

    /// False for what an overlay hides, or the list being drawn has scrolled out of its rectangle.
    [[nodiscard]] bool is_in_sight(ImVec2 point) const
    {
        return !m_overlaid.contains(point)
            && std::ranges::all_of(
                m_views, [point](const ScrolledList& view) { return view.rect.contains(point); });
    }

    /// Until end_clip(), only the visible part of the scrolled list is a target.
    void begin_clip(std::string_view id, const Rect& rect)
    {
        m_views.push_back({std::string(id), rect});
        if (!is_covered() && !rect.is_empty())
            m_lists.push_back(m_views.back());
    }
    void end_clip() { m_views.pop_back(); }

    [[nodiscard]] ScrollState& scroll_state(std::string_view id)
    {
        return m_scrolls[std::string(id)];
    }
    /// Lists of the last frame drawn.
    [[nodiscard]] const std::vector<ScrolledList>& lists() const { return m_lists; }
    /// Disables list scrolling in this and the next frame, while an item is dragged by its handle.
    void keep_lists_still() { m_lists_kept_still = 2; }
    [[nodiscard]] bool are_lists_kept_still() const { return m_lists_kept_still > 0; }

protected:
    void begin_layers()
    {
        m_lists_kept_still = std::max(0, m_lists_kept_still - 1);
        m_lists.clear();
        m_covered = 0;
        m_overlaid = {};
    }
    /// Lists being drawn, from the outermost to the innermost.
    [[nodiscard]] const std::vector<ScrolledList>& views() const { return m_views; }

private:
    int m_covered = 0;
    /// Empty if there is no overlay.
    Rect m_overlaid;
    std::vector<ScrolledList> m_views;
    std::vector<ScrolledList> m_lists;
    std::map<std::string, ScrollState> m_scrolls;
    int m_lists_kept_still = 0;
};

} // namespace consigliere::widgets

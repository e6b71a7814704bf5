#pragma once

#include "companion/widgets/rect.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

/// Where a scrolled list is, and what the finger on it does.
struct ScrollState {
    float offset = 0;
    /// While a finger is on the list, where it was a frame ago.
    std::optional<float> finger;
    /// How far the finger has gone; beyond a little it drags, and taps nothing.
    float travelled = 0;
    bool is_drag = false;
    /// The list is to show this place of itself as soon as its length is known.
    std::optional<float> goal;
    /// How long it was a frame ago.
    float length = 0;
    /// It was longer than its place a frame ago.
    bool is_longer = false;
};

/// A list that this frame showed through a window of the screen. Tests drag it to find what they
/// look for.
struct ScrolledList {
    std::string id;
    Rect rect;
};

/// What lies over what in this frame, and through which lists it is seen.
class Layers {
public:
    /// While something lies over the screen, what is below it is drawn but cannot be tapped.
    void begin_modal() { ++m_covered; }
    void end_modal() { --m_covered; }
    [[nodiscard]] bool is_covered() const { return m_covered > 0; }

    /// Something will lie over this place: until another is given or the frame ends, lists end
    /// above it, and what it hides is drawn but is no target.
    void lay_over(const Rect& place) { m_overlaid = place; }
    /// What can be seen of a rectangle above what lies over its end.
    [[nodiscard]] Rect above_overlaid(Rect rect) const
    {
        if (rect.overlaps(m_overlaid))
            rect.bottom = std::max(rect.top, m_overlaid.top);
        return rect;
    }

    /// Inside a list that is scrolled, only what can be seen is a target.
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
    /// The lists of the frame that was drawn last.
    [[nodiscard]] const std::vector<ScrolledList>& lists() const { return m_lists; }
    /// A finger drags something by a handle, so no list moves under it in this and the next frame.
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
    /// The lists that are being drawn, each inside the one before.
    [[nodiscard]] const std::vector<ScrolledList>& views() const { return m_views; }

private:
    int m_covered = 0;
    /// Empty while nothing lies over what is drawn.
    Rect m_overlaid;
    std::vector<ScrolledList> m_views;
    std::vector<ScrolledList> m_lists;
    std::map<std::string, ScrollState> m_scrolls;
    int m_lists_kept_still = 0;
};

} // namespace consigliere::widgets

#include "companion/widgets/outline.h"

namespace consigliere::widgets {

bool contains(std::span<const ImVec2> outline, ImVec2 point)
{
    bool is_inside = false;
    for (std::size_t i = 0, before = outline.size() - 1; i < outline.size(); before = i++) {
        const ImVec2 a = outline[i];
        const ImVec2 b = outline[before];
        const bool crosses = (a.y > point.y) != (b.y > point.y)
            && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x;
        if (crosses)
            is_inside = !is_inside;
    }
    return is_inside;
}

} // namespace consigliere::widgets

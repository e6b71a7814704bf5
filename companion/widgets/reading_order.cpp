#include "companion/widgets/reading_order.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace consigliere::widgets {

namespace {

using Numbers = std::vector<std::size_t>;

/// An empty strip between rectangles along one axis; `end` is where the next rectangle begins.
struct Gap {
    float width = 0;
    float end = 0;
};

/// Returns the widest gap between rectangles along one axis; nullopt if there is none.
std::optional<Gap> widest_gap(
    const std::vector<Rect>& places, Numbers part, float Rect::*begin, float Rect::*end)
{
    // Touching rectangles count as separate; half a pixel is rounding.
    constexpr float rounding = 1;
    std::ranges::sort(part, {}, [&](std::size_t i) { return places[i].*begin; });
    std::optional<Gap> widest;
    float reached = places[part.front()].*end;
    for (const std::size_t i : part) {
        const Gap gap{places[i].*begin - reached, places[i].*begin};
        const bool is_gap = i != part.front() && gap.width > -rounding;
        if (is_gap && (!widest || gap.width > widest->width + rounding))
            widest = gap;
        reached = std::max(reached, places[i].*end);
    }
    return widest;
}

void read(const std::vector<Rect>& places, Numbers part, Numbers& order)
{
    if (part.empty())
        return;
    const std::optional<Gap> below = widest_gap(places, part, &Rect::top, &Rect::bottom);
    const std::optional<Gap> beside = widest_gap(places, part, &Rect::left, &Rect::right);
    if (!below && !beside) {
        std::ranges::stable_sort(
            part, {}, [&](std::size_t i) { return std::tuple(places[i].top, places[i].left); });
        order.insert(order.end(), part.begin(), part.end());
        return;
    }
    const bool are_rows = below && (!beside || below->width >= beside->width);
    const auto is_first = [&](std::size_t i) {
        return are_rows ? places[i].top < below->end : places[i].left < beside->end;
    };
    const auto rest = std::ranges::stable_partition(part, is_first);
    const Numbers second(rest.begin(), rest.end());
    part.erase(rest.begin(), rest.end());
    read(places, std::move(part), order);
    read(places, second, order);
}

} // namespace

std::vector<std::size_t> reading_order(const std::vector<Rect>& places)
{
    Numbers all(places.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    Numbers order;
    read(places, std::move(all), order);
    return order;
}

} // namespace consigliere::widgets

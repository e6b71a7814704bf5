#pragma once

#include "companion/desk/gain_animation.h"

#include <utility>
#include <variant>

namespace consigliere::desk {

/// What the acts of an entry brought. A game derives from it, names the kinds of act that bring
/// somebody something, and adds each.
class CollectedGains {
public:
    std::vector<Gain> gains;

    /// All other acts bring nobody anything.
    template <typename Other>
    void operator()(const Other&)
    {
    }

protected:
    void add(std::optional<std::string> from, std::string_view to,
        std::function<void(widgets::Ui&, const widgets::Rect&)> picture)
    {
        gains.push_back({std::move(from), std::string(to), std::move(picture)});
    }
};

/// What an entry brought, as everybody at the table has seen it. A `Collecting` is one of the above
/// that is made of the view and the entry.
template <typename Collecting, typename View>
[[nodiscard]] std::vector<Gain> gains_of(const View& view, int entry)
{
    Collecting collecting(view, entry);
    const auto sight = view.sight();
    for (const auto& act : sight->acts_of(entry))
        std::visit(collecting, act);
    return std::move(collecting.gains);
}

} // namespace consigliere::desk

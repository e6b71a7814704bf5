#pragma once

#include "companion/desk/gain_animation.h"

#include <utility>
#include <variant>

namespace consigliere::desk {

/// Collects gains from the acts of an entry. A game derives from it, with an overload per kind of
/// act that brings something.
class CollectedGains {
public:
    std::vector<Gain> gains;

    /// Other acts bring nothing.
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

/// Returns the gains of an entry as all players saw them. `Collecting` derives from CollectedGains
/// and is constructed from the view and the entry.
template <typename Collecting, typename View>
[[nodiscard]] std::vector<Gain> gains_of(const View& view, int entry)
{
    Collecting collecting(view, entry);
    const auto observed = view.observed();
    for (const auto& act : observed->acts_of(entry))
        std::visit(collecting, act);
    return std::move(collecting.gains);
}

} // namespace consigliere::desk

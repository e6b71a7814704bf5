#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/timeline.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace consigliere::desk {

/// Something that a player gains by an entry.
struct Gain {
    /// Id of the hotspot it comes from (`Hotspot::thing`); nullopt for the position of the last
    /// tap.
    std::optional<std::string> from;
    /// Actor whose seat it moves to.
    std::string to;
    std::function<void(widgets::Ui&, const widgets::Rect&)> picture;
};

/// Animates gains of the last tap from their origin to the player's seat. Drawn on top, not
/// interactive. Nothing is drawn if motion is off.
class GainAnimation {
public:
    /// Entries that exist when the table opens are not animated.
    explicit GainAnimation(const ledger::History& history)
        : m_entries(history.size())
    {
    }

    using GainsOf = std::function<std::vector<Gain>(int entry)>;
    /// Starts animations for entries added since the last call.
    void follow(const ledger::History& history, const GainsOf& gains_of);

    using PlaceOf = std::function<std::optional<ImVec2>(const std::string& thing)>;
    /// Draws the animations; call after drawing the seats. `place_of` returns the position of a
    /// hotspot other than a seat.
    void draw(widgets::Ui& ui, const PlaceOf& place_of);

private:
    struct OnTheWay {
        Gain gain;
        /// Key of the animation (Motion::glide).
        std::string name;
        bool has_begun = false;
    };

    int m_entries;
    int m_count = 0;
    std::vector<OnTheWay> m_gains;
};

/// Centre of a seat in the last frame; nullopt if it was not drawn.
[[nodiscard]] std::optional<ImVec2> place_of_seat(const widgets::Ui& ui, std::string_view actor);

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

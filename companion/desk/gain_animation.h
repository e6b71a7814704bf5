#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/timeline.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

/// Something that a player gets by an entry.
struct Gain {
    /// The thing where it lay, by the name that it is asked about by (`Hotspot::thing`); nothing
    /// for what comes from where the finger was.
    std::optional<std::string> from;
    /// The actor at whose seat it comes to lie.
    std::string to;
    std::function<void(widgets::Ui&, const widgets::Rect&)> picture;
};

/// What was gained by the last tap, on its way from where it lay to the seat of whom it goes to.
/// It lies over everything and can be tapped nowhere, so that it is in nobody's way; where things
/// jump to their places, it is not seen at all.
class GainAnimation {
public:
    /// What the table has of the entries that are there when it opens is no news.
    explicit GainAnimation(const ledger::History& history)
        : m_entries(history.size())
    {
    }

    using GainsOf = std::function<std::vector<Gain>(int entry)>;
    /// Sets out what the entries have brought that have come since the last frame.
    void follow(const ledger::History& history, const GainsOf& gains_of);

    using PlaceOf = std::function<std::optional<ImVec2>(const std::string& thing)>;
    /// Draws what is on its way, after the seats; `place_of` says where a thing lies that is no
    /// seat.
    void draw(widgets::Ui& ui, const PlaceOf& place_of);

private:
    struct OnTheWay {
        Gain gain;
        /// By which its way is known.
        std::string name;
        bool has_begun = false;
    };

    int m_entries;
    int m_count = 0;
    std::vector<OnTheWay> m_gains;
};

/// Where a seat was drawn in the last frame.
[[nodiscard]] std::optional<ImVec2> place_of_seat(const widgets::Ui& ui, std::string_view actor);

} // namespace consigliere::desk

#pragma once

#include "companion/frame/room.h"
#include "db/archive/statistics.h"

#include <optional>
#include <string>

namespace consigliere::screens {

/// The two people of an evening with the most shared evenings: how often each ranked higher.
/// Colours are those of this evening.
class Rivals {
public:
    /// Counts again. Shows nothing for nullptr or too few shared evenings.
    void count(const std::vector<db::EveningCard>& evenings, const db::EveningCard* evening);
    /// Shrinks `rect` by the height used; 0 if there is nothing to show.
    void draw(Ui& ui, Rect& rect) const;

private:
    struct Person {
        std::string name;
        Colour colour;
    };
    struct Pair {
        Person one;
        Person other;
        db::HeadToHead met; ///< From the first one's view.
    };
    std::optional<Pair> m_pair;
};

} // namespace consigliere::screens

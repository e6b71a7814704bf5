#pragma once

#include "companion/frame/room.h"
#include "db/archive/statistics.h"

#include <optional>
#include <string>

namespace consigliere::screens {

/// The two of an evening who have met most often: how often each of them stood higher, in the
/// colours that they have in that evening.
class Rivals {
public:
    /// Counts anew; nothing is shown while there is no evening or while they have hardly met.
    void count(const std::vector<db::EveningCard>& evenings, const db::EveningCard* evening);
    /// Takes its height off the top of `rect`, if there is anything to show.
    void draw(Ui& ui, Rect& rect) const;

private:
    struct Person {
        std::string name;
        Colour colour;
    };
    struct Pair {
        Person one;
        Person other;
        db::HeadToHead met; ///< Of the one, with the other.
    };
    std::optional<Pair> m_pair;
};

} // namespace consigliere::screens

#pragma once

#include "db/session_list.h"

#include <cstdint>
#include <vector>

/// What putting a backup in the place of the database would lose.
namespace consigliere::db {

/// What the present database has and a backup has not, or has in another state. The settings of the
/// program are not compared: what was told of evenings, people and the box does not depend on them.
struct RestoreLosses {
    /// An evening that is not there, or not to its end.
    struct Evening {
        SessionSummary evening;
        /// Its last entries, all of them if the whole evening is not there.
        int entries = 0;
        bool is_whole_evening = false;
    };
    std::vector<Evening> evenings;
    /// Evenings that are there, of which something else is said: name, date, place, notes, pauses.
    int details = 0;
    int people = 0; ///< Those who are not known there, or under another name.
    int same_people = 0; ///< Pairs of names that are not known there to be one person.
    int learned_components = 0;
    int house_rules = 0;
    int photos = 0;

    [[nodiscard]] bool are_none() const
    {
        return evenings.empty()
            && details + people + same_people + learned_components + house_rules + photos == 0;
    }
};

/// Which of the two cannot be read, and why.
struct NotCompared {
    enum class Whose : std::uint8_t { present, backup };
    Whose whose = Whose::present;
    DatabaseError error;
};
[[nodiscard]] ErrorOr<RestoreLosses, NotCompared> losses(Database& present, Database& backup);

} // namespace consigliere::db

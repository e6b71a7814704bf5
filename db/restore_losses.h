#pragma once

#include "db/session_list.h"

#include <cstdint>
#include <vector>

// Preview of what restoring a backup would lose.
namespace consigliere::db {

/// Data of the present database that the backup lacks or has in another state. Settings of the
/// program are not compared.
struct RestoreLosses {
    /// An evening that is missing, or missing its last entries, in the backup.
    struct Evening {
        SessionSummary evening;
        /// Number of missing entries.
        int entries = 0;
        bool is_whole_evening = false;
    };
    std::vector<Evening> evenings;
    /// Evenings in both with different details: name, date, place, notes or pauses.
    int details = 0;
    int people = 0; ///< Unknown in the backup, or under another name.
    int same_people = 0; ///< Merged pairs that are not merged in the backup.
    int learned_components = 0;
    int house_rules = 0;
    int photos = 0;

    [[nodiscard]] bool are_none() const
    {
        return evenings.empty()
            && details + people + same_people + learned_components + house_rules + photos == 0;
    }
};

/// The database that cannot be read, and why.
struct NotCompared {
    enum class Whose : std::uint8_t { present, backup };
    Whose whose = Whose::present;
    DatabaseError error;
};
[[nodiscard]] ErrorOr<RestoreLosses, NotCompared> losses(Database& present, Database& backup);

} // namespace consigliere::db

#pragma once

#include "db/backup.h"
#include "db/merge.h"
#include "db/people_matches.h"
#include "db/session_list.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

// Preview of what merging would bring.
namespace consigliere::db {

struct MergePreview {
    /// An evening that went on differently here and there.
    struct Diverged {
        SessionSummary here;
        SessionSummary there;
        int common = 0; ///< Equal entries at the beginning.
    };
    int evenings_here = 0;
    int evenings_there = 0;
    /// New evenings, by the record's word for the game.
    std::map<std::string, int> evenings;
    int extended = 0; ///< Evenings that went on there.
    int unchanged = 0; ///< Evenings in both that stay as they are.
    int entries = 0; ///< New entries of all of these.
    std::vector<Diverged> diverged;
    /// Evenings that are not merged, and why.
    std::vector<MergeReport::Session> refused;
    int details = 0; ///< Evenings in both that get other details: name, date, place, notes.
    int notes = 0; ///< On evenings and entries.
    int evenings_with_notes = 0;
    int people = 0; ///< With a seat in what comes, and none here.
    int renamed = 0; ///< Known here by another name.
    int combined = 0; ///< Pairs of ids that become one person, as there.
    int separated = 0; ///< Pairs that are one person here and not there.
    std::map<std::string, int> learned; ///< New or changed components, by game.
    int house_rules = 0;
    int forgotten_house_rules = 0; ///< Deleted here, as there.
    std::vector<SharedTaken> shared; ///< Leagues, results without entries, who is named.
    int photos = 0;
    std::uintmax_t bytes_of_photos = 0;
    std::vector<PeopleMatch> matches;

    [[nodiscard]] int new_evenings() const;
    [[nodiscard]] int new_components() const;
    /// True if merging would change nothing.
    [[nodiscard]] bool is_nothing() const;
};

/// Merges into a copy in memory and compares. Writes nothing.
[[nodiscard]] ErrorOr<MergePreview, DatabaseError> preview_merge(
    Database& ours, Database& theirs, CopyMode pace = CopyMode::blocking);

} // namespace consigliere::db

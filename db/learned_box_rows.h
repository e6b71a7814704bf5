#pragma once

#include "db/component_list.h"
#include "db/connection.h"

#include <cstdint>
#include <map>
#include <string>

// The learned box as stored, with the change counts of `learned_words.h`. Includes definitions
// that cannot be used together.
namespace consigliere::db {

[[nodiscard]] ComponentList read_learned(Connection& connection, const std::string& game);

/// Which of two definitions wins: `described`, the new one; for two boxes, by change counts.
enum class Precedence : std::uint8_t { box, described };

/// Learns those components with which the box stays usable. Returns the number of new or changed
/// ones.
/// Components of another box are learned if they are usable alone, so that both boxes converge: two
/// tables may have given one printed Business two names.
int learn_what_fits(Connection& connection, const std::string& game, const ComponentList& described,
    Precedence precedence);

/// Complete state of a learned box, for merging.
struct LearnedBox {
    ComponentList components;
    /// Tombstone counts by list and spelling. Definitions from before the latest count are
    /// forgotten.
    std::map<std::string, std::int64_t> forgotten;
};

[[nodiscard]] LearnedBox read_box(Connection& connection, const std::string& game);
/// Merges another box. Returns the number of new or changed components.
int take_box(Connection& connection, const std::string& game, const LearnedBox& theirs);

} // namespace consigliere::db

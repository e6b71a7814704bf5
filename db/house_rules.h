#pragma once

#include "db/database.h"
#include "db/session_id.h"

#include <cstdint>
#include <string>
#include <vector>

// House rules that groups made from their rulings, for the heads of new evenings.
// An evening has its own copy, so forgetting a rule here changes no evening. Stored as settings.
// When databases are merged, the rule with more changes wins, including a tombstone.
namespace consigliere::db {

struct KeptHouseRule {
    std::string id; ///< Empty until it is stored.
    std::string game; ///< The record's word for the game.
    std::string text; ///< "Two Thugs may share a space"
    std::vector<std::string> waives; ///< Ids of the rules that it waives.
    std::string since; ///< Day on which it was made, "2026-11-20".
    /// Ids of the people in the evening of the ruling.
    std::vector<std::string> group;
    SessionId evening; ///< Evening of the ruling.
    int entry = 0; ///< Entry of the ruling.
    /// True if it is added to new evenings of the group.
    bool is_on = true;
};

/// A house rule of another database that cannot be merged. It stays there.
struct UnusableHouseRule {
    enum class Why : std::uint8_t {
        unreadable, ///< Invalid in the head of a record: it waives unknown rules.
        /// Its change count, `changed`, is implausible. It would win against all later changes.
        too_many_changes,
    };
    std::string id;
    Why why = Why::unreadable;
    std::int64_t changed = 0;
};

struct HouseRulesTaken {
    int come_over = 0; ///< New or changed here.
    int forgotten = 0; ///< Deleted here, as in the other database.
    std::vector<UnusableHouseRule> unusable;
};

/// All house rules, latest last. Unreadable ones are left out.
[[nodiscard]] ErrorOr<std::vector<KeptHouseRule>, DatabaseError> kept_house_rules(
    Database& database);
/// Stores a rule under its id, replacing an earlier one; a new rule gets an id.
[[nodiscard]] Status<DatabaseError> keep_house_rule(Database& database, KeptHouseRule rule);
[[nodiscard]] Status<DatabaseError> forget_house_rule(Database& database, const std::string& id);

/// True if members of the rule's group take more than half of the `seats`. A guest changes nothing;
/// one member among strangers is not enough.
[[nodiscard]] bool is_made_by(
    const KeptHouseRule& rule, const std::vector<std::string>& people, std::size_t seats);

/// The rules for the head of a record (`ledger::read_house_rules`), each with a unique name made
/// from its text.
[[nodiscard]] Tree head_of(const std::vector<KeptHouseRule>& rules);

} // namespace consigliere::db

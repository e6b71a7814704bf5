#pragma once

#include "db/database.h"
#include "db/session_id.h"

#include <cstdint>
#include <string>
#include <vector>

/// The house rules that groups have made of what they ruled, for the heads of their new evenings.
/// An evening carries its own in its head, so that forgetting one here changes no evening.
///
/// They lie among the settings, one each. Merging another database brings its own, and of one that
/// both have what was changed more often; what was forgotten there is forgotten here.
namespace consigliere::db {

struct KeptHouseRule {
    std::string id; ///< Empty before it is kept for the first time.
    std::string game; ///< The word of a record.
    std::string text; ///< "Two Thugs may share a space"
    std::vector<std::string> waives; ///< The ids of the rules that it waives.
    std::string since; ///< The day on which it was made, "2026-11-20".
    /// The group: the ids of the people who sat at the evening in which it was ruled.
    std::vector<std::string> group;
    SessionId evening; ///< Where it was ruled,
    int entry = 0; ///< and by which entry.
    /// Whether it is written into the head of the group's new evenings.
    bool is_on = true;
};

/// What lies among the house rules of another database and cannot be one here. It stays there.
struct UnusableHouseRule {
    enum class Why : std::uint8_t {
        unreadable, ///< The head of no record could have it: it waives rules that no book has.
        /// It says that it was changed `changed` times. No table does that, and what says so would
        /// count more than every word that anybody says from now on.
        too_many_changes,
    };
    std::string id;
    Why why = Why::unreadable;
    std::int64_t changed = 0;
};

/// What taking in the house rules of another database has come to.
struct HouseRulesTaken {
    int come_over = 0; ///< Those that were not known here, or are others now.
    int forgotten = 0; ///< Those that were kept here, and are forgotten now as they are there.
    std::vector<UnusableHouseRule> unusable;
};

/// All of them, the latest last. One that cannot be read is left out.
[[nodiscard]] ErrorOr<std::vector<KeptHouseRule>, DatabaseError> kept_house_rules(
    Database& database);
/// Keeps it under its id, in the place of what was there; a new one gets an id.
[[nodiscard]] Status<DatabaseError> keep_house_rule(Database& database, KeptHouseRule rule);
[[nodiscard]] Status<DatabaseError> forget_house_rule(Database& database, const std::string& id);

/// Whether those who sit down now are the group that made it: most of them, more than half of those
/// who are known by an id, belong to it. So a guest changes nothing, and one of the group at a
/// table of strangers brings nothing along.
[[nodiscard]] bool is_made_by(
    const KeptHouseRule& rule, const std::vector<std::string>& people, std::size_t seats);

/// What stands of them in the head of a record, as `ledger::read_house_rules` reads it; each gets a
/// name of its own, made of its text.
[[nodiscard]] Tree head_of(const std::vector<KeptHouseRule>& rules);

} // namespace consigliere::db

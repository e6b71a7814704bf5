#pragma once

#include "db/database.h"
#include "db/database_error.h"
#include "db/difference.h"
#include "db/hash_chain_fault.h"
#include "db/photos.h"
#include "db/salvage.h"
#include "db/unsaved.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::telling {

/// Returns one line: file, error, remedy.
[[nodiscard]] std::string tell(const db::DatabaseError& error);

/// The same for a file of another tablet, where remedies for one's own database do not apply.
[[nodiscard]] std::string tell_foreign(const db::DatabaseError& error);

/// Returns where an evening's hash chain fails to verify.
[[nodiscard]] std::string tell(const db::HashChainFault& fault);
/// Returns a message for the user after opening a database.
[[nodiscard]] std::string tell(const db::OpeningNote& note);
/// Returns what an earlier run could not save, and whether it is in the database now.
[[nodiscard]] std::string tell(const db::Unsaved& unsaved);

/// Returns why an evening could not be salvaged from a damaged database.
[[nodiscard]] std::string tell_why_not(const db::SalvageReport::Evening& evening);
/// Returns which other data could not be salvaged, and why.
[[nodiscard]] std::string tell(const db::SalvageReport::Left& left);
/// Returns which house rule of another database was not imported, and why.
[[nodiscard]] std::string tell(const db::UnusableHouseRule& rule);

/// Returns stored value and replayed value of a difference.
[[nodiscard]] std::string tell(const db::Difference& difference);
/// Summarizes differences; those of entries are only counted. Empty if there are none.
[[nodiscard]] std::string tell(const std::vector<db::Difference>& differences);

/// Returns that a photo is damaged. `component` is in words of a record: "jobs: extortion".
[[nodiscard]] std::string tell_damaged_photo(std::string_view game, std::string_view component);
[[nodiscard]] std::string tell_damaged_photo(const db::PhotoKey& key);

} // namespace consigliere::telling

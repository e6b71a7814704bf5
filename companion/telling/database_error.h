#pragma once

#include "db/database.h"
#include "db/database_error.h"
#include "db/difference.h"
#include "db/hash_chain_fault.h"
#include "db/salvage.h"
#include "db/unsaved.h"

#include <string>
#include <vector>

namespace consigliere::telling {

/// One line for a database that cannot be used or has not done what it was asked: which file, what
/// is wrong and what to do.
[[nodiscard]] std::string tell(const db::DatabaseError& error);

/// What of an evening is not what was recorded.
[[nodiscard]] std::string tell(const db::HashChainFault& fault);
/// What somebody should know of a database that has just been opened.
[[nodiscard]] std::string tell(const db::OpeningNote& note);
/// What an earlier run could not save, and whether it is there.
[[nodiscard]] std::string tell(const db::Unsaved& unsaved);

/// Why an evening was not taken over from a damaged database.
[[nodiscard]] std::string tell_why_not(const db::SalvageReport::Evening& evening);
/// That something that belongs to no single evening of a damaged database is not taken over, and
/// why.
[[nodiscard]] std::string tell(const db::SalvageReport::Left& left);
/// That something that lies among the house rules of another database stays there, and why.
[[nodiscard]] std::string tell(const db::UnusableHouseRule& rule);

/// What is stored, and what comes out when the session is played again.
[[nodiscard]] std::string tell(const db::Difference& difference);
/// All of it for whoever looks at that evening: of entries only how many there are. Empty when
/// there is nothing to say.
[[nodiscard]] std::string tell(const std::vector<db::Difference>& differences);

} // namespace consigliere::telling

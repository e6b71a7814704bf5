#pragma once

#include "db/chain_fault.h"
#include "db/database_error.h"
#include "db/difference.h"

#include <string>

namespace consigliere::telling {

/// One line for a database that cannot be used or has not done what it was asked: which file, what
/// is wrong and what to do.
[[nodiscard]] std::string tell(const db::DatabaseError& error);

/// What of an evening is not what was recorded.
[[nodiscard]] std::string tell(const db::ChainFault& fault);

/// What is stored, and what comes out when the session is played again.
[[nodiscard]] std::string tell(const db::Difference& difference);

} // namespace consigliere::telling

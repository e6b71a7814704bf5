#pragma once

#include "db/record_file.h"

#include <string>

namespace consigliere::telling {

/// One line for a file that cannot be used: file, line, what is wrong and what to do.
[[nodiscard]] std::string tell(const db::FileError& error);
/// Why an evening is not deleted.
[[nodiscard]] std::string tell_unreadable_record(const db::FileError& error);

} // namespace consigliere::telling

#pragma once

#include "db/record_file.h"

#include <string>

namespace consigliere::telling {

/// Returns one line: file, line number, error, remedy.
[[nodiscard]] std::string tell(const db::FileError& error);
/// Returns why an evening is not deleted: its record could not be verified.
[[nodiscard]] std::string tell_unreadable_record(const db::FileError& error);

} // namespace consigliere::telling

#pragma once

#include "db/record_file.h"

#include <string>

namespace consigliere::telling {

/// One line for a file that cannot be used: file, line, what is wrong and what to do.
[[nodiscard]] std::string tell(const db::FileError& error);

} // namespace consigliere::telling

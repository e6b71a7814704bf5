#pragma once

#include "db/shared_taken.h"

#include <string>
#include <vector>

namespace consigliere::telling {

/// One sentence for each league and each other kind. Fits before and after merging.
[[nodiscard]] std::vector<std::string> tell(const std::vector<db::SharedTaken>& taken);

} // namespace consigliere::telling

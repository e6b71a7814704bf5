#pragma once

#include "db/box_codes.h"

#include <string>

namespace consigliere::telling {

/// One sentence for a code that brought nothing; empty for one that did, or that was there already.
[[nodiscard]] std::string tell(db::SeenCode seen);
/// One sentence for pieces that are all there and give no box.
[[nodiscard]] std::string tell(db::BoxError broken);
/// One sentence for a box that has no room in codes.
[[nodiscard]] std::string tell_too_large_for_codes();

} // namespace consigliere::telling

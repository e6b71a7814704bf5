#pragma once

#include "db/box_codes.h"

#include <string>

namespace consigliere::telling {

/// Returns a sentence on a code that added nothing; empty if it was added or a duplicate.
[[nodiscard]] std::string tell(db::SeenCode seen);
/// Returns a sentence on a complete set of codes that does not form a valid box.
[[nodiscard]] std::string tell(db::BoxError broken);
/// Returns a sentence on a box too large for QR codes.
[[nodiscard]] std::string tell_too_large_for_codes();

} // namespace consigliere::telling

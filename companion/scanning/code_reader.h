#pragma once

#include "companion/scanning/picture.h"

#include <string>
#include <vector>

namespace consigliere::scanning {

/// Returns the distinct QR codes in a picture, of any number and orientation.
[[nodiscard]] std::vector<std::string> codes_in(const GreyPicture& picture);

} // namespace consigliere::scanning

#pragma once

#include "companion/scanning/picture.h"

#include <string>
#include <vector>

namespace consigliere::scanning {

/// What the QR codes in a picture say, each once, however many there are and however they lie.
[[nodiscard]] std::vector<std::string> codes_in(const GreyPicture& picture);

} // namespace consigliere::scanning

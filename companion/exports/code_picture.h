#pragma once

#include "companion/exports/qr.h"

#include <string>

namespace consigliere::exports {

/// A code with its light margin as a picture, in the bytes of a PNG file.
[[nodiscard]] std::string png_of(const QrCode& code);

} // namespace consigliere::exports

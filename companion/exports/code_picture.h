#pragma once

#include "companion/exports/qr.h"

#include <string>

namespace consigliere::exports {

/// PNG file content of a code with its quiet zone.
[[nodiscard]] std::string png_of(const QrCode& code);

} // namespace consigliere::exports

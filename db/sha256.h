#pragma once

#include "db/hash.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace consigliere::db {

/// Of the bytes alone; what the file format hashes goes through `Digest`.
[[nodiscard]] Hash sha256(std::string_view bytes);
/// In lower case, two digits a byte.
[[nodiscard]] std::string hexadecimal(std::span<const std::uint8_t> bytes);

} // namespace consigliere::db

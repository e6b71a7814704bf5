#pragma once

#include <optional>
#include <string>
#include <string_view>

// Base45 (RFC 9285): bytes in the 45 characters that QR codes store most densely.
namespace consigliere::db {

[[nodiscard]] std::string base45_of(std::string_view bytes);
/// Returns nullopt if `text` is not valid Base45.
[[nodiscard]] std::optional<std::string> bytes_of_base45(std::string_view text);

} // namespace consigliere::db

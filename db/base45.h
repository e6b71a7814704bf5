#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Bytes in the 45 letters that QR codes hold most densely, as RFC 9285 writes them.
namespace consigliere::db {

[[nodiscard]] std::string base45_of(std::string_view bytes);
/// Nothing for a text that no bytes give.
[[nodiscard]] std::optional<std::string> bytes_of_base45(std::string_view text);

} // namespace consigliere::db

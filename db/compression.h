#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Bytes made few, and back. Nothing else in the program knows the library for that.
namespace consigliere::db {

[[nodiscard]] std::string packed(std::string_view bytes);
/// Nothing when it is not what `packed` gave, or would come to more than so many bytes.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view bytes, std::size_t most);

} // namespace consigliere::db

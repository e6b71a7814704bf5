#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// Compresses and decompresses bytes. The only user of zlib.
namespace consigliere::db {

[[nodiscard]] std::string compress(std::string_view bytes);
/// Returns nullopt if the data is damaged or longer than `most` bytes when decompressed.
[[nodiscard]] std::optional<std::string> decompress(std::string_view bytes, std::size_t most);

} // namespace consigliere::db

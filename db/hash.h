#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::db {

/// A SHA-256.
using Hash = std::array<std::uint8_t, 32>;

/// Collects values whose hash is wanted. Each value is told with its kind and its length, so that
/// no two lists of values look alike. This encoding is part of the file: it is never changed.
class Digest {
public:
    /// What the hash is for: hashes of different things are never the same.
    explicit Digest(std::string_view purpose) { add(purpose); }

    Digest& add(std::string_view text);
    Digest& add(std::int64_t number);
    Digest& add(const Hash& hash);
    template <typename Value>
    Digest& add(const std::optional<Value>& value)
    {
        return value ? add(*value) : add_nothing();
    }

    [[nodiscard]] Hash hash() const;

private:
    Digest& add_nothing();

    std::string m_bytes;
};

} // namespace consigliere::db

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::db {

/// SHA-256.
using Hash = std::array<std::uint8_t, 32>;

/// Hashes a list of values. Each is encoded with its type and length, so the encoding is injective.
/// Part of the file format: never change it.
class Digest {
public:
    /// `purpose` separates domains: hashes for different purposes never collide.
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

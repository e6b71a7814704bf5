#include "db/sha256.h"

#include <sodium/crypto_hash_sha256.h>
#include <sodium/utils.h>

namespace consigliere::db {

static_assert(sizeof(Hash) == crypto_hash_sha256_BYTES);

Hash sha256(std::string_view bytes)
{
    Hash hash{};
    crypto_hash_sha256(
        hash.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    return hash;
}

std::string hexadecimal(std::span<const std::uint8_t> bytes)
{
    // The function ends the text with a null.
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

} // namespace consigliere::db

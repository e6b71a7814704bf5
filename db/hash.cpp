#include "db/hash.h"

#include "db/sha256.h"

namespace consigliere::db {

namespace {

constexpr char kind_of_nothing = '-';
constexpr char kind_of_text = 't';
constexpr char kind_of_number = 'n';
constexpr char kind_of_hash = 'h';

/// Appends eight bytes, big-endian.
void append_number(std::string& bytes, std::uint64_t number)
{
    constexpr unsigned bits_of_byte = 8;
    for (unsigned shift = 64; shift != 0;) {
        shift -= bits_of_byte;
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    }
}

} // namespace

Digest& Digest::add(std::string_view text)
{
    // Covers most hashed values, so that the buffer is not reallocated.
    constexpr std::size_t usual = 512;
    if (m_bytes.empty())
        m_bytes.reserve(usual);
    m_bytes += kind_of_text;
    append_number(m_bytes, text.size());
    m_bytes += text;
    return *this;
}

Digest& Digest::add(std::int64_t number)
{
    m_bytes += kind_of_number;
    append_number(m_bytes, static_cast<std::uint64_t>(number));
    return *this;
}

Digest& Digest::add_nothing()
{
    m_bytes += kind_of_nothing;
    return *this;
}

Digest& Digest::add(const Hash& hash)
{
    m_bytes += kind_of_hash;
    m_bytes.append(hash.begin(), hash.end());
    return *this;
}

Hash Digest::hash() const
{
    return sha256(m_bytes);
}

} // namespace consigliere::db

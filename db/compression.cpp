#include "db/compression.h"

#include <zlib.h>

#include <new>

namespace consigliere::db {

namespace {

const Bytef* bytes_in(std::string_view text)
{
    return reinterpret_cast<const Bytef*>(text.data());
}

Bytef* bytes_in(std::string& text)
{
    return reinterpret_cast<Bytef*>(text.data());
}

} // namespace

std::string compress(std::string_view bytes)
{
    uLongf size = compressBound(bytes.size());
    std::string result(size, '\0');
    // The buffer has the size of compressBound, so only memory can be lacking.
    if (compress2(bytes_in(result), &size, bytes_in(bytes), bytes.size(), Z_BEST_COMPRESSION)
        != Z_OK)
        throw std::bad_alloc();
    result.resize(size);
    return result;
}

std::optional<std::string> decompress(std::string_view bytes, std::size_t most)
{
    std::string result(most, '\0');
    uLongf size = most;
    if (uncompress(bytes_in(result), &size, bytes_in(bytes), bytes.size()) != Z_OK)
        return std::nullopt;
    result.resize(size);
    return result;
}

} // namespace consigliere::db

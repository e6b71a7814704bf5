#include "companion/pictures/png.h"

#include <stb_image.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

namespace consigliere::pictures {

namespace {

constexpr std::string_view signature("\x89PNG\r\n\x1a\n");

std::size_t number_at(std::string_view file, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | static_cast<unsigned char>(file[at + i]);
    return number;
}

/// Concatenated IDAT chunks of a PNG, and an upper bound of their decoded size.
struct Packed {
    std::size_t most_bytes = 0;
    std::string stream;
};

/// Upper bound of the decoded bytes. Allows for interlaced PNGs: seven passes, whose rows each add
/// a filter byte and padding.
std::size_t most_bytes_of(std::string_view header)
{
    constexpr std::size_t most_channels = 4;
    constexpr std::size_t bits_of_byte = 8;
    const auto depth = static_cast<unsigned char>(header[8]);
    const std::size_t row =
        number_at(header, 0) * most_channels * depth / bits_of_byte + most_channels;
    return 2 * (row + 1) * (number_at(header, 4) + bits_of_byte);
}

Packed packed_in(std::string_view png)
{
    constexpr std::size_t length_and_name = 8;
    constexpr std::size_t checksum = 4;
    constexpr std::size_t header_length = 13;
    Packed packed;
    std::size_t at = signature.size();
    while (at + length_and_name <= png.size()) {
        const std::size_t length = number_at(png, at);
        const std::string_view name = png.substr(at + 4, 4);
        const std::string_view content = png.substr(at + length_and_name, length);
        if (name == "IHDR" && content.size() >= header_length)
            packed.most_bytes = most_bytes_of(content);
        if (name == "IDAT")
            packed.stream += content;
        if (name == "IEND" || content.size() < length)
            break;
        at += length_and_name + length + checksum;
    }
    return packed;
}

} // namespace

bool is_png(std::string_view file)
{
    return file.starts_with(signature);
}

bool says_it_is_larger(std::string_view png, int pixels)
{
    // IHDR starts with width and height.
    const std::size_t at = signature.size() + 8;
    return png.size() >= at + 8
        && number_at(png, at) * number_at(png, at + 4) > static_cast<std::size_t>(pixels);
}

bool unpacks_to_its_pixels(std::string_view png)
{
    const Packed packed = packed_in(png);
    constexpr std::size_t most = std::numeric_limits<int>::max();
    if (packed.most_bytes > most || packed.stream.size() > most)
        return false;
    const std::unique_ptr<char[]> unpacked(new char[packed.most_bytes + 1]);
    const int length = stbi_zlib_decode_buffer(unpacked.get(), static_cast<int>(packed.most_bytes),
        packed.stream.data(), static_cast<int>(packed.stream.size()));
    return length >= 0;
}

} // namespace consigliere::pictures

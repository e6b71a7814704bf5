#include "companion/pictures/palette_png.h"

#include <zlib.h>

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace consigliere::pictures {

namespace {

constexpr std::size_t most_colours = 256;

int channel(std::uint32_t colour, unsigned shift)
{
    return static_cast<int>(colour >> shift & 0xffU);
}

int squared_distance(std::uint32_t one, std::uint32_t other)
{
    int sum = 0;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const int difference = channel(one, shift) - channel(other, shift);
        sum += difference * difference;
    }
    return sum;
}

/// The most frequent first.
std::vector<std::uint32_t> colours_of(std::span<const std::uint32_t> pixels)
{
    std::unordered_map<std::uint32_t, int> counts;
    for (const std::uint32_t pixel : pixels)
        ++counts[pixel];
    std::vector<std::pair<int, std::uint32_t>> order;
    order.reserve(counts.size());
    for (const auto& [colour, count] : counts)
        order.emplace_back(-count, colour);
    std::ranges::sort(order);
    std::vector<std::uint32_t> colours;
    colours.reserve(order.size());
    for (const auto& [count, colour] : order)
        colours.push_back(colour);
    return colours;
}

/// Colours of which one is at most `farthest` away from any of `colours`; too many if that takes
/// more than a palette has.
std::vector<std::uint32_t> chosen_from(const std::vector<std::uint32_t>& colours, int farthest)
{
    std::vector<std::uint32_t> palette;
    for (const std::uint32_t colour : colours) {
        const bool is_near = std::ranges::any_of(palette, [&](std::uint32_t one) {
            return squared_distance(one, colour) <= farthest * farthest;
        });
        if (!is_near)
            palette.push_back(colour);
        if (palette.size() > most_colours)
            break;
    }
    return palette;
}

std::vector<std::uint32_t> palette_of(const std::vector<std::uint32_t>& colours)
{
    int farthest = 0;
    std::vector<std::uint32_t> palette = chosen_from(colours, farthest);
    while (palette.size() > most_colours) {
        farthest += 3;
        palette = chosen_from(colours, farthest);
    }
    return palette;
}

std::string bytes_of(std::uint32_t number)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(number >> shift & 0xffU);
    return bytes;
}

std::string chunk(const std::string& name, const std::string& content)
{
    const std::string checked = name + content;
    const auto sum = ::crc32(
        0, reinterpret_cast<const Bytef*>(checked.data()), static_cast<uInt>(checked.size()));
    return bytes_of(static_cast<std::uint32_t>(content.size())) + checked
        + bytes_of(static_cast<std::uint32_t>(sum));
}

std::string packed(const std::string& bytes)
{
    uLongf size = ::compressBound(bytes.size());
    std::string packed(size, '\0');
    ::compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
        reinterpret_cast<const Bytef*>(bytes.data()), bytes.size(), Z_DEFAULT_COMPRESSION);
    packed.resize(size);
    return packed;
}

/// Rows without a filter: their bytes are no brightnesses.
std::string rows_of(std::span<const std::uint32_t> pixels, std::size_t width,
    const std::unordered_map<std::uint32_t, char>& places)
{
    std::string rows;
    rows.reserve(pixels.size() + pixels.size() / width);
    for (std::size_t at = 0; at < pixels.size(); ++at) {
        if (at % width == 0)
            rows += '\0';
        rows += places.at(pixels[at]);
    }
    return rows;
}

} // namespace

std::string write_palette_png(std::span<const std::uint32_t> pixels, int width)
{
    const std::vector<std::uint32_t> colours = colours_of(pixels);
    const std::vector<std::uint32_t> palette = palette_of(colours);
    std::unordered_map<std::uint32_t, char> places;
    for (const std::uint32_t colour : colours) {
        const auto nearest = std::ranges::min_element(
            palette, {}, [colour](std::uint32_t one) { return squared_distance(one, colour); });
        places.emplace(colour, static_cast<char>(nearest - palette.begin()));
    }
    std::string told;
    for (const std::uint32_t colour : palette)
        told += bytes_of(colour).substr(1);
    const auto columns = static_cast<std::size_t>(width);
    constexpr std::string_view kind("\x08\x03\0\0\0", 5); // Eight bits, of a palette.
    return "\x89PNG\r\n\x1a\n"
        + chunk("IHDR",
            bytes_of(static_cast<std::uint32_t>(width))
                + bytes_of(static_cast<std::uint32_t>(pixels.size() / columns)) + std::string(kind))
        + chunk("PLTE", told) + chunk("IDAT", packed(rows_of(pixels, columns, places)))
        + chunk("IEND", {});
}

} // namespace consigliere::pictures

#include "companion/pictures/orientation.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace consigliere::pictures {

namespace {

constexpr int is_upright = 1;
constexpr int most_orientations = 8;

/// Bounds-checked reader of integers in an untrusted file.
class Bytes {
public:
    enum class Order : std::uint8_t { highest_first, lowest_first };

    explicit Bytes(std::string_view bytes, Order order = Order::highest_first)
        : m_bytes(bytes)
        , m_order(order)
    {
    }
    /// Returns nullopt beyond the end.
    [[nodiscard]] std::optional<std::uint32_t> number(std::size_t at, std::size_t length) const
    {
        if (at > m_bytes.size() || length > m_bytes.size() - at)
            return std::nullopt;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < length; ++i) {
            const std::size_t place = m_order == Order::highest_first ? i : length - 1 - i;
            value = value << 8U | static_cast<unsigned char>(m_bytes[at + place]);
        }
        return value;
    }

private:
    std::string_view m_bytes;
    Order m_order;
};

/// EXIF segment of a JPEG (a TIFF header without image); empty if none.
std::string_view exif_in(std::string_view jpeg)
{
    constexpr std::uint32_t beginning_of_marker = 0xff;
    constexpr std::uint32_t application_1 = 0xe1;
    constexpr std::uint32_t scan = 0xda;
    constexpr std::string_view name("Exif\0\0", 6);
    const Bytes bytes(jpeg);
    std::size_t at = 2;
    while (bytes.number(at, 1) == beginning_of_marker) {
        const std::optional<std::uint32_t> marker = bytes.number(at + 1, 1);
        const std::optional<std::uint32_t> length = bytes.number(at + 2, 2);
        // The pixels follow.
        if (!marker || !length || *length < 2 || marker == scan)
            break;
        const std::string_view part = jpeg.substr(std::min(at + 4, jpeg.size()), *length - 2);
        if (marker == application_1 && part.starts_with(name))
            return part.substr(name.size());
        at += 2 + *length;
    }
    return {};
}

} // namespace

int orientation_of(std::string_view jpeg)
{
    const std::string_view exif = exif_in(jpeg);
    if (!exif.starts_with("II") && !exif.starts_with("MM"))
        return is_upright;
    const Bytes bytes(
        exif, exif.front() == 'I' ? Bytes::Order::lowest_first : Bytes::Order::highest_first);
    constexpr std::uint32_t tag = 0x0112;
    constexpr std::size_t entry_length = 12;
    const std::optional<std::uint32_t> list = bytes.number(4, 4);
    const std::optional<std::uint32_t> entries = list ? bytes.number(*list, 2) : std::nullopt;
    for (std::uint32_t i = 0; entries && i < *entries; ++i) {
        const std::size_t entry = std::size_t{*list} + 2 + i * entry_length;
        if (bytes.number(entry, 2) != tag)
            continue;
        const auto value = static_cast<int>(bytes.number(entry + 8, 2).value_or(is_upright));
        return value >= is_upright && value <= most_orientations ? value : is_upright;
    }
    return is_upright;
}

widgets::Pixels upright(widgets::Pixels picture, int orientation)
{
    if (orientation == is_upright)
        return picture;
    // Orientations 5 to 8 swap rows and columns.
    const bool is_on_its_side = orientation > 4;
    const bool begins_right =
        orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool begins_below =
        orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    widgets::Pixels turned;
    turned.width = is_on_its_side ? picture.height : picture.width;
    turned.height = is_on_its_side ? picture.width : picture.height;
    turned.rgba.resize(picture.rgba.size());
    constexpr std::size_t channels = 4;
    for (int y = 0; y < turned.height; ++y) {
        for (int x = 0; x < turned.width; ++x) {
            int column = is_on_its_side ? y : x;
            int row = is_on_its_side ? x : y;
            column = begins_right ? picture.width - 1 - column : column;
            row = begins_below ? picture.height - 1 - row : row;
            const auto from = static_cast<std::size_t>(row * picture.width + column) * channels;
            const auto to = static_cast<std::size_t>(y * turned.width + x) * channels;
            for (std::size_t i = 0; i < channels; ++i)
                turned.rgba[to + i] = picture.rgba[from + i];
        }
    }
    return turned;
}

} // namespace consigliere::pictures

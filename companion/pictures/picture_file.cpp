#include "companion/pictures/picture_file.h"

#include "companion/pictures/orientation.h"
#include "companion/pictures/png.h"

#include <stb_image.h>
#include <stb_image_resize.h>
#include <stb_image_write.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace consigliere::pictures {

using ledger::ErrorOr;
using widgets::Pixels;

namespace {

constexpr int colours = 3;
constexpr int colours_and_opacity = 4;
constexpr unsigned int brightest = 255;

const unsigned char* bytes_of(std::string_view file)
{
    return reinterpret_cast<const unsigned char*>(file.data());
}

bool is_jpeg(std::string_view file)
{
    return file.starts_with("\xff\xd8\xff");
}

/// Size scaled down to at most `longest_side`.
std::pair<int, int> size_within(int width, int height, int longest_side)
{
    const int longer = std::max(width, height);
    if (longer <= longest_side)
        return {width, height};
    const auto part = [&](int side) {
        const double length = static_cast<double>(side) * longest_side / longer;
        return std::max(1, static_cast<int>(std::lround(length)));
    };
    return {part(width), part(height)};
}

/// Composites transparent pixels over white.
void lay_on_white(Pixels& picture)
{
    for (std::size_t at = 0; at < picture.rgba.size(); at += colours_and_opacity) {
        const unsigned int opacity = picture.rgba[at + colours];
        for (std::size_t i = at; i < at + colours; ++i) {
            const unsigned int mixed =
                picture.rgba[i] * opacity + brightest * (brightest - opacity);
            picture.rgba[i] = static_cast<std::uint8_t>(mixed / brightest);
        }
        picture.rgba[at + colours] = brightest;
    }
}

/// Converts to RGBA and scales down if needed.
Pixels pixels_from(const unsigned char* raw, int width, int height, int channels, int longest_side)
{
    const auto [to_width, to_height] = size_within(width, height, longest_side);
    const auto count = static_cast<std::size_t>(to_width) * static_cast<std::size_t>(to_height);
    const auto step = static_cast<std::size_t>(channels);
    std::vector<unsigned char> smaller;
    if (to_width != width || to_height != height) {
        smaller.resize(count * step);
        stbir_resize_uint8(raw, width, height, 0, smaller.data(), to_width, to_height, 0, channels);
        raw = smaller.data();
    }
    Pixels picture{to_width, to_height, {}};
    picture.rgba.resize(count * colours_and_opacity, brightest);
    for (std::size_t i = 0; i < count; ++i)
        std::copy_n(raw + i * step, channels, &picture.rgba[i * colours_and_opacity]);
    return picture;
}

/// Write callback: appends to the file.
void append(void* file, void* data, int size)
{
    static_cast<std::string*>(file)->append(
        static_cast<const char*>(data), static_cast<std::size_t>(size));
}

std::string packed(const Pixels& picture, int quality)
{
    std::string file;
    stbi_write_jpg_to_func(append, &file, picture.width, picture.height, colours_and_opacity,
        picture.rgba.data(), quality);
    return file;
}

} // namespace

ErrorOr<Pixels, Refusal> read_picture(
    std::string_view file, int longest_side, int at_most, Transparency transparency)
{
    if (!is_jpeg(file) && !is_png(file))
        return Refusal::no_picture;
    if (file.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        return Refusal::too_large;
    if (is_png(file) && says_it_is_larger(file, at_most))
        return Refusal::too_large;
    const int length = static_cast<int>(file.size());
    int width = 0;
    int height = 0;
    int channels = 0;
    if (stbi_info_from_memory(bytes_of(file), length, &width, &height, &channels) == 0)
        return Refusal::no_picture;
    if (width < 1 || height < 1)
        return Refusal::no_picture;
    if (width > at_most / height)
        return Refusal::too_large;
    if (is_png(file) && !unpacks_to_its_pixels(file))
        return Refusal::no_picture;
    const bool has_opacity = channels == 2 || channels == colours_and_opacity;
    channels = has_opacity ? colours_and_opacity : colours;
    const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> raw(
        stbi_load_from_memory(bytes_of(file), length, &width, &height, nullptr, channels),
        &stbi_image_free);
    if (raw == nullptr)
        return Refusal::no_picture;
    Pixels picture = pixels_from(raw.get(), width, height, channels, longest_side);
    if (transparency == Transparency::over_white)
        lay_on_white(picture);
    return upright(std::move(picture), is_jpeg(file) ? orientation_of(file) : 1);
}

Pixels fitted(Pixels picture, int longest_side)
{
    if (std::max(picture.width, picture.height) <= longest_side)
        return picture;
    return pixels_from(
        picture.rgba.data(), picture.width, picture.height, colours_and_opacity, longest_side);
}

std::string write_jpeg(Pixels picture, std::size_t most_bytes)
{
    // Below the last quality, downscaling looks better than stronger compression.
    constexpr std::array qualities{88, 80, 70, 60, 50};
    constexpr int parts = 4;
    while (true) {
        for (const int quality : qualities) {
            std::string file = packed(picture, quality);
            if (file.size() <= most_bytes)
                return file;
        }
        const int longer = std::max(picture.width, picture.height);
        if (longer == 1)
            return {};
        picture = fitted(std::move(picture), std::max(1, longer * (parts - 1) / parts));
    }
}

std::string write_grey_png(const std::vector<std::uint8_t>& greys, int width)
{
    std::string file;
    const int height = static_cast<int>(greys.size()) / width;
    stbi_write_png_to_func(append, &file, width, height, 1, greys.data(), width);
    return file;
}

} // namespace consigliere::pictures

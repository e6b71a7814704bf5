/// Pictures as cameras write them become small ones that are upright; what is no picture, or one
/// that nobody could hold, is refused.

#include "companion/pictures/palette_png.h"
#include "companion/pictures/picture_file.h"
#include "tests/pictures/made_pictures.h"

#include <catch2/catch.hpp>

#include <array>

using namespace consigliere;
using namespace consigliere::test;
using pictures::read_picture;
using pictures::Refusal;
using widgets::Pixels;

namespace {

constexpr int large = 4000;

Pixels read(const std::string& file, int longest_side = large)
{
    auto picture = read_picture(file, longest_side);
    REQUIRE_FALSE(picture.is_error());
    return std::move(picture.value());
}

/// What lies in the corners: above left, above right, below left, below right.
using Corners = std::array<Ink, 4>;

bool has_corners(const Pixels& picture, const Corners& corners)
{
    return is_at(picture, 0.25, 0.25, corners[0]) && is_at(picture, 0.75, 0.25, corners[1])
        && is_at(picture, 0.25, 0.75, corners[2]) && is_at(picture, 0.75, 0.75, corners[3]);
}

constexpr Corners as_taken{red, green, blue, yellow};

} // namespace

TEST_CASE("a PNG and a JPEG are read")
{
    for (const std::string& file :
        {png_of(four_quarters(40, 24)), jpeg_of(four_quarters(40, 24))}) {
        const Pixels picture = read(file);
        CHECK(picture.width == 40);
        CHECK(picture.height == 24);
        CHECK(has_corners(picture, as_taken));
    }
}

TEST_CASE("a photo is upright however the camera was held")
{
    const std::string jpeg = jpeg_of(four_quarters(64, 32));
    const std::array<Corners, 8> upright{{
        {red, green, blue, yellow},
        {green, red, yellow, blue},
        {yellow, blue, green, red},
        {blue, yellow, red, green},
        {red, blue, green, yellow},
        {blue, red, yellow, green},
        {yellow, green, blue, red},
        {green, yellow, red, blue},
    }};
    for (int orientation = 1; orientation <= 8; ++orientation) {
        CAPTURE(orientation);
        const Pixels picture = read(held_so(jpeg, orientation));
        const bool is_on_its_side = orientation > 4;
        CHECK(picture.width == (is_on_its_side ? 32 : 64));
        CHECK(picture.height == (is_on_its_side ? 64 : 32));
        CHECK(has_corners(picture, upright[static_cast<std::size_t>(orientation - 1)]));
    }
    // What no camera says means nothing.
    for (const int nonsense : {0, 9, 255})
        CHECK(has_corners(read(held_so(jpeg, nonsense)), as_taken));
}

TEST_CASE("what a camera wrote beside the pixels may be cut off anywhere")
{
    const std::string jpeg = jpeg_of(four_quarters(64, 32));
    const std::string whole = held_so(jpeg, 6);
    const std::size_t beside = whole.size() - jpeg.size();
    for (std::size_t length = 2; length < beside + 2; ++length) {
        // The pixels are looked for where they no longer are, which must not be a crash.
        static_cast<void>(read_picture(whole.substr(0, length) + jpeg.substr(2), large));
        static_cast<void>(read_picture(whole.substr(0, length), large));
    }
    for (std::size_t at = 0; at < beside + 2; ++at) {
        std::string changed = whole;
        changed[at] = '\xff';
        static_cast<void>(read_picture(changed, large));
    }
}

TEST_CASE("a photo of twelve million pixels becomes a small one that keeps nothing but them")
{
    const std::string file = held_so(jpeg_of(four_quarters(4000, 3000)), 6);
    Pixels picture = read(file, 1200);
    CHECK(picture.width == 900);
    CHECK(picture.height == 1200);
    CHECK(has_corners(picture, {blue, red, yellow, green}));
    const std::string small = pictures::write_jpeg(std::move(picture), 200'000);
    CHECK(small.size() <= 200'000);
    CHECK(small.find("Exif") == std::string::npos);
    CHECK(small.find("Ana") == std::string::npos);
    CHECK(has_corners(read(small), {blue, red, yellow, green}));
}

TEST_CASE("a picture that cannot be packed well becomes smaller until it fits")
{
    for (const std::size_t most_bytes : {200'000UL, 20'000UL, 2'000UL}) {
        const std::string file = pictures::write_jpeg(noise(1200, 900), most_bytes);
        CHECK(file.size() <= most_bytes);
        const Pixels picture = read(file);
        CHECK(picture.width > 0);
        CHECK(std::abs(picture.width * 3 - picture.height * 4) < 16);
    }
    // What fits at once loses nothing of its size.
    const Pixels whole = read(pictures::write_jpeg(four_quarters(1200, 900), 200'000));
    CHECK(whole.width == 1200);
    CHECK(pictures::write_jpeg(noise(64, 64), 10).empty());
}

TEST_CASE("what is transparent lies on white")
{
    Pixels picture = four_quarters(16, 16);
    for (std::size_t at = 0; at < picture.rgba.size() / 2; at += 4)
        picture.rgba[at + 3] = 0;
    const Pixels seen = read(png_of(picture));
    CHECK(is_at(seen, 0.25, 0.25, {255, 255, 255}));
    CHECK(is_at(seen, 0.25, 0.75, blue));
    CHECK(seen.rgba[3] == 255);
}

TEST_CASE("what is no picture is refused")
{
    const std::string png = png_of(four_quarters(64, 64));
    const std::string jpeg = jpeg_of(four_quarters(64, 64));
    for (const std::string& file : {std::string(), std::string("Dear diary"),
             std::string("GIF89a\x01\x00\x01\x00\x00\x00\x00;", 14), png.substr(0, 8),
             png.substr(0, 40), png.substr(0, png.size() / 2), jpeg.substr(0, 3),
             jpeg.substr(0, 20), std::string("BM") + std::string(100, 'x')}) {
        CAPTURE(file.size());
        const auto read = read_picture(file, large);
        REQUIRE(read.is_error());
        CHECK(read.error() == Refusal::no_picture);
    }
}

TEST_CASE("a file that would unpack to more than anybody can hold is refused before it is unpacked")
{
    // It says that it is huge …
    const auto huge = read_picture(png_of_zeros(40'000, 40'000, 1000), large);
    REQUIRE(huge.is_error());
    CHECK(huge.error() == Refusal::too_large);
    const auto hardly = read_picture(png_of_zeros(20'000, 20'000, 1000), large);
    REQUIRE(hardly.is_error());
    CHECK(hardly.error() == Refusal::too_large);
    const auto wide = read_picture(png_of_zeros(16'000'000, 4, 1000), large);
    REQUIRE(wide.is_error());
    CHECK(wide.error() == Refusal::too_large);
    // … or that it is tiny, and is not.
    const std::string tiny = png_of_zeros(8, 8, 64'000'000);
    CHECK(tiny.size() < 1'000'000);
    CHECK(read_picture(tiny, large).is_error());
    // Whoever knows that it cannot be so large says so.
    const auto larger = read_picture(png_of(four_quarters(40, 30)), large, 1199);
    REQUIRE(larger.is_error());
    CHECK(larger.error() == Refusal::too_large);
    CHECK_FALSE(read_picture(png_of(four_quarters(40, 30)), large, 1200).is_error());
    // The same as at first, honestly.
    CHECK_FALSE(read_picture(png_of_zeros(8, 8, 72), large).is_error());
}

TEST_CASE("a PNG of greys is read as it was written, row by row from the top")
{
    const std::vector<std::uint8_t> greys{0, 50, 100, 150, 200, 255};
    const Pixels picture = read(pictures::write_grey_png(greys, 3));
    CHECK(picture.width == 3);
    CHECK(picture.height == 2);
    for (std::size_t i = 0; i < greys.size(); ++i) {
        const std::vector<std::uint8_t> pixel(
            picture.rgba.begin() + static_cast<std::ptrdiff_t>(4 * i),
            picture.rgba.begin() + static_cast<std::ptrdiff_t>(4 * i + 4));
        CHECK(pixel == std::vector<std::uint8_t>{greys[i], greys[i], greys[i], 255});
    }
}

TEST_CASE("a PNG of few colours is as drawn; of many, nearly so and small")
{
    constexpr int width = 200;
    constexpr int height = 100;
    const int step = GENERATE(25, 1);
    std::vector<std::uint32_t> pixels;
    for (unsigned y = 0; y < height; ++y) {
        for (unsigned x = 0; x < width; ++x) {
            const auto shade = [step](unsigned value) {
                return value / static_cast<unsigned>(step) * static_cast<unsigned>(step);
            };
            pixels.push_back(0xff000000 | shade(x) << 16U | shade(y) << 8U | shade(x) / 2);
        }
    }
    const std::string png = pictures::write_palette_png(pixels, width);
    CHECK(png.size() < pixels.size());
    const auto read = pictures::read_picture(png, width);
    REQUIRE_FALSE(read.is_error());
    REQUIRE(read.value().width == width);
    REQUIRE(read.value().height == height);
    const int most = step == 1 ? 24 : 0;
    int farthest = 0;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        for (unsigned channel = 0; channel < 3; ++channel) {
            const auto told = static_cast<int>(read.value().rgba[i * 4 + channel]);
            const auto drawn = static_cast<int>(pixels[i] >> (16U - 8U * channel) & 0xffU);
            farthest = std::max(farthest, std::abs(told - drawn));
        }
    }
    CHECK(farthest <= most);
}

#include "tests/pictures/made_pictures.h"

#include <stb_image_write.h>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <random>
#include <vector>

// The packer is in the library, and in its header only where it is compiled.
extern "C" unsigned char* stbi_zlib_compress(
    unsigned char* data, int data_len, int* out_len, int quality);

namespace consigliere::test {

namespace {

void append(void* context, void* data, int size)
{
    static_cast<std::string*>(context)->append(
        static_cast<const char*>(data), static_cast<std::size_t>(size));
}

widgets::Pixels blank(int width, int height)
{
    widgets::Pixels picture{width, height, {}};
    picture.rgba.resize(
        static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4, 255);
    return picture;
}

std::string number(std::uint32_t value)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(static_cast<unsigned char>(value >> shift));
    return bytes;
}

std::uint32_t checksum(const std::string& bytes)
{
    std::uint32_t crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1U ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

std::string chunk(const std::string& name, const std::string& content)
{
    return number(static_cast<std::uint32_t>(content.size())) + name + content
        + number(checksum(name + content));
}

} // namespace

widgets::Pixels four_quarters(int width, int height)
{
    widgets::Pixels picture = blank(width, height);
    std::size_t at = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool is_left = x < width / 2;
            const Ink ink = y < height / 2 ? (is_left ? red : green) : (is_left ? blue : yellow);
            picture.rgba[at] = static_cast<std::uint8_t>(ink.red);
            picture.rgba[at + 1] = static_cast<std::uint8_t>(ink.green);
            picture.rgba[at + 2] = static_cast<std::uint8_t>(ink.blue);
            at += 4;
        }
    }
    return picture;
}

widgets::Pixels noise(int width, int height)
{
    widgets::Pixels picture = blank(width, height);
    std::mt19937 generator(1);
    for (std::size_t i = 0; i < picture.rgba.size(); ++i) {
        if (i % 4 != 3)
            picture.rgba[i] = static_cast<std::uint8_t>(generator());
    }
    return picture;
}

std::string png_of(const widgets::Pixels& picture)
{
    std::string file;
    stbi_write_png_to_func(
        append, &file, picture.width, picture.height, 4, picture.rgba.data(), picture.width * 4);
    return file;
}

std::string jpeg_of(const widgets::Pixels& picture)
{
    std::string file;
    stbi_write_jpg_to_func(
        append, &file, picture.width, picture.height, 4, picture.rgba.data(), 92);
    return file;
}

std::string held_so(const std::string& jpeg, int orientation)
{
    using namespace std::string_literals;
    // One list of two entries: how it was held, and whose camera it was.
    const std::string tiff = "II*\0\x08\0\0\0\x02\0"s + "\x12\x01\x03\0\x01\0\0\0"s
        + static_cast<char>(orientation) + "\0\0\0"s + "\x3b\x01\x02\0\x04\0\0\0Ana\0"s
        + "\0\0\0\0"s;
    const std::string part = "Exif\0\0"s + tiff;
    const std::size_t length = part.size() + 2;
    return jpeg.substr(0, 2) + "\xff\xe1" + static_cast<char>(length / 256)
        + static_cast<char>(length % 256) + part + jpeg.substr(2);
}

std::string png_of_zeros(int width, int height, std::size_t zeros)
{
    std::vector<unsigned char> stream(zeros, 0);
    int length = 0;
    const std::unique_ptr<unsigned char, decltype(&std::free)> packed(
        stbi_zlib_compress(stream.data(), static_cast<int>(zeros), &length, 5), &std::free);
    using namespace std::string_literals;
    const std::string header = number(static_cast<std::uint32_t>(width))
        + number(static_cast<std::uint32_t>(height)) + "\x08\x00\x00\x00\x00"s;
    return "\x89PNG\r\n\x1a\n"s + chunk("IHDR", header)
        + chunk(
            "IDAT", {reinterpret_cast<const char*>(packed.get()), static_cast<std::size_t>(length)})
        + chunk("IEND", "");
}

bool is_about(const std::uint8_t* pixel, Ink ink)
{
    constexpr int near = 24;
    return std::abs(pixel[0] - ink.red) < near && std::abs(pixel[1] - ink.green) < near
        && std::abs(pixel[2] - ink.blue) < near;
}

bool is_at(const widgets::Pixels& picture, double x, double y, Ink ink)
{
    const auto column = static_cast<std::size_t>(x * picture.width);
    const auto row = static_cast<std::size_t>(y * picture.height);
    const std::size_t at = row * static_cast<std::size_t>(picture.width) + column;
    return is_about(&picture.rgba[at * 4], ink);
}

} // namespace consigliere::test

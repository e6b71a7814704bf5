#include "companion/exports/code_picture.h"

#include "companion/pictures/picture_file.h"

#include <cstdint>

namespace consigliere::exports {

namespace {

constexpr int pixels_of_module = 8;

} // namespace

std::string png_of(const QrCode& code)
{
    constexpr std::uint8_t white = 0xff;
    const int width = (code.size() + 2 * qr_margin) * pixels_of_module;
    std::vector<std::uint8_t> pixels;
    pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(width));
    const auto is_inside = [&code](int place) { return place >= 0 && place < code.size(); };
    for (int y = 0; y < width; ++y) {
        for (int x = 0; x < width; ++x) {
            const int column = x / pixels_of_module - qr_margin;
            const int row = y / pixels_of_module - qr_margin;
            const bool is_dark = is_inside(column) && is_inside(row) && code.is_dark(column, row);
            pixels.push_back(is_dark ? 0 : white);
        }
    }
    return pictures::write_grey_png(pixels, width);
}

} // namespace consigliere::exports

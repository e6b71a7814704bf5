#include "companion/scanning/code_reader.h"

#include <zbar.h>

#include <algorithm>
#include <memory>

namespace consigliere::scanning {

namespace {

using Scanner =
    std::unique_ptr<zbar::zbar_image_scanner_t, decltype(&zbar::zbar_image_scanner_destroy)>;
using Image = std::unique_ptr<zbar::zbar_image_t, decltype(&zbar::zbar_image_destroy)>;

Scanner make_scanner()
{
    Scanner scanner(zbar::zbar_image_scanner_create(), &zbar::zbar_image_scanner_destroy);
    zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
    zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
    return scanner;
}

/// Adds the codes found at this scale.
void look(const Scanner& scanner, const GreyPicture& picture, std::vector<std::string>& seen)
{
    const Image image(zbar::zbar_image_create(), &zbar::zbar_image_destroy);
    constexpr unsigned long only_brightness = zbar_fourcc('Y', '8', '0', '0');
    zbar::zbar_image_set_format(image.get(), only_brightness);
    zbar::zbar_image_set_size(
        image.get(), static_cast<unsigned>(picture.width), static_cast<unsigned>(picture.height));
    // zbar only reads the pixels and does not own them.
    zbar::zbar_image_set_data(image.get(), picture.pixels.data(), picture.pixels.size(), nullptr);
    if (zbar::zbar_scan_image(scanner.get(), image.get()) <= 0)
        return;
    for (const zbar::zbar_symbol_t* symbol = zbar::zbar_image_first_symbol(image.get());
         symbol != nullptr; symbol = zbar::zbar_symbol_next(symbol)) {
        std::string text(
            zbar::zbar_symbol_get_data(symbol), zbar::zbar_symbol_get_data_length(symbol));
        if (std::ranges::find(seen, text) == seen.end())
            seen.push_back(std::move(text));
    }
}

} // namespace

std::vector<std::string> codes_in(const GreyPicture& picture)
{
    std::vector<std::string> seen;
    if (picture.is_empty())
        return seen;
    const Scanner scanner = make_scanner();
    look(scanner, picture, seen);
    // Noise in large photos looks like modules; retry downscaled.
    constexpr int smallest_of_large = 1000;
    for (int times = 2; std::min(picture.width, picture.height) / times >= smallest_of_large / 2;
         ++times)
        look(scanner, shrunk(picture, times), seen);
    return seen;
}

} // namespace consigliere::scanning

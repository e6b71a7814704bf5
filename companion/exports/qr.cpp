#include "companion/exports/qr.h"

#include "companion/pictures/picture_file.h"

namespace consigliere::exports {

namespace {

constexpr std::size_t most_bytes_with_medium = 2331;

} // namespace

std::optional<QrCode> qr_code_of(const std::string& text, Correction correction)
{
    using Level = qrcodegen::QrCode::Ecc;
    const bool is_low = correction == Correction::low;
    if (text.size() > (is_low ? most_bytes_in_qr : most_bytes_with_medium))
        return std::nullopt;
    return QrCode(qrcodegen::QrCode::encodeText(text.c_str(), is_low ? Level::LOW : Level::MEDIUM));
}

charts::Drawing drawing_of(const QrCode& code, float width)
{
    charts::Drawing drawing{{width, width}, {}};
    drawing.shapes.push_back(charts::Box{{0, 0}, {width, width}, {0xffffff}, 0});
    const float module = width / static_cast<float>(code.size() + 2 * qr_margin);
    // Merge adjacent modules of a row, to avoid seams.
    for (int y = 0; y < code.size(); ++y) {
        for (int x = 0; x < code.size(); ++x) {
            int length = 0;
            while (code.is_dark(x + length, y))
                ++length;
            if (length == 0)
                continue;
            drawing.shapes.emplace_back(charts::Box{{static_cast<float>(x + qr_margin) * module,
                                                        static_cast<float>(y + qr_margin) * module},
                {static_cast<float>(length) * module, module}, {0x000000}, 0});
            x += length;
        }
    }
    return drawing;
}

std::string png_of(const QrCode& code)
{
    constexpr int pixels_of_module = 8;
    constexpr std::uint8_t white = 0xff;
    const int width = (code.size() + 2 * qr_margin) * pixels_of_module;
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < width; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool is_dark =
                code.is_dark(x / pixels_of_module - qr_margin, y / pixels_of_module - qr_margin);
            pixels.push_back(is_dark ? 0 : white);
        }
    }
    return pictures::write_grey_png(pixels, width);
}

} // namespace consigliere::exports

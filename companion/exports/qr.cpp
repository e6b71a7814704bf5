#include "companion/exports/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace consigliere::exports {

namespace {

constexpr std::size_t most_bytes_with_medium = 2331;

} // namespace

QrCode::QrCode(int size, std::vector<bool> modules)
    : m_size(size)
    , m_modules(std::move(modules))
{
}

std::optional<QrCode> qr_code_of(const std::string& text, Correction correction)
{
    using Level = qrcodegen::QrCode::Ecc;
    const bool is_low = correction == Correction::low;
    if (text.size() > (is_low ? most_bytes_in_qr : most_bytes_with_medium))
        return std::nullopt;
    const auto made =
        qrcodegen::QrCode::encodeText(text.c_str(), is_low ? Level::LOW : Level::MEDIUM);
    std::vector<bool> modules;
    for (int y = 0; y < made.getSize(); ++y) {
        for (int x = 0; x < made.getSize(); ++x)
            modules.push_back(made.getModule(x, y));
    }
    return QrCode(made.getSize(), std::move(modules));
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
            while (x + length < code.size() && code.is_dark(x + length, y))
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

} // namespace consigliere::exports

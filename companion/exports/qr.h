#pragma once

#include "companion/charts/drawing.h"

#include <qrcodegen/qrcodegen.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace consigliere::exports {

/// Byte capacity of QR version 40, level L.
inline constexpr std::size_t most_bytes_in_qr = 2953;

/// Width of the quiet zone in modules (ISO/IEC 18004).
inline constexpr int qr_margin = 4;

/// Matrix of modules.
class QrCode {
public:
    explicit QrCode(qrcodegen::QrCode code)
        : m_code(std::move(code))
    {
    }

    [[nodiscard]] int size() const { return m_code.getSize(); }
    /// False outside, as in the quiet zone.
    [[nodiscard]] bool is_dark(int x, int y) const { return m_code.getModule(x, y); }

private:
    qrcodegen::QrCode m_code;
};

/// Error correction level: L restores about 7 %, M about 15 %. M gives a larger code.
enum class Correction : std::uint8_t { low, medium };

/// Returns nullopt if the text is too long.
[[nodiscard]] std::optional<QrCode> qr_code_of(
    const std::string& text, Correction correction = Correction::low);

/// Drawing of a code with its quiet zone, dark on white in every theme.
[[nodiscard]] charts::Drawing drawing_of(const QrCode& code, float width);
/// PNG file content of a code with its quiet zone.
[[nodiscard]] std::string png_of(const QrCode& code);

} // namespace consigliere::exports

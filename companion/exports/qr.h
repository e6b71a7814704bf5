#pragma once

#include "companion/charts/drawing.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::exports {

/// Byte capacity of QR version 40, level L.
inline constexpr std::size_t most_bytes_in_qr = 2953;

/// Width of the quiet zone in modules (ISO/IEC 18004).
inline constexpr int qr_margin = 4;

/// Matrix of modules; true is dark.
class QrCode {
public:
    QrCode(int size, std::vector<bool> modules);

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] bool is_dark(int x, int y) const
    {
        return m_modules[static_cast<std::size_t>(y * m_size + x)];
    }

private:
    int m_size;
    std::vector<bool> m_modules;
};

/// Error correction level: L restores about 7 %, M about 15 %. M gives a larger code.
enum class Correction : std::uint8_t { low, medium };

/// Returns nullopt if the text is too long.
[[nodiscard]] std::optional<QrCode> qr_code_of(
    const std::string& text, Correction correction = Correction::low);

/// Drawing of a code with its quiet zone, dark on white in every theme.
[[nodiscard]] charts::Drawing drawing_of(const QrCode& code, float width);

} // namespace consigliere::exports

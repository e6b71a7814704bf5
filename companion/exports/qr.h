#pragma once

#include "companion/charts/drawing.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::exports {

/// What a QR code of the largest size holds, in bytes.
inline constexpr std::size_t most_bytes_in_qr = 2953;

/// The light margin that readers need on every side, in modules, as the standard wants it.
inline constexpr int qr_margin = 4;

/// A square of dark and light modules.
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

/// How much of a code may be hidden or blurred: about a fifteenth, or about a seventh. More makes
/// it larger.
enum class Correction : std::uint8_t { low, medium };

/// Nothing for a text that is too long.
[[nodiscard]] std::optional<QrCode> qr_code_of(
    const std::string& text, Correction correction = Correction::low);

/// The code with the light margin that readers need, dark on white whatever lies around it.
[[nodiscard]] charts::Drawing drawing_of(const QrCode& code, float width);

} // namespace consigliere::exports

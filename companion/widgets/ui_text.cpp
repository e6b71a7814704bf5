// How a `Ui` measures texts and finds room for their letters.

#include "companion/widgets/letters.h"
#include "companion/widgets/ui.h"

#include <algorithm>
#include <cmath>

namespace consigliere::widgets {

namespace {

constexpr const char* ellipsis = "…";

/// Where the letter that begins at `at` ends, in UTF-8.
const char* after_letter(const char* at, const char* end)
{
    ++at;
    while (at < end && (static_cast<unsigned char>(*at) & 0xC0U) == 0x80U)
        ++at;
    return at;
}

/// Cuts a text back to what fits, at the border of a letter.
std::string shorten(const Ui& ui, std::string_view text, Font font, float width)
{
    std::string shortened(text);
    while (!shortened.empty()) {
        remove_last_letter(shortened);
        if (ui.measure(shortened + ellipsis, font).x <= width)
            break;
    }
    return shortened + ellipsis;
}

} // namespace

ImVec2 Ui::measure(std::string_view text, Font font, float wrap_width) const
{
    if (wrap_width > 0) {
        const std::vector<std::string_view> lines = wrap(text, font, wrap_width);
        float width = 0;
        for (const std::string_view line : lines)
            width = std::max(width, measure(line, font).x);
        return {width, Fonts::size_of(font) * static_cast<float>(lines.size())};
    }
    const float size = Fonts::size_of(font);
    return m_fonts->of(font)->CalcTextSizeA(
        size, FLT_MAX, 0, text.data(), text.data() + text.size());
}

Font Ui::fitting(std::string_view text, float width, std::initializer_list<Font> fonts) const
{
    for (const Font font : fonts) {
        if (measure(text, font).x <= width)
            return font;
    }
    return *(fonts.end() - 1);
}

void Ui::draw_line(
    const Rect& rect, float top, std::string_view line, const TextStyle& style, float part)
{
    m_fonts->want(style.font, line);
    const float width = measure(line, style.font).x * part;
    const ImVec2 at{
        std::floor(rect.left + (rect.width() - width) * style.align_x), std::floor(top)};
    draw().AddText(m_fonts->of(style.font), Fonts::size_of(style.font) * part, at,
        style.colour.packed(), line.data(), line.data() + line.size());
}

void Ui::sign(const Rect& rect, std::string_view text, const TextStyle& style)
{
    constexpr float least = 0.5F;
    const float width = measure(text, style.font).x;
    const float part = std::min(1.0F, rect.width() / std::max(width, 1.0F));
    if (part < least) {
        this->text(rect, text, style);
        return;
    }
    if (m_remembers_texts)
        m_texts.emplace_back(text);
    const float height = Fonts::size_of(style.font) * part;
    draw_line(rect, rect.top + (rect.height() - height) * style.align_y, text, style, part);
}

void Ui::text(const Rect& rect, std::string_view text, const TextStyle& style)
{
    if (text.empty() || rect.is_empty())
        return;
    if (m_remembers_texts)
        m_texts.emplace_back(text);
    // Half a pixel is rounding, not a missing letter.
    constexpr float rounding = 0.5F;
    const float line_height = Fonts::size_of(style.font);
    if (!style.wraps) {
        const float top = rect.top + (rect.height() - line_height) * style.align_y;
        if (measure(text, style.font).x <= rect.width() + rounding) {
            draw_line(rect, top, text, style);
            return;
        }
        m_shortened.emplace_back(text);
        draw_line(rect, top, shorten(*this, text, style.font, rect.width()), style);
        return;
    }

    std::vector<std::string_view> lines = wrap(text, style.font, rect.width());
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0F, (rect.height() + rounding) / line_height));
    if (lines.size() > fitting) {
        m_shortened.emplace_back(text);
        lines.resize(fitting);
    }
    const float height = line_height * static_cast<float>(lines.size());
    float top = rect.top + (rect.height() - height) * style.align_y;
    for (const std::string_view line : lines) {
        draw_line(rect, top, line, style);
        top += line_height;
    }
}

std::vector<std::string_view> Ui::wrap(std::string_view text, Font font, float width) const
{
    std::vector<std::string_view> lines;
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    const float factor = Fonts::size_of(font) / m_fonts->of(font)->FontSize;
    while (at < end) {
        const char* break_at = m_fonts->of(font)->CalcWordWrapPositionA(factor, at, end, width);
        // A word that is wider than the place is broken anywhere rather than never.
        if (break_at == at)
            break_at = after_letter(at, end);
        // ImGui draws on below a line that somebody has ended, so it has to be counted.
        break_at = std::find(at, break_at, '\n');
        lines.emplace_back(at, static_cast<std::size_t>(break_at - at));
        at = break_at;
        while (at < end && (*at == ' ' || *at == '\n'))
            ++at;
    }
    return lines;
}

void Ui::text_in_view(const Rect& rect, std::string_view text, const TextStyle& style)
{
    const std::size_t shortened = m_shortened.size();
    this->text(rect, text, style);
    m_shortened.resize(shortened);
}

} // namespace consigliere::widgets

#include "companion/widgets/canvas.h"

#include "companion/widgets/letters.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace consigliere::widgets {

namespace {

constexpr const char* ellipsis = "…";
/// Tolerance in pixels: half a pixel is not a missing character.
constexpr float rounding_error = 0.5F;

/// End of the UTF-8 character at `at`.
const char* after_letter(const char* at, const char* end)
{
    ++at;
    while (at < end && (static_cast<unsigned char>(*at) & 0xC0U) == 0x80U)
        ++at;
    return at;
}

/// Corrects ImGui's line break at `break_at`. ImGui breaks after a full stop and would move the
/// closing quotation mark to the next line.
const char* before_word(const char* at, const char* break_at, const char* end)
{
    const auto is_blank = [](char sign) { return sign == ' ' || sign == '\n'; };
    if (break_at <= at || break_at == end || is_blank(*break_at))
        return break_at;
    for (const char* sign = break_at; sign > at; --sign) {
        if (is_blank(*(sign - 1)))
            return sign - 1 > at ? sign - 1 : break_at;
    }
    return break_at;
}

/// Size of a text at the full text scale.
ImVec2 whole_size_of(const Fonts& fonts, std::string_view text, Font font)
{
    return fonts.of(font)->CalcTextSizeA(
        Fonts::size_of(font), FLT_MAX, 0, text.data(), text.data() + text.size());
}

/// Elides a text to `width`, at a character boundary.
std::string shorten(const Fonts& fonts, std::string_view text, Font font, float width)
{
    // Measure only what may fit: the text may be very long.
    const char* end = text.data();
    static_cast<void>(fonts.of(font)->CalcTextSizeA(
        Fonts::size_of(font), width, 0, text.data(), text.data() + text.size(), &end));
    const auto fits = static_cast<std::size_t>(end - text.data());
    std::string shortened(text.substr(0, std::min(fits + 4, text.size())));
    while (!shortened.empty()) {
        remove_last_letter(shortened);
        if (whole_size_of(fonts, shortened + ellipsis, font).x <= width)
            break;
    }
    return shortened + ellipsis;
}

bool is_in_word(char byte)
{
    const auto sign = static_cast<unsigned char>(byte);
    return std::isalnum(sign) != 0 || sign >= 0x80U;
}

/// True if a word continues on the next line because it is wider than every line.
bool breaks_word(const std::vector<std::string_view>& lines)
{
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const bool is_next = lines[i].data() + lines[i].size() == lines[i + 1].data();
        const bool is_inside = !lines[i].empty() && !lines[i + 1].empty()
            && is_in_word(lines[i].back()) && is_in_word(lines[i + 1].front());
        if (is_next && is_inside)
            return true;
    }
    return false;
}

} // namespace

float rounding_for(ImVec2 size, float wanted)
{
    const float most = std::min(std::abs(size.x), std::abs(size.y)) / 2 - 1;
    const float least = 0.5F;
    return std::min(wanted, most) < least ? 0 : wanted;
}

void Canvas::begin_canvas()
{
    m_shortened.clear();
    m_texts.clear();
    m_placed.clear();
}

void Canvas::remember(std::string_view text)
{
    if (m_remembers_texts)
        m_texts.emplace_back(text);
    if (m_remembers_places && !is_covered())
        m_placed.push_back({std::string(text), {}, true});
}

/// Adds the place of a line to that of its text.
void Canvas::remember_place(const Rect& rect)
{
    if (!m_remembers_places || is_covered() || m_placed.empty())
        return;
    PlacedText& placed = m_placed.back();
    const Rect before = placed.rect.is_empty() ? rect : placed.rect;
    placed.rect = {std::min(before.left, rect.left), std::min(before.top, rect.top),
        std::max(before.right, rect.right), std::max(before.bottom, rect.bottom)};
    placed.is_in_sight = is_in_sight(placed.rect.centre());
}

void Canvas::fill(const Rect& rect, Colour colour, float rounding)
{
    draw().AddRectFilled(
        rect.min(), rect.max(), colour.packed(), rounding_for(rect.size(), rounding));
}

void Canvas::outline(const Rect& rect, Colour colour, float thickness, float rounding)
{
    draw().AddRect(
        rect.min(), rect.max(), colour.packed(), rounding_for(rect.size(), rounding), 0, thickness);
}

void Canvas::line(ImVec2 from, ImVec2 to, Colour colour, float thickness)
{
    draw().AddLine(from, to, colour.packed(), thickness);
}

void Canvas::disc(ImVec2 centre, float radius, Colour colour)
{
    draw().AddCircleFilled(centre, radius, colour.packed());
}

void Canvas::ring(ImVec2 centre, float radius, Colour colour, float thickness)
{
    draw().AddCircle(centre, radius, colour.packed(), 0, thickness);
}

/// Lists have room for text at its full scale. Elsewhere rectangles are made for unscaled text;
/// scaled text uses the room left over.
ImVec2 Canvas::measure(std::string_view text, Font font, float wrap_width) const
{
    const float part = views().empty() ? 1 / scale_of_letters() : 1;
    if (wrap_width <= 0) {
        const ImVec2 whole = whole_size_of(*m_fonts, text, font);
        return {whole.x * part, whole.y * part};
    }
    const std::vector<std::string_view> lines = wrap(text, font, wrap_width, part);
    float width = 0;
    for (const std::string_view line : lines)
        width = std::max(width, measure(line, font).x);
    return {width, Fonts::size_of(font) * part * static_cast<float>(lines.size())};
}

Font Canvas::fitting(std::string_view text, float width, std::initializer_list<Font> fonts) const
{
    for (const Font font : fonts) {
        if (measure(text, font).x <= width)
            return font;
    }
    return *(fonts.end() - 1);
}

void Canvas::draw_line(
    const Rect& rect, float top, std::string_view line, const TextStyle& style, float part)
{
    m_fonts->want(style.font, line);
    const float width = whole_size_of(*m_fonts, line, style.font).x * part;
    const ImVec2 at{
        std::floor(rect.left + (rect.width() - width) * style.align_x), std::floor(top)};
    remember_place(Rect::at(at, width, Fonts::size_of(style.font) * part));
    draw().AddText(m_fonts->of(style.font), Fonts::size_of(style.font) * part, at,
        style.colour.packed(), line.data(), line.data() + line.size());
}

void Canvas::sign(const Rect& rect, std::string_view text, const TextStyle& style)
{
    // Undo the text scale first, then shrink to half size.
    const float least = 0.5F / scale_of_letters();
    const float width = whole_size_of(*m_fonts, text, style.font).x;
    const float part = std::min(1.0F, rect.width() / std::max(width, 1.0F));
    if (part < least) {
        this->text(rect, text, style);
        return;
    }
    remember(text);
    const float line_height = Fonts::size_of(style.font);
    const float low = std::clamp(rect.height() / line_height, 1 / scale_of_letters(), 1.0F);
    const float size = std::min(part, low);
    const float top = rect.top + (rect.height() - line_height * size) * style.align_y;
    draw_line(rect, top, text, style, size);
}

void Canvas::text(const Rect& rect, std::string_view text, const TextStyle& style)
{
    if (text.empty() || rect.is_empty())
        return;
    remember(text);
    if (style.wraps)
        draw_lines(rect, text, style);
    else
        draw_one_line(rect, text, style);
}

void Canvas::draw_one_line(const Rect& rect, std::string_view text, const TextStyle& style)
{
    const float line_height = Fonts::size_of(style.font);
    const float width = whole_size_of(*m_fonts, text, style.font).x;
    const float fitting =
        std::min(rect.width() / std::max(width, 1.0F), rect.height() / line_height);
    const float part = std::clamp(fitting, 1 / scale_of_letters(), 1.0F);
    const float top = rect.top + (rect.height() - line_height * part) * style.align_y;
    if (width * part <= rect.width() + rounding_error) {
        draw_line(rect, top, text, style, part);
        return;
    }
    m_shortened.emplace_back(text);
    draw_line(rect, top, shorten(*m_fonts, text, style.font, rect.width() / part), style, part);
}

void Canvas::draw_lines(const Rect& rect, std::string_view text, const TextStyle& style)
{
    constexpr float step = 0.96F;
    const float least = 1 / scale_of_letters();
    const auto fitting = [&](float part) {
        return static_cast<std::size_t>(
            std::max(1.0F, (rect.height() + rounding_error) / (Fonts::size_of(style.font) * part)));
    };
    float part = 1;
    std::vector<std::string_view> lines = wrap(text, style.font, rect.width());
    while ((lines.size() > fitting(part) || breaks_word(lines)) && part > least) {
        part = std::max(part * step, least);
        lines = wrap(text, style.font, rect.width(), part);
    }
    if (lines.size() > fitting(part)) {
        m_shortened.emplace_back(text);
        lines.resize(fitting(part));
    }
    const float line_height = Fonts::size_of(style.font) * part;
    const float height = line_height * static_cast<float>(lines.size());
    float top = rect.top + (rect.height() - height) * style.align_y;
    for (const std::string_view line : lines) {
        draw_line(rect, top, line, style, part);
        top += line_height;
    }
}

std::vector<std::string_view> Canvas::wrap(
    std::string_view text, Font font, float width, float part) const
{
    std::vector<std::string_view> lines;
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    const float factor = Fonts::size_of(font) * part / m_fonts->of(font)->FontSize;
    while (at < end) {
        const char* break_at = m_fonts->of(font)->CalcWordWrapPositionA(factor, at, end, width);
        break_at = before_word(at, break_at, end);
        // Break a word that is wider than the line anywhere.
        if (break_at == at)
            break_at = after_letter(at, end);
        // ImGui starts a new line after an explicit line break; count it.
        break_at = std::find(at, break_at, '\n');
        lines.emplace_back(at, static_cast<std::size_t>(break_at - at));
        at = break_at;
        while (at < end && (*at == ' ' || *at == '\n'))
            ++at;
    }
    return lines;
}

void Canvas::elide_text(const Rect& rect, std::string_view text, const TextStyle& style)
{
    const std::size_t shortened = m_shortened.size();
    this->text(rect, text, style);
    m_shortened.resize(shortened);
}

} // namespace consigliere::widgets

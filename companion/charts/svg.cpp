#include "companion/charts/svg.h"

#include <fmt/format.h>

#include <cmath>

namespace consigliere::charts {

namespace {

std::string number(float value)
{
    return fmt::format("{:g}", std::round(value * 10) / 10);
}

std::string colour(const char* attribute, Ink ink)
{
    std::string text = fmt::format(" {}=\"#{:06x}\"", attribute, ink.rgb);
    if (ink.opacity < 1)
        text += fmt::format(" {}-opacity=\"{:.2g}\"", attribute, ink.opacity);
    return text;
}

std::string points(const std::vector<Point>& points)
{
    std::string text;
    for (const Point& point : points)
        text += (text.empty() ? "" : " ") + number(point.x) + "," + number(point.y);
    return text;
}

std::string svg(const Line& line)
{
    std::string dashes;
    for (const float part : pattern_of(line.stroke.dash))
        dashes += (dashes.empty() ? "" : " ") + number(part * line.stroke.width);
    return fmt::format("<polyline points=\"{}\" fill=\"none\"{} stroke-width=\"{}\"{}/>",
        points(line.points), colour("stroke", line.stroke.ink), number(line.stroke.width),
        dashes.empty() ? std::string() : fmt::format(" stroke-dasharray=\"{}\"", dashes));
}

std::string svg(const Area& area)
{
    std::vector<Point> outline = area.upper;
    outline.insert(outline.end(), area.lower.rbegin(), area.lower.rend());
    return fmt::format("<polygon points=\"{}\"{}/>", points(outline), colour("fill", area.ink));
}

std::string svg(const Box& box)
{
    return fmt::format(R"(<rect x="{}" y="{}" width="{}" height="{}" rx="{}"{}/>)",
        number(box.upper_left.x), number(box.upper_left.y), number(std::max(0.0F, box.size.width)),
        number(std::max(0.0F, box.size.height)), number(box.rounding), colour("fill", box.ink));
}

std::string svg(const Sign& sign)
{
    const bool is_open = sign.fill == Fill::open || sign.emblem == Emblem::ring;
    const std::string paint = is_open
        ? R"( fill="none" stroke-width="1.6")" + colour("stroke", sign.ink)
        : colour("fill", sign.ink);
    std::vector<Point> corners = corners_of(sign.emblem);
    if (corners.empty())
        return fmt::format(R"(<circle cx="{}" cy="{}" r="{}"{}/>)", number(sign.centre.x),
            number(sign.centre.y), number(sign.radius), paint);
    for (Point& corner : corners)
        corner = {sign.centre.x + corner.x * sign.radius, sign.centre.y + corner.y * sign.radius};
    return fmt::format("<polygon points=\"{}\"{}/>", points(corners), paint);
}

std::string svg(const Text& text)
{
    constexpr const char* anchors[] = {"start", "middle", "end"};
    return fmt::format(R"(<text x="{}" y="{}" font-size="{}" text-anchor="{}"{}{}>{}</text>)",
        number(text.at.x), number(text.at.y + text.height * 0.35F), number(text.height),
        anchors[static_cast<std::size_t>(text.anchor)],
        text.is_strong ? " font-weight=\"600\"" : "", colour("fill", text.ink),
        escaped_for_xml(text.text));
}

} // namespace

std::string escaped_for_xml(std::string_view text)
{
    std::string escaped;
    for (const char letter : text) {
        switch (letter) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            // XML 1.0 allows no other control characters.
            if (static_cast<unsigned char>(letter) >= ' ' || letter == '\n' || letter == '\t')
                escaped += letter;
        }
    }
    return escaped;
}

std::string svg_of(const Drawing& drawing, const std::string& title, const std::string& description)
{
    std::string text =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" "
                    "role=\"img\" aria-label=\"{}\">\n<title>{}</title>\n"
                    "<desc>{}</desc>\n",
            number(drawing.size.width), number(drawing.size.height), escaped_for_xml(title),
            escaped_for_xml(title), escaped_for_xml(description));
    for (const Shape& shape : drawing.shapes)
        text += std::visit([](const auto& drawn) { return svg(drawn); }, shape) + "\n";
    return text + "</svg>\n";
}

} // namespace consigliere::charts

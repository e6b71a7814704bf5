#include "companion/charts/paint.h"

#include <array>
#include <cmath>

namespace consigliere::charts {

using widgets::Colour;
using widgets::Font;
using widgets::Rect;
using widgets::Ui;

namespace {

Colour colour_of(Ink ink)
{
    return Colour(ink.rgb, ink.opacity);
}

/// The font with the nearest line height: only a few sizes are loaded.
Font font_for(const Text& text)
{
    if (text.is_strong)
        return Font::strong;
    const auto distance = [&text](Font font) {
        return std::abs(widgets::Fonts::size_of(font) - text.height);
    };
    return distance(Font::small) <= distance(Font::body) ? Font::small : Font::body;
}

class Painting {
public:
    Painting(Ui& ui, ImVec2 origin)
        : m_ui(ui)
        , m_origin(origin)
    {
    }

    void operator()(const Line& line) const
    {
        for (const std::vector<Point>& part : dashes_of(line)) {
            std::vector<ImVec2> points;
            for (const Point& point : part)
                points.push_back(at(point));
            m_ui.draw().AddPolyline(points.data(), static_cast<int>(points.size()),
                colour_of(line.stroke.ink).packed(), 0, line.stroke.width);
        }
    }
    /// Column by column, without the soft edges that would show between them.
    void operator()(const Area& area) const
    {
        ImDrawList& draw = m_ui.draw();
        const ImDrawListFlags flags = draw.Flags;
        draw.Flags &= ~ImDrawListFlags_AntiAliasedFill;
        for (std::size_t i = 1; i < area.upper.size(); ++i)
            draw.AddQuadFilled(at(area.upper[i - 1]), at(area.upper[i]), at(area.lower[i]),
                at(area.lower[i - 1]), colour_of(area.ink).packed());
        draw.Flags = flags;
    }
    void operator()(const Box& box) const
    {
        const ImVec2 from = at(box.upper_left);
        m_ui.fill({from.x, from.y, from.x + box.size.width, from.y + box.size.height},
            colour_of(box.ink), box.rounding);
    }
    void operator()(const Sign& sign) const
    {
        constexpr float rim = 1.6F;
        const bool is_open = sign.fill == Fill::open || sign.emblem == Emblem::ring;
        const Colour colour = colour_of(sign.ink);
        std::vector<ImVec2> corners;
        for (const Point& corner : corners_of(sign.emblem))
            corners.push_back(at(
                {sign.centre.x + corner.x * sign.radius, sign.centre.y + corner.y * sign.radius}));
        const int count = static_cast<int>(corners.size());
        if (corners.empty() && is_open)
            m_ui.ring(at(sign.centre), sign.radius, colour, rim);
        else if (corners.empty())
            m_ui.disc(at(sign.centre), sign.radius, colour);
        else if (is_open)
            m_ui.draw().AddPolyline(
                corners.data(), count, colour.packed(), ImDrawFlags_Closed, rim);
        else
            fill(sign, corners, colour);
    }
    void operator()(const Text& text) const
    {
        const Font font = font_for(text);
        const float height = widgets::Fonts::size_of(font);
        const float width =
            m_ui.fonts().of(font)->CalcTextSizeA(height, INFINITY, 0, text.text.c_str()).x + 1;
        constexpr std::array parts{0.0F, 0.5F, 1.0F};
        const float align = parts[static_cast<std::size_t>(text.anchor)];
        const ImVec2 middle = at(text.at);
        const Rect rect{middle.x - width * align, middle.y - height, middle.x + width * (1 - align),
            middle.y + height};
        m_ui.text(rect, text.text, {font, colour_of(text.ink), align});
    }

private:
    [[nodiscard]] ImVec2 at(Point point) const
    {
        return {m_origin.x + point.x, m_origin.y + point.y};
    }
    /// Stars and crosses are not convex: fill as a triangle fan around the centre.
    void fill(const Sign& sign, const std::vector<ImVec2>& corners, Colour colour) const
    {
        const ImVec2 middle = at(sign.centre);
        for (std::size_t i = 0; i < corners.size(); ++i)
            m_ui.draw().AddTriangleFilled(
                middle, corners[i], corners[(i + 1) % corners.size()], colour.packed());
    }

    Ui& m_ui;
    ImVec2 m_origin;
};

} // namespace

Look look_of(const Ui& ui)
{
    const widgets::Theme& theme = ui.theme();
    return {{theme.text.rgb()}, {theme.quiet.rgb()}, {theme.line.rgb()},
        widgets::Fonts::size_of(Font::small)};
}

Ink ink_on(widgets::Colour ground, widgets::Colour colour)
{
    // WCAG 1.4.11 asks for 3:1; a lower limit keeps player colours recognizable.
    constexpr double least = 1.8;
    constexpr float step = 0.08F;
    widgets::Colour seen = colour;
    for (float part = step; part < 1 && seen.contrast_with(ground) < least; part += step)
        seen = colour.mixed(ground.letters(), part);
    return {seen.rgb()};
}

void paint(Ui& ui, ImVec2 upper_left, const Drawing& drawing)
{
    const Painting painting(ui, upper_left);
    for (const Shape& shape : drawing.shapes)
        std::visit(painting, shape);
}

} // namespace consigliere::charts

#include "companion/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace consigliere::widgets {

namespace {

constexpr Theme dark_theme{
    .ground = Colour(0x15110d),
    .panel = Colour(0x201a14),
    .raised = Colour(0x2a221a),
    .line = Colour(0x4a3c2c),
    .text = Colour(0xf0e6d0),
    .quiet = Colour(0xb5a68a),
    .brass = Colour(0xd0a23c),
    .brass_text = Colour(0xd0a23c),
    .ink = printed_ink,
    .paper = Colour(0xe9dcc0),
    .paper_shade = Colour(0xd9c8a4),
    .paper_edge = Colour(0xcdbb93),
    .water = Colour(0x1d3038),
    .water_shade = Colour(0x27414b),
    .water_text = Colour(0xd9e2e4),
    .park = Colour(0x3d5a3a),
    .park_text = Colour(0xf0e6d0),
    .refused = Colour(0xc8402f),
    .on_refused = Colour(0xffffff),
    .refused_text = Colour(0xea7a68),
    .saved = Colour(0x5cab76),
    .trial = Colour(0x4f8fd0),
    .trial_ground = Colour(0x1a2833),
    .trial_text = Colour(0x9cc4ee),
    .focus = Colour(0xffe7a8),
    .shadow = Colour(0x000000, 0.35F),
};

constexpr Theme light_theme{
    .ground = Colour(0xe6dac0),
    .panel = Colour(0xf3ead6),
    .raised = Colour(0xfbf5e6),
    .line = Colour(0xb7a27c),
    .text = Colour(0x231a10),
    .quiet = Colour(0x61513a),
    .brass = Colour(0xd0a23c),
    .brass_text = Colour(0x7a5608),
    .ink = printed_ink,
    .paper = Colour(0xf6eedb),
    .paper_shade = Colour(0xe9dcc0),
    .paper_edge = Colour(0xcdbb93),
    .water = Colour(0x8fb0ba),
    .water_shade = Colour(0x7fa3af),
    .water_text = Colour(0x16282f),
    .park = Colour(0x7c9c74),
    .park_text = Colour(0x16200f),
    .refused = Colour(0xb03324),
    .on_refused = Colour(0xffffff),
    .refused_text = Colour(0x9c2a1c),
    .saved = Colour(0x2c6b41),
    .trial = Colour(0x2f6ea8),
    .trial_ground = Colour(0xd5e2ec),
    .trial_text = Colour(0x1c4a78),
    .focus = Colour(0x7a3a08),
    .shadow = Colour(0x000000, 0.18F),
};

float channel(std::uint32_t rgb, int shift)
{
    return static_cast<float>((rgb >> shift) & 0xffU) / 255.0F;
}

double linear(float channel)
{
    return channel <= 0.04045F ? static_cast<double>(channel) / 12.92
                               : std::pow((static_cast<double>(channel) + 0.055) / 1.055, 2.4);
}

double luminance(std::uint32_t rgb)
{
    return 0.2126 * linear(channel(rgb, 16)) + 0.7152 * linear(channel(rgb, 8))
        + 0.0722 * linear(channel(rgb, 0));
}

} // namespace

Colour Colour::mixed(Colour other, float part) const
{
    std::uint32_t rgb = 0;
    for (const int shift : {16, 8, 0}) {
        const float value = channel(m_rgb, shift) * (1 - part) + channel(other.m_rgb, shift) * part;
        rgb |= static_cast<std::uint32_t>(std::lround(value * 255.0F)) << shift;
    }
    return Colour(rgb, m_opacity * (1 - part) + other.m_opacity * part);
}

ImU32 Colour::packed() const
{
    return ImGui::ColorConvertFloat4ToU32(
        {channel(m_rgb, 16), channel(m_rgb, 8), channel(m_rgb, 0), m_opacity});
}

double Colour::contrast_with(Colour other) const
{
    const double mine = luminance(m_rgb);
    const double others = luminance(other.m_rgb);
    return (std::max(mine, others) + 0.05) / (std::min(mine, others) + 0.05);
}

Colour Colour::letters() const
{
    constexpr Colour black{0x000000};
    constexpr Colour white{0xffffff};
    return contrast_with(black) >= contrast_with(white) ? black : white;
}

const Theme& theme_called(ThemeName name)
{
    return name == ThemeName::dark ? dark_theme : light_theme;
}

} // namespace consigliere::widgets

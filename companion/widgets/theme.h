#pragma once

#include <imgui.h>

#include <cstdint>

namespace consigliere::widgets {

/// A colour as it is written in a style sheet, 0xRRGGBB, with an opacity from 0 to 1.
class Colour {
public:
    constexpr Colour() = default;
    explicit constexpr Colour(std::uint32_t rgb, float opacity = 1.0F)
        : m_rgb(rgb)
        , m_opacity(opacity)
    {
    }
    [[nodiscard]] constexpr std::uint32_t rgb() const { return m_rgb; }
    [[nodiscard]] constexpr Colour with_opacity(float opacity) const
    {
        return Colour(m_rgb, m_opacity * opacity);
    }
    /// A colour between this one and another; `part` 0 is this one, 1 the other.
    [[nodiscard]] Colour mixed(Colour other, float part) const;
    /// The form in which it is drawn.
    [[nodiscard]] ImU32 packed() const;
    /// The contrast with another colour as WCAG counts it, from 1 to 21.
    [[nodiscard]] double contrast_with(Colour other) const;
    /// Black or white, whichever stands out more on this colour: letters on any of them can be
    /// read.
    [[nodiscard]] Colour letters() const;

    [[nodiscard]] friend constexpr bool operator==(Colour, Colour) = default;

private:
    std::uint32_t m_rgb = 0;
    float m_opacity = 1.0F;
};

/// What is printed on paper and on coloured pieces, in both themes.
inline constexpr Colour printed_ink{0x1b140c};

enum class ThemeName : std::uint8_t {
    dark, ///< For the evening, and for the battery.
    light, ///< Paper, for a sunny terrace.
};

/// What the parts of a screen are coloured with. The names say what a colour is for.
struct Theme {
    Colour ground; ///< Behind everything.
    Colour panel; ///< A part of the screen that holds things.
    Colour raised; ///< A thing on a panel: a button, a row.
    Colour line; ///< Borders.
    Colour text;
    Colour quiet; ///< Text that may be overlooked.
    Colour brass; ///< The one accent: what is next, what is chosen, what is legal.
    Colour brass_text; ///< The accent as a colour of letters on a panel.
    Colour ink; ///< Letters on brass, paper and other light grounds.
    Colour paper; ///< Land and cards.
    Colour paper_shade;
    Colour paper_edge;
    Colour water;
    Colour water_shade;
    Colour water_text; ///< Letters on water.
    Colour park;
    Colour park_text; ///< Letters on the park.
    Colour refused;
    Colour on_refused; ///< A sign on it.
    Colour refused_text; ///< The same as a colour of letters on a panel.
    Colour saved;
    Colour trial; ///< The frame of what is only tried.
    Colour trial_ground; ///< Rows and bars of it.
    Colour trial_text; ///< Letters on them.
    Colour focus; ///< A ring round what the keyboard is on.
    Colour shadow;
};

[[nodiscard]] const Theme& theme_called(ThemeName name);

} // namespace consigliere::widgets

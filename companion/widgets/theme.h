#pragma once

#include <imgui.h>

#include <cstdint>

namespace consigliere::widgets {

/// A colour 0xRRGGBB, with an opacity from 0 to 1.
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
    /// Linear blend: this colour at `part` 0, `other` at 1.
    [[nodiscard]] Colour mixed(Colour other, float part) const;
    /// As ImGui draws it.
    [[nodiscard]] ImU32 packed() const;
    /// WCAG contrast ratio, from 1 to 21.
    [[nodiscard]] double contrast_with(Colour other) const;
    /// Returns black or white, whichever has more contrast with this colour: for text on it.
    [[nodiscard]] Colour letters() const;

    [[nodiscard]] friend constexpr bool operator==(Colour, Colour) = default;

private:
    std::uint32_t m_rgb = 0;
    float m_opacity = 1.0F;
};

/// Ink of printed paper and coloured pieces, in both themes.
inline constexpr Colour printed_ink{0x1b140c};

enum class ThemeName : std::uint8_t {
    dark, ///< For evenings; saves battery.
    light, ///< For daylight.
};

/// Colours by purpose.
struct Theme {
    Colour ground; ///< Background of the window.
    Colour panel;
    Colour raised; ///< An item on a panel: a button, a row.
    Colour line; ///< Borders.
    Colour text;
    Colour quiet; ///< Secondary text.
    Colour brass; ///< The accent: primary action, selection, legal targets.
    Colour brass_text; ///< The accent as a text colour on a panel.
    Colour ink; ///< Text on brass, paper and other light backgrounds.
    Colour paper; ///< Land and cards.
    Colour paper_shade;
    Colour paper_edge;
    Colour water;
    Colour water_shade;
    Colour water_text;
    Colour park;
    Colour park_text;
    Colour refused;
    Colour on_refused; ///< A symbol on `refused`.
    Colour refused_text; ///< `refused` as a text colour on a panel.
    Colour saved;
    Colour trial; ///< Frame of a what-if draft.
    Colour trial_ground; ///< Rows and bars of a what-if draft.
    Colour trial_text; ///< Text on `trial_ground`.
    Colour focus; ///< Ring around the keyboard focus.
    Colour shadow;
};

[[nodiscard]] const Theme& theme_called(ThemeName name);

} // namespace consigliere::widgets

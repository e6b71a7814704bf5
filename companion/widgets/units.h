#pragma once

namespace consigliere::widgets {

/// Sets the pixels per logical pixel, once per frame, from the settings and the display. All sizes
/// are in logical pixels.
///
/// Text can be scaled further by `of_letters`: it grows where there is room, and never shrinks
/// below its size without it (`Ui::text`).
void set_scale(float pixels_per_logical_pixel, float of_letters = 1);
[[nodiscard]] float scale();
[[nodiscard]] float scale_of_letters();

/// Converts logical pixels to pixels. `48_dp` is the least size of a touch target.
[[nodiscard]] inline float operator""_dp(unsigned long long logical)
{
    return static_cast<float>(logical) * scale();
}
[[nodiscard]] inline float operator""_dp(long double logical)
{
    return static_cast<float>(logical) * scale();
}
/// Like `_dp`, for computed sizes.
[[nodiscard]] inline float dp(float logical)
{
    return logical * scale();
}

} // namespace consigliere::widgets

#pragma once

namespace consigliere::widgets {

/// How many pixels of the display one logical pixel takes. Set once for each frame from the
/// settings and the display; everything that is drawn is measured in logical pixels.
///
/// Letters can be larger still than what is drawn round them, by `of_letters`: they grow where
/// their place has room for that, and are never smaller than without it (`Ui::text`).
void set_scale(float pixels_per_logical_pixel, float of_letters = 1);
[[nodiscard]] float scale();
[[nodiscard]] float scale_of_letters();

/// A size in logical pixels: `48_dp` is the least size of anything that a finger has to hit.
[[nodiscard]] inline float operator""_dp(unsigned long long logical)
{
    return static_cast<float>(logical) * scale();
}
[[nodiscard]] inline float operator""_dp(long double logical)
{
    return static_cast<float>(logical) * scale();
}
/// The same for a size that is computed.
[[nodiscard]] inline float dp(float logical)
{
    return logical * scale();
}

} // namespace consigliere::widgets

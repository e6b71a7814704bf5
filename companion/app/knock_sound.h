#pragma once

#include "companion/frame/sounds.h"

#include <cstdint>
#include <vector>

namespace consigliere::app {

/// Sample rate in Hz.
constexpr int samples_in_second = 48000;

/// Samples of a knock on wood, mono: decaying sine partials plus noise of the blow. Deterministic;
/// begins and ends at zero.
[[nodiscard]] std::vector<std::int16_t> sound_of(screens::Knock knock);

} // namespace consigliere::app

#pragma once

#include "companion/frame/sounds.h"

#include <cstdint>
#include <vector>

namespace consigliere::app {

/// How many samples of a sound are a second of it.
constexpr int samples_in_second = 48000;

/// How a knock sounds: a bar of wood that is struck, which rings in a few tones and is soon silent
/// again. It is made of sines and of the noise of the blow, always the same, and begins and ends in
/// silence.
[[nodiscard]] std::vector<std::int16_t> sound_of(screens::Knock knock);

} // namespace consigliere::app

#include "companion/app/knock_sound.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <random>

namespace consigliere::app {

namespace {

/// A partial tone of a vibrating bar.
struct Tone {
    double ratio; ///< Frequency relative to the lowest tone.
    double share;
    double fading; ///< Decay rate relative to the lowest tone.
};
/// Free bar: the first three partials. Wood damps higher ones quickly.
constexpr std::array tones{Tone{1, 1, 1}, Tone{2.756, 0.45, 2}, Tone{5.404, 0.2, 4}};

struct Bar {
    double hertz;
    /// Decay time of the lowest tone to 1/e, in seconds.
    double seconds;
    /// Amplitude of the noise of the blow.
    double blow;
    /// Peak amplitude; two simultaneous knocks must not clip.
    double level;
};

constexpr double length = 0.12;
/// Attack and release in seconds: sharp, without a click.
constexpr double rise = 0.001;
constexpr double end = 0.02;
constexpr double length_of_blow = 0.0015;

Bar bar_for(screens::Knock knock)
{
    return knock == screens::Knock::recorded ? Bar{980, 0.018, 0.35, 0.5}
                                             : Bar{310, 0.024, 0.2, 0.45};
}

/// Smooth step from 0 to 1.
double swell(double part)
{
    return (1 - std::cos(std::numbers::pi * std::clamp(part, 0.0, 1.0))) / 2;
}

double ringing(const Bar& bar, double time)
{
    double sum = 0;
    for (const Tone& tone : tones)
        sum += tone.share * std::exp(-time * tone.fading / bar.seconds)
            * std::sin(2 * std::numbers::pi * bar.hertz * tone.ratio * time);
    return sum;
}

} // namespace

std::vector<std::int16_t> sound_of(screens::Knock knock)
{
    const Bar bar = bar_for(knock);
    std::mt19937 chance(std::mt19937::default_seed);
    std::vector<double> samples(static_cast<std::size_t>(length * samples_in_second));
    double loudest = 0;
    double noise = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double time = static_cast<double>(i) / samples_in_second;
        const double from_end = static_cast<double>(samples.size() - 1 - i) / samples_in_second;
        // std:: distributions are not portable between implementations; mt19937 is.
        const double draw = 2 * static_cast<double>(chance()) / std::mt19937::max() - 1;
        // Low-pass: reduces the hiss.
        noise = (noise + draw) / 2;
        const double blow = bar.blow * std::exp(-time / length_of_blow) * noise;
        samples[i] = (ringing(bar, time) + blow) * swell(time / rise) * swell(from_end / end);
        loudest = std::max(loudest, std::abs(samples[i]));
    }
    std::vector<std::int16_t> sound;
    sound.reserve(samples.size());
    const double scale = bar.level * std::numeric_limits<std::int16_t>::max() / loudest;
    for (const double sample : samples)
        sound.push_back(static_cast<std::int16_t>(std::lround(sample * scale)));
    return sound;
}

} // namespace consigliere::app

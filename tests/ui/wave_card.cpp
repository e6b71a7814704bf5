#include "tests/ui/wave_card.h"

#include "companion/app/knock_sound.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <span>
#include <stdexcept>
#include <string>

namespace consigliere::test {

namespace {

using Samples = std::vector<std::int16_t>;
using screens::Knock;

/// Louder than what the library adds to silence when it rounds.
constexpr int audible = 100;
/// A sound that is the same but for how loud it is.
constexpr double least_likeness = 0.98;

std::filesystem::path folder()
{
    static const TemporaryFolder all;
    return all / "card";
}

void settle_library()
{
    const std::filesystem::path settings = folder().parent_path() / "alsoft.conf";
    write_text(settings,
        "[general]\nfrequency = 48000\nchannels = mono\nsample-type = int16\n"
        "[wave]\nfile = "
            + WaveCard::file().string() + "\n");
    ::setenv("ALSOFT_CONF", settings.c_str(), 1); // NOLINT(concurrency-mt-unsafe)
    ::setenv("ALSOFT_DRIVERS", "wave", 1); // NOLINT(concurrency-mt-unsafe)
}

/// How alike two sounds are, however loud they are: 1 is the same.
double likeness(std::span<const std::int16_t> one, std::span<const std::int16_t> other)
{
    double product = 0;
    double square_of_one = 1;
    double square_of_other = 1;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        product += static_cast<double>(one[i]) * other[i];
        square_of_one += static_cast<double>(one[i]) * one[i];
        square_of_other += static_cast<double>(other[i]) * other[i];
    }
    return product / std::sqrt(square_of_one * square_of_other);
}

/// The knock that can first be heard at this sample, and thus began a little before.
Knock knock_at(std::span<const std::int16_t> samples, std::size_t place)
{
    constexpr std::size_t longest_begin = 100;
    for (const Knock knock : {Knock::recorded, Knock::refused}) {
        const Samples sound = app::sound_of(knock);
        for (std::size_t before = 0; before <= std::min(place, longest_begin); ++before) {
            const std::size_t begin = place - before;
            const auto heard =
                samples.subspan(begin, std::min(sound.size(), samples.size() - begin));
            if (heard.size() == sound.size() && likeness(heard, sound) > least_likeness)
                return knock;
        }
    }
    throw std::runtime_error("what is heard is no knock");
}

} // namespace

WaveCard::WaveCard(Presence presence)
{
    settle_library();
    if (presence == Presence::plugged_in)
        plug_in();
}

WaveCard::~WaveCard()
{
    std::filesystem::remove_all(folder());
}

void WaveCard::plug_in()
{
    std::filesystem::create_directory(folder());
}

std::filesystem::path WaveCard::file()
{
    return folder() / "heard.wav";
}

bool WaveCard::was_opened()
{
    return std::filesystem::exists(file());
}

std::uintmax_t WaveCard::played()
{
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file(), error);
    return error ? 0 : size;
}

Samples WaveCard::samples()
{
    static_assert(std::endian::native == std::endian::little);
    const std::string bytes = read_text(file());
    const std::size_t data = bytes.find("data");
    std::uint32_t size = 0;
    const std::size_t begin = data + 4 + sizeof size;
    if (data == std::string::npos || bytes.size() < begin)
        throw std::runtime_error("no sound was written");
    std::memcpy(&size, bytes.data() + data + 4, sizeof size);
    Samples samples(std::min<std::size_t>(size, bytes.size() - begin) / sizeof(std::int16_t));
    std::memcpy(samples.data(), bytes.data() + begin, samples.size() * sizeof(std::int16_t));
    return samples;
}

std::vector<Knock> WaveCard::heard()
{
    const Samples all = samples();
    std::vector<Knock> knocks;
    for (std::size_t place = 0; place < all.size(); ++place) {
        if (std::abs(static_cast<int>(all[place])) < audible)
            continue;
        knocks.push_back(knock_at(all, place));
        place += app::sound_of(knocks.back()).size();
    }
    return knocks;
}

} // namespace consigliere::test

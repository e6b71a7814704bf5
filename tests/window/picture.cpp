#include "tests/window/picture.h"

#include <stb_image_write.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace consigliere::test {

namespace {

constexpr int channels = 3;
/// The side of the squares in which pictures are compared.
constexpr int square = 8;

using Mean = std::array<int, channels>;

Mean mean_of(const Picture& picture, int left, int top)
{
    const int right = std::min(left + square, picture.width);
    const int bottom = std::min(top + square, picture.height);
    Mean sum{};
    for (int y = top; y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            for (int channel = 0; channel < channels; ++channel) {
                const int index = (y * picture.width + x) * channels + channel;
                sum[static_cast<std::size_t>(channel)] +=
                    picture.bytes[static_cast<std::size_t>(index)];
            }
        }
    }
    for (int& part : sum)
        part /= (right - left) * (bottom - top);
    return sum;
}

bool looks_different(const Mean& one, const Mean& other)
{
    constexpr int perceptible = 16;
    for (std::size_t channel = 0; channel < one.size(); ++channel) {
        if (std::abs(one[channel] - other[channel]) > perceptible)
            return true;
    }
    return false;
}

} // namespace

void Picture::write(const std::filesystem::path& path) const
{
    stbi_write_png(path.c_str(), width, height, channels, bytes.data(), width * channels);
}

Picture Picture::part(const widgets::Rect& rect) const
{
    const int left = std::clamp(static_cast<int>(rect.left), 0, width);
    const int right = std::clamp(static_cast<int>(rect.right), left, width);
    const int top = std::clamp(static_cast<int>(rect.top), 0, height);
    const int bottom = std::clamp(static_cast<int>(rect.bottom), top, height);
    Picture part{right - left, bottom - top, {}};
    for (int y = top; y < bottom; ++y) {
        const auto row = bytes.begin() + (static_cast<std::ptrdiff_t>(y) * width + left) * channels;
        part.bytes.insert(part.bytes.end(), row, row + (right - left) * channels);
    }
    return part;
}

int colours_of(const Picture& picture)
{
    constexpr unsigned coarse = 4;
    std::set<unsigned> colours;
    for (std::size_t at = 0; at + channels <= picture.bytes.size(); at += channels) {
        unsigned colour = 0;
        for (std::size_t channel = 0; channel < channels; ++channel)
            colour = (colour << 8U) | static_cast<unsigned>(picture.bytes[at + channel] >> coarse);
        colours.insert(colour);
    }
    return static_cast<int>(colours.size());
}

double difference_of(const Picture& one, const Picture& other)
{
    if (one.width != other.width || one.height != other.height || one.is_empty())
        return 1;
    int squares = 0;
    int different = 0;
    for (int top = 0; top < one.height; top += square) {
        for (int left = 0; left < one.width; left += square) {
            ++squares;
            different +=
                looks_different(mean_of(one, left, top), mean_of(other, left, top)) ? 1 : 0;
        }
    }
    return static_cast<double>(different) / squares;
}

} // namespace consigliere::test

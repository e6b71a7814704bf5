#include "companion/scanning/picture.h"

namespace consigliere::scanning {

GreyPicture shrunk(const GreyPicture& picture, int times)
{
    GreyPicture small{picture.width / times, picture.height / times, {}};
    small.pixels.reserve(
        static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height));
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            int sum = 0;
            for (int i = 0; i < times * times; ++i)
                sum += picture.at(x * times + i % times, y * times + i / times);
            small.pixels.push_back(static_cast<std::uint8_t>(sum / (times * times)));
        }
    }
    return small;
}

} // namespace consigliere::scanning

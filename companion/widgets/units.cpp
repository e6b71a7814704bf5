#include "companion/widgets/units.h"

namespace consigliere::widgets {

namespace {

struct Scale {
    float picture = 1;
    float letters = 1;
};

Scale& current_scale()
{
    static Scale scale;
    return scale;
}

} // namespace

void set_scale(float pixels_per_logical_pixel, float of_letters)
{
    current_scale() = {pixels_per_logical_pixel, of_letters};
}

float scale()
{
    return current_scale().picture;
}

float scale_of_letters()
{
    return current_scale().letters;
}

} // namespace consigliere::widgets

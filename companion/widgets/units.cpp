#include "companion/widgets/units.h"

namespace consigliere::widgets {

namespace {

float& current_scale()
{
    static float scale = 1.0F;
    return scale;
}

} // namespace

void set_scale(float pixels_per_logical_pixel)
{
    current_scale() = pixels_per_logical_pixel;
}

float scale()
{
    return current_scale();
}

} // namespace consigliere::widgets

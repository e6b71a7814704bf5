#include "companion/frame/code_drawing.h"

#include "companion/charts/paint.h"

#include <algorithm>
#include <cmath>

namespace consigliere::screens {

void draw_code(Ui& ui, const Rect& rect, const exports::QrCode& code)
{
    const int modules = code.size() + 2 * exports::qr_margin;
    const float room = std::min(rect.width(), rect.height());
    const float module = std::max(1.0F, std::floor(room / static_cast<float>(modules)));
    const float width = module * static_cast<float>(modules);
    const ImVec2 centre = rect.centre();
    charts::paint(ui, {std::floor(centre.x - width / 2), std::floor(centre.y - width / 2)},
        exports::drawing_of(code, width));
}

} // namespace consigliere::screens

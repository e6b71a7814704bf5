#include "companion/desk/checklist.h"

#include "companion/desk/vocabulary.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

namespace {

float box_size()
{
    return 18_dp;
}

/// Positions of the steps; the first is at the top left.
std::vector<Rect> lay_out(const Ui& ui, const std::vector<ChecklistItem>& steps, float width)
{
    const float before = box_size() + 8_dp;
    const float room = width - before;
    std::vector<Rect> places;
    float left = 0;
    float top = 0;
    float bottom = 0;
    for (const ChecklistItem& step : steps) {
        const float whole = ui.measure(step.text, Font::body).x + 2_dp;
        const float text = std::min(whole, room);
        // A text longer than a line starts a new line.
        const float height = std::max(24_dp, ui.measure(step.text, Font::body, text).y);
        if (left > 0 && left + before + text > width) {
            left = 0;
            top = bottom + 4_dp;
        }
        places.push_back(Rect::at({left, top}, before + text, height));
        left += before + text + 18_dp;
        bottom = std::max(bottom, top + height);
    }
    return places;
}

void draw_step(Ui& ui, Rect place, const ChecklistItem& step)
{
    const widgets::Theme& theme = ui.theme();
    const float size = box_size();
    Rect box = place.cut_left(size, 8_dp);
    box = Rect::at({box.left, box.top + 3_dp}, size, size);
    // Not a check box: nothing here can be tapped.
    if (step.is_done)
        ui.sign(box, symbol::check, {Font::small, theme.saved, 0.5F});
    else
        ui.disc(box.centre(), 3_dp, theme.quiet);
    ui.text(place, step.text, {Font::body, step.is_done ? theme.quiet : theme.text, 0, 0, true});
}

} // namespace

float height_of_checklist(const Ui& ui, const std::vector<ChecklistItem>& steps, float width)
{
    float height = 0;
    for (const Rect& place : lay_out(ui, steps, width))
        height = std::max(height, place.bottom);
    return height;
}

void draw_checklist(Ui& ui, Rect& rect, const std::vector<ChecklistItem>& steps)
{
    if (steps.empty())
        return;
    const Rect whole = rect.cut_top(height_of_checklist(ui, steps, rect.width()), 10_dp);
    const std::vector<Rect> places = lay_out(ui, steps, whole.width());
    for (std::size_t i = 0; i < steps.size(); ++i)
        draw_step(ui, places[i].moved(whole.left, whole.top), steps[i]);
}

} // namespace consigliere::desk

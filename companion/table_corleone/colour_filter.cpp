#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"

namespace consigliere::table_corleone {

void ColourFilter::draw(Ui& ui, Rect& rect, std::size_t jobs)
{
    constexpr std::size_t long_list = 8;
    if (jobs < long_list)
        return;
    const std::vector<Rect> cells = rect.cut_top(48_dp, 10_dp).columns(4, 8_dp);
    for (const JobColour colour : all_of<JobColour>) {
        const Rect& cell = cells[static_cast<std::size_t>(colour)];
        const bool is_chosen = m_chosen == colour;
        if (button_ground(ui, "only:" + std::string(word_of(colour)), cell, {chosen_if(is_chosen)}))
            m_chosen = is_chosen ? std::nullopt : std::optional(colour);
        ui.call("only:" + std::string(word_of(colour)), [colour] { return tell(colour); });
        draw_job_mark(ui, Rect::around(cell.centre(), 26_dp, 26_dp), colour);
    }
}

} // namespace consigliere::table_corleone

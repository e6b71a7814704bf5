#include "companion/frame/counting.h"

#include <chrono>

namespace consigliere::screens {

bool go_on_counting(Ui& ui, db::EveningIndex& archive)
{
    constexpr std::chrono::milliseconds budget{2};
    const bool has_changed = archive.step(budget);
    if (!archive.work().is_over())
        ui.request_frame();
    return has_changed;
}

void draw_progress(Ui& ui, const Rect& bar, int done, int all)
{
    const float part = static_cast<float>(done) / static_cast<float>(all);
    ui.fill(bar, ui.theme().line, 3_dp);
    ui.fill(Rect::at(bar.min(), bar.width() * part, bar.height()), ui.theme().brass, 3_dp);
}

void draw_counting(Ui& ui, Rect rect, db::EveningIndex& archive)
{
    const db::EveningIndex::Work work = archive.work();
    if (work.is_over() && !archive.is_cancelled())
        return;
    const Rect way = rect.cut_right(48_dp, 12_dp);
    const Rect place = Rect::around(way.centre(), 48_dp, 48_dp);
    if (archive.is_cancelled()) {
        if (button(ui, "counting:go-on", place, symbol::rotate))
            archive.go_on();
        draw_label(
            ui, rect, tr("Some evenings aren’t counted"), {Font::small, ui.theme().quiet, 1});
        return;
    }
    if (button(ui, "counting:stop", place, symbol::cross))
        archive.cancel();
    Rect bar = Rect::around(rect.centre(), rect.width(), 40_dp);
    draw_label(ui, bar.cut_top(26_dp),
        tr_fill("Counting: {done} of {all}",
            {{"done", language::number(work.done)}, {"all", language::number(work.all)}}),
        {Font::small, ui.theme().quiet, 1});
    draw_progress(ui, bar.cut_bottom(6_dp), work.done, work.all);
}

} // namespace consigliere::screens

#include "companion/desk/end_buttons.h"

#include "companion/desk/vocabulary.h"

namespace consigliere::desk {

using namespace vocabulary;

void draw_end_buttons(Ui& ui, Rect& rect, Desk& desk)
{
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (button(ui, "end:share", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Share")))
        desk.share();
    if (button(ui, "end:done", buttons, tr("Done"), {ButtonKind::next}))
        desk.leave();
}

Contents end_of(Desk& desk, const Finale& finale, std::string_view list, const Head& won)
{
    Contents panel{std::string(list),
        finale.is_counting() ? Head{{}, tr("The end"), tr("The score is counted up")} : won};
    panel.aside = Button{"end:share", tr("Share"), {{}, [&desk] { desk.share(); }}};
    panel.goes_on("end:done", tr("Done"), {{}, [&desk] { desk.leave(); }});
    return panel;
}

} // namespace consigliere::desk

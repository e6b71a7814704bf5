#include "companion/desk/end_buttons.h"

#include "companion/language/language.h"

namespace consigliere::desk {

using language::tr;

Contents end_of(TableHost& desk, const ScoreReveal& finale, std::string_view list, const Head& won)
{
    Contents panel{std::string(list),
        finale.is_counting() ? Head{{}, tr("The end"), tr("Counting the score")} : won};
    panel.aside = Button{"end:share", tr("Share"), {{}, [&desk] { desk.share(); }}};
    panel.goes_on("end:done", tr("Done"), {{}, [&desk] { desk.leave(); }});
    return panel;
}

} // namespace consigliere::desk

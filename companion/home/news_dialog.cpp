#include "companion/home/news_dialog.h"

#include "companion/frame/evening_texts.h"
#include "companion/frame/list_dialog.h"
#include "companion/telling/file_error.h"
#include "companion/telling/news.h"

#include <string>
#include <vector>

namespace consigliere::screens {

void open_news(Overlay& overlay)
{
    const auto releases = telling::read_releases(language::chosen());
    const bool is_known = !releases.is_error();
    overlay.open(
        [&overlay, why_none = is_known ? "" : telling::tell(releases.error()),
            known = is_known ? releases.value() : std::vector<telling::Release>()](Ui& ui) {
            Rect foot = draw_list_dialog(ui, {"news", tr("What’s new"), 700}, [&](Rect& rest) {
                paragraph(ui, rest, why_none);
                for (const telling::Release& release : known) {
                    heading(ui, rest,
                        tr_fill("Version {version}", {{"version", release.version}})
                            + std::string(between_parts) + language::date(release.date));
                    for (const std::string& change : release.changes)
                        paragraph(ui, rest, "• " + change);
                    rest.cut_top(12_dp);
                }
            });
            if (button(ui, "news:close", foot, tr("Close"), {ButtonKind::next}))
                overlay.close();
        });
}

} // namespace consigliere::screens

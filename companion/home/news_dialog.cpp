#include "companion/home/news_dialog.h"

#include "companion/frame/evening_texts.h"
#include "companion/frame/list_dialog.h"
#include "companion/telling/file_error.h"
#include "companion/telling/news.h"

namespace consigliere::screens {

void open_news(Overlay& overlay)
{
    overlay.open([&overlay, releases = telling::read_releases(language::chosen())](Ui& ui) {
        Rect foot = draw_list_dialog(ui, {"news", tr("What’s new"), 700}, [&](Rect& rest) {
            if (releases.is_error()) {
                paragraph(ui, rest, telling::tell(releases.error()));
                return;
            }
            for (const telling::Release& release : releases.value()) {
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

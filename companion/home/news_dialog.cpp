#include "companion/home/news_dialog.h"

#include "companion/frame/evening_texts.h"
#include "companion/frame/list_dialog.h"
#include "companion/telling/file_error.h"

namespace consigliere::screens {

void NewsDialog::open()
{
    m_is_open = true;
    const auto releases = telling::read_releases(language::chosen());
    m_trouble = releases.is_error() ? telling::tell(releases.error()) : std::string();
    if (!releases.is_error())
        m_releases = releases.value();
}

void NewsDialog::draw(Ui& ui)
{
    const Rect foot = draw_list_dialog(ui, {"news", tr("What’s new"), 700}, [&](Rect& rest) {
        paragraph(ui, rest, m_trouble);
        for (const telling::Release& release : m_releases) {
            heading(ui, rest,
                tr_fill("Version {version}", {{"version", release.version}})
                    + std::string(between_parts) + language::date(release.date));
            for (const std::string& change : release.changes)
                paragraph(ui, rest, "• " + change);
            rest.cut_top(12_dp);
        }
    });
    if (button(ui, "news:close", foot, tr("Close"), {ButtonKind::next}))
        m_is_open = false;
}

} // namespace consigliere::screens

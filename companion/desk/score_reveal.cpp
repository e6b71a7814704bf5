#include "companion/desk/score_reveal.h"

#include "companion/language/language.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::desk {

namespace {

/// Growth time per part; longer if there are few parts.
double seconds_of_growth(int parts)
{
    return std::clamp(4.0 / parts, 0.5, 1.6);
}
/// Pause after a part.
constexpr double seconds_of_rest = 0.6;

} // namespace

void ScoreReveal::go_on(widgets::Ui& ui, int parts)
{
    const double now = ImGui::GetTime();
    if (std::exchange(m_is_expected, false))
        m_since = now;
    if (!m_since)
        return;
    const double growth = seconds_of_growth(std::max(1, parts));
    const double length = growth + seconds_of_rest;
    const double passed = now - *m_since;
    m_part = static_cast<int>(passed / length);
    if (!ui.has_motion() || m_part >= parts) {
        show_all();
        return;
    }
    const double in_part = passed - m_part * length;
    m_grown = static_cast<float>(std::min(1.0, in_part / growth));
    // No frames are needed during the pause.
    if (m_grown < 1)
        ui.request_frame();
    else
        ui.request_frame_in(length - in_part);
}

float ScoreReveal::counted(int part) const
{
    if (!m_since || part < m_part)
        return 1;
    return part == m_part ? m_grown : 0;
}

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

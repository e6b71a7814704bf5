#include "companion/box/qr_send_screen.h"

#include "companion/box/box_screen.h"
#include "companion/frame/code_drawing.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// 2.5 codes per second: below the WCAG limit of three flashes per second.
constexpr double seconds_of_code = 0.4;

std::vector<exports::QrCode> codes_of(const std::vector<std::string>& texts)
{
    std::vector<exports::QrCode> codes;
    for (const std::string& text : texts) {
        if (auto code = exports::qr_code_of(text, exports::Correction::medium))
            codes.push_back(std::move(*code));
    }
    return codes;
}

} // namespace

QrSendScreen::QrSendScreen(
    Context context, std::string game, const std::vector<std::string>& codes, std::string remark)
    : m_context(context)
    , m_game(std::move(game))
    , m_remark(std::move(remark))
    , m_codes(codes_of(codes))
    , m_runs(m_codes.size() > 1 && context.settings.has_motion)
{
}

void QrSendScreen::step(int by)
{
    m_shown = (m_shown + by + count()) % count();
}

void QrSendScreen::go_on(Ui& ui)
{
    if (!m_runs)
        return;
    const double now = ImGui::GetTime();
    if (m_next_step == 0)
        m_next_step = now + seconds_of_code;
    if (now >= m_next_step) {
        step(1);
        m_next_step = now + seconds_of_code;
    }
    ui.request_frame_in(std::max(0.001, m_next_step - now));
}

void QrSendScreen::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, title_of_box(m_game));
    rest = rest.inset(16_dp, 8_dp);
    go_on(ui);
    const bool is_upright = rest.height() > rest.width();
    const Rect controls =
        is_upright ? rest.cut_bottom(330_dp, 12_dp) : rest.cut_right(300_dp, 16_dp);
    draw_code(ui, rest, m_codes[static_cast<std::size_t>(m_shown)]);
    draw_controls(ui, controls);
}

void QrSendScreen::draw_controls(Ui& ui, Rect rest)
{
    ui.text(rest.cut_top(44_dp, 8_dp),
        tr_fill("{n} of {all}",
            {{"n", language::number(m_shown + 1)}, {"all", language::number(count())}}),
        {Font::title, ui.theme().brass_text});
    if (count() > 1) {
        const std::vector<Rect> steps = rest.cut_bottom(60_dp, 10_dp).columns(2, 10_dp);
        const auto step_button = [&](std::string_view id, const Rect& place, const char* sign,
                                     int by) {
            if (!button(ui, id, place, sign))
                return;
            m_runs = false;
            step(by);
        };
        step_button("codes:before", steps[0], symbol::back, -1);
        step_button("codes:after", steps[1], symbol::forward, 1);
        ButtonStyle style{ButtonKind::next};
        style.symbol = m_runs ? symbol::stop : symbol::play;
        if (button(ui, "codes:run", rest.cut_bottom(60_dp, 10_dp), m_runs ? tr("Stop") : tr("Play"),
                style)) {
            m_runs = !m_runs;
            m_next_step = 0;
        }
    }
    scroll_area(ui, "codes:words", rest, [&](Rect& words) {
        paragraph(ui, words,
            tr("On the other tablet, tap “Scan QR codes” and hold its camera to this screen, or "
               "import photos of it. Any order works; it shows which codes are missing."));
        if (!m_remark.empty())
            widgets::remark(ui, words, m_remark);
    });
}

} // namespace consigliere::screens

#include "companion/home/club_section.h"

#include "companion/frame/club_worker.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/question_dialog.h"
#include "companion/scanning/camera.h"
#include "companion/scanning/code_scanner.h"
#include "companion/telling/club_error.h"
#include "db/clock.h"
#include "engine/ledger/line_words.h"

#include <memory>
#include <string>

namespace consigliere::screens {

namespace {

constexpr float seconds_between_looks_for_code = 0.1F;

std::string time_or_never(const std::string& time)
{
    return time.empty() ? tr("never") : db::local_time(time);
}

void draw_done(Ui& ui, Rect& list, const telling::ToldOfClub& told)
{
    paragraph(ui, list, ledger::join(told.done, " "));
    for (const std::string& left_out : told.left_out)
        paragraph(ui, list, left_out, Font::body, ui.theme().refused_text);
}

/// Asks for the code of a club: typed, pasted or held before the camera.
class ClubCodeDialog {
public:
    explicit ClubCodeDialog(const Context& context)
        : m_context(context)
    {
    }
    void draw(Ui& ui);

private:
    void look_for_code(Ui& ui);
    void join(const std::string& code);

    Context m_context;
    std::string m_code;
    std::unique_ptr<scanning::CodeScanner> m_camera;
    std::string m_camera_trouble;
};

void ClubCodeDialog::draw(Ui& ui)
{
    look_for_code(ui);
    Rect buttons =
        draw_list_dialog(ui, {"club:dialog", tr("Pair with a club"), 760}, [&](Rect& rest) {
            paragraph(ui, rest,
                tr("Paste the code, type it, or hold its QR code before the camera. It is for this "
                   "tablet only."));
            text_field(ui, "club:code", rest.cut_top(52_dp, 10_dp), m_code, "postgresql://…");
            if (m_camera != nullptr)
                remark(ui, rest, tr("The camera is looking for a code…"));
            paragraph(ui, rest, m_camera_trouble, Font::body, ui.theme().refused_text);
        });
    if (cancel_button(ui, "club:cancel", buttons)) {
        m_context.overlay.close();
        return;
    }
    const std::vector<Rect> places = buttons.columns(2, 10_dp);
    if (button(ui, "club:camera", places[0],
            m_camera == nullptr ? tr("Open camera") : tr("Close camera"),
            {.kind = chosen_if(m_camera != nullptr)})) {
        m_camera_trouble.clear();
        if (m_camera == nullptr)
            m_camera = std::make_unique<scanning::CodeScanner>(scanning::open_camera());
        else
            m_camera.reset();
    }
    if (button(
            ui, "club:done", places[1], tr("Pair"), next_if(!m_code.empty(), tr("No code yet."))))
        join(m_code);
}

void ClubCodeDialog::look_for_code(Ui& ui)
{
    if (m_camera == nullptr)
        return;
    ui.request_frame_in(seconds_between_looks_for_code);
    for (const scanning::CodeScanner::ScanResult& seen : m_camera->take()) {
        if (seen.trouble)
            m_camera_trouble = scanning::tell(*seen.trouble);
        for (const std::string& code : seen.codes) {
            if (code.starts_with("postgresql://"))
                return join(code);
        }
    }
    if (m_camera->is_over())
        m_camera.reset();
}

void ClubCodeDialog::join(const std::string& code)
{
    m_context.keeping.club().join(code);
    m_context.overlay.close();
}

} // namespace

void ClubSection::draw(Ui& ui, Rect& list)
{
    const ClubWorker::State state = m_context.keeping.club().state();
    title(ui, list, tr("Club"));
    if (state.paired)
        draw_paired(ui, list);
    else
        remark(ui, list,
            tr("A club keeps the finished evenings of many tablets on a server. Its organiser "
               "gives you a code."));
    if (state.is_busy)
        paragraph(ui, list, tr("Talking to the club’s server…"));
    else if (state.failure)
        paragraph(ui, list, telling::tell(*state.failure), Font::body, ui.theme().refused_text);
    else if (state.done)
        draw_done(ui, list, telling::tell(*state.done));
    list.cut_top(8_dp);
    const auto is_ready = ready_if(!state.is_busy, tr("Talking to the club’s server…"));
    if (!state.paired) {
        if (button(ui, "club:pair", list.cut_top(56_dp, 8_dp), tr("Pair with a club"),
                {.mood = is_ready}))
            m_context.overlay.open_dialog<ClubCodeDialog>(m_context);
        return;
    }
    if (button(ui, "club:now", list.cut_top(56_dp, 8_dp), tr("Send and fetch now"),
            {.mood = is_ready}))
        m_context.keeping.club().synchronize();
    if (button(ui, "club:leave", list.cut_top(56_dp, 8_dp), tr("Leave the club")))
        ask_to_leave();
}

void ClubSection::draw_paired(Ui& ui, Rect& list)
{
    const ClubWorker::State state = m_context.keeping.club().state();
    paragraph(ui, list,
        tr_fill("Paired with {club} as {tablet}.",
            {{"club", state.paired->club}, {"tablet", state.paired->tablet}}));
    const auto times = db::last_times(m_context.database);
    if (!times.is_error())
        remark(ui, list,
            tr_fill("Last sent: {sent}. Last taken in: {taken}.",
                {{"sent", time_or_never(times.value().push.at)},
                    {"taken", time_or_never(times.value().pull.at)}}));
    remark(ui, list,
        tr("Finished evenings, photos of cards, house rules and leagues are sent by themselves. "
           "Everybody in the club can read them, with names and notes."));
}

void ClubSection::ask_to_leave()
{
    ask(
        m_context.overlay,
        {"club:leaving", tr("Leave the club?"), tr("Leave the club"), tr("Stay")},
        [](Ui& ui, Rect& rest) {
            paragraph(ui, rest,
                tr("The evenings stay, here and in the club. To come back, this tablet needs a new "
                   "code."));
        },
        [&keeping = m_context.keeping] { keeping.club().leave(); });
}

} // namespace consigliere::screens

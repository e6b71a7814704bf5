#include "companion/exchange/give_screen.h"

#include "companion/frame/code_drawing.h"
#include "companion/frame/this_tablet.h"
#include "companion/frame/waker.h"
#include "companion/telling/database_error.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// "7KQM 2XWP"
std::string in_halves(const std::string& code)
{
    return code.substr(0, code.size() / 2) + " " + code.substr(code.size() / 2);
}

std::string tell_not_given(const server::ServerError& error)
{
    if (error.kind == server::ServerError::Kind::no_network)
        return tr("This tablet is in no network, so no other can reach it. Join the Wi-Fi first.");
    return server::tell(error);
}

} // namespace

GiveScreen::GiveScreen(Context context, to::GiveEvenings to)
    : m_context(context)
    , m_to(std::move(to))
    , m_making(std::async(std::launch::async,
          [&database = context.database, name = name_of_tablet(context.database)] {
              return db::snapshot_bytes(database, name, db::CopyMode::incremental);
          }))
{
}

/// The snapshot reads the database: it must not outlive it.
GiveScreen::~GiveScreen()
{
    if (m_making.valid())
        m_making.wait();
}

void GiveScreen::take_snapshot(Ui& ui)
{
    using namespace std::chrono_literals;
    if (!m_making.valid())
        return;
    ui.request_frame_in(0.1);
    if (m_making.wait_for(0s) != std::future_status::ready)
        return;
    auto made = m_making.get();
    if (made.is_error()) {
        m_trouble = telling::tell(made.error());
        return;
    }
    m_contents = made.value().contents;
    if (m_contents.evenings == 0) {
        m_trouble = tr("This tablet has no finished evening to give.");
        return;
    }
    server::GivingOptions options;
    options.address = m_to.address;
    options.snapshot = std::make_shared<const std::string>(std::move(made.value().bytes));
    auto started =
        server::EveningGiver::start(options, [&waker = m_context.waker] { waker.wake(); });
    if (started.is_error())
        m_trouble = tell_not_given(started.error());
    else
        m_giver = std::move(started.value());
}

void GiveScreen::draw(Ui& ui, const Rect& rect)
{
    take_snapshot(ui);
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Give evenings"));
    rest = rest.inset(std::max(16_dp, (rest.width() - 1080_dp) / 2), 12_dp);
    if (m_giver != nullptr)
        draw_code_page(ui, rest);
    else if (!m_trouble.empty())
        paragraph(ui, rest, m_trouble, Font::body, ui.theme().refused_text);
    else
        ui.text(rest, tr("Preparing the evenings…"), {Font::lead, ui.theme().quiet, 0.5F});
}

void GiveScreen::draw_code_page(Ui& ui, Rect rest)
{
    // Nobody wakes the screen when a code expires.
    ui.request_frame_in(1);
    const std::string link = m_giver->link();
    if (m_code.first != link)
        m_code = {link, exports::qr_code_of(link, exports::Correction::medium)};
    const bool is_upright = rest.height() > rest.width();
    const float size = is_upright ? std::min(rest.width(), rest.height() * 0.42F)
                                  : std::min(rest.height(), rest.width() * 0.45F);
    const Rect place = is_upright ? rest.cut_top(size, 20_dp) : rest.cut_left(size, 28_dp);
    if (m_giver->state().stage != server::Giving::Stage::waiting) {
        ui.fill(place, ui.theme().panel, 8_dp);
        const bool is_given = m_giver->state().stage == server::Giving::Stage::given;
        ui.text(place.inset(16_dp), is_given ? symbol::check : symbol::cross,
            {Font::lead, is_given ? ui.theme().saved : ui.theme().refused_text, 0.5F});
    } else if (m_code.second) {
        draw_code(ui, place, *m_code.second);
    }
    draw_words(ui, rest);
}

std::string GiveScreen::told_state() const
{
    const server::Giving state = m_giver->state();
    switch (state.stage) {
    case server::Giving::Stage::waiting:
        return tr("Waiting for the other tablet. The code is good once, for 10 minutes.");
    case server::Giving::Stage::given:
        return tr_fill("Sent to {address}. The other tablet now shows what would come.",
            {{"address", state.peer}});
    case server::Giving::Stage::expired:
        return tr("The code is too old. Make a new one.");
    case server::Giving::Stage::locked:
        break;
    }
    return tr("Too many wrong codes were tried. Make a new one.");
}

void GiveScreen::draw_words(Ui& ui, Rect rest)
{
    const server::Giving::Stage stage = m_giver->state().stage;
    const bool is_waiting = stage == server::Giving::Stage::waiting;
    const bool is_given = stage == server::Giving::Stage::given;
    if (is_given
        && button(ui, "give:done", rest.cut_bottom(56_dp, 12_dp), tr("Done"), {ButtonKind::next}))
        m_context.navigator.back();
    if (button(ui, "give:new-code", rest.cut_bottom(56_dp, 12_dp), tr("New code"),
            {is_waiting || is_given ? ButtonKind::plain : ButtonKind::next}))
        m_giver->renew_code();
    scroll_area(ui, "give", rest, [&](Rect& words) {
        if (is_waiting)
            paragraph(ui, words,
                tr("On the other tablet, open Evenings → Another tablet (on an empty one: I have "
                   "evenings "
                   "on another tablet) → The other tablet itself. Hold its camera to this code, or "
                   "type:"));
        heading(ui, words, tr("Address of this tablet"));
        ui.elide_text(
            words.cut_top(36_dp, 10_dp), m_giver->address(), {Font::count, ui.theme().text});
        heading(ui, words, tr("Code"));
        ui.elide_text(words.cut_top(36_dp, 10_dp), is_waiting ? in_halves(m_giver->code()) : "–",
            {Font::count, ui.theme().brass_text});
        paragraph(ui, words, told_state(), Font::strong);
        remark(ui, words,
            tr_count("{n} finished evening is given.", "{n} finished evenings are given.",
                m_contents.evenings));
        if (m_contents.left_out > 0)
            remark(ui, words,
                tr_count("{n} unfinished evening stays here: no one may see its hidden cards and "
                         "bids yet.",
                    "{n} unfinished evenings stay here: no one may see their hidden cards and bids "
                    "yet.",
                    m_contents.left_out));
        remark(ui, words, tr("Anyone who listens in on this Wi-Fi can read along."));
    });
}

} // namespace consigliere::screens

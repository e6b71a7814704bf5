// TableScreen and the phones: what they hand in, and what the table shows of it.

#include "companion/frame/question_dialog.h"
#include "companion/table/table_screen.h"

#include <algorithm>

namespace consigliere::screens {

void TableScreen::attend(Ui& ui)
{
    m_phones.attend(ui);
    if (!m_phones.are_on())
        return;
    open_news_of_phones(ui);
}

void TableScreen::open_news_of_phones(Ui& ui)
{
    const bool is_free = context().navigator.top() == this && !overlay().is_open()
        && !table().has_dialog() && !notice().is_shown();
    if (!is_free)
        return;
    if (const std::optional<server::Follower> arrival = m_phones.take_arrival())
        m_phones_sheet.ask_about(*arrival);
    else if (!m_objections.empty())
        tell_objection();
    else
        return;
    ui.hand_over_now();
    ui.request_frame();
}

Phones::Recorded TableScreen::record_from_phone(const std::string& line)
{
    if (context().navigator.holds_evening())
        return tr("The tablet is amending or trying out moves. Try again when it is back.");
    // What the tablet says about it is in its own language, not in the phone's.
    const language::Language of_phone = language::chosen();
    language::choose(context().settings.language);
    const auto recorded = m_saver.record(line);
    const bool is_applied = !recorded.is_error() && ledger::is_applied(recorded.value().verdict);
    if (is_applied) {
        m_said.note_phone(evening().history().size());
        m_has_news_of_phones = true;
        // What is open may still be about the line on the card.
        if (!overlay().is_open())
            clear_verdict();
        take_in_recorded();
        table().go_on_by_itself();
        record_what_follows();
    }
    language::choose(of_phone);
    if (recorded.is_error())
        return telling::tell(recorded.error());
    return recorded.value();
}

/// Records what a tap at the table would bring with it: the bids of who has nothing to bid.
void TableScreen::record_what_follows()
{
    for (;;) {
        const std::vector<std::string> lines = table().lines_that_follow();
        if (lines.empty() || !record(lines.front()))
            return;
    }
}

void TableScreen::object_from_phone(const std::string& actor, int entry)
{
    constexpr std::size_t most = 8;
    const bool is_known = entry >= 1 && entry <= evening().history().size();
    const Objection objection{actor, entry};
    if (is_known && m_objections.size() < most
        && std::ranges::find(m_objections, objection) == m_objections.end())
        m_objections.push_back(objection);
}

void TableScreen::tell_objection()
{
    const Objection objection = m_objections.front();
    m_objections.pop_front();
    ask(
        overlay(),
        {"objection", tr_fill("{player} objects", {{"player", player(objection.actor)}}),
            tr("See why"), tr("Not now"), QuestionDialog::Next::go_on},
        [this, objection](Ui& ui, Rect& rest) {
            const Log::Row row = log().row_of(objection.entry, log_source());
            Log::draw_whole_row(
                ui, rest.cut_top(Log::height_of(ui, row, rest.width()), 8_dp), row, table());
        },
        [this, objection] { open_court(objection.entry); });
}

} // namespace consigliere::screens

#include "companion/screens/evening_dialog.h"

#include "companion/screens/archive.h"
#include "companion/screens/keeping.h"
#include "companion/screens/session_row.h"
#include "db/date.h"
#include "engine/ledger/words.h"

namespace consigliere::screens {

void EveningDialog::open(db::SessionSummary session)
{
    m_details = session.details;
    m_session = std::move(session);
    m_is_deleting = false;
}

bool EveningDialog::draw(Ui& ui, const Context& context, Notice& notice)
{
    if (m_is_deleting)
        return draw_deletion(ui, context, notice);
    Rect rect = dialog_for(ui, "evening", 620_dp, 48_dp + 70_dp);
    title(ui, rect, date_of(*m_session));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    bool has_changed = false;
    scroll_area(ui, "evening", rect, [&](Rect& rest) {
        remark(ui, rest, names_of(*m_session));
        draw_fields(ui, rest);
        if (button(ui, "evening:export", rest.cut_top(56_dp, 8_dp),
                tr("Write the record to a file"), {.symbol = symbol::file_out}))
            notice.show(export_evening(context, *m_session).sentence);
        const bool is_read_only = context.database.is_read_only();
        const Mood mood = is_read_only ? Mood::refused : Mood::ready;
        const bool deletes = button(ui, "evening:delete", rest.cut_top(56_dp, 8_dp),
            tr("Delete this evening"), {.mood = mood, .symbol = symbol::trash});
        if (deletes && is_read_only)
            notice.show(telling::tell(context.keeping.why_nothing_is_recorded()));
        else if (deletes)
            m_is_deleting = true;
    });
    if (button(
            ui, "evening:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel"))) {
        m_session.reset();
        return false;
    }
    const std::string_view date = ledger::trim(m_details.date);
    ButtonStyle keep = next_if(date.empty() || db::is_date(date));
    if (context.database.is_read_only())
        keep.mood = Mood::refused;
    if (button(ui, "evening:save", buttons, tr("Keep"), keep))
        has_changed = save(context, notice);
    return has_changed;
}

void EveningDialog::draw_fields(Ui& ui, Rect& rect)
{
    const auto field = [&](const char* id, const std::string& label, std::string& text,
                           const std::string& hint) {
        heading(ui, rect, label);
        text_field(ui, id, rect.cut_top(52_dp, 10_dp), text, hint);
    };
    field("evening:date", tr("Date"), m_details.date, tr("like 2026-11-20"));
    field("evening:place", tr("Place"), m_details.place, tr("where it was played"));
    field("evening:notes", tr("Notes"), m_details.notes, tr("what should not be forgotten"));
}

bool EveningDialog::save(const Context& context, Notice& notice)
{
    for (std::string* text : {&m_details.date, &m_details.place, &m_details.notes})
        *text = std::string(ledger::trim(*text));
    const auto failure = db::change_details(context.database, m_session->id, m_details);
    if (notice.tells_failure(failure))
        return false;
    m_session.reset();
    return true;
}

bool EveningDialog::draw_deletion(Ui& ui, const Context& context, Notice& notice)
{
    Rect rect = dialog_for(ui, "deletion", 560_dp, 48_dp + 70_dp);
    title(ui, rect, tr("Delete this evening?"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "deletion", rect, [&](Rect& rest) {
        paragraph(ui, rest, date_of(*m_session) + "  ·  " + names_of(*m_session), Font::strong);
        paragraph(ui, rest,
            tr("It leaves the list and the statistics. Before that its record is written to a "
               "file, from which it can be taken in again."));
    });
    if (button(ui, "deletion:close", buttons.cut_right(buttons.width() * 0.5F, 10_dp),
            tr("Keep it"), {ButtonKind::next}))
        m_is_deleting = false;
    if (!button(ui, "deletion:yes", buttons, tr("Delete"), {.symbol = symbol::trash}))
        return false;
    const Archived removed = remove_evening(context, *m_session);
    notice.show(removed.sentence);
    m_session.reset();
    return removed.is_done;
}

} // namespace consigliere::screens

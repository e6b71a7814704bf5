#include "companion/screens/evening_deletion.h"

#include "companion/screens/archive.h"
#include "companion/screens/evening_texts.h"
#include "companion/screens/keeping.h"

namespace consigliere::screens {

void EveningDeletion::ask(db::SessionSummary session)
{
    m_session = std::move(session);
    m_stage = Stage::asked;
}

bool EveningDeletion::draw(Ui& ui, const Context& context, Notice& notice)
{
    const bool is_backing_up = m_stage == Stage::backing_up;
    Rect rect = dialog_for(ui, "deletion", 560_dp, 48_dp + 70_dp);
    title(ui, rect, tr("Delete this evening?"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "deletion", rect, [&](Rect& rest) {
        paragraph(ui, rest, date_of(*m_session) + "  ·  " + names_of(*m_session), Font::strong);
        paragraph(ui, rest,
            tr("It leaves the list and the statistics. Before that a backup of everything is made, "
               "and its record is written to a file, from which it can be taken in again."));
        // The place of this line is there from the beginning.
        paragraph(ui, rest, is_backing_up ? tr("The backup is being made.") : " ", Font::small);
    });
    const Rect keep = buttons.cut_right(buttons.width() * 0.5F, 10_dp);
    const bool is_kept = button(ui, "deletion:close", keep, tr("Keep it"), {ButtonKind::next});
    if (button(ui, "deletion:yes", buttons, tr("Delete"),
            {.mood = ready_if(!is_backing_up), .symbol = symbol::trash})) {
        context.keeping.begin_backup();
        m_stage = Stage::backing_up;
    }
    if (is_kept) {
        m_session.reset();
        return false;
    }
    return is_backing_up && go_on(ui, context, notice);
}

/// Waits for the backup without keeping anybody waiting, and then does what was asked for.
bool EveningDeletion::go_on(Ui& ui, const Context& context, Notice& notice)
{
    const db::BackupKeeper::State backup = context.keeping.backups();
    if (backup.is_running) {
        ui.keep_moving();
        return false;
    }
    const db::SessionSummary session = *std::exchange(m_session, std::nullopt);
    if (backup.failure) {
        notice.show(tr_fill("The evening stays: no backup could be made. {why}",
            {{"why", telling::tell(*backup.failure)}}));
        return false;
    }
    const Archived removed = remove_evening(context, session);
    notice.show(removed.sentence);
    return removed.is_done;
}

} // namespace consigliere::screens

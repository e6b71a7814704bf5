#include "companion/past/evening_deletion.h"

#include "companion/frame/archive.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/list_dialog.h"
#include "companion/telling/backups.h"
#include "db/hash_chain.h"

namespace consigliere::screens {

void EveningDeletion::draw(Ui& ui)
{
    const Stage stage = m_stage;
    Rect buttons =
        draw_list_dialog(ui, {"deletion", tr("Delete this evening?"), 560}, [&](Rect& rest) {
            paragraph(ui, rest, date_of(m_session) + "  ·  " + names_of(m_session), Font::strong);
            paragraph(ui, rest,
                tr("It will leave the list and the statistics. First, a backup and a record file "
                   "are saved; you can import the record again, with its times, pauses and notes. "
                   "Photos of cards stay with the components."));
            if (m_fault)
                paragraph(ui, rest, tell_damaged(), Font::body, ui.theme().refused_text);
            // Reserve the line from the start, so that nothing moves.
            paragraph(
                ui, rest, stage == Stage::backing_up ? tr("Making a backup…") : " ", Font::small);
        });
    const Rect keep = buttons.cut_right(buttons.width() * 0.5F, 10_dp);
    const bool is_kept = button(ui, "deletion:close", keep, tr("Cancel"), {ButtonKind::next});
    const bool is_second = stage == Stage::asked_again;
    const bool is_agreed = button(ui, is_second ? "deletion:damaged" : "deletion:yes", buttons,
        is_second ? tr("Delete anyway") : tr("Delete"),
        {.mood = ready_if(stage != Stage::backing_up, tr("Making a backup…")),
            .symbol = symbol::trash});
    if (is_kept) {
        m_context.overlay.close();
        return;
    }
    if (is_agreed)
        agree();
    if (stage == Stage::backing_up)
        go_on(ui);
}

/// A corrupt evening could not be imported again intact, so this asks once more first.
void EveningDeletion::agree()
{
    if (m_stage == Stage::asked) {
        const auto fault = db::fault_of(m_context.database, m_session.id);
        if (m_context.notice.tells_failure(fault)) {
            m_context.overlay.close();
            return;
        }
        m_fault = fault.value();
        if (m_fault) {
            m_stage = Stage::asked_again;
            return;
        }
    }
    m_context.keeping.begin_backup();
    m_stage = Stage::backing_up;
}

/// What is corrupt, and which entries remain valid.
std::string EveningDeletion::tell_damaged() const
{
    const std::string fault = telling::tell(*m_fault) + " ";
    if (m_fault->whole == 0)
        return fault + tr("None of it is intact, so no record can be saved. Only backups keep it.");
    return fault
        + language::tr_count("{n} entry before that is intact and will be saved to a file. Only "
                             "backups keep the rest.",
            "{n} entries before that are intact and will be saved to a file. Only backups keep the "
            "rest.",
            m_fault->whole);
}

/// Polls the backup without blocking, then writes the record and deletes.
void EveningDeletion::go_on(Ui& ui)
{
    const db::BackupWorker::State backup = m_context.keeping.backups();
    if (backup.is_running) {
        ui.request_frame();
        return;
    }
    if (backup.failure) {
        m_context.overlay.close();
        m_context.notice.show(tr_fill("Not deleted: no backup could be made. {why}",
            {{"why", telling::tell_failed_backup(*backup.failure)}}));
        return;
    }
    const Archived removed = remove_evening(m_context, m_session);
    m_context.notice.show(removed.sentence);
    if (removed.is_done)
        m_deleted();
    else
        m_context.overlay.close();
}

} // namespace consigliere::screens

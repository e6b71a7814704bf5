// Ways to end a what-if draft: note, amendment, discard.

#include "companion/court/what_if_screen.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/question_dialog.h"
#include "db/entry_notes.h"

#include <algorithm>

namespace consigliere::screens {

void WhatIfScreen::keep_as_note()
{
    const int entry = what_if().entry();
    if (context().database.is_read_only())
        notice().show(telling::tell(context().keeping.why_nothing_is_recorded()));
    else if (is_empty())
        notice().show(tr("Nothing tried yet."));
    else if (!m_tried.moment.empty())
        notice().show(tr("Only recorded entries can have a note."));
    else if (entry == 0)
        notice().show(
            tr("The start isn’t an entry, so it can’t have a note. Try from the first entry."));
    if (notice().is_shown())
        return;
    auto notes = db::read_entry_notes(context().database, m_tried.id);
    if (notice().tells_failure(notes))
        return;
    const std::string text = m_comparison.tell_result();
    notes.value().push_back({entry, m_tried.evening.history().entry(entry).line, text});
    const auto failure = db::change_entry_notes(context().database, m_tried.id, notes.value());
    if (!notice().tells_failure(failure))
        notice().show(tr_fill("Note added to entry {entry}: {note}",
            {{"entry", language::number(entry)}, {"note", text}}));
}

std::string WhatIfScreen::why_no_amendment() const
{
    if (context().database.is_read_only())
        return telling::tell(context().keeping.why_nothing_is_recorded());
    if (is_empty())
        return tr("Nothing tried yet.");
    if (!m_comparison.has_gone_on())
        return tr("The evening hasn’t continued since. Make these moves at the table.");
    if (!what_if().as_change(m_tried.evening))
        return tr_fill("Entry {entry} no longer counts, so what follows it can’t be amended.",
            {{"entry", language::number(what_if().entry())}});
    return {};
}

void WhatIfScreen::ask_to_amend()
{
    notice().show(why_no_amendment());
    if (notice().is_shown())
        return;
    m_replaces = static_cast<int>(std::min(what_if().lines().size(), followed().size()));
    overlay().open([this](Ui& ui) { draw_amending(ui); });
}

std::vector<int> WhatIfScreen::followed() const
{
    const ledger::History& history = m_tried.evening.history();
    const int first = what_if().as_change(m_tried.evening)->entry;
    std::vector<int> entries;
    for (int number = history.head(); number >= first; number = history.entry(number).follows)
        entries.push_back(number);
    std::ranges::reverse(entries);
    return entries;
}

/// Amendment: the moves replace later entries, or are inserted before them.
void WhatIfScreen::draw_amending(Ui& ui)
{
    const std::vector<int> entries = followed();
    const int most = static_cast<int>(entries.size());
    Rect rect = dialog_for(ui, "what-if:amending", 640_dp, 48_dp + 66_dp);
    title(ui, rect, tr("Use as amendment"));
    if (button(ui, "amending:close", rect.cut_bottom(56_dp, 10_dp), tr("Keep trying"),
            {ButtonKind::next}))
        overlay().close();
    scroll_area(ui, "what-if:amending", rect, [&](Rect& rest) {
        paragraph(ui, rest,
            tr("Use this what-if to amend the evening. Nothing is saved until all later entries "
               "are checked again."));
        paragraph(ui, rest,
            tr_count("{n} move tried. How many entries does it replace?",
                "{n} moves tried. How many entries do they replace?",
                static_cast<int>(what_if().lines().size())),
            Font::strong);
        m_replaces = stepper(
            ui, "amending:count", rest.cut_top(54_dp, 8_dp), std::min(m_replaces, most), 1, most);
        for (int place = 0; place < m_replaces; ++place) {
            const int entry = entries[static_cast<std::size_t>(place)];
            paragraph(ui, rest,
                language::number(entry) + "  ·  "
                    + m_comparison.now().table().tell_entry(entry).text);
        }
        if (button(ui, "amending:replace", rest.cut_top(54_dp, 8_dp),
                m_replaces == 1
                    ? tr("Replace that entry")
                    : tr_count("Replace that {n} entry", "Replace those {n} entries", m_replaces)))
            amend(ledger::Change::Kind::replace);
        if (button(
                ui, "amending:insert", rest.cut_top(54_dp, 8_dp), tr("Insert before that entry")))
            amend(ledger::Change::Kind::insert);
    });
}

void WhatIfScreen::amend(ledger::Change::Kind kind)
{
    overlay().close();
    std::optional<ledger::Change> change = what_if().as_change(m_tried.evening, kind);
    if (kind == ledger::Change::Kind::replace)
        change->count = m_replaces;
    if (m_tried.amend(*change))
        context().navigator.back();
}

void WhatIfScreen::drop()
{
    m_tried.trials->drop(what_if().entry());
    context().navigator.back();
}

/// Confirm, so that a stray tap does not lose the draft.
void WhatIfScreen::ask_to_drop()
{
    if (is_empty()) {
        drop();
        return;
    }
    ask(
        overlay(), {"dropping", tr("Discard this what-if?"), tr("Discard it"), tr("Keep trying")},
        [this](Ui& ui, Rect& rest) {
            paragraph(ui, rest,
                tr_count("{n} tried move will be lost. The evening doesn’t change.",
                    "{n} tried moves will be lost. The evening doesn’t change.",
                    static_cast<int>(what_if().tried().size())));
        },
        [this] { drop(); });
}

} // namespace consigliere::screens

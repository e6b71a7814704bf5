#include "companion/past/note_dialog.h"

#include "companion/frame/list_dialog.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Line text stored with a note, to find its entry again.
std::string line_of(const PastEvening& past, int entry)
{
    return past.evening().history().entry(entry).line;
}

std::string tell_entry(const PastEvening& past, int entry)
{
    return tr_fill("Entry {entry}", {{"entry", language::number(entry)}}) + "  ·  "
        + past.table().tell_entry(entry).text;
}

} // namespace

void NoteDialog::draw(Ui& ui)
{
    std::optional<std::size_t> erased;
    Rect buttons = draw_list_dialog(ui, {"notes", tr("Notes"), 640}, [&](Rect& rest) {
        erased = draw_own(ui, rest);
        draw_others(ui, rest);
    });
    if (button(ui, "note:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Close")))
        m_context.overlay.close();
    const int entry = m_facts.entry;
    ButtonStyle keep = next_if(entry > 0 && !ledger::trim(m_text).empty(),
        entry == 0 ? tr("Go to an entry to add a note to it.") : tr("Write something first."));
    if (m_context.database.is_read_only())
        keep.mood = ControlState::explains;
    const bool keeps = button(ui, "note:keep", buttons, tr("Save note"), keep);
    if ((!keeps && !erased) || !may_write(m_context))
        return;
    std::vector<db::EntryNote> notes = m_facts.notes;
    if (erased) {
        notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(*erased));
    } else {
        notes.push_back({entry, line_of(m_facts.past, entry), std::string(ledger::trim(m_text))});
        m_context.overlay.close();
    }
    m_facts.keep(notes);
}

std::optional<std::size_t> NoteDialog::draw_own(Ui& ui, Rect& rest)
{
    std::optional<std::size_t> erased;
    if (m_facts.entry == 0) {
        paragraph(ui, rest, tr("Go to an entry to add a note to it."));
        return erased;
    }
    const std::vector<db::EntryNote>& notes = m_facts.notes;
    paragraph(ui, rest, tell_entry(m_facts.past, m_facts.entry), Font::strong);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (notes[i].entry != m_facts.entry)
            continue;
        const float height = paragraph_height(ui, notes[i].text, Font::body, rest.width() - 90_dp);
        Rect row = raised(ui, rest.cut_top(std::max(64_dp, height + 32_dp), 8_dp));
        const Rect erase = Rect::around({row.right - 24_dp, row.centre().y}, 48_dp, 48_dp);
        row.right -= 58_dp;
        ui.text(row, notes[i].text, {Font::body, ui.theme().text, 0, 0.5F, true});
        if (button(ui, "note:erase:" + std::to_string(i + 1), erase, symbol::trash,
                {.mood = mood_of_writing(m_context)}))
            erased = i;
    }
    text_field(ui, "note:text", rest.cut_top(52_dp, 12_dp), m_text, tr("Your note"));
    return erased;
}

void NoteDialog::draw_others(Ui& ui, Rect& rest)
{
    const std::vector<db::EntryNote>& notes = m_facts.notes;
    bool is_first = true;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (notes[i].entry == m_facts.entry)
            continue;
        if (is_first)
            heading(ui, rest, tr("Notes on other entries"));
        is_first = false;
        if (!button_with_detail(ui, "note:go:" + std::to_string(i + 1), rest.cut_top(62_dp, 8_dp),
                notes[i].text, tell_entry(m_facts.past, notes[i].entry)))
            continue;
        m_context.overlay.close();
        m_facts.go_to(notes[i].entry);
    }
}

} // namespace consigliere::screens

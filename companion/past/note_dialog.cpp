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

void NoteDialog::open(int entry)
{
    m_is_open = true;
    m_entry = entry;
    m_text.clear();
}

NoteDialog::Wish NoteDialog::draw(Ui& ui, const PastEvening& past,
    const std::vector<db::EntryNote>& notes, const Context& context, Notice& notice)
{
    Wish wish;
    std::optional<std::size_t> erased;
    Rect buttons = draw_list_dialog(ui, {"notes", tr("Notes"), 640}, [&](Rect& rest) {
        draw_own(ui, rest, past, notes, mood_of_writing(context), erased);
        draw_others(ui, rest, past, notes, wish);
    });
    if (button(ui, "note:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Close")))
        m_is_open = false;
    ButtonStyle keep = next_if(m_entry > 0 && !ledger::trim(m_text).empty(),
        m_entry == 0 ? tr("Go to an entry to add a note to it.") : tr("Write something first."));
    if (context.database.is_read_only())
        keep.mood = ControlState::explains;
    const bool keeps = button(ui, "note:keep", buttons, tr("Save note"), keep);
    if ((!keeps && !erased) || !may_write(context, notice))
        return wish;
    wish.notes = notes;
    if (erased) {
        wish.notes->erase(wish.notes->begin() + static_cast<std::ptrdiff_t>(*erased));
    } else {
        wish.notes->push_back({m_entry, line_of(past, m_entry), std::string(ledger::trim(m_text))});
        m_is_open = false;
    }
    return wish;
}

void NoteDialog::draw_own(Ui& ui, Rect& rest, const PastEvening& past,
    const std::vector<db::EntryNote>& notes, ControlState erasing,
    std::optional<std::size_t>& erased)
{
    if (m_entry == 0) {
        paragraph(ui, rest, tr("Go to an entry to add a note to it."));
        return;
    }
    paragraph(ui, rest, tell_entry(past, m_entry), Font::strong);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (notes[i].entry != m_entry)
            continue;
        const float height = paragraph_height(ui, notes[i].text, Font::body, rest.width() - 90_dp);
        Rect row = raised(ui, rest.cut_top(std::max(64_dp, height + 32_dp), 8_dp));
        const Rect erase = Rect::around({row.right - 24_dp, row.centre().y}, 48_dp, 48_dp);
        row.right -= 58_dp;
        ui.text(row, notes[i].text, {Font::body, ui.theme().text, 0, 0.5F, true});
        if (button(
                ui, "note:erase:" + std::to_string(i + 1), erase, symbol::trash, {.mood = erasing}))
            erased = i;
    }
    text_field(ui, "note:text", rest.cut_top(52_dp, 12_dp), m_text, tr("Your note"));
}

void NoteDialog::draw_others(Ui& ui, Rect& rest, const PastEvening& past,
    const std::vector<db::EntryNote>& notes, Wish& wish)
{
    bool is_first = true;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (notes[i].entry == m_entry)
            continue;
        if (is_first)
            heading(ui, rest, tr("Notes on other entries"));
        is_first = false;
        if (!button_with_detail(ui, "note:go:" + std::to_string(i + 1), rest.cut_top(62_dp, 8_dp),
                notes[i].text, tell_entry(past, notes[i].entry)))
            continue;
        wish.goes_to = notes[i].entry;
        m_is_open = false;
    }
}

} // namespace consigliere::screens

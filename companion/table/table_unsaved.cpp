/// An evening that goes on although the disk does not take it: what is said of that at the table,
/// and the ways out.

#include "companion/frame/archive.h"
#include "companion/table/table_screen.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "db/record_file.h"

namespace consigliere::screens {

/// Whether an evening can go on in memory after this. Where nothing is ever written, or where the
/// record itself is wrong, there is nothing to wait for.
bool TableScreen::goes_on_unsaved(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    return error.kind != Kind::read_only && error.kind != Kind::unusable_record
        && error.kind != Kind::no_session;
}

void TableScreen::tell_unsaved(const db::DatabaseError& error)
{
    const bool is_news = m_not_saved.empty();
    m_not_saved = telling::tell(error);
    if (is_news)
        m_overlay = &TableScreen::draw_unsaved;
}

/// What is not saved is asked about before anybody leaves.
bool TableScreen::is_kept_by_unsaved(Leaving leaving)
{
    if (!m_session.has_unsaved())
        return false;
    // Who closes the window once more begins no new time to read.
    if (leaving == Leaving::out_of_program && m_leaving != leaving)
        m_closed_at = ImGui::GetTime();
    m_leaving = leaving;
    m_overlay = &TableScreen::draw_unsaved;
    // Nothing hides the question, which says itself why nothing is saved.
    m_notice.show({});
    return true;
}

void TableScreen::leave_unsaved()
{
    back_up_at_end();
    if (m_leaving == Leaving::out_of_program)
        m_context.navigator.quit();
    else
        m_context.navigator.back();
}

/// A line on top of the turn panel for as long as anything is only in memory.
void TableScreen::draw_unsaved_line(Ui& ui, Rect& rect)
{
    if (!m_session.has_unsaved()) {
        m_not_saved.clear();
        return;
    }
    const Rect place = rect.cut_top(48_dp, 8_dp);
    const int entries = m_session.unsaved_entries();
    const std::string told = entries == 0
        ? tr("What was told is not saved")
        : tr_count("{n} entry is not saved", "{n} entries are not saved", entries);
    if (ui.touch("unsaved", place))
        m_overlay = &TableScreen::draw_unsaved;
    ui.fill(place, ui.theme().refused, 6_dp);
    ui.text(place.inset(12_dp, 0), told, {Font::strong, ui.theme().on_refused});
}

void TableScreen::draw_unsaved(Ui& ui)
{
    if (m_writing.is_open()) {
        draw_writing(ui);
        return;
    }
    Rect rect = dialog_for(ui, "unsaved", 700_dp, 48_dp + 206_dp);
    title(ui, rect, tr("Not saved"));
    Rect buttons = rect.cut_bottom(196_dp, 10_dp);
    scroll_area(ui, "unsaved", rect, [&](Rect& rest) {
        paragraph(ui, rest, m_not_saved, Font::body, ui.theme().refused_text);
        paragraph(ui, rest,
            tr("The evening can go on: these entries are kept in memory, and each further one "
               "tries to save them too. If the program ends before, they are lost."));
        const int last = m_session.evening().history().size();
        for (int entry = last - m_session.unsaved_entries() + 1; entry <= last; ++entry)
            remark(ui, rest,
                tr_fill("Entry {entry}", {{"entry", language::number(entry)}}) + "  ·  "
                    + m_table->tell_entry(entry).text);
    });
    if (button(
            ui, "unsaved:again", buttons.cut_top(60_dp, 8_dp), tr("Try again"), {ButtonKind::next}))
        try_to_save();
    if (button(ui, "unsaved:file", buttons.cut_top(60_dp, 8_dp), tr("Write the record to a file"),
            {.symbol = symbol::file_out}))
        m_writing.open_for_writing(m_context.database.path(), name_of_record());
    const bool is_leaving = m_leaving != Leaving::nowhere;
    const std::vector<Rect> last = buttons.columns(is_leaving ? 2 : 1, 8_dp);
    if (is_leaving && button(ui, "unsaved:leave", last[1], tr("Leave all the same")))
        leave_unsaved();
    if (button(ui, "unsaved:close", last[0], tr("Go on"))) {
        m_overlay = nullptr;
        m_leaving = Leaving::nowhere;
    }
}

void TableScreen::try_to_save()
{
    const auto failure = m_session.save_again();
    if (failure.is_error()) {
        m_not_saved = telling::tell(failure.error());
        return;
    }
    m_overlay = nullptr;
    m_leaving = Leaving::nowhere;
    m_notice.show(tr("Everything is saved now."));
}

void TableScreen::draw_writing(Ui& ui)
{
    const auto file = m_writing.draw(
        ui, {tr("Write the record to a file"), tr("The name of a file"), tr("Write it here")});
    if (!file)
        return;
    const auto record = m_session.as_record();
    if (record.is_error()) {
        m_notice.show(telling::tell(record.error()));
        return;
    }
    const auto failure = db::write_record(record.value(), *file, db::WhenThere::refuse);
    m_notice.show(failure.is_error()
            ? telling::tell(failure.error())
            : tr_fill("The record is written: {file}", {{"file", file->string()}}));
}

/// "2026-11-20 Ana, Piotr.corleone.toml"
std::string TableScreen::name_of_record() const
{
    std::string name;
    for (const std::string& actor : m_session.evening().actors())
        name += (name.empty() ? "" : ", ") + player(actor);
    return name_of_file(name, m_session.evening().game());
}

} // namespace consigliere::screens

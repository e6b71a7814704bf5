#include "companion/table/session_saver.h"

#include "companion/evening/sharing.h"
#include "companion/frame/archive.h"
#include "companion/frame/file_picker.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "db/record_file.h"

#include <imgui.h>

namespace consigliere::screens {

namespace {

/// True if an evening can continue in memory after this error. Not if nothing can ever be written,
/// or if the record is corrupt.
bool goes_on_unsaved(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    return error.kind != Kind::read_only && error.kind != Kind::unusable_record
        && error.kind != Kind::no_session;
}

} // namespace

ledger::ErrorOr<ledger::Entry, db::DatabaseError> SessionSaver::record(const std::string& line)
{
    auto recorded = m_session.record(line);
    if (!recorded.is_error() || !goes_on_unsaved(recorded.error()))
        return recorded;
    tell(recorded.error());
    return m_session.keep(line);
}

ledger::Status<db::DatabaseError> SessionSaver::describe(const ledger::Tree& components)
{
    auto failure = m_session.describe(components);
    if (!failure.is_error() || !goes_on_unsaved(failure.error()))
        return failure;
    tell(failure.error());
    return m_session.keep_description(components);
}

void SessionSaver::tell(const db::DatabaseError& error)
{
    const bool is_news = m_why.empty();
    m_why = telling::tell(error);
    if (is_news)
        open();
}

void SessionSaver::open()
{
    m_host.overlay().open([this](Ui& ui) { draw(ui); },
        m_leaving == Leaving::nowhere ? Overlay::Rank::below_dialogs
                                      : Overlay::Rank::above_dialogs);
}

void SessionSaver::export_record()
{
    if (m_session.has_unsaved())
        open();
    open_files();
}

/// Opens the file dialog with a name such as "2026-11-20 Ana, Piotr.corleone.toml".
void SessionSaver::open_files()
{
    const Context& context = m_host.context();
    std::optional<db::SessionSummary> summary;
    if (!m_session.has_unsaved())
        summary = summary_of(context, m_session.id());
    std::string players;
    for (const std::string& actor : m_session.evening().actors())
        players += (players.empty() ? "" : ", ") + m_host.player(actor);
    FilePicker::open_for_writing(context,
        summary ? name_of_record(*summary) : name_of_file(players, m_session.evening().game()),
        {tr("Export the record"), tr("File name"), tr("Save here")},
        [this](const auto& file, db::IfExists if_exists) { write(file, if_exists); });
}

bool SessionSaver::asks_before(Leaving leaving)
{
    // Closing the window again answers the question, unless it was a double click before the text
    // could be read.
    constexpr double seconds_to_read = 1;
    const bool is_closed_again = leaving == Leaving::out_of_program && m_leaving == leaving;
    const bool has_answered = is_closed_again && ImGui::GetTime() - m_closed_at >= seconds_to_read;
    if (has_answered || !m_session.has_unsaved())
        return false;
    if (!is_closed_again)
        m_closed_at = ImGui::GetTime();
    m_leaving = leaving;
    open();
    // The question itself says why nothing is saved; the notice would hide it.
    m_host.notice().show({});
    return true;
}

void SessionSaver::leave()
{
    m_backups.at_end();
    if (m_leaving == Leaving::out_of_program)
        m_host.context().navigator.quit();
    else
        m_host.context().navigator.back();
}

void SessionSaver::go_on()
{
    m_host.overlay().close();
    m_leaving = Leaving::nowhere;
}

void SessionSaver::draw_line(Ui& ui, Rect& rect)
{
    if (!m_session.has_unsaved()) {
        m_why.clear();
        return;
    }
    const Rect place = rect.cut_top(48_dp, 8_dp);
    const int entries = m_session.unsaved_entries();
    const std::string told = entries == 0
        ? tr("Your last description isn’t saved")
        : tr_count("{n} entry not saved", "{n} entries not saved", entries);
    if (ui.touch("unsaved", place))
        open();
    ui.fill(place, ui.theme().refused, 6_dp);
    ui.text(place.inset(12_dp, 0), told, {Font::strong, ui.theme().on_refused});
}

void SessionSaver::draw(Ui& ui)
{
    Rect rect = dialog_for(ui, "unsaved", 700_dp, 48_dp + 206_dp);
    title(ui, rect, tr("Not saved"));
    Rect buttons = rect.cut_bottom(196_dp, 10_dp);
    scroll_area(ui, "unsaved", rect, [&](Rect& rest) {
        paragraph(ui, rest, m_why, Font::body, ui.theme().refused_text);
        paragraph(ui, rest,
            tr("You can keep playing: unsaved entries stay in memory, and Consigliere tries again "
               "at each move. If it closes first, they are lost."));
        const int last = m_session.evening().history().size();
        for (int entry = last - m_session.unsaved_entries() + 1; entry <= last; ++entry)
            remark(ui, rest,
                tr_fill("Entry {entry}", {{"entry", language::number(entry)}}) + "  ·  "
                    + m_host.table().tell_entry(entry).text);
    });
    if (button(
            ui, "unsaved:again", buttons.cut_top(60_dp, 8_dp), tr("Try again"), {ButtonKind::next}))
        retry_save();
    if (button(ui, "unsaved:file", buttons.cut_top(60_dp, 8_dp), tr("Export the record"),
            {.symbol = symbol::file_out}))
        open_files();
    const bool is_leaving = m_leaving != Leaving::nowhere;
    const std::vector<Rect> last = buttons.columns(is_leaving ? 2 : 1, 8_dp);
    if (is_leaving && button(ui, "unsaved:leave", last[1], tr("Leave without saving")))
        leave();
    if (button(ui, "unsaved:close", last[0], tr("Continue")))
        go_on();
}

void SessionSaver::retry_save()
{
    const auto failure = m_session.retry_save();
    if (failure.is_error()) {
        m_why = telling::tell(failure.error());
        return;
    }
    go_on();
    m_host.notice().show(tr("Everything is saved now."));
}

void SessionSaver::write(const std::filesystem::path& file, db::IfExists if_exists)
{
    // What is asked about has been saved meanwhile.
    if (!m_session.has_unsaved())
        go_on();
    const auto record = m_session.as_record();
    if (m_host.notice().tells_failure(record))
        return;
    const auto failure = db::write_record(record.value(), file, if_exists);
    if (!m_host.notice().tells_failure(failure))
        m_host.notice().show(tr_fill("Record saved as {file}", {{"file", file.string()}}));
}

} // namespace consigliere::screens

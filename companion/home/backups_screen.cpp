#include "companion/home/backups_screen.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/told_backups.h"
#include "companion/telling/backups.h"
#include "companion/telling/database_error.h"
#include "db/clock.h"
#include "db/restore_losses.h"

#include <algorithm>
#include <iterator>

namespace consigliere::screens {

namespace {

/// "20 November 2026, 22:41"; the file name for a file chosen by the user.
std::string name_of(const db::Backup& backup)
{
    const std::string time = db::local_time(backup.made);
    constexpr std::size_t length_of_day = 10;
    if (time.size() <= length_of_day)
        return backup.file.string();
    return language::date(time.substr(0, length_of_day)) + ", " + time.substr(length_of_day + 1);
}

std::string evening_line(const db::SessionSummary& evening)
{
    return date_of(evening) + "  ·  " + names_of(evening);
}

} // namespace

BackupsScreen::BackupsScreen(Context context)
    : m_context(context)
    , m_backups(db::backups_of(context.database.path()))
{
}

void BackupsScreen::draw(Ui& ui, const Rect& rect)
{
    look_into_next(ui);
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Backups"));
    rest = rest.inset(std::max(16_dp, (rest.width() - 760_dp) / 2), 0);
    scroll_area(ui, "backups", rest, [&](Rect& list) { draw_content(ui, list); });
}

void BackupsScreen::look_into_next(Ui& ui)
{
    if (m_contents.size() == m_backups.size())
        return;
    m_contents.push_back(db::look_into(m_backups[m_contents.size()]));
    ui.request_frame();
}

void BackupsScreen::draw_content(Ui& ui, Rect& list)
{
    list.cut_top(12_dp);
    draw_trouble(ui, list);
    remark(ui, list,
        tr("All evenings are backed up at the start and end of each evening and after each of its "
           "parts, and every backup is checked. The last 10 backups are kept, and the last one of "
           "each month."));
    draw_told_backups(ui, m_context, list, Font::body, ui.theme().text);
    list.cut_top(8_dp);
    draw_backups(ui, list);
    list.cut_top(16_dp);
}

/// The database error, and repairs other than restoring a backup.
void BackupsScreen::draw_trouble(Ui& ui, Rect& list)
{
    const std::optional<db::DatabaseError>& trouble = m_context.keeping.trouble();
    if (!trouble)
        return;
    paragraph(ui, list, telling::tell(*trouble), Font::body, ui.theme().refused_text);
    DatabaseMaintenance& keeping = m_context.keeping;
    const auto offer = [&](const char* id, const std::string& label, const Mending& mending) {
        if (button(ui, id, list.cut_top(56_dp, 12_dp), label))
            ask_about(mending);
    };
    if (trouble->kind == db::DatabaseError::Kind::foreign_wal)
        offer("log", tr("Set the recovery file aside"),
            {tr("Set the recovery file aside?"), tr("Set aside"), {},
                {tr("The database is then opened without the contents of the recovery file.")},
                true, [&keeping] { return keeping.quarantine_wal(); }});
    else if (trouble->kind == db::DatabaseError::Kind::missing)
        offer("anew", tr("Start with an empty database"),
            {tr("Start with an empty database?"), tr("Start empty"), {},
                {tr("It has no evenings. The backups stay where they are.")}, false,
                [&keeping] { return keeping.begin_anew(); }});
    else
        offer("salvage", tr("Salvage intact evenings"),
            {tr("Salvage intact evenings?"), tr("Salvage"), {},
                {tr("Intact evenings are copied into a new database. The others are listed.")},
                true, [&keeping] { return keeping.salvage(); }});
}

void BackupsScreen::draw_backups(Ui& ui, Rect& list)
{
    // If the backup folder cannot be read, that is reported above.
    if (m_backups.empty() && !m_context.keeping.backups().failure)
        remark(ui, list,
            tr_fill("No backups in {folder}.",
                {{"folder", db::folder_of_backups(m_context.database.path()).string()}}));
    for (const db::BackupContents& contents : m_contents) {
        const bool is_doubtful = contents.unusable || !contents.broken.empty();
        if (button_with_detail(ui, "backup:" + contents.backup.made, list.cut_top(72_dp, 8_dp),
                name_of(contents.backup), telling::tell(contents),
                {.mood = is_doubtful ? ControlState::explains : ControlState::enabled}))
            ask_to_restore(contents);
    }
    if (button(ui, "backup:file", list.cut_top(56_dp, 8_dp), tr("Restore from another file"),
            {.symbol = symbol::file_in}))
        FilePicker::open(m_context, ".db",
            {tr("Restore from another file"),
                tr("No backups in your documents or downloads. Look for files ending in .db."),
                tr("Check backup")},
            [this](const auto& file) {
                ask_to_restore(db::look_into({file, {}}));
            });
}

void BackupsScreen::ask_to_restore(const db::BackupContents& contents)
{
    if (contents.unusable) {
        m_context.notice.show(telling::tell(contents));
        return;
    }
    auto backup = db::Database::read(contents.backup.file);
    if (backup.is_error()) {
        m_context.notice.show(telling::tell(backup.error()));
        return;
    }
    const auto lost = db::losses(m_context.database, backup.value());
    if (lost.is_error() && lost.error().whose == db::NotCompared::Whose::backup) {
        m_context.notice.show(telling::tell(lost.error().error));
        return;
    }
    std::vector<std::string> told = telling::tell_broken(contents, evening_line);
    const std::optional<db::DatabaseError>& trouble = m_context.keeping.trouble();
    const bool is_missing = trouble && trouble->kind == db::DatabaseError::Kind::missing;
    if (!is_missing && (trouble || lost.is_error()))
        told.push_back(tr("The database can’t be read, so what the backup lacks is unknown."));
    else if (!is_missing)
        std::ranges::copy(telling::tell(lost.value(), evening_line), std::back_inserter(told));
    ask_about({tr("Restore this backup?"), tr("Restore"),
        name_of(contents.backup) + "  ·  " + telling::tell(contents), std::move(told), true,
        [&keeping = m_context.keeping, file = contents.backup.file,
            if_corrupt = contents.broken.empty() ? db::IfCorrupt::refuse : db::IfCorrupt::restore] {
            return keeping.restore(file, if_corrupt);
        }});
}

/// After the database was replaced, all screens restart.
void BackupsScreen::ask_about(Mending mending)
{
    m_context.overlay.open([context = m_context, asked = std::move(mending)](Ui& ui) {
        Rect buttons = draw_list_dialog(ui, {"mending", asked.title, 680}, [&](Rect& rest) {
            if (!asked.whose.empty())
                paragraph(ui, rest, asked.whose, Font::strong);
            for (const std::string& told : asked.told)
                paragraph(ui, rest, told);
            if (asked.keeps_file)
                remark(ui, rest,
                    tr("Nothing is deleted: the current file is kept under another name."));
        });
        if (button(ui, "mending:close", buttons.cut_right(buttons.width() * 0.5F, 10_dp),
                tr("Cancel"), {ButtonKind::next}))
            context.overlay.close();
        if (!button(ui, "mending:yes", buttons, asked.verb))
            return;
        context.overlay.close();
        context.notice.show(asked.act(), [context] { context.navigator.start_over(to::Home{}); });
    });
}

} // namespace consigliere::screens

#include "companion/home/club_folder_settings.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/places.h"
#include "companion/frame/this_tablet.h"
#include "companion/frame/waker.h"

#include <filesystem>

namespace consigliere::screens {

ClubFolderSettings::ClubFolderSettings(Context context)
    : m_context(context)
    , m_name(name_of_tablet(context.database))
{
}

void ClubFolderSettings::look()
{
    m_context.keeping.club_folder().begin([&waker = m_context.waker] { waker.wake(); });
}

void ClubFolderSettings::draw(Ui& ui, Rect& list)
{
    ClubFolder& club = m_context.keeping.club_folder();
    static_cast<void>(m_context.keeping.attend_club_folder());
    if (club.is_running())
        ui.request_frame_in(0.2);
    heading(ui, list, tr("Name of this tablet"));
    if (text_field(ui, "tablet-name", list.cut_top(52_dp, 8_dp), m_name, tr("name")))
        name_tablet(m_context.database, m_name);
    heading(ui, list, tr("Club folder"));
    const std::filesystem::path folder = club.folder();
    const bool is_on = !folder.empty();
    const ControlState mood = mood_of_writing(m_context);
    if (button_with_detail(ui, "club-folder", list.cut_top(60_dp, 8_dp),
            is_on ? folder.filename().string() : tr("Choose a folder"),
            is_on
                ? folder.string()
                : tr("A stick, a share, or a folder that Syncthing keeps: all tablets that use it "
                     "get each other’s finished evenings."),
            {.mood = mood == ControlState::enabled ? mood : ControlState::disabled,
                .symbol = symbol::folder}))
        choose_folder();
    if (!is_on)
        return;
    const std::vector<Rect> buttons = list.cut_top(56_dp, 8_dp).columns(2, 10_dp);
    if (button(ui, "club-folder:look", buttons[0], tr("Look now"),
            {.mood = ready_if(!club.is_running(), tr("The folder is being read."))}))
        look();
    if (button(ui, "club-folder:off", buttons[1], tr("Switch off")))
        club.choose({});
    draw_told(ui, list);
}

void ClubFolderSettings::draw_told(Ui& ui, Rect& list) const
{
    ClubFolder& club = m_context.keeping.club_folder();
    const std::string looked = club.last_look();
    if (club.is_running())
        remark(ui, list, tr("Looking into the folder…"));
    else if (!looked.empty())
        remark(ui, list, tr_fill("Last looked {time}.", {{"time", told_time(looked)}}));
    for (const std::string& news : club.told_news())
        paragraph(ui, list, news);
    for (const std::string& trouble : club.told_troubles())
        paragraph(ui, list, trouble, Font::body, ui.theme().refused_text);
}

void ClubFolderSettings::choose_folder()
{
    ClubFolder& club = m_context.keeping.club_folder();
    const bool is_on = !club.folder().empty();
    FilePicker::open_for_folder(m_context,
        is_on ? club.folder() : folder_for_files(m_context.database),
        {tr("Club folder"), {}, tr("Choose this folder")},
        [this, &club](const std::filesystem::path& folder) {
            club.choose(folder);
            look();
        });
}

} // namespace consigliere::screens

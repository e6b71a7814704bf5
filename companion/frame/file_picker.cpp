#include "companion/frame/file_picker.h"

#include "companion/frame/list_dialog.h"
#include "companion/frame/places.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <iterator>

namespace consigliere::screens {

void FilePicker::open(const std::filesystem::path& database, std::string_view ending)
{
    *this = {};
    m_files = likely_files(database, ending);
    m_is_open = true;
}

void FilePicker::open_for_evenings(const std::filesystem::path& database)
{
    open(database, ".db");
    std::ranges::copy(likely_files(database, ".toml"), std::back_inserter(m_files));
}

void FilePicker::open_for_writing(const std::filesystem::path& database, const std::string& name)
{
    *this = {};
    m_files = places_for(database, name);
    m_typed = m_files.empty() ? name : m_files.front().string();
    m_is_open = true;
}

void FilePicker::open_for_picture(const std::filesystem::path& database)
{
    *this = {};
    m_files = likely_pictures(database);
    m_is_open = true;
}

void FilePicker::open_for_pictures(const std::filesystem::path& database)
{
    open_for_picture(database);
    m_choice = Choice::several;
}

std::string FilePicker::typed() const
{
    return std::string(ledger::trim(m_typed));
}

/// In multiple selection, a second tap deselects.
void FilePicker::choose(const std::filesystem::path& file)
{
    if (m_choice == Choice::one)
        m_typed = file.string();
    else if (m_chosen.erase(file) == 0)
        m_chosen.insert(file);
}

bool FilePicker::draw_dialog(Ui& ui, const Words& words)
{
    Rect buttons = draw_list_dialog(ui, {"files", words.title, 700}, [&](Rect& rest) {
        text_field(ui, "file", rest.cut_top(52_dp, 12_dp), m_typed, tr("File name"));
        for (const std::filesystem::path& file : m_files) {
            if (button(ui, "file:" + file.string(), rest.cut_top(60_dp, 8_dp), file.string(),
                    {chosen_if(m_chosen.contains(file)), ControlState::enabled, Font::body}))
                choose(file);
        }
        if (m_files.empty())
            remark(ui, rest, words.nothing_found);
    });
    if (cancel_button(ui, "files:cancel", buttons))
        m_is_open = false;
    const bool takes = button(ui, "files:take", buttons, words.take,
        next_if(!typed().empty() || !m_chosen.empty(), tr("Tap a file, or type its name.")));
    if (takes)
        m_is_open = false;
    return takes;
}

std::optional<std::filesystem::path> FilePicker::draw(Ui& ui, const Words& words)
{
    if (!draw_dialog(ui, words))
        return std::nullopt;
    return typed();
}

std::vector<std::filesystem::path> FilePicker::draw_several(Ui& ui, const Words& words)
{
    if (!draw_dialog(ui, words))
        return {};
    std::vector<std::filesystem::path> files(m_chosen.begin(), m_chosen.end());
    if (!typed().empty())
        files.emplace_back(typed());
    return files;
}

} // namespace consigliere::screens

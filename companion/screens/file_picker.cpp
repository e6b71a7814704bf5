#include "companion/screens/file_picker.h"

#include "companion/screens/places.h"
#include "engine/ledger/words.h"

namespace consigliere::screens {

void FilePicker::open(const std::filesystem::path& database, std::string_view ending)
{
    m_files = likely_files(database, ending);
    m_typed.clear();
    m_is_open = true;
}

void FilePicker::open_for_writing(const std::filesystem::path& database, const std::string& name)
{
    m_files = places_for(database, name);
    m_typed = m_files.empty() ? name : m_files.front().string();
    m_is_open = true;
}

std::optional<std::filesystem::path> FilePicker::draw(Ui& ui, const Words& words)
{
    Rect rect = dialog_for(ui, "files", 700_dp, 48_dp + 70_dp);
    title(ui, rect, words.title);
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "files", rect, [&](Rect& rest) {
        text_field(ui, "file", rest.cut_top(52_dp, 12_dp), m_typed, tr("The name of a file"));
        for (const std::filesystem::path& file : m_files) {
            if (button(ui, "file:" + file.string(), rest.cut_top(60_dp, 8_dp), file.string(),
                    {ButtonKind::plain, Mood::ready, Font::body}))
                m_typed = file.string();
        }
        if (m_files.empty())
            remark(ui, rest, words.nothing_found);
    });
    if (button(ui, "files:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_is_open = false;
    const std::string typed(ledger::trim(m_typed));
    if (!button(ui, "files:take", buttons, words.take, next_if(!typed.empty())))
        return std::nullopt;
    m_is_open = false;
    return typed;
}

} // namespace consigliere::screens

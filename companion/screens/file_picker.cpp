#include "companion/screens/file_picker.h"

#include "companion/language/language.h"
#include "companion/screens/places.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "companion/widgets/text_field.h"
#include "engine/ledger/words.h"

namespace consigliere::screens {

using language::tr;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

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
    Rect rect = widgets::dialog_for(ui, "files", 700_dp, 48_dp + 70_dp);
    widgets::title(ui, rect, words.title);
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    widgets::scroll_area(ui, "files", rect, [&](Rect& rest) {
        widgets::text_field(
            ui, "file", rest.cut_top(52_dp, 12_dp), m_typed, tr("The name of a file"));
        for (const std::filesystem::path& file : m_files) {
            if (widgets::button(ui, "file:" + file.string(), rest.cut_top(60_dp, 8_dp),
                    file.string(), {ButtonKind::plain, Mood::ready, Font::body}))
                m_typed = file.string();
        }
        if (m_files.empty())
            widgets::paragraph(ui, rest, words.nothing_found, Font::body, ui.theme().quiet);
    });
    if (widgets::button(
            ui, "files:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_is_open = false;
    const std::string typed(ledger::trim(m_typed));
    ButtonStyle take;
    take.kind = ButtonKind::next;
    take.mood = widgets::ready_if(!typed.empty());
    if (!widgets::button(ui, "files:take", buttons, words.take, take))
        return std::nullopt;
    m_is_open = false;
    return typed;
}

} // namespace consigliere::screens

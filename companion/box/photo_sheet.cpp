#include "companion/box/photo_sheet.h"

#include "companion/frame/file_picker.h"
#include "companion/frame/question_dialog.h"

#include <algorithm>
#include <optional>

namespace consigliere::screens {

void PhotoSheet::draw(Ui& ui)
{
    if (m_photos.has(m_whose))
        draw_with_photo(ui);
    else
        draw_without_photo(ui);
}

void PhotoSheet::draw_with_photo(Ui& ui)
{
    Rect rect = dialog(ui, 760_dp, 776_dp);
    title(ui, rect, m_title);
    if (button(ui, "photo:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_context.overlay.close();
    Rect ways = rect.cut_bottom(56_dp, 12_dp);
    if (button(ui, "photo:remove", ways.cut_right(ways.width() * 0.4F, 10_dp), tr("Remove photo"),
            {.symbol = symbol::trash}))
        ask_to_remove();
    if (button(ui, "photo:choose", ways, tr("Change photo…"), {.symbol = symbol::camera}))
        choose_file();
    draw_photo(ui, rect);
}

void PhotoSheet::draw_without_photo(Ui& ui)
{
    const float button_height = 56_dp;
    Rect rect = dialog_for(ui, "photo-sheet", 760_dp, button_height + 12_dp);
    Rect ways = rect.cut_bottom(button_height, 12_dp);
    scroll_area(ui, "photo-sheet", rect, [this, &ui](Rect& rest) {
        title(ui, rest, m_title);
        remark(ui, rest,
            tr("A photo from a phone or camera helps you recognise the card. It is made smaller "
               "and kept only in this database: merges and backups include it; exported records "
               "and components don’t."));
    });
    if (button(ui, "photo:close", ways.cut_left(ways.width() * 0.4F, 10_dp), tr("Close")))
        m_context.overlay.close();
    if (button(ui, "photo:choose", ways, tr("Add photo…"),
            {ButtonKind::next, ControlState::enabled, Font::strong, symbol::camera}))
        choose_file();
}

void PhotoSheet::draw_photo(Ui& ui, const Rect& rect)
{
    Rect text = rect;
    const PhotoShelf::Shown shown =
        m_photos.show(ui, m_whose, std::max(rect.width(), rect.height()));
    if (shown.picture != nullptr)
        draw_picture(ui, place_for(shown.picture->size(), rect), *shown.picture);
    else if (!shown.why_not.empty())
        paragraph(ui, text, shown.why_not);
}

void PhotoSheet::choose_file()
{
    FilePicker::open_for_picture(m_context,
        {tr("Add a photo"),
            tr("No photos next to the database or in your pictures or downloads. Look for files "
               "ending in .jpg, .jpeg or .png."),
            tr("Add")},
        [this](const std::filesystem::path& file) {
            if (const std::optional<std::string> why_not = m_photos.take(m_whose, file))
                m_context.notice.show(*why_not);
        });
}

void PhotoSheet::ask_to_remove()
{
    ask(
        m_context.overlay,
        {"photo-away", tr("Remove this photo?"), tr("Remove photo"), tr("Cancel"),
            QuestionDialog::Next::stay},
        [](Ui& ui, Rect& rest) { paragraph(ui, rest, tr("The card’s description stays.")); },
        [this] {
            if (const std::optional<std::string> why_not = m_photos.remove(m_whose))
                m_context.notice.show(*why_not);
        });
}

} // namespace consigliere::screens

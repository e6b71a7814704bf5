#include "companion/box/photo_sheet.h"

#include "companion/frame/question_dialog.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace consigliere::screens {

void PhotoSheet::open(db::PhotoKey whose, std::string title)
{
    m_whose = std::move(whose);
    m_title = std::move(title);
    m_is_open = true;
    m_asks = false;
}

void PhotoSheet::draw(Ui& ui, PhotoShelf& photos, db::Database& database)
{
    if (m_notice.is_shown())
        m_notice.draw(ui);
    else if (m_picker.is_open())
        draw_files(ui, photos);
    else if (m_asks)
        draw_question(ui, photos);
    else if (photos.has(m_whose))
        draw_with_photo(ui, photos, database);
    else
        draw_without_photo(ui, database);
}

void PhotoSheet::draw_with_photo(Ui& ui, PhotoShelf& photos, db::Database& database)
{
    Rect rect = dialog(ui, 760_dp, 776_dp);
    title(ui, rect, m_title);
    if (button(ui, "photo:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_is_open = false;
    Rect ways = rect.cut_bottom(56_dp, 12_dp);
    if (button(ui, "photo:remove", ways.cut_right(ways.width() * 0.4F, 10_dp), tr("Remove photo"),
            {.symbol = symbol::trash}))
        m_asks = true;
    if (button(ui, "photo:choose", ways, tr("Change photo…"), {.symbol = symbol::camera}))
        m_picker.open_for_picture(database);
    draw_photo(ui, rect, photos);
}

void PhotoSheet::draw_without_photo(Ui& ui, db::Database& database)
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
        m_is_open = false;
    if (button(ui, "photo:choose", ways, tr("Add photo…"),
            {ButtonKind::next, ControlState::enabled, Font::strong, symbol::camera}))
        m_picker.open_for_picture(database);
}

void PhotoSheet::draw_photo(Ui& ui, const Rect& rect, PhotoShelf& photos)
{
    Rect text = rect;
    const PhotoShelf::Shown shown = photos.show(ui, m_whose, std::max(rect.width(), rect.height()));
    if (shown.picture != nullptr)
        draw_picture(ui, place_for(shown.picture->size(), rect), *shown.picture);
    else if (!shown.why_not.empty())
        paragraph(ui, text, shown.why_not);
}

void PhotoSheet::draw_files(Ui& ui, PhotoShelf& photos)
{
    const auto file = m_picker.draw(ui,
        {tr("Add a photo"),
            tr("No photos next to the database or in your pictures or downloads. Look for files "
               "ending in .jpg, .jpeg or .png."),
            tr("Add")});
    if (!file)
        return;
    if (const std::optional<std::string> why_not = photos.take(m_whose, *file))
        m_notice.show(*why_not);
}

void PhotoSheet::draw_question(Ui& ui, PhotoShelf& photos)
{
    using Answer = QuestionDialog::Answer;
    const QuestionDialog question{"photo-away", tr("Remove this photo?"), tr("Remove photo"),
        tr("Cancel"), QuestionDialog::Next::stay};
    const Answer answer = question.draw(
        ui, [&](Rect& rest) { paragraph(ui, rest, tr("The card’s description stays.")); });
    m_asks = answer == Answer::none;
    if (answer != Answer::go_on)
        return;
    if (const std::optional<std::string> why_not = photos.remove(m_whose))
        m_notice.show(*why_not);
}

} // namespace consigliere::screens

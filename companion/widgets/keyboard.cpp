#include "companion/widgets/keyboard.h"

#include "companion/widgets/button.h"
#include "companion/widgets/letters.h"

#include <algorithm>

namespace consigliere::widgets {

namespace {

/// Index of the page that the page key opens.
std::size_t page_after(const Typing& typing)
{
    return typing.pages.empty() ? 0 : (typing.page + 1) % typing.pages.size();
}

/// Width of a key relative to a letter key.
float weight_of(const std::string& key)
{
    if (key == key::space)
        return 6;
    if (key == key::page || key == key::done)
        return 2;
    if (key == key::shift || key == key::erase)
        return 1.5F;
    return 1;
}

std::string face_of(const std::string& key, const Typing& typing)
{
    if (key == key::shift)
        return symbol::up;
    if (key == key::erase)
        return symbol::erase;
    if (key == key::page)
        return typing.pages[page_after(typing)].name;
    if (key == key::space)
        return "";
    if (key == key::done)
        return typing.next_field().empty() ? symbol::check : symbol::forward;
    return typing.is_shifted ? in_capitals(key) : key;
}

void press(Typing& typing, const std::string& key)
{
    if (key == key::shift) {
        typing.is_shifted = !typing.is_shifted;
    } else if (key == key::erase) {
        typing.letters += Typing::backspace;
    } else if (key == key::page) {
        typing.page = page_after(typing);
    } else if (key == key::space) {
        typing.letters += ' ';
    } else if (key == key::done) {
        typing.field = typing.next_field();
        typing.page = 0;
        typing.is_shifted = true;
    } else {
        typing.letters += typing.is_shifted ? in_capitals(key) : key;
        typing.is_shifted = false;
    }
}

std::vector<Rect> places_in(Rect row, const std::vector<std::string>& keys)
{
    const float gap = 5_dp;
    float total = 0;
    for (const std::string& key : keys)
        total += weight_of(key);
    const float letter =
        (row.width() - gap * static_cast<float>(keys.size() - 1)) / std::max(total, 1.0F);
    std::vector<Rect> places;
    for (const std::string& key : keys)
        places.push_back(row.cut_left(letter * weight_of(key), gap));
    return places;
}

std::vector<Rect> rows_in(const Rect& place, const KeyPage& page)
{
    return place.inset(6_dp, 4_dp).rows(static_cast<int>(page.rows.size()), 5_dp);
}

} // namespace

void draw_keys(Ui& ui)
{
    if (ui.keys_place().is_empty() || ui.typing().pages.empty())
        return;
    Typing& typing = ui.typing();
    ui.fill(ui.keys_place(), ui.theme().panel);
    // A key press may change the page; draw this frame with the current one.
    const KeyPage page = typing.pages[std::min(typing.page, typing.pages.size() - 1)];
    const std::vector<Rect> rows = rows_in(ui.keys_place(), page);
    for (std::size_t i = 0; i < page.rows.size(); ++i) {
        const std::vector<Rect> places = places_in(rows[i], page.rows[i]);
        for (std::size_t k = 0; k < places.size(); ++k) {
            const std::string& key = page.rows[i][k];
            ButtonStyle style;
            style.font = Font::lead;
            if (key == key::done)
                style.kind = ButtonKind::next;
            else if (key == key::shift && typing.is_shifted)
                style.kind = ButtonKind::chosen;
            if (button(ui, "key:" + key, places[k], face_of(key, typing), style))
                press(typing, key);
        }
    }
}

Rect place_of_last_key(const Ui& ui)
{
    const Typing& typing = ui.typing();
    if (!typing.is_wanted || typing.pages.empty())
        return {};
    Rect display = ui.whole_display();
    const KeyPage& page = typing.pages.front();
    const Rect row = rows_in(display.cut_bottom(keys_height()), page).back();
    return places_in(row, page.rows.back()).back();
}

} // namespace consigliere::widgets

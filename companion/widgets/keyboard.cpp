#include "companion/widgets/keyboard.h"

#include "companion/widgets/button.h"
#include "companion/widgets/letters.h"

#include <algorithm>

namespace consigliere::widgets {

namespace {

/// The page that a press on the key for pages leads to.
std::size_t page_after(const Typing& typing)
{
    return typing.pages.empty() ? 0 : (typing.page + 1) % typing.pages.size();
}

/// How many times as wide as a letter a key is.
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

} // namespace

void draw_keys(Ui& ui)
{
    if (ui.keys_place().is_empty() || ui.typing().pages.empty())
        return;
    Typing& typing = ui.typing();
    ui.fill(ui.keys_place(), ui.theme().panel);
    const Rect place = ui.keys_place().inset(6_dp, 4_dp);
    // A press changes the page, and with it what is drawn: from the next frame on.
    const std::vector<std::vector<std::string>> keys =
        typing.pages[std::min(typing.page, typing.pages.size() - 1)].rows;
    const std::vector<Rect> rows = place.rows(static_cast<int>(keys.size()), 5_dp);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        Rect row = rows[i];
        const float gap = 5_dp;
        float total = 0;
        for (const std::string& key : keys[i])
            total += weight_of(key);
        const float letter =
            (row.width() - gap * static_cast<float>(keys[i].size() - 1)) / std::max(total, 1.0F);
        for (const std::string& key : keys[i]) {
            ButtonStyle style;
            style.font = Font::lead;
            if (key == key::done)
                style.kind = ButtonKind::next;
            else if (key == key::shift && typing.is_shifted)
                style.kind = ButtonKind::chosen;
            const Rect cell = row.cut_left(letter * weight_of(key), gap);
            if (button(ui, "key:" + key, cell, face_of(key, typing), style))
                press(typing, key);
        }
    }
}

} // namespace consigliere::widgets

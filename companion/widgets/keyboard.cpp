#include "companion/widgets/keyboard.h"

#include "companion/widgets/button.h"
#include "companion/widgets/letters.h"

namespace consigliere::widgets {

namespace {

using Row = std::vector<std::string>;

constexpr const char* key_shift = "shift";
constexpr const char* key_erase = "erase";
constexpr const char* key_page = "page";
constexpr const char* key_space = "space";
constexpr const char* key_done = "done";

const std::vector<Row>& rows_of(bool signs)
{
    static const std::vector<Row> letters{{"q", "w", "e", "r", "t", "y", "u", "i", "o", "p"},
        {"a", "s", "d", "f", "g", "h", "j", "k", "l", "-"},
        {key_shift, "z", "x", "c", "v", "b", "n", "m", key_erase}, {key_page, key_space, key_done}};
    static const std::vector<Row> others{{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"},
        {"ą", "ć", "ę", "ł", "ń", "ó", "ś", "ź", "ż", "-"},
        {key_shift, "’", ".", ",", "&", "!", "?", "#", key_erase}, {key_page, key_space, key_done}};
    return signs ? others : letters;
}

/// How many times as wide as a letter a key is.
float weight_of(const std::string& key)
{
    if (key == key_space)
        return 6;
    if (key == key_page || key == key_done)
        return 2;
    if (key == key_shift || key == key_erase)
        return 1.5F;
    return 1;
}

std::string face_of(const std::string& key, const Typing& typing)
{
    if (key == key_shift)
        return symbol::up;
    if (key == key_erase)
        return symbol::erase;
    if (key == key_page)
        return typing.shows_signs ? "abc" : "12 ąę";
    if (key == key_space)
        return "";
    if (key == key_done)
        return typing.next_field().empty() ? symbol::check : symbol::forward;
    return typing.is_shifted ? in_capitals(key) : key;
}

void press(Typing& typing, const std::string& key)
{
    if (key == key_shift) {
        typing.is_shifted = !typing.is_shifted;
    } else if (key == key_erase) {
        typing.letters += Typing::backspace;
    } else if (key == key_page) {
        typing.shows_signs = !typing.shows_signs;
    } else if (key == key_space) {
        typing.letters += ' ';
    } else if (key == key_done) {
        typing.field = typing.next_field();
        typing.shows_signs = false;
        typing.is_shifted = true;
    } else {
        typing.letters += typing.is_shifted ? in_capitals(key) : key;
        typing.is_shifted = false;
    }
}

} // namespace

void draw_keys(Ui& ui)
{
    if (ui.keys_place().is_empty())
        return;
    Typing& typing = ui.typing();
    ui.fill(ui.keys_place(), ui.theme().panel);
    const Rect place = ui.keys_place().inset(6_dp, 4_dp);
    const std::vector<Row>& keys = rows_of(typing.shows_signs);
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
            if (key == key_done)
                style.kind = ButtonKind::next;
            else if (key == key_shift && typing.is_shifted)
                style.kind = ButtonKind::chosen;
            const Rect cell = row.cut_left(letter * weight_of(key), gap);
            if (button(ui, "key:" + key, cell, face_of(key, typing), style))
                press(typing, key);
        }
    }
}

} // namespace consigliere::widgets

#include "companion/widgets/text_field.h"

#include "companion/widgets/button.h"
#include "companion/widgets/letters.h"

#include <imgui_stdlib.h>

#include <algorithm>

namespace consigliere::widgets {

namespace {

/// Applies the characters typed on the on-screen keyboard to the active field.
bool take_letters(Typing& typing, std::string& text)
{
    if (typing.letters.empty())
        return false;
    for (const char letter : typing.letters) {
        if (letter == Typing::backspace)
            remove_last_letter(text);
        else
            text += letter;
    }
    typing.letters.clear();
    return true;
}

/// Makes this the active field of the on-screen keyboard; the first letter is a capital.
void begin_typing(Typing& typing, std::string_view id, const std::string& text)
{
    typing.is_shifted = typing.field != id && text.empty();
    typing.field = id;
    typing.is_field_seen = true;
}

/// Draws the caret at the end of the text, where the on-screen keyboard writes.
void draw_caret(Ui& ui, const Rect& rect, const std::string& text)
{
    const float left =
        std::min(rect.left + 15_dp + ui.measure(text, Font::body).x, rect.right - 8_dp);
    const float half = Fonts::size_of(Font::body) / 2;
    ui.line({left, rect.centre().y - half}, {left, rect.centre().y + half}, ui.theme().brass, 2_dp);
}

/// Draws the hint of an empty field beside the caret: two lines or a smaller font rather than
/// elided.
void draw_hint(Ui& ui, const Rect& rect, std::string_view hint)
{
    Rect place = rect.inset(14_dp, 3_dp);
    place.left += 5_dp;
    // One line, like the text that will replace it.
    const Font font = ui.fitting(hint, place.width(), {Font::body, Font::small});
    ui.elide_text(place, hint, {font, ui.theme().quiet});
}

bool keys_button(Ui& ui, std::string_view id, const Rect& rect)
{
    return button(
        ui, std::string(id) + ":keys", rect, symbol::keyboard, {chosen_if(ui.typing().is_wanted)});
}

} // namespace

bool text_field(
    Ui& ui, std::string_view id, const Rect& whole, std::string& text, std::string_view hint)
{
    const Theme& theme = ui.theme();
    Rect rect = whole;
    const Rect keys = rect.cut_right(56_dp, 8_dp);
    Typing& typing = ui.typing();
    const Interaction touch = ui.touch(std::string(id) + ":field", rect);
    ui.describe(std::string(id) + ":field", [&](Target& target) {
        target.role = TargetRole::field;
        target.name = hint;
        target.value = text;
    });
    if (!ui.is_covered()) {
        typing.fields_so_far.emplace_back(id);
        ImGui::SetItemAllowOverlap();
    }
    const bool is_toggled = keys_button(ui, id, keys);
    const bool is_begun = touch.tapped || touch.reached;
    if (is_begun || is_toggled)
        begin_typing(typing, id, text);
    typing.is_writing = typing.is_writing || touch.tapped || is_toggled;
    if (is_toggled)
        typing.is_wanted = !typing.is_wanted;
    const bool is_written = typing.field == id;
    bool changed = is_written && take_letters(typing, text);
    typing.is_field_seen = typing.is_field_seen || is_written;

    if (ui.is_covered()) {
        ui.fill(rect, theme.ground, 10_dp);
        ui.outline(rect, theme.line, 1_dp, 10_dp);
        if (text.empty())
            draw_hint(ui, rect, hint);
        else
            ui.elide_text(rect.inset(14_dp, 0), text, {Font::body, theme.text});
        return false;
    }
    const std::string name = "##" + std::string(id);
    ImGui::SetCursorScreenPos(rect.min());
    if (is_begun)
        ImGui::SetKeyboardFocusHere();
    const float line = Fonts::size_of(Font::body);
    ImGui::PushFont(ui.fonts().of(Font::body));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(14_dp, (rect.height() - line) / 2));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 10_dp);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, is_written ? 2_dp : 1_dp);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, theme.ground.packed());
    ImGui::PushStyleColor(ImGuiCol_Border, (is_written ? theme.brass : theme.line).packed());
    ImGui::PushStyleColor(ImGuiCol_Text, theme.text.packed());
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, theme.brass.with_opacity(0.4F).packed());
    ImGui::SetNextItemWidth(rect.width());
    changed = ImGui::InputText(name.c_str(), &text) || changed;
    // ImGui's own field does not listen while fingers are on the on-screen keys.
    if (is_written && !ImGui::IsItemActive() && !is_begun) {
        typing.take_physical_keys();
        changed = take_letters(typing, text) || changed;
    }
    typing.is_writing = typing.is_writing || changed;
    typing.is_shifted = typing.is_shifted && !changed;
    // The character just typed needs its glyph, too.
    ui.fonts().want(Font::body, text);
    // ImGui's own input field is on top of the target and takes its press.
    if (ImGui::IsItemActivated()) {
        begin_typing(typing, id, text);
        typing.is_writing = typing.is_writing || ImGui::GetIO().MouseDown[0];
    }
    ImGui::PopStyleColor(4);
    ImGui::PopStyleVar(3);
    ImGui::PopFont();
    if (text.empty())
        draw_hint(ui, rect, hint);
    if (is_written && typing.is_wanted && !ImGui::IsItemActive())
        draw_caret(ui, rect, text);
    return changed;
}

} // namespace consigliere::widgets

#include "companion/widgets/text_field.h"

#include <imgui_stdlib.h>

namespace consigliere::widgets {

bool text_field(
    Ui& ui, std::string_view id, const Rect& rect, std::string& text, std::string_view hint)
{
    const Theme& theme = ui.theme();
    const Touch touch = ui.touch(std::string(id) + ":field", rect);
    const std::string name = "##" + std::string(id);
    ImGui::SetCursorScreenPos(rect.min());
    ImGui::SetItemAllowOverlap();
    if (touch.tapped)
        ImGui::SetKeyboardFocusHere();

    const float line = Fonts::size_of(Font::body);
    ImGui::PushFont(ui.fonts().of(Font::body));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(14_dp, (rect.height() - line) / 2));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 10_dp);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1_dp);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, theme.ground.packed());
    ImGui::PushStyleColor(ImGuiCol_Border, theme.line.packed());
    ImGui::PushStyleColor(ImGuiCol_Text, theme.text.packed());
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, theme.quiet.packed());
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, theme.brass.with_opacity(0.4F).packed());
    ImGui::SetNextItemWidth(rect.width());
    const bool changed = ImGui::InputTextWithHint(name.c_str(), std::string(hint).c_str(), &text);
    ImGui::PopStyleColor(5);
    ImGui::PopStyleVar(3);
    ImGui::PopFont();
    return changed;
}

} // namespace consigliere::widgets

#include "tests/ui/inspector.h"

#include "companion/app/scene.h"
#include "companion/widgets/drawn_letters.h"
#include "tests/ui/canvas.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace consigliere::test {

using widgets::Colour;
using widgets::ControlState;
using widgets::is_letter;
using widgets::Rect;
using widgets::Target;
using widgets::Ui;
using widgets::operator""_dp;

namespace {

/// Sizes that were divided and put together again may lack this part of a pixel.
constexpr float rounding = 0.51F;
/// What WCAG asks of letters.
constexpr double least_contrast = 4.5;

Colour colour_from(const ImVec4& parts)
{
    const auto byte = [](float part) {
        return static_cast<std::uint32_t>(std::lround(std::clamp(part, 0.0F, 1.0F) * 255));
    };
    return Colour((byte(parts.x) << 16) | (byte(parts.y) << 8) | byte(parts.z), parts.w);
}

std::string hex(Colour colour)
{
    char text[8];
    std::snprintf(text, sizeof text, "#%06x", colour.rgb());
    return text;
}

std::string spell(const Rect& rect)
{
    const float scale = widgets::scale();
    char text[64];
    std::snprintf(text, sizeof text, "%.0f,%.0f %.0f×%.0f", static_cast<double>(rect.left / scale),
        static_cast<double>(rect.top / scale), static_cast<double>(rect.width() / scale),
        static_cast<double>(rect.height() / scale));
    return text;
}

/// Ids with what is different from evening to evening left out, to tell states apart.
std::string state_of(const Ui& ui)
{
    std::string state;
    for (const Target& target : ui.targets()) {
        state += target.id.substr(0, target.id.find(':'));
        state += target.mood == ControlState::disabled ? '-' : '+';
    }
    return state;
}

/// What is under a point, for people who look for it.
std::string place_of(const Ui& ui, ImVec2 point)
{
    for (auto target = ui.targets().rbegin(); target != ui.targets().rend(); ++target) {
        if (target->rect.contains(point))
            return target->id;
    }
    const Rect around = Rect::around(point, 0, 0);
    return spell(around) + " among " + (ui.targets().empty() ? "" : ui.targets().front().id) + "…";
}

/// The letter that a quad shows, for people who look for it.
std::string letter_of(const ImDrawVert* quad)
{
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
        for (const ImFontGlyph& glyph : font->Glyphs) {
            if (glyph.U0 == quad[0].uv.x && glyph.V0 == quad[0].uv.y)
                return "U+" + std::to_string(glyph.Codepoint);
        }
    }
    return "nothing";
}

} // namespace

void Inspector::complain(std::string_view what)
{
    m_complaints.insert(std::string(what) + " [" + m_scene + "]");
}

std::string Inspector::report() const
{
    std::string text;
    for (const std::string& complaint : m_complaints)
        text += complaint + "\n";
    return text;
}

void Inspector::look(const Ui& ui, const ImDrawData& drawing, const std::string& scene)
{
    ++m_frames;
    m_scene = scene;
    look_at_targets(ui);
    look_at_texts(ui, drawing);
    const bool is_new = m_states.insert(scene + state_of(ui)).second;
    if (is_new)
        listen_to_targets(ui);
    if (is_new && (!m_pictures.empty() || states() % m_states_for_each_painted == 0))
        look_at_contrast(ui, drawing);
}

void Inspector::look_at_targets(const Ui& ui)
{
    const float least = 48_dp - rounding;
    const Rect display = ui.whole_display();
    const std::vector<Target>& targets = ui.targets();
    for (const Target& target : targets) {
        const Rect& rect = target.rect;
        if (rect.width() < least || rect.height() < least)
            complain("too small: " + target.id + " " + spell(rect));
        if (target.mood == ControlState::disabled && target.missing.empty())
            complain("does not say what is missing: " + target.id);
        const bool is_inside = rect.left >= -rounding && rect.top >= -rounding
            && rect.right <= display.right + rounding && rect.bottom <= display.bottom + rounding;
        if (!is_inside)
            complain("leaves the display: " + target.id + " " + spell(rect));
    }
    for (std::size_t i = 0; i < targets.size(); ++i) {
        for (std::size_t j = i + 1; j < targets.size(); ++j) {
            const bool is_off = targets[i].mood == ControlState::disabled
                || targets[j].mood == ControlState::disabled;
            if (!is_off && targets[i].rect.inset(rounding).overlaps(targets[j].rect))
                complain("overlap: " + targets[i].id + " and " + targets[j].id);
            if (targets[i].id == targets[j].id)
                complain("twice: " + targets[i].id);
        }
    }
}

/// A screen reader says the name of each.
void Inspector::listen_to_targets(const Ui& ui)
{
    for (const app::SceneItem& item : app::scene_of(ui).items) {
        if (item.name.empty())
            complain("has no name: " + item.key);
        if (!item.is_enabled && item.description.empty())
            complain("gives no reason: " + item.key);
    }
}

void Inspector::look_at_texts(const Ui& ui, const ImDrawData& drawing)
{
    for (const std::string& text : ui.elided_texts())
        complain("shortened: " + text);
    for (const char32_t letter : ui.fonts().unsuited_letters())
        complain("no such letter in a font of digits: U+"
            + std::to_string(static_cast<unsigned>(letter)));
    const bool is_new_language =
        std::exchange(m_language, language::chosen()) != language::chosen();
    for (const std::string& text : ui.texts()) {
        if (!is_new_language && m_english.is_left_in(language::chosen(), text))
            complain("left in English: " + text);
    }
    const ImVec2 size = drawing.DisplaySize;
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
        const ImDrawList& list = *drawing.CmdLists[i];
        for (int at = 0; at + 3 < list.VtxBuffer.Size; ++at) {
            const ImDrawVert* quad = &list.VtxBuffer[at];
            if (!is_letter(quad))
                continue;
            // What a list scrolls out of sight is clipped above and below, never at a side.
            const bool leaves = quad[0].pos.x < -1 || quad[1].pos.x > size.x + 1;
            if (leaves)
                complain("a letter (" + letter_of(quad)
                    + ") leaves the display: " + place_of(ui, quad[0].pos));
        }
    }
}

void Inspector::look_at_contrast(const Ui& ui, const ImDrawData& drawing)
{
    Canvas canvas(static_cast<int>(drawing.DisplaySize.x), static_cast<int>(drawing.DisplaySize.y));
    canvas.paint(drawing, [&](const Canvas::Glyph& glyph) {
        const bool is_seen = glyph.centre.x >= glyph.clip.x && glyph.centre.y >= glyph.clip.y
            && glyph.centre.x < glyph.clip.z && glyph.centre.y < glyph.clip.w;
        if (!is_seen)
            return;
        const Colour ground = colour_from(glyph.ground);
        const Colour ink =
            ground.mixed(colour_from({glyph.ink.x, glyph.ink.y, glyph.ink.z, 1}), glyph.ink.w);
        const double contrast = ink.contrast_with(ground);
        if (contrast >= least_contrast)
            return;
        char text[16];
        std::snprintf(text, sizeof text, "%.1f", contrast);
        complain("contrast " + std::string(text) + ": " + hex(ink) + " on " + hex(ground) + " at "
            + place_of(ui, glyph.centre));
    });
    if (!m_pictures.empty()) {
        char name[16];
        std::snprintf(name, sizeof name, "%04d ", states());
        const std::string first = ui.targets().empty() ? "" : ui.targets().front().id;
        canvas.write(
            m_pictures / (name + m_scene + " " + first.substr(0, first.find(':')) + ".png"));
    }
}

} // namespace consigliere::test

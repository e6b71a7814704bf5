#include "companion/widgets/ui.h"

#include "companion/widgets/letters.h"

// Only the inside of ImGui tells whether somebody moves about with the keyboard.
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::widgets {

namespace {

constexpr double glide_seconds = 0.18;
/// Nobody reads what a tap has brought and taps it within this time.
constexpr double seconds_of_one_tap = 0.3;
constexpr const char* ellipsis = "…";

ImVec2 between(ImVec2 from, ImVec2 to, float part)
{
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

/// Where the letter that begins at `at` ends, in UTF-8.
const char* after_letter(const char* at, const char* end)
{
    ++at;
    while (at < end && (static_cast<unsigned char>(*at) & 0xC0U) == 0x80U)
        ++at;
    return at;
}

/// Cuts a text back to what fits, at the border of a letter.
std::string shorten(const Ui& ui, std::string_view text, Font font, float width)
{
    std::string shortened(text);
    while (!shortened.empty()) {
        remove_last_letter(shortened);
        if (ui.measure(shortened + ellipsis, font).x <= width)
            break;
    }
    return shortened + ellipsis;
}

/// Four rows of keys.
float keys_height()
{
    return 224_dp;
}

} // namespace

float rounding_for(ImVec2 size, float wanted)
{
    const float most = std::min(std::abs(size.x), std::abs(size.y)) / 2 - 1;
    const float least = 0.5F;
    return std::min(wanted, most) < least ? 0 : wanted;
}

void Ui::announce(Urgency urgency, std::string_view text)
{
    if (!m_announcement.empty() && urgency < m_urgency)
        return;
    m_announcement = text;
    m_urgency = urgency;
}

void Ui::begin()
{
    const ImGuiIO& io = ImGui::GetIO();
    m_display = Rect::at({0, 0}, io.DisplaySize.x, io.DisplaySize.y);
    m_keys_place = m_typing.is_shown() ? m_display.cut_bottom(keys_height()) : Rect{};
    m_typing.is_field_seen = false;
    m_typing.fields = std::exchange(m_typing.fields_so_far, {});
    listen_to_keys();
    m_had_focus = m_focus.has_value();
    m_focus.reset();
    m_lists_kept_still = std::max(0, m_lists_kept_still - 1);
    m_targets.clear();
    m_lists.clear();
    m_shortened.clear();
    m_texts.clear();
    m_announcement.clear();
    m_is_moving = false;
    m_wakes_in.reset();
    m_covered = 0;

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(io.DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, m_theme->ground.packed());
    ImGui::PushStyleColor(ImGuiCol_NavHighlight, m_theme->brass.packed());
    constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
        | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus
        | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::Begin("screen", nullptr, flags);
}

/// Enter is for the thing that is next, unless the keyboard is on another; Escape is for the way
/// out.
void Ui::listen_to_keys()
{
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    m_has_enter = !m_focus && (is_pressed(ImGuiKey_Enter) || is_pressed(ImGuiKey_KeyPadEnter));
    m_dismissal = is_pressed(ImGuiKey_Escape) ? Dismissal::escape : Dismissal::none;
}

bool Ui::take_enter()
{
    return !is_covered() && std::exchange(m_has_enter, false);
}

bool Ui::take_key(ImGuiKey key)
{
    const ImGuiIO& io = ImGui::GetIO();
    const bool is_taken = !is_covered() && !m_had_focus && !io.WantTextInput
        && ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
    if (!is_taken)
        return false;
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGui::NavMoveRequestCancel();
    context.NavInitRequest = false;
    context.NavDisableHighlight = true;
    return true;
}

void Ui::watch_dialog(const Rect& place)
{
    const ImGuiIO& io = ImGui::GetIO();
    const int frame = ImGui::GetFrameCount();
    const bool is_new = frame - std::exchange(m_dialog_frame, frame) > 1
        || place.left != m_dialog.left || place.top != m_dialog.top;
    if (is_new)
        m_dialog_since = ImGui::GetTime();
    m_dialog = place;
    const bool is_beside =
        io.MouseClicked[0] && !place.contains(io.MousePos) && !m_keys_place.contains(io.MousePos);
    // The finger that opened it may tremble.
    if (is_beside && ImGui::GetTime() - m_dialog_since > seconds_of_one_tap)
        m_dismissal = Dismissal::beside;
}

std::string Typing::next_field() const
{
    const auto found = std::ranges::find(fields, field);
    if (found == fields.end() || found + 1 == fields.end())
        return {};
    return *(found + 1);
}

void Ui::end()
{
    draw_focus();
    if (!m_typing.is_field_seen)
        m_typing.field.clear();
    ImGui::End();
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(4);
}

Touch Ui::touch(std::string_view id, const Rect& rect, Mood mood)
{
    if (m_covered > 0 || rect.is_empty())
        return {};
    Rect visible = rect;
    for (const Rect& view : m_views) {
        visible.top = std::max(visible.top, view.top);
        visible.bottom = std::min(visible.bottom, view.bottom);
    }
    // What is left of a row at the edge of a list may be too small for a finger.
    if (visible.height() < std::min(rect.height(), 48_dp) - 0.5F)
        return {};
    const bool is_asleep = m_last_tap && visible.contains(m_last_tap->place)
        && is_stray(id, m_last_tap->place, ImGui::GetTime());
    m_targets.push_back({std::string(id), visible, mood, is_asleep});
    if (mood == Mood::off)
        return {};
    ImGui::SetCursorScreenPos(visible.min());
    Touch touch;
    touch.tapped = ImGui::InvisibleButton(m_targets.back().id.c_str(), visible.size());
    if (touch.tapped && ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
        const ImGuiIO& io = ImGui::GetIO();
        touch.tapped = !is_stray(id, io.MouseClickedPos[0], io.MouseClickedTime[0]);
        // A flurry of taps is one: each of them is measured against the one before it.
        m_last_tap = {touch.tapped ? std::string(id) : m_last_tap->id, io.MouseClickedPos[0],
            ImGui::GetTime()};
    }
    touch.held = ImGui::IsItemActive();
    touch.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    if (touch.focused) {
        m_focus = visible;
        const bool is_entered = ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false);
        touch.tapped = touch.tapped || is_entered;
    }
    return touch;
}

std::optional<ImVec2> Ui::tap_on_bare_ground() const
{
    const ImGuiIO& io = ImGui::GetIO();
    if (is_covered() || !ImGui::IsMouseReleased(ImGuiMouseButton_Left))
        return std::nullopt;
    const ImVec2 place = io.MouseClickedPos[0];
    const bool has_moved = std::hypot(io.MousePos.x - place.x, io.MousePos.y - place.y) > 24_dp;
    const bool hits_target = std::ranges::any_of(
        m_targets, [&place](const Target& target) { return target.rect.contains(place); });
    if (has_moved || hits_target || is_stray({}, place, io.MouseClickedTime[0]))
        return std::nullopt;
    return place;
}

/// Whether a tap is the second of two quick ones at one place, and the first changed what is there.
bool Ui::is_stray(std::string_view id, ImVec2 place, double pressed_at) const
{
    if (!m_last_tap || m_last_tap->id == id)
        return false;
    const float apart = std::hypot(place.x - m_last_tap->place.x, place.y - m_last_tap->place.y);
    return pressed_at - m_last_tap->at < seconds_of_one_tap && apart < 24_dp;
}

/// A ring round what the keyboard is on, above everything that was drawn there.
void Ui::draw_focus()
{
    if (!m_focus)
        return;
    outline(m_focus->inset(1_dp), m_theme->ground, 5_dp, 10_dp);
    outline(m_focus->inset(1_dp), m_theme->focus, 3_dp, 10_dp);
}

const Target* Ui::find_target(std::string_view id) const
{
    const auto found = std::ranges::find(m_targets, id, &Target::id);
    return found == m_targets.end() ? nullptr : &*found;
}

void Ui::fill(const Rect& rect, Colour colour, float rounding)
{
    draw().AddRectFilled(
        rect.min(), rect.max(), colour.packed(), rounding_for(rect.size(), rounding));
}

void Ui::outline(const Rect& rect, Colour colour, float thickness, float rounding)
{
    draw().AddRect(
        rect.min(), rect.max(), colour.packed(), rounding_for(rect.size(), rounding), 0, thickness);
}

void Ui::line(ImVec2 from, ImVec2 to, Colour colour, float thickness)
{
    draw().AddLine(from, to, colour.packed(), thickness);
}

void Ui::disc(ImVec2 centre, float radius, Colour colour)
{
    draw().AddCircleFilled(centre, radius, colour.packed());
}

void Ui::ring(ImVec2 centre, float radius, Colour colour, float thickness)
{
    draw().AddCircle(centre, radius, colour.packed(), 0, thickness);
}

ImVec2 Ui::measure(std::string_view text, Font font, float wrap_width) const
{
    if (wrap_width > 0) {
        const std::vector<std::string_view> lines = wrap(text, font, wrap_width);
        float width = 0;
        for (const std::string_view line : lines)
            width = std::max(width, measure(line, font).x);
        return {width, Fonts::size_of(font) * static_cast<float>(lines.size())};
    }
    const float size = Fonts::size_of(font);
    return m_fonts->of(font)->CalcTextSizeA(
        size, FLT_MAX, 0, text.data(), text.data() + text.size());
}

Font Ui::fitting(std::string_view text, float width, std::initializer_list<Font> fonts) const
{
    for (const Font font : fonts) {
        if (measure(text, font).x <= width)
            return font;
    }
    return *(fonts.end() - 1);
}

void Ui::draw_line(
    const Rect& rect, float top, std::string_view line, const TextStyle& style, float part)
{
    m_fonts->want(style.font, line);
    const float width = measure(line, style.font).x * part;
    const ImVec2 at{
        std::floor(rect.left + (rect.width() - width) * style.align_x), std::floor(top)};
    draw().AddText(m_fonts->of(style.font), Fonts::size_of(style.font) * part, at,
        style.colour.packed(), line.data(), line.data() + line.size());
}

void Ui::sign(const Rect& rect, std::string_view text, const TextStyle& style)
{
    constexpr float least = 0.5F;
    const float width = measure(text, style.font).x;
    const float part = std::min(1.0F, rect.width() / std::max(width, 1.0F));
    if (part < least) {
        this->text(rect, text, style);
        return;
    }
    if (m_remembers_texts)
        m_texts.emplace_back(text);
    const float height = Fonts::size_of(style.font) * part;
    draw_line(rect, rect.top + (rect.height() - height) * style.align_y, text, style, part);
}

void Ui::text(const Rect& rect, std::string_view text, const TextStyle& style)
{
    if (text.empty() || rect.is_empty())
        return;
    if (m_remembers_texts)
        m_texts.emplace_back(text);
    // Half a pixel is rounding, not a missing letter.
    constexpr float rounding = 0.5F;
    const float line_height = Fonts::size_of(style.font);
    if (!style.wraps) {
        const float top = rect.top + (rect.height() - line_height) * style.align_y;
        if (measure(text, style.font).x <= rect.width() + rounding) {
            draw_line(rect, top, text, style);
            return;
        }
        m_shortened.emplace_back(text);
        draw_line(rect, top, shorten(*this, text, style.font, rect.width()), style);
        return;
    }

    std::vector<std::string_view> lines = wrap(text, style.font, rect.width());
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0F, (rect.height() + rounding) / line_height));
    if (lines.size() > fitting) {
        m_shortened.emplace_back(text);
        lines.resize(fitting);
    }
    const float height = line_height * static_cast<float>(lines.size());
    float top = rect.top + (rect.height() - height) * style.align_y;
    for (const std::string_view line : lines) {
        draw_line(rect, top, line, style);
        top += line_height;
    }
}

std::vector<std::string_view> Ui::wrap(std::string_view text, Font font, float width) const
{
    std::vector<std::string_view> lines;
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    const float factor = Fonts::size_of(font) / m_fonts->of(font)->FontSize;
    while (at < end) {
        const char* break_at = m_fonts->of(font)->CalcWordWrapPositionA(factor, at, end, width);
        // A word that is wider than the place is broken anywhere rather than never.
        if (break_at == at)
            break_at = after_letter(at, end);
        // ImGui draws on below a line that somebody has ended, so it has to be counted.
        break_at = std::find(at, break_at, '\n');
        lines.emplace_back(at, static_cast<std::size_t>(break_at - at));
        at = break_at;
        while (at < end && (*at == ' ' || *at == '\n'))
            ++at;
    }
    return lines;
}

void Ui::text_in_view(const Rect& rect, std::string_view text, const TextStyle& style)
{
    const std::size_t shortened = m_shortened.size();
    this->text(rect, text, style);
    m_shortened.resize(shortened);
}

ImVec2 Ui::glide(std::string_view key, ImVec2 target)
{
    const double now = ImGui::GetTime();
    const auto [found, is_new] = m_glides.try_emplace(std::string(key), Glide{target, target, now});
    Glide& glide = found->second;
    const float part = std::min(1.0F, static_cast<float>((now - glide.started) / glide_seconds));
    const float eased = 1 - (1 - part) * (1 - part);
    const ImVec2 at = between(glide.from, glide.to, eased);
    const bool has_moved = glide.to.x != target.x || glide.to.y != target.y;
    if (has_moved)
        glide = {at, target, now};
    if (!m_has_motion || is_new) {
        glide = {target, target, now};
        return target;
    }
    if (has_moved || part < 1)
        keep_moving();
    return has_moved ? at : between(glide.from, glide.to, eased);
}

} // namespace consigliere::widgets

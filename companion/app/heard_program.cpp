#include "companion/app/heard_program.h"

#include "companion/app/turned.h"

#include <imgui_internal.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace consigliere::app {

using widgets::ControlState;
using widgets::Target;
using widgets::Ui;

namespace {

/// Least time between two scenes while something moves, in seconds.
constexpr double time_between_scenes = 0.2;

bool answers_taps(const Target& target)
{
    const bool is_mute = target.mood == ControlState::disabled && target.missing.empty();
    return !is_mute && !target.ignores_taps;
}

/// Writes into a field as the keyboard on the screen would, in the next frame. Returns false if
/// that is no field.
bool write(Ui& ui, const SceneAct& act)
{
    constexpr std::string_view suffix = ":field";
    constexpr std::size_t longest = 1000;
    const Target* target = ui.find_target(act.key);
    if (target == nullptr || target->role != widgets::TargetRole::field || !answers_taps(*target)
        || !act.key.ends_with(suffix) || act.text.size() > longest)
        return false;
    widgets::Typing& typing = ui.typing();
    // ImGui's own field would keep what it has.
    ImGui::ClearActiveID();
    typing.field = act.key.substr(0, act.key.size() - suffix.size());
    typing.letters.assign(target->value.size(), widgets::Typing::backspace);
    std::ranges::copy_if(act.text, std::back_inserter(typing.letters),
        [](char letter) { return static_cast<unsigned char>(letter) >= ' '; });
    return true;
}

} // namespace

void HeardProgram::tell(const PicturePlace& place, bool is_settled)
{
    if (!m_reader.is_asked())
        return;
    Ui& ui = m_program.ui();
    std::vector<std::string> sentences = m_program.take_sentences();
    const bool is_first = !ui.remembers_places();
    // Of what was said before anybody asked, only the last still counts.
    if (is_first && !sentences.empty())
        sentences.erase(sentences.begin(), sentences.end() - 1);
    for (std::string& sentence : sentences)
        m_reader.announce(std::move(sentence));
    if (is_first) {
        ui.remember_places(true);
        m_needs_frame = true;
        return;
    }
    const double now = ImGui::GetTime();
    if (is_settled || m_tapped || now - m_told_at > time_between_scenes) {
        m_told_at = now;
        Scene scene = scene_of(ui);
        for (SceneItem& item : scene.items) {
            if (!item.rect.is_empty())
                item.rect = rect_on_display(
                    item.rect, {place.width, place.height}, m_program.quarter_turns());
        }
        m_reader.show(std::move(scene), place);
    }
    if (const std::optional<int> tapped = std::exchange(m_tapped, std::nullopt))
        m_reader.answer(*tapped, true);
}

void HeardProgram::take_requests()
{
    for (ScreenReader::Request& request : m_reader.take())
        m_pending.push_back({std::move(request)});
}

void HeardProgram::finish(bool is_done)
{
    m_reader.answer(m_pending.front().request.number, is_done);
    m_pending.pop_front();
}

void HeardProgram::refuse_all()
{
    take_requests();
    while (!m_pending.empty())
        finish(false);
}

std::optional<ImVec2> HeardProgram::next_tap()
{
    if (!m_reader.is_asked())
        return std::nullopt;
    take_requests();
    Ui& ui = m_program.ui();
    while (!m_pending.empty()) {
        m_needs_frame = true;
        Pending& next = m_pending.front();
        const SceneAct& act = next.request.act;
        if (act.kind == SceneAct::Kind::focus) {
            finish(ui.walk_to(act.key));
            continue;
        }
        if (act.kind == SceneAct::Kind::write) {
            m_tapped = write(ui, act) ? std::optional(next.request.number) : std::nullopt;
            if (!m_tapped) {
                finish(false);
                continue;
            }
            m_pending.pop_front();
            return std::nullopt;
        }
        const Target* target = ui.find_target(act.key);
        if (target == nullptr && next.patience-- > 0 && ui.walk_to(act.key))
            return std::nullopt;
        if (target == nullptr || !answers_taps(*target)) {
            finish(false);
            continue;
        }
        m_tapped = next.request.number;
        m_pending.pop_front();
        return target->rect.centre();
    }
    return std::nullopt;
}

} // namespace consigliere::app

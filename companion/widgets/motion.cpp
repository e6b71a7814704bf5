#include "companion/widgets/motion.h"

namespace consigliere::widgets {

namespace {

constexpr double glide_seconds = 0.18;

ImVec2 between(ImVec2 from, ImVec2 to, float part)
{
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

} // namespace

void Motion::begin_motion()
{
    m_is_moving = false;
    m_wakes_in.reset();
}

ImVec2 Motion::glide(std::string_view key, ImVec2 target)
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
        request_frame();
    return has_moved ? at : between(glide.from, glide.to, eased);
}

} // namespace consigliere::widgets

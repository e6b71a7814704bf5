#include "tests/ui/shown_frames.h"

#include <utility>

namespace consigliere::test {

ShownFrames::ShownFrames(Stage& stage, OnFrame on_frame)
    : m_stage(stage)
    , m_on_frame(std::move(on_frame))
{
    m_stage.let_follow(*this);
}

void ShownFrames::tell(Moment moment)
{
    m_on_frame(*ImGui::GetDrawData(), moment);
}

void ShownFrames::press(ImVec2 /*point*/)
{
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 place = std::exchange(io.MousePos, {-FLT_MAX, -FLT_MAX});
    // The stage draws a frame less than the window does before it shows what came of a tap.
    m_stage.frame();
    tell(Moment::lifted);
    if (!m_stage.ui().needs_frame()) {
        m_stage.frame();
        tell(Moment::rested);
    }
    // Whoever plays looks at what moves for a while, and then goes on.
    constexpr int patience = 40;
    for (int i = 0; i < patience && m_stage.ui().needs_frame(); ++i) {
        m_stage.frame();
        tell(Moment::moved);
    }
    io.MousePos = place;
}

void ShownFrames::move(ImVec2 /*point*/)
{
    tell(Moment::pressed);
}

void ShownFrames::release()
{
    tell(Moment::pressed);
}

} // namespace consigliere::test

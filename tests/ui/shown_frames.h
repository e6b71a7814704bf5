#pragma once

#include "tests/ui/stage.h"

#include <functional>

namespace consigliere::test {

/// Stands where the window would be while a stage is played on, and tells of every picture that
/// would be shown there: what a press came to, what lifting the finger came to, and each step of
/// what moves until the next press.
class ShownFrames final : public Echo {
public:
    enum class Moment : std::uint8_t {
        moved, ///< A step of what moves by itself.
        lifted, ///< What came of the tap before.
        pressed,
        rested, ///< A frame after what came of a tap, when nothing moves: the same picture again.
    };
    using OnFrame = std::function<void(const ImDrawData&, Moment)>;

    ShownFrames(Stage& stage, OnFrame on_frame);

    void press(ImVec2 point) override;
    void move(ImVec2 point) override;
    void release() override;

private:
    void tell(Moment moment);

    Stage& m_stage;
    OnFrame m_on_frame;
};

} // namespace consigliere::test

#pragma once

#include "companion/app/program.h"
#include "companion/app/screen_reader.h"

#include <deque>
#include <functional>
#include <optional>
#include <utility>

namespace consigliere::app {

/// The program for screen readers: tells what its frames show, and does what readers ask for.
class HeardProgram {
public:
    /// `wake` is called by another thread when next_tap() should be called, after a frame.
    HeardProgram(Program& program, std::function<void()> wake)
        : m_program(program)
        , m_reader(std::move(wake))
    {
    }

    /// Tells what the last frame has drawn. Call when it is shown. `is_settled`: nothing moves.
    void tell(const PicturePlace& place, bool is_settled);
    /// Where a reader taps the picture now; one tap after another. Call when the last is done.
    [[nodiscard]] std::optional<ImVec2> next_tap();
    /// True if another frame is needed for these; then not again.
    [[nodiscard]] bool take_need_of_frame() { return std::exchange(m_needs_frame, false); }
    /// The window shows nothing: nothing can be tapped.
    void refuse_all();

private:
    struct Pending {
        ScreenReader::Request request;
        /// Frames that it waits for a list to scroll.
        int patience = 8;
    };
    void take_requests();
    void finish(bool is_done);

    Program& m_program;
    ScreenReader m_reader;
    std::deque<Pending> m_pending;
    /// A tap that was given out and is answered when its result is told.
    std::optional<int> m_tapped;
    double m_told_at = 0;
    bool m_needs_frame = false;
};

} // namespace consigliere::app

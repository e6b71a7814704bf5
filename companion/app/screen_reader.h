#pragma once

#include "companion/app/at_spi_objects.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::app {

/// Tells screen readers what is on the screen, over AT-SPI2. Never blocks the caller: a worker
/// thread owns the connection and answers from the scene shown last. No effect without an
/// accessibility bus.
class ScreenReader {
public:
    /// `wake` is called by the worker thread when there is something to take, or when a reader asks
    /// for the first scene.
    explicit ScreenReader(std::function<void()> wake);
    ~ScreenReader();
    ScreenReader(const ScreenReader&) = delete;
    ScreenReader& operator=(const ScreenReader&) = delete;

    /// True once somebody has asked: scenes are only made for someone.
    [[nodiscard]] bool is_asked() const;
    /// Shows what is on the screen now; does nothing if that is what was shown last.
    void show(Scene scene, const PicturePlace& place);
    /// Tells a sentence once.
    void announce(std::string sentence);

    /// An act that waits to be done.
    struct Request {
        int number = 0;
        SceneAct act;
    };
    /// What readers have done since the last call, in order.
    [[nodiscard]] std::vector<Request> take();
    void answer(int number, bool is_done);

private:
    class Talk;

    /// nullptr without a session bus.
    std::unique_ptr<Talk> m_talk;
    std::shared_ptr<const Scene> m_shown;
    PicturePlace m_place;
};

} // namespace consigliere::app

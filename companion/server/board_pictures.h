#pragma once

#include "companion/painting/flat_drawing.h"
#include "companion/server/seat_view.h"
#include "companion/widgets/ui.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct ImGuiContext;

namespace consigliere::server {

/// The boards that phones see: the table's own drawings, made aside from the window with its fonts,
/// and painted and packed on a thread of its own.
class BoardPictures {
public:
    /// `look` has the fonts, loaded in the current ImGui context, and the theme; both must outlive
    /// this.
    explicit BoardPictures(const widgets::Canvas& look);
    BoardPictures(const BoardPictures&) = delete;
    BoardPictures& operator=(const BoardPictures&) = delete;
    ~BoardPictures();

    struct Drawn {
        std::vector<desk::Hotspot> things; ///< What is on it and beside it.
        std::uint64_t picture = 0; ///< Equal for equal pictures.
    };
    /// Draws the board of a view in the chosen language, and starts painting it if it is new.
    [[nodiscard]] Drawn draw(const SeatView& view);
    /// Returns the PNG; nullptr while it is being painted.
    [[nodiscard]] std::shared_ptr<const std::string> png(std::uint64_t picture) const;
    [[nodiscard]] bool is_painting(std::uint64_t picture) const;
    /// Waits until everything is painted, for programs without frames.
    void finish() const;

    /// Size in pixels of all pictures.
    [[nodiscard]] int width() const;
    [[nodiscard]] int height() const;

private:
    struct Letters;
    struct Work {
        std::uint64_t picture = 0;
        painting::FlatDrawing drawing;
        int height = 0; ///< What lies below is not painted.
        std::shared_ptr<const Letters> letters;
    };

    [[nodiscard]] painting::FlatDrawing flat(const SeatView& view, Drawn& drawn);
    [[nodiscard]] std::shared_ptr<const Letters> letters();
    void paint_all();

    const widgets::Canvas& m_look;
    ImGuiContext* m_context;
    widgets::Ui m_ui;
    std::shared_ptr<const Letters> m_letters;

    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    bool m_is_over = false;
    std::deque<Work> m_work; ///< The first is being painted.
    /// Painted or being painted, oldest first in `m_order`.
    std::map<std::uint64_t, std::shared_ptr<const std::string>> m_pictures;
    std::deque<std::uint64_t> m_order;
    std::thread m_painter;
};

} // namespace consigliere::server

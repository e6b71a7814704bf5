#pragma once

#include "companion/frame/overlay.h"

#include <functional>
#include <string>

namespace consigliere::screens {

/// Confirmation before an irreversible action: consequence, `NAME:done` to proceed and `NAME:close`
/// to cancel. The primary button is on the right.
struct QuestionDialog {
    std::string name;
    std::string title;
    std::string go_on; ///< "Drop it"
    std::string stay; ///< "Go on trying"
    enum class Next : std::uint8_t { go_on, stay };
    Next next = Next::stay;
    float width = 560; ///< Maximum, in logical pixels.

    enum class Answer : std::uint8_t { none, go_on, stay };
    [[nodiscard]] Answer draw(Ui& ui, const std::function<void(Rect& rest)>& draw_words) const;
};

/// Asks above what is open, and closes before it calls one of the two.
void ask(Overlay& overlay, QuestionDialog question,
    std::function<void(Ui& ui, Rect& rest)> draw_words, std::function<void()> go_on,
    std::function<void()> stay = {});

} // namespace consigliere::screens

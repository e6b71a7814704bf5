#pragma once

#include "companion/frame/room.h"

#include <functional>
#include <string>

namespace consigliere::screens {

/// A question before something is done that no tap takes back: what it comes to, a button that goes
/// on, `NAME:done`, and one that leaves everything as it is, `NAME:close`. What is next to be done
/// stands at the right.
struct QuestionDialog {
    std::string name;
    std::string title;
    std::string go_on; ///< "Drop it"
    std::string stay; ///< "Go on trying"
    enum class Next : std::uint8_t { go_on, stay };
    Next next = Next::stay;
    float width = 560; ///< At the most, in logical pixels.

    enum class Answer : std::uint8_t { none, go_on, stay };
    [[nodiscard]] Answer draw(Ui& ui, const std::function<void(Rect& rest)>& draw_words) const;
};

} // namespace consigliere::screens

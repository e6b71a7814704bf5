#pragma once

#include "companion/evening/table_layout.h"

#include <cstddef>
#include <string>

namespace consigliere::screens {

/// Shows somebody round a table that he sees for the first time: where he taps, how cards become
/// known, what comes next, how a wrong tap is taken back, what the referee says and how an argument
/// is settled. Each stands beside the part of the screen that it is about; nothing is written down,
/// and it can be left at any time.
class Guide {
public:
    enum class Answer : std::uint8_t { goes_on, ends };
    /// Where the things are that it points at.
    struct Places {
        TableLayout layout;
        Rect undo;
        Rect why;
        /// How cards of this game are described; empty where none has to be.
        std::string on_describing{};
    };

    /// Draws one step over the table.
    [[nodiscard]] Answer draw(Ui& ui, const Places& places);

private:
    std::size_t m_step = 0;
};

} // namespace consigliere::screens

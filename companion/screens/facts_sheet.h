#pragma once

#include "companion/desk/desk.h"
#include "companion/rulebook/rulebook.h"
#include "companion/screens/court_answer.h"
#include "companion/screens/table_layout.h"

#include <optional>
#include <string>

namespace consigliere::screens {

/// The facts about one thing of the table: a finger that rests on it opens them, with the answers
/// of “Why?” about that thing.
class FactsSheet {
public:
    /// Whether a finger has just come to rest on a thing of the table; `head` is the entry after
    /// which the table stands. Asked while nothing covers the table, before it is drawn.
    [[nodiscard]] bool opens(Ui& ui, desk::GameTable& table, const TableLayout& layout, int head);

    struct Tap {
        std::string rule;
        std::optional<int> entry;
        bool closes = false;
    };
    [[nodiscard]] Tap draw(
        Ui& ui, const desk::GameTable& table, const rulebook::Rulebook* rulebook, int head);

private:
    std::string m_name;
    CourtAnswers m_answers;
    /// The finger that is down has been answered.
    bool m_is_answered = false;
};

} // namespace consigliere::screens

#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/desk/desk.h"
#include "companion/evening/court_answer.h"
#include "companion/evening/table_layout.h"
#include "companion/rulebook/rulebook.h"

#include <optional>
#include <string>

namespace consigliere::screens {

/// The facts about one thing of the table: a finger that rests on it opens them, with the answers
/// of “Why?” about that thing, and the photo that players have taken of it.
class FactsSheet {
public:
    /// Whether a finger has just come to rest on a thing of the table; `head` is the entry after
    /// which the table stands. Asked while nothing covers the table, before it is drawn.
    [[nodiscard]] bool opens(Ui& ui, desk::GameTable& table, const TableLayout& layout, int head);

    struct Tap {
        std::string rule;
        std::optional<int> entry;
        bool closes = false;
        /// The photo of the thing is to be seen large, or one is to be taken.
        std::optional<db::PhotoKey> photo;
    };
    [[nodiscard]] Tap draw(Ui& ui, const desk::GameTable& table, const rulebook::Rulebook* rulebook,
        int head, PhotoShelf& photos);
    /// What people call the thing.
    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    [[nodiscard]] bool draw_photo(
        Ui& ui, Rect& rect, const db::PhotoKey& whose, PhotoShelf& photos) const;

    std::string m_thing;
    std::string m_name;
    CourtAnswers m_answers;
    /// The finger that is down has been answered.
    bool m_is_answered = false;
};

} // namespace consigliere::screens

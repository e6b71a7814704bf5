#pragma once

#include "companion/desk/desk.h"
#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Answers to questions, one below the other: whom an answer names, why, by which rule, the figures
/// as bars, and the entries as evidence.
class CourtAnswers {
public:
    /// Takes other questions before the court. The first one is shown first.
    void show(const std::vector<const desk::Explanation*>& questions, const desk::GameTable& table);
    [[nodiscard]] bool is_empty() const { return m_answers.empty(); }
    /// All things that the questions are about.
    [[nodiscard]] const std::vector<std::string>& things() const { return m_things; }

    struct Source {
        const desk::GameTable& table;
        const rulebook::Rulebook* rulebook;
        /// The entry after which the board is shown.
        int shown;
    };
    /// What was tapped: a rule to be read, an entry whose board is to be seen.
    struct Tap {
        std::string rule;
        std::optional<int> entry;
    };
    /// Takes its height off the top of `rect`.
    [[nodiscard]] Tap draw(Ui& ui, Rect& rect, const Source& source);

private:
    struct Evidence {
        int entry = 0;
        std::string text;
        std::string detail;
        std::optional<Colour> colour;
    };
    struct Answer {
        desk::Explanation told;
        std::vector<Evidence> evidence; ///< Newest first.
    };
    [[nodiscard]] static std::vector<Evidence> evidence_of(
        const desk::Explanation& told, const desk::GameTable& table);
    void draw_answer(Ui& ui, Rect& rect, const Answer& answer, const std::string& id,
        const Source& source, Tap& tap);
    static void draw_verdict(Ui& ui, Rect& rect, const Answer& answer, const std::string& id,
        const Source& source, Tap& tap);
    static void draw_shares(
        Ui& ui, Rect& rect, const std::vector<desk::Share>& shares, const desk::GameTable& table);
    void draw_evidence(Ui& ui, Rect& rect, const Answer& answer, const std::string& id,
        const Source& source, Tap& tap);

    std::vector<Answer> m_answers;
    std::vector<std::string> m_things;
    /// The questions that show all of their evidence.
    std::set<std::string> m_unfolded;
};

} // namespace consigliere::screens

#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Answers of the "Why?" screen in a column. Each has answer, reason, rule, counts as bars, and
/// entries as evidence.
class CourtAnswers {
public:
    /// Replaces the questions. The first one is shown first.
    void show(const std::vector<const desk::WhyAnswer*>& questions, const desk::GameTable& table);
    [[nodiscard]] bool is_empty() const { return m_answers.empty(); }
    /// Ids of all hotspots that the questions are about.
    [[nodiscard]] const std::vector<std::string>& things() const { return m_things; }

    struct Source {
        const desk::GameTable& table;
        const rulebook::Rulebook* rulebook;
        /// Entry after which the board is shown.
        int shown;
    };
    /// Result of draw(): a rule to open, or an entry to show the board after.
    struct Tap {
        std::string rule;
        std::optional<int> entry;
    };
    /// Draws the answers; shrinks `rect` by the height used.
    [[nodiscard]] Tap draw(Ui& ui, Rect& rect, const Source& source);

private:
    struct Evidence {
        int entry = 0;
        std::string text;
        std::string detail;
        std::optional<Colour> colour;
    };
    struct Answer {
        desk::WhyAnswer told;
        std::vector<Evidence> evidence; ///< Newest first.
    };
    [[nodiscard]] static std::vector<Evidence> evidence_of(
        const desk::WhyAnswer& told, const desk::GameTable& table);
    void draw_answer(Ui& ui, Rect& rect, const Answer& answer, const std::string& id,
        const Source& source, Tap& tap);
    static void draw_verdict(Ui& ui, Rect& rect, const Answer& answer, const std::string& id,
        const Source& source, Tap& tap);
    static void draw_shares(Ui& ui, Rect& rect, const std::vector<desk::AnswerCount>& shares,
        const desk::GameTable& table);
    void draw_evidence(Ui& ui, Rect& rect, const Answer& answer, const std::string& id,
        const Source& source, Tap& tap);

    std::vector<Answer> m_answers;
    std::vector<std::string> m_things;
    /// Questions whose evidence is fully expanded.
    std::set<std::string> m_unfolded;
};

} // namespace consigliere::screens

#pragma once

#include "companion/court/question_cache.h"
#include "companion/evening/court_answer.h"
#include "companion/frame/destinations.h"
#include "companion/frame/room.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// State of "Why?": the selected thing, and the moment of the evening.
class Inquiry {
public:
    explicit Inquiry(const to::Court& court);

    [[nodiscard]] const to::Court& court() const { return m_court; }
    [[nodiscard]] desk::GameTable& table() const { return m_court.table; }
    [[nodiscard]] const ledger::Evening& evening() const { return m_court.tried.evening; }

    /// Entry after which the board is shown.
    [[nodiscard]] int shown() const { return m_shown; }
    void look_at(int entry) { m_shown = entry; }
    /// Returns to the moment and questions at which the screen was opened.
    void go_back();
    [[nodiscard]] bool is_away() const
    {
        return m_shown != m_court.entry || m_docket.moment() != m_court.entry;
    }
    /// Describes the moment shown, fitted to two lines of `width` pixels; empty at the moment at
    /// which the screen was opened.
    [[nodiscard]] std::string tell_moment(const Ui& ui, float width) const;

    /// Selects a thing and puts `question` first among its answers.
    void ask(const std::string& thing, std::string_view question);
    void ask_nothing();
    /// Clears the selection if its questions no longer exist.
    void ask_nothing_old();
    /// Id of the selected thing; empty if none.
    [[nodiscard]] const std::string& thing() const { return m_thing; }
    [[nodiscard]] QuestionCache& docket() { return m_docket; }
    [[nodiscard]] CourtAnswers& answers() { return m_answers; }

    [[nodiscard]] const std::vector<ArguedHere>& argued_here(const rulebook::Rulebook* book);
    /// Current status by FAQ entry id, for the whole table; the selected thing takes precedence.
    [[nodiscard]] std::map<std::string, std::string> how_all_stands(const rulebook::Rulebook* book);

private:
    to::Court m_court;
    int m_shown;
    QuestionCache m_docket;
    CourtAnswers m_answers;
    std::string m_thing;
};

} // namespace consigliere::screens

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

/// What is asked about an evening under “Why?”, and about which of its moments.
class Inquiry {
public:
    explicit Inquiry(const to::Court& court);

    [[nodiscard]] const to::Court& court() const { return m_court; }
    [[nodiscard]] desk::GameTable& table() const { return m_court.table; }
    [[nodiscard]] const ledger::Evening& evening() const { return m_court.tried.evening; }

    /// The entry after which the board is shown.
    [[nodiscard]] int shown() const { return m_shown; }
    /// Shows the board as it was after an entry; what is asked stays as it was asked.
    void look_at(int entry) { m_shown = entry; }
    /// Board and questions are again where they were when the court was opened.
    void go_back();
    [[nodiscard]] bool is_away() const
    {
        return m_shown != m_court.entry || m_docket.moment() != m_court.entry;
    }
    /// Which moment the board shows, in so many words as this width has room for in two lines;
    /// nothing at the moment at which the court was opened.
    [[nodiscard]] std::string tell_moment(const Ui& ui, float width) const;

    /// Asks about a thing, with this of its questions first.
    void ask(const std::string& thing, std::string_view question);
    void ask_nothing();
    /// The same where what was asked does not hold any more.
    void ask_nothing_old();
    /// What is asked about; empty for nothing.
    [[nodiscard]] const std::string& thing() const { return m_thing; }
    [[nodiscard]] QuestionCache& docket() { return m_docket; }
    [[nodiscard]] CourtAnswers& answers() { return m_answers; }

    /// What is argued over about the thing that is asked about.
    [[nodiscard]] const std::vector<ArguedHere>& argued_here(const rulebook::Rulebook* book);
    /// How everything that is argued over stands at this moment, by its ids: for the thing that is
    /// asked about, and elsewhere for the whole table.
    [[nodiscard]] std::map<std::string, std::string> how_all_stands(const rulebook::Rulebook* book);

private:
    to::Court m_court;
    int m_shown;
    QuestionCache m_docket;
    CourtAnswers m_answers;
    std::string m_thing;
};

} // namespace consigliere::screens

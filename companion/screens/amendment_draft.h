#pragma once

#include "companion/screens/told_evening.h"
#include "engine/ledger/amendment.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What somebody wants an entry to have been, and what the table has decided so far about those
/// that followed. It is judged again after everything that is said; nothing is written down.
class AmendmentDraft {
public:
    /// The evening and the habits must outlive it.
    AmendmentDraft(const ledger::Evening& evening, const desk::Habits& habits, Players players,
        ledger::Change change);
    AmendmentDraft(const AmendmentDraft&) = delete;
    AmendmentDraft& operator=(const AmendmentDraft&) = delete;

    /// How often it was judged: whoever shows what follows looks again when it was once more.
    [[nodiscard]] int judgements() const { return m_judgements; }

    [[nodiscard]] const ledger::Change& change() const { return m_change; }
    /// Another line, or another entry: decisions about entries that do not follow it are forgotten.
    void change_to(ledger::Change change);
    [[nodiscard]] const ledger::Decisions& decisions() const { return m_decisions; }
    void decide(int entry, ledger::Decision decision);
    /// It was done, and stands if it can.
    void decide_nothing(int entry);
    /// Nothing that does not stand any more was done.
    void drop_rest();

    /// The evening as it stands.
    [[nodiscard]] const ToldEvening& evening() const { return *m_then; }
    /// The evening as it was before the lines of the change, with the first so many of them.
    [[nodiscard]] std::unique_ptr<ledger::Evening> evening_before(std::size_t lines) const;
    [[nodiscard]] const Players& players() const { return m_players; }
    /// What would follow; a null pointer when the entry cannot be amended.
    [[nodiscard]] const ledger::Amended* amended() const
    {
        return m_amended ? &*m_amended : nullptr;
    }
    /// The evening as it would stand.
    [[nodiscard]] const ToldEvening& course() const { return *m_now; }
    /// The number of a line of the change in the course.
    [[nodiscard]] int number_of_line(std::size_t line) const;
    /// The number of a follower in the course; 0 of one that was dropped.
    [[nodiscard]] int number_of_follower(std::size_t follower) const
    {
        return m_follower_numbers[follower];
    }
    /// Why it cannot be written down yet; empty when it can.
    [[nodiscard]] std::string objection() const;

private:
    void judge();
    [[nodiscard]] bool drops_what_came_by_itself(ledger::Decisions& decisions) const;
    void number_followers();
    [[nodiscard]] bool changes_nothing() const;

    const ledger::Evening& m_evening;
    const desk::Habits& m_habits;
    Players m_players;
    ledger::Change m_change;
    ledger::Decisions m_decisions;
    std::unique_ptr<ToldEvening> m_then;
    std::optional<ledger::Amended> m_amended;
    std::unique_ptr<ToldEvening> m_now;
    std::vector<int> m_follower_numbers;
    int m_judgements = 0;
    /// Why the entry cannot be amended at all.
    std::string m_refusal;
};

} // namespace consigliere::screens

#pragma once

#include "companion/court/covered_lines.h"
#include "companion/evening/read_only_evening.h"
#include "engine/ledger/amendment_causes.h"

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
    AmendmentDraft(const ledger::Evening& evening, const desk::TablePreferences& habits,
        Players players, ledger::Change change);
    AmendmentDraft(const AmendmentDraft&) = delete;
    AmendmentDraft& operator=(const AmendmentDraft&) = delete;

    /// How often it was judged: whoever shows what follows looks again when it was once more.
    [[nodiscard]] int judgements() const { return m_judgements; }

    [[nodiscard]] const ledger::Change& change() const { return m_change; }
    /// Another line, or another entry: decisions about entries that do not follow it are forgotten.
    void change_to(ledger::Change change);
    /// The entries that the lines are in the place of, or come before. They stay the same when it
    /// has been written down.
    [[nodiscard]] const std::vector<int>& changed_entries() const { return m_changed_entries; }
    /// Whether it only adds something behind the last entry: nothing is taken back for that.
    [[nodiscard]] bool is_behind_all() const { return m_is_behind_all; }

    [[nodiscard]] const ledger::Decisions& decisions() const { return m_decisions; }
    /// What was forgotten before the entry stays forgotten before it.
    void decide(int entry, ledger::Decision decision);
    /// Lines that were done instead of a follower, or forgotten before it, behind those of before.
    void add(int entry, ledger::Added::Place place, const std::vector<std::string>& lines);
    /// Nothing was forgotten before it.
    void leave_out_before(int entry);
    /// One decision about all that does not stand any more.
    void decide_rest(const ledger::Rest& rest);
    [[nodiscard]] bool can_take_back() const { return !m_earlier.empty(); }
    /// Takes back what was decided last, however much it was.
    void take_back();

    /// The evening as it stands.
    [[nodiscard]] const ReadOnlyEvening& evening() const { return *m_then; }
    /// The evening as it was before the lines of the change, with the first so many of them.
    [[nodiscard]] std::unique_ptr<ledger::Evening> evening_before(std::size_t lines) const;
    [[nodiscard]] const Players& players() const { return m_players; }
    /// The lines of the change as the audience may see them: what was said under cover stays so.
    [[nodiscard]] std::vector<std::string> seen_lines() const;
    /// Whether it would open what lies covered in the evening, and nobody has said yet that it may.
    /// Nothing that would follow is known then.
    [[nodiscard]] bool opens_covered() const { return m_opens_covered; }
    [[nodiscard]] bool may_open() const { return m_may_open; }
    void allow_opening();
    /// What opens it is taken back, if it was decided; a line of the change is left to be changed.
    void leave_covered();
    /// What would follow; a null pointer when the entry cannot be amended.
    [[nodiscard]] const ledger::AmendmentPreview* amended() const
    {
        return m_amended ? &*m_amended : nullptr;
    }
    /// The evening as it would stand.
    [[nodiscard]] const ReadOnlyEvening& course() const { return *m_now; }
    /// The number of a line of the change in the course.
    [[nodiscard]] int number_of_line(std::size_t line) const;
    /// The course as it stood when the turn of a follower came.
    [[nodiscard]] std::unique_ptr<ledger::Evening> course_before(std::size_t follower) const;

    /// What falls for one reason, in the words of the table.
    struct ToldCause {
        ledger::Cause cause;
        std::string text;
        /// Whether a ruling helps any of it.
        bool can_be_ruled = false;
    };
    [[nodiscard]] const std::vector<ToldCause>& causes() const { return m_causes; }
    /// What the table may have done about the first that falls, for a tap.
    struct Way {
        ledger::Settlement settlement;
        std::string text;
    };
    [[nodiscard]] const std::vector<Way>& ways() const { return m_ways; }
    /// Why it cannot be written down yet; empty when it can.
    [[nodiscard]] std::string objection() const;

private:
    void judge();
    [[nodiscard]] ledger::Decisions what_came_by_itself() const;
    void remember()
    {
        m_earlier.push_back(m_decisions);
        m_was_decided = true;
    }
    [[nodiscard]] std::vector<ToldCause> tell_causes() const;
    [[nodiscard]] std::vector<Way> look_for_ways() const;
    [[nodiscard]] bool changes_nothing() const;

    const ledger::Evening& m_evening;
    const desk::TablePreferences& m_habits;
    Players m_players;
    ledger::Change m_change;
    bool m_is_behind_all = false; ///< Also when it has been written down.
    std::vector<int> m_changed_entries;
    ledger::Decisions m_decisions;
    /// What nobody said, because it came by itself.
    ledger::Decisions m_by_itself;
    /// Those before each decision.
    std::vector<ledger::Decisions> m_earlier;
    std::unique_ptr<ReadOnlyEvening> m_then;
    CoveredLines m_covered;
    std::optional<ledger::AmendmentPreview> m_amended;
    std::unique_ptr<ReadOnlyEvening> m_now;
    std::vector<ToldCause> m_causes;
    std::vector<Way> m_ways;
    int m_judgements = 0;
    bool m_opens_covered = false;
    bool m_may_open = false;
    bool m_was_decided = false; ///< Whether the last that was said is a decision.
    /// Why the entry cannot be amended at all.
    std::string m_refusal;
};

} // namespace consigliere::screens

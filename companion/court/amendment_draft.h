#pragma once

#include "companion/court/covered_lines.h"
#include "companion/evening/past_evening.h"
#include "engine/ledger/amendment_causes.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Draft of an amendment: the change and the decisions about later entries. Judged again after
/// each edit; writes nothing.
class AmendmentDraft {
public:
    /// `evening` and `habits` must outlive the draft.
    AmendmentDraft(const ledger::Evening& evening, const desk::TablePreferences& habits,
        Players players, ledger::Change change);
    AmendmentDraft(const AmendmentDraft&) = delete;
    AmendmentDraft& operator=(const AmendmentDraft&) = delete;

    /// Number of judgements so far; views rebuild when it has changed.
    [[nodiscard]] int judgements() const { return m_judgements; }

    [[nodiscard]] const ledger::Change& change() const { return m_change; }
    /// Replaces the change. Clears all decisions if it concerns another entry, kind or count.
    void change_to(ledger::Change change);
    /// Entries that the change replaces, or the one before which it inserts. Unchanged by writing.
    [[nodiscard]] const std::vector<int>& changed_entries() const { return m_changed_entries; }
    /// True if it only appends behind the last entry, which undoes nothing.
    [[nodiscard]] bool is_behind_all() const { return m_is_behind_all; }

    [[nodiscard]] const ledger::Decisions& decisions() const { return m_decisions; }
    /// Keeps what was inserted before the entry.
    void decide(int entry, ledger::Decision decision);
    /// Appends lines to those inserted before a later entry, or replaces the entry by them.
    void add(int entry, ledger::Added::Place place, const std::vector<std::string>& lines);
    /// Removes the lines inserted before the entry.
    void leave_out_before(int entry);
    /// Decides all remaining entries that are no longer valid.
    void decide_rest(const ledger::Rest& rest);
    [[nodiscard]] bool can_take_back() const { return !m_earlier.empty(); }
    void take_back();

    [[nodiscard]] const ReadOnlyEvening& evening() const { return *m_then; }
    /// Copy of the evening before the change, with its first `lines` lines applied.
    [[nodiscard]] std::unique_ptr<ledger::Evening> evening_before(std::size_t lines) const;
    /// Another state of the evening, to tell about it.
    [[nodiscard]] ReadOnlyEvening told(const ledger::Evening& evening) const
    {
        return ReadOnlyEvening(evening, m_habits, m_players);
    }
    /// Lines of the change, redacted for the audience.
    [[nodiscard]] std::vector<std::string> seen_lines() const;
    /// True if it would reveal hidden bids and this is not yet allowed. `amended` is null then.
    [[nodiscard]] bool opens_covered() const { return m_opens_covered; }
    [[nodiscard]] bool may_open() const { return m_may_open; }
    void allow_opening();
    /// Undoes the decision that would reveal something; does nothing if a line of the change does.
    void leave_covered();
    /// Preview of the result; nullptr if the entry cannot be amended, or if opens_covered().
    [[nodiscard]] const ledger::AmendmentPreview* amended() const
    {
        return m_amended ? &*m_amended : nullptr;
    }
    /// The evening after the change (the amended branch).
    [[nodiscard]] const ReadOnlyEvening& course() const { return *m_now; }
    /// Copy of the amended branch just before a later entry (an index into the followers).
    [[nodiscard]] std::unique_ptr<ledger::Evening> course_before(std::size_t follower) const;

    /// One reason why later entries are no longer valid, localized.
    struct ToldCause {
        ledger::Cause cause;
        std::string text;
        /// True if a ruling can keep at least one of its entries.
        bool can_be_ruled = false;
    };
    [[nodiscard]] const std::vector<ToldCause>& causes() const { return m_causes; }
    /// Suggested lines that make the first invalid entry valid again.
    struct Way {
        ledger::Settlement settlement;
        std::string text;
    };
    [[nodiscard]] const std::vector<Way>& ways() const { return m_ways; }
    /// Why it cannot be written yet; empty if it can.
    [[nodiscard]] std::string objection() const;

private:
    void judge();
    void remember()
    {
        m_earlier.push_back(m_decisions);
        m_was_decided = true;
    }
    [[nodiscard]] std::vector<Way> look_for_ways() const;

    const ledger::Evening& m_evening;
    const desk::TablePreferences& m_habits;
    Players m_players;
    ledger::Change m_change;
    bool m_is_behind_all = false; ///< Unchanged by writing.
    std::vector<int> m_changed_entries;
    ledger::Decisions m_decisions;
    /// Decisions about automatic entries.
    ledger::Decisions m_by_itself;
    /// Undo stack: the decisions before each change of them.
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
    bool m_was_decided = false; ///< True if the last edit was a decision.
    /// Why the entry cannot be amended at all; empty if it can.
    std::string m_refusal;
};

} // namespace consigliere::screens

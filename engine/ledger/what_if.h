#pragma once

#include "engine/ledger/amendment.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/evening_ops.h"
#include "engine/ledger/tree_difference.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

/// Reason of a ruling in a what-if; a record needs a real reason.
inline constexpr std::string_view trial_reason = "what-if";

/// A what-if: moves tried from any entry of an evening. Works on a copy with its own undo; nothing
/// is stored. Later entries of the original do not affect it. `as_change` converts it into a change
/// for `amend`.
class WhatIf {
public:
    /// Starts after an entry; 0 is the start. Returns an error if there is no such entry.
    [[nodiscard]] static ErrorOr<WhatIf> from(
        const Evening& evening, const EveningOps& copying, int entry);

    /// The entry it starts from.
    [[nodiscard]] int entry() const { return m_entry; }
    /// The evening at that entry.
    [[nodiscard]] const Evening& then() const { return *m_then; }
    /// The evening with the tried moves.
    [[nodiscard]] const Evening& trial() const { return *m_trial; }

    /// Judges and appends a line. A refused line has no effect.
    const Entry& attempt(std::string_view line);
    /// Undoes the last tried move. Returns false if there is none.
    bool undo();
    /// Numbers of the tried moves in effect, in order.
    [[nodiscard]] std::vector<int> tried() const;
    [[nodiscard]] std::vector<std::string> lines() const;
    /// Like `lines`, but without rulings by `trial_reason`: the table has to rule on those moves.
    [[nodiscard]] std::vector<std::string> lines_for_record() const;
    /// Adds component descriptions to the what-if only.
    [[nodiscard]] Status<RecordError> describe(const Tree& components);

    /// Returns true if an audience sees information here that is hidden from it in `evening`: bids
    /// of others that the last tried move opened.
    [[nodiscard]] bool opens_covered(const Evening& evening, Audience audience) const;

    /// The tried moves as a change: inserted before the entry that followed, or replacing it.
    /// Returns nullopt if the start entry is undone or no move is in effect.
    [[nodiscard]] std::optional<Change> as_change(
        const Evening& evening, Change::Kind kind = Change::Kind::insert) const;

private:
    WhatIf(int entry, std::unique_ptr<Evening> then, std::unique_ptr<Evening> trial);

    int m_entry;
    std::unique_ptr<Evening> m_then;
    std::unique_ptr<Evening> m_trial;
    /// Last entry in effect at the start.
    int m_base;
};

/// How two branches of an evening differ, for an audience.
struct CourseDifference {
    std::vector<TreeDifference> position;
    std::vector<TreeDifference> score;
};
[[nodiscard]] CourseDifference difference_of(
    const Evening& before, const Evening& after, Audience audience);

} // namespace consigliere::ledger

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

/// Why a line stands in a trial against the rules: a trial needs no other reason, a record does.
inline constexpr std::string_view trial_reason = "what-if";

/// A trial: moves from any entry on, as if the evening had gone on like this. It lives on a copy,
/// has its own undo, outlives what is recorded in the real evening meanwhile, and is written
/// nowhere. Whoever likes what came of it can have it as a change of the evening (`amend`).
class WhatIf {
public:
    /// Begins where the evening stood after an entry, whatever it was; 0 is the start.
    [[nodiscard]] static ErrorOr<WhatIf> from(
        const Evening& evening, const EveningOps& copying, int entry);

    /// The entry that it begins from.
    [[nodiscard]] int entry() const { return m_entry; }
    /// The evening as it stood there.
    [[nodiscard]] const Evening& then() const { return *m_then; }
    /// The evening as it would stand now.
    [[nodiscard]] const Evening& trial() const { return *m_trial; }

    /// Tries a line. What is refused changes nothing.
    const Entry& attempt(std::string_view line);
    /// Takes the last tried move back; false when there is none.
    bool undo();
    /// The tried moves that stand in the trial, in their order, by their numbers in it.
    [[nodiscard]] std::vector<int> tried() const;
    /// The lines of these moves.
    [[nodiscard]] std::vector<std::string> lines() const;
    /// The same as a record may have them: what stands only because it is tried has yet to be
    /// ruled.
    [[nodiscard]] std::vector<std::string> lines_for_record() const;
    /// Adds what is printed on components, which the trial alone knows then.
    [[nodiscard]] Status<RecordError> describe(const Tree& components);

    /// Whether an audience sees in the trial what lies covered in the evening: bids of others that
    /// the last move of the trial has laid open.
    [[nodiscard]] bool opens_covered(const Evening& evening, Audience audience) const;

    /// The tried moves as a change of the evening: before what followed the entry in it, or instead
    /// of the first that followed. Nothing when the entry counts no more, or nothing was tried.
    [[nodiscard]] std::optional<Change> as_change(
        const Evening& evening, Change::Kind kind = Change::Kind::insert) const;

private:
    WhatIf(int entry, std::unique_ptr<Evening> then, std::unique_ptr<Evening> trial);

    int m_entry;
    std::unique_ptr<Evening> m_then;
    std::unique_ptr<Evening> m_trial;
    /// The last entry that stood when the trial began.
    int m_base;
};

/// Where two courses of an evening differ, as an audience may know it.
struct CourseDifference {
    std::vector<TreeDifference> position;
    std::vector<TreeDifference> score;
};
[[nodiscard]] CourseDifference difference_of(
    const Evening& before, const Evening& after, Audience audience);

} // namespace consigliere::ledger

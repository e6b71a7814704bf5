#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/evening_ops.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// Amends an earlier entry: replaces it, drops it, or inserts lines before it. The log is
// append-only, so nothing is rewritten. A copy of the evening is rewound to before that entry, the
// new lines are judged, and all later entries are judged again. The result is a list of lines to
// append: an undo, then the new branch.
namespace consigliere::ledger {

struct Change {
    enum class Kind : std::uint8_t {
        replace, ///< Replace entries with `lines`; drop them if `lines` is empty.
        insert, ///< Insert `lines` before the entry.
    };
    int entry = 0;
    Kind kind = Kind::replace;
    std::vector<std::string> lines{};
    /// How many entries in effect to replace, from this one on. May exceed their number.
    int count = 1;

    [[nodiscard]] static Change replace(int entry, std::string line)
    {
        return {entry, Kind::replace, {std::move(line)}};
    }
    [[nodiscard]] static Change drop(int entry) { return {entry, Kind::replace, {}}; }
    /// `entry` may be one more than the last: that appends.
    [[nodiscard]] static Change insert_before(int entry, std::vector<std::string> lines)
    {
        return {entry, Kind::insert, std::move(lines)};
    }
};

/// What the table decides about a later entry.
struct Decision {
    enum class Kind : std::uint8_t {
        keep, ///< It happened. If a rule now forbids it, it is refused.
        rule, ///< It stands although a rule forbids it, for `reason`.
        drop, ///< It did not happen.
        instead, ///< `lines` happened instead.
    };
    Kind kind = Kind::keep;
    std::string reason{};
    std::vector<std::string> lines{};
    /// Lines forgotten directly before the entry, independent of `kind`.
    std::vector<std::string> before{};

    [[nodiscard]] static Decision rule(std::string reason)
    {
        return {Kind::rule, std::move(reason)};
    }
    [[nodiscard]] static Decision drop() { return {Kind::drop}; }
    [[nodiscard]] static Decision instead(std::vector<std::string> lines)
    {
        return {Kind::instead, {}, std::move(lines)};
    }
    [[nodiscard]] static Decision with_before(std::vector<std::string> before)
    {
        return {Kind::keep, {}, {}, std::move(before)};
    }
};
/// By entry number. Entries without a decision are kept.
using Decisions = std::map<int, Decision>;

/// What happens to an entry after the amended one.
enum class Outcome : std::uint8_t {
    stands, ///< Same verdict, reasons and acts as before.
    changes, ///< Applied, but with another verdict or other acts.
    illegal, ///< Now forbidden by a rule.
    impossible, ///< Contradicts the new position, or cannot be parsed any more.
    dropped, ///< The table decided that it did not happen.
    replaced, ///< The table decided that other lines happened, and they stand.
};

struct LaterEntry {
    int entry = 0; ///< Number in the original evening.
    std::string line; ///< The line to append; if several replace it, the one that decides `fate`.
    Outcome fate = Outcome::stands;
    Verdict before = Verdict::legal;
    Verdict after = Verdict::legal;
    std::vector<Reason> reasons{}; ///< From the new judgement.
    /// Its new number; 0 if it is not appended.
    int becomes = 0;
    /// Its number in the preview, where refused lines are numbered too; 0 if it was dropped.
    int in_course = 0;
    /// Last entry of the preview before this one, including lines inserted before it.
    int stood_at = 0;

    /// Returns true if the table has to decide about it.
    [[nodiscard]] bool falls() const
    {
        return fate == Outcome::illegal || fate == Outcome::impossible;
    }
};

/// A line that a decision inserted before an entry or in its place.
struct Added {
    enum class Place : std::uint8_t { before, instead };
    int entry = 0; ///< Number of the later entry that the decision is about.
    Place place = Place::before;
    int in_course = 0; ///< Its number in the preview.
    Verdict verdict = Verdict::legal;
};

/// Returns the most severe reason: the one to resolve first. Precondition: `reasons` is not empty.
[[nodiscard]] const Reason& cause_of(const std::vector<Reason>& reasons);

/// The evening as it would be after a change. Nothing is written.
struct AmendmentPreview {
    /// A copy with all lines that would be appended. Refused lines are included without effect, so
    /// that names which they introduce can be resolved.
    std::unique_ptr<Evening> evening;
    /// The lines of the change, judged in order.
    std::vector<Entry> changed;
    /// Number of the first of them in the preview.
    int changed_from = 0;
    /// Later entries that were in effect, in order.
    std::vector<LaterEntry> followers;
    /// Lines that decisions inserted or put in place of entries, in order.
    std::vector<Added> added{};
    /// Information revealed after the change: hidden on the board again, but known to players.
    std::vector<Exposure> seen;
    /// Lines to append: one undo, the new lines, and the later entries that stand.
    std::vector<std::string> lines;

    [[nodiscard]] int count(Outcome fate) const;
    /// Number of later entries and inserted lines that are refused and need a decision.
    [[nodiscard]] int undecided() const;
    /// Returns true if the new lines stand and every refused later entry was dropped.
    [[nodiscard]] bool is_decided() const;
};

/// Judges the evening again from the changed entry. Cost: one copy of the evening plus judging all
/// later entries. Returns an error if the entry cannot be amended or a decision is about an entry
/// that does not follow.
[[nodiscard]] ErrorOr<AmendmentPreview> amend(const Evening& evening, const EveningOps& copying,
    const Change& change, const Decisions& decisions = {});

struct Rest {
    enum class Kind : std::uint8_t {
        rule, ///< Forbidden entries stand for `reason`; impossible ones stay undecided.
        drop, ///< None of them happened.
    };
    Kind kind = Kind::drop;
    std::string reason{};
    /// If set, applies only to entries refused for this reason.
    std::optional<Reason> cause{};
};
/// Like `amend`, but decides each refused entry by `rest` unless `decisions` keeps it explicitly.
/// Adds these decisions to `decisions`. An entry that stands again because of an earlier decision
/// is left alone.
[[nodiscard]] ErrorOr<AmendmentPreview> amend_and_decide_rest(const Evening& evening,
    const EveningOps& copying, const Change& change, const Rest& rest, Decisions& decisions);

} // namespace consigliere::ledger

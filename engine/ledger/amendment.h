#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/evening_ops.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// An entry of long ago is put right: it was another line, or none, or one was forgotten before it.
/// Nothing is rewritten. A copy of the evening goes back to where it was before that entry, the new
/// line comes, and everything that followed is judged again; what the table makes of it is a list
/// of lines to append. Those who look later find the old course undone, and the new one behind it.
namespace consigliere::ledger {

/// How the evening is to have gone otherwise.
struct Change {
    enum class Kind : std::uint8_t {
        replace, ///< The entry was these lines instead; none of them when it did not happen.
        insert, ///< These lines come before the entry.
    };
    int entry = 0;
    Kind kind = Kind::replace;
    std::vector<std::string> lines{};
    /// How many entries the lines replace: this one and those that counted and followed it. More
    /// than there are means all of them.
    int count = 1;

    [[nodiscard]] static Change replace(int entry, std::string line)
    {
        return {entry, Kind::replace, {std::move(line)}};
    }
    [[nodiscard]] static Change drop(int entry) { return {entry, Kind::replace, {}}; }
    /// Behind the last entry it is what everybody does all evening.
    [[nodiscard]] static Change insert_before(int entry, std::vector<std::string> lines)
    {
        return {entry, Kind::insert, std::move(lines)};
    }
};

/// What the table does with an entry that followed.
struct Decision {
    enum class Kind : std::uint8_t {
        keep, ///< It was done. If a rule now forbids it, it does not stand.
        rule, ///< It stands although a rule forbids it, for this reason.
        drop, ///< It was not done.
        instead, ///< These lines were done instead of it.
    };
    Kind kind = Kind::keep;
    std::string reason{};
    /// What was done instead.
    std::vector<std::string> lines{};
    /// What was forgotten right before the entry, whatever becomes of the entry itself.
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
/// By the entries that they are about; the others are kept.
using Decisions = std::map<int, Decision>;

/// What becomes of an entry that followed the amended one.
enum class Outcome : std::uint8_t {
    stands, ///< The same verdict, for the same reasons, with the same effect.
    changes, ///< It is applied, but is judged otherwise or does something else.
    illegal, ///< A rule forbids it now.
    impossible, ///< It contradicts what lies on the table now, or cannot be read any more.
    dropped, ///< The table has decided that it was not done.
    replaced, ///< The table has decided that something else was done, which stands.
};

struct LaterEntry {
    int entry = 0; ///< Its number in the evening.
    std::string line; ///< As it would be appended; of several in its place the one that decides.
    Outcome fate = Outcome::stands;
    Verdict before = Verdict::legal;
    Verdict after = Verdict::legal;
    std::vector<Reason> reasons{}; ///< Those of the new judgement.
    /// The number that it would get; 0 when it is not appended.
    int becomes = 0;
    /// Its number in the course, where refused lines have one, too; 0 when it was dropped.
    int in_course = 0;
    /// The last entry of the course when its turn came, behind what was forgotten before it.
    int stood_at = 0;

    /// Whether the table has to decide about it.
    [[nodiscard]] bool falls() const
    {
        return fate == Outcome::illegal || fate == Outcome::impossible;
    }
};

/// A line that a decision has put before an entry, or in its place.
struct Added {
    enum class Place : std::uint8_t { before, instead };
    int entry = 0; ///< The follower that it was decided about.
    Place place = Place::before;
    int in_course = 0; ///< Its number in the course.
    Verdict verdict = Verdict::legal;
};

/// The reason that weighs most of those for which something falls: what has to be settled first.
[[nodiscard]] const Reason& cause_of(const std::vector<Reason>& reasons);

/// How an evening would stand after a change.
struct AmendmentPreview {
    /// A copy with everything that would be appended, and with what was refused as entries that
    /// changed nothing: whoever tells of them finds the names there.
    std::unique_ptr<Evening> evening;
    /// The lines of the change, as the referee judges them one after the other.
    std::vector<Entry> changed;
    /// The number of the first of them in the course.
    int changed_from = 0;
    /// The entries that counted and followed, in their order.
    std::vector<LaterEntry> followers;
    /// What was decided to have been done before or instead of them, in its order.
    std::vector<Added> added{};
    /// What lay hidden and has been seen since: it will be on nobody's board, and in many heads.
    std::vector<Exposure> seen;
    /// What has to be appended so that the evening stands like this: one step back, the new lines,
    /// and of the others those that stand.
    std::vector<std::string> lines;

    [[nodiscard]] int count(Outcome fate) const;
    /// How many lines the table has to decide about: followers and added ones that do not stand.
    [[nodiscard]] int undecided() const;
    /// Whether nothing is left to decide: the new lines stand, and whatever does not stand any more
    /// was dropped knowingly.
    [[nodiscard]] bool is_decided() const;
};

/// Judges the evening anew from the entry on. It costs a copy of the evening and the judging of
/// what follows, so whoever decides line by line asks again after each decision.
[[nodiscard]] ErrorOr<AmendmentPreview> amend(const Evening& evening, const EveningOps& copying,
    const Change& change, const Decisions& decisions = {});

/// One decision about all that does not stand any more.
struct Rest {
    enum class Kind : std::uint8_t {
        rule, ///< What a rule forbids stands for this reason; what is impossible is left.
        drop, ///< None of it was done.
    };
    Kind kind = Kind::drop;
    std::string reason{};
    /// Only about what falls for this reason.
    std::optional<Reason> cause{};
};
/// The same, and each entry that falls when its turn comes is decided so, unless it is kept on
/// purpose; what an earlier one that stands now has brought back is left alone. `decisions` gets
/// all of them.
[[nodiscard]] ErrorOr<AmendmentPreview> amend_and_decide_rest(const Evening& evening,
    const EveningOps& copying, const Change& change, const Rest& rest, Decisions& decisions);

} // namespace consigliere::ledger

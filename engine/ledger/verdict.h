#pragma once

#include "engine/ledger/fixed_list.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

/// Id of a rule, "14.thug-space" or "CG-4.1". Its text is a literal in the game's `rules.h`, so a
/// RuleId is cheap to copy and never dangles. Empty for refusals without a rule of the book, such
/// as an unreadable line.
class RuleId {
public:
    constexpr RuleId() = default;
    explicit constexpr RuleId(std::string_view text)
        : m_text(text)
    {
    }

    [[nodiscard]] constexpr std::string_view text() const { return m_text; }
    [[nodiscard]] constexpr bool empty() const { return m_text.empty(); }
    [[nodiscard]] friend constexpr bool operator==(RuleId, RuleId) = default;

private:
    std::string_view m_text;
};

/// Severity of a reason, ascending.
enum class Severity : std::uint8_t {
    unknown, ///< Nothing forbids the move, but information is missing.
    forbidden, ///< A rule forbids it. The table may rule that it stands.
    contradiction, ///< It cannot have happened (no such figure, card or area), or cannot be parsed.
};

/// A message of the referee: its rule, severity and text. All messages of a game are in its
/// `messages.h`, declared as in `message_template.h`.
struct Message {
    RuleId rule;
    Severity gravity = Severity::contradiction;
    /// English text with placeholders named after its facts: {family}. The translation key.
    const char* english = "";

    [[nodiscard]] friend constexpr bool operator==(const Message& left, const Message& right)
    {
        return left.rule == right.rule && left.gravity == right.gravity
            && (left.english == right.english || std::string_view(left.english) == right.english);
    }
};

/// A value of a game as a number: a Family, an area, an amount. `kind` is defined by the game
/// (`terms.h`); 0 is always a plain number.
struct Term {
    std::uint8_t kind = 0;
    std::int32_t value = 0;

    [[nodiscard]] friend constexpr bool operator==(Term, Term) = default;
};

/// A named value in a reason: {"needs", 2 guns}. Replaces {needs}; `name` is a literal.
struct Fact {
    std::string_view name;
    Term term;

    [[nodiscard]] friend constexpr bool operator==(const Fact&, const Fact&) = default;
};

using Facts = FixedList<Fact, 6>;

/// Why a move is not legal: a message and its facts. `quoted`: words of the line that could not be
/// read or found; empty otherwise.
struct Reason {
    Message message;
    Facts facts;
    std::string quoted;
    /// The house rule that waives this reason; empty if none. Waived reasons have no effect.
    std::string waived_by{};

    [[nodiscard]] friend bool operator==(const Reason&, const Reason&) = default;
};

/// The referee's verdict. Ascending severity.
enum class Verdict : std::uint8_t {
    legal, ///< All applicable rules were checked, and are kept or waived by a house rule.
    unverified, ///< Nothing forbids it, but information is missing.
    ruled, ///< Forbidden, but the table ruled that it stands.
    illegal, ///< A rule forbids it.
    impossible, ///< Contradicts the position, or cannot be parsed.
};

/// Whether the table ruled that a forbidden move stands.
enum class Ruling : std::uint8_t { none, stands };

/// Derives the verdict. A ruling overrides rules, not contradictions.
[[nodiscard]] Verdict verdict_of(const std::vector<Reason>& reasons, Ruling ruling);

/// Returns true if a move with this verdict changes the position.
[[nodiscard]] bool is_applied(Verdict verdict);

/// Returns true if nothing forbids a move with this verdict.
[[nodiscard]] constexpr bool is_accepted(Verdict verdict)
{
    return verdict == Verdict::legal || verdict == Verdict::unverified;
}

/// The verdict's word in records, "legal" to "impossible".
[[nodiscard]] std::string_view word_of(Verdict verdict);

/// Removes duplicates and empty ids, and sorts by `book`.
[[nodiscard]] std::vector<RuleId> in_order(
    const std::vector<RuleId>& rules, const std::vector<RuleId>& book);

/// Rules that forbid the move or make it impossible, in the order of `book`, without duplicates.
/// Rules of missing information are included only if `verdict` is `unverified`; waived rules only
/// if the move stands.
[[nodiscard]] std::vector<RuleId> cited_rules(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book);
/// Citations for a record: the invoked house rules, "house:two-thugs", then rules of the book.
[[nodiscard]] std::vector<std::string> citations(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book);
/// Returns true if the move stands only because of an invoked house rule.
[[nodiscard]] bool is_by_house_rule(const std::vector<Reason>& reasons, Verdict verdict);
/// Returns the name of a cited house rule; empty for a rule of the book.
[[nodiscard]] std::string_view house_rule_in(std::string_view citation);

} // namespace consigliere::ledger

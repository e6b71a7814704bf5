#pragma once

#include "engine/ledger/fixed_list.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

/// The name of a rule as a verdict cites it, "14.thug-space" or "CG-4.1". The text behind it is
/// always a literal of the game's `rules.h`, so a RuleId is copied freely and never dangles.
/// An empty id stands for a refusal that no rule of the book causes, such as an unreadable line.
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

/// How much a reason weighs against a move.
enum class Severity : std::uint8_t {
    unknown, ///< Nothing forbids the move, but something that it depends on has not been told.
    forbidden, ///< A rule forbids it. The table may still rule that it stands.
    contradiction, ///< It cannot have happened: no such figure, card or place, or unreadable.
};

/// One sentence that the referee can say: which rule it comes from and how much it weighs. All
/// sentences of a game stand in its `messages.h`, declared as `sentence.h` says.
struct Message {
    RuleId rule;
    Severity gravity = Severity::contradiction;
    /// The sentence, always a literal, with the names of its facts as places: {family}. It is the
    /// key of its translations.
    const char* english = "";

    [[nodiscard]] friend constexpr bool operator==(const Message& left, const Message& right)
    {
        return left.rule == right.rule && left.gravity == right.gravity
            && (left.english == right.english || std::string_view(left.english) == right.english);
    }
};

/// A thing of a game in one number: a family, a place, an amount. What `kind` means is the
/// game's own affair (its `terms.h`), except that 0 is always a plain number.
struct Term {
    std::uint8_t kind = 0;
    std::int32_t value = 0;

    [[nodiscard]] friend constexpr bool operator==(Term, Term) = default;
};

/// A named figure or thing that explains a reason: {"needs", 2 guns}. The name is a literal and is
/// what the translated sentence refers to as {needs}.
struct Fact {
    std::string_view name;
    Term term;

    [[nodiscard]] friend constexpr bool operator==(const Fact&, const Fact&) = default;
};

using Facts = FixedList<Fact, 6>;

/// Why a move is not simply legal: a sentence and the facts of this case. `quoted` holds the
/// words of the line that could not be read or found, and is empty otherwise.
struct Reason {
    Message message;
    Facts facts;
    std::string quoted;
    /// The name of the house rule that was invoked against it, so that it does not weigh any more;
    /// empty otherwise.
    std::string waived_by{};

    [[nodiscard]] friend bool operator==(const Reason&, const Reason&) = default;
};

/// What the referee says of a move. The order is the order of gravity.
enum class Verdict : std::uint8_t {
    legal, ///< Every rule that bears on it was checked, and is kept or waived by a house rule.
    unverified, ///< Nothing forbids it, but something it depends on is unknown.
    ruled, ///< Illegal, and the table ruled that it stands.
    illegal, ///< A rule forbids it.
    impossible, ///< It contradicts the physical state, or cannot be read.
};

/// Whether the table has ruled that a move stands although a rule forbids it.
enum class Ruling : std::uint8_t { none, stands };

/// The verdict that follows from the reasons; a ruling helps only against rules, never against
/// what is physically so.
[[nodiscard]] Verdict verdict_of(const std::vector<Reason>& reasons, Ruling ruling);

/// Whether a move with this verdict changes the position.
[[nodiscard]] bool is_applied(Verdict verdict);

/// The word of RECORD for a verdict, "legal" to "impossible".
[[nodiscard]] std::string_view word_of(Verdict verdict);

/// Each of these rules once, in the order of `book`, the game's list of rules; without the empty
/// one.
[[nodiscard]] std::vector<RuleId> in_order(
    const std::vector<RuleId>& rules, const std::vector<RuleId>& book);

/// The rules that forbid the move or make it impossible, each once, in the order of `book`.
/// Rules of reasons that only leave something open are not broken and come
/// only when `verdict` is `unverified`: then they say what could not be checked. Those that a house
/// rule waives come only where the move stands.
[[nodiscard]] std::vector<RuleId> cited_rules(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book);
/// What a verdict cites, as it is written down: the house rules by which the move stands,
/// "house:two-thugs", and behind them the rules of the book.
[[nodiscard]] std::vector<std::string> citations(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book);
/// Whether a move stands only because of a house rule that was invoked.
[[nodiscard]] bool is_by_house_rule(const std::vector<Reason>& reasons, Verdict verdict);
/// The name of the house rule that a citation says; empty for a rule of a book.
[[nodiscard]] std::string_view house_rule_in(std::string_view citation);

} // namespace consigliere::ledger

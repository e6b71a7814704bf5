#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/tree.h"
#include "engine/ledger/verdict.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// House rules: agreed before the first entry, they let certain rules of the book be broken. A house
// rule is declared in the record head and takes effect only on a line that invokes it, so every
// deviation from the book is visible in the line.
namespace consigliere::ledger {

struct HouseRule {
    std::string name; ///< The word by which a line invokes it, "two-thugs".
    std::string text; ///< As the table says it, "Two Thugs may share a space".
    std::vector<RuleId> waives; ///< Rules of the book that it waives.

    [[nodiscard]] bool waives_rule(RuleId rule) const;
};

/// Returns the words after ` ! ` that invoke house rules: "house: two-thugs, late-bid".
[[nodiscard]] std::string invocation_of(const std::vector<const HouseRule*>& rules);
/// Parses the words after ` ! `. Returns nullopt, meaning a ruling, unless they start with
/// "house:".
[[nodiscard]] std::optional<std::vector<std::string_view>> invoked_in(std::string_view ruling);

/// All house rules of one evening. Part of the game's Components and copied with them.
class HouseRules {
public:
    static constexpr std::size_t most = 24;
    static constexpr std::size_t most_waived = 16;
    static constexpr std::size_t longest_name = 48;
    static constexpr std::size_t longest_text = 400;

    HouseRules() = default;
    explicit HouseRules(std::vector<HouseRule> rules)
        : m_rules(std::make_shared<const std::vector<HouseRule>>(std::move(rules)))
    {
    }

    [[nodiscard]] const std::vector<HouseRule>& all() const;
    [[nodiscard]] const HouseRule* find(std::string_view name) const;

    /// Like `invoked_in`, but nullopt without house rules: old records may use "house:".
    [[nodiscard]] std::optional<std::vector<std::string_view>> invoked_by(
        std::string_view words) const;
    /// Returns `stands` if the words are the reason of a ruling; `none` otherwise.
    [[nodiscard]] Ruling ruling_of(std::string_view words) const;
    /// Applies the words after ` ! ` (may be empty) to the reasons against a line: sets `waived_by`
    /// on reasons that an invoked house rule waives, and adds an offer for each further house rule
    /// that would let the line stand. Returns `ruling_of(words)`.
    [[nodiscard]] Ruling hear(std::string_view words, std::vector<Reason>& reasons) const;
    /// Returns a small set of house rules that waives every forbidding reason, in declared order.
    /// Empty if nothing is forbidden, if no set suffices, or on a contradiction.
    [[nodiscard]] std::vector<const HouseRule*> covering(const std::vector<Reason>& reasons) const;

private:
    void invoke(const std::vector<std::string_view>& names, std::vector<Reason>& reasons) const;

    /// Shared by all copies; nullptr if none is declared.
    std::shared_ptr<const std::vector<HouseRule>> m_rules;
};

/// Reads `house_rules` of a record head; empty if missing. `book`: rules that can be waived.
[[nodiscard]] ErrorOr<HouseRules, RecordError> read_house_rules(
    const Tree& record, const std::vector<RuleId>& book);
/// Inverse of `read_house_rules`: the value, without its key.
[[nodiscard]] Tree tree_of(const std::vector<HouseRule>& rules);

/// Key in the record head, for all games.
inline constexpr std::string_view house_rules_key = "house_rules";

} // namespace consigliere::ledger

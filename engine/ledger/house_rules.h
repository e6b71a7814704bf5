#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/tree.h"
#include "engine/ledger/verdict.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a table has agreed on before its first entry against the book: rules that it may break by
/// saying so. A house rule is declared in the head of a record and invoked by the line that needs
/// it; it never helps by itself, so that whoever reads the line sees that the book was broken.
namespace consigliere::ledger {

struct HouseRule {
    std::string name; ///< The word by which a line invokes it, "two-thugs".
    std::string text; ///< As the table says it, "Two Thugs may share a space".
    std::vector<RuleId> waives; ///< The rules of the book against which it lets a move stand.

    [[nodiscard]] bool waives_rule(RuleId rule) const;
};

/// The words behind the ` ! ` of a line that invokes house rules: "house: two-thugs, late-bid".
[[nodiscard]] std::string invocation_of(const std::vector<const HouseRule*>& rules);
/// The names in words that are read so; nothing when they can only be the reason of a ruling.
[[nodiscard]] std::optional<std::vector<std::string_view>> invoked_in(std::string_view ruling);

/// The house rules of one evening. It is part of the Components of its game, and copied with them.
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

    /// The names that the words behind the ` ! ` of a line invoke; nothing when they are the reason
    /// of a ruling, as all words are where no house rule is declared.
    [[nodiscard]] std::optional<std::vector<std::string_view>> invoked_by(
        std::string_view words) const;
    /// Whether the table rules by these words, empty when there are none, otherwise than by its
    /// house rules.
    [[nodiscard]] Ruling ruling_of(std::string_view words) const;
    /// Hears the words behind the ` ! ` of a line, empty when there are none, against which there
    /// are `reasons`. A reason that an invoked house rule waives says so from now on; where some
    /// that were not invoked would let the line stand, the reasons say that, too. Gives whether the
    /// table has ruled otherwise than by its house rules.
    [[nodiscard]] Ruling hear(std::string_view words, std::vector<Reason>& reasons) const;
    /// The fewest of them, in their order, that let everything stand that is forbidden in
    /// `reasons`; empty where nothing is, or where they do not reach.
    [[nodiscard]] std::vector<const HouseRule*> covering(const std::vector<Reason>& reasons) const;

private:
    void invoke(const std::vector<std::string_view>& names, std::vector<Reason>& reasons) const;

    /// Shared by all copies of an evening's components; nothing where none was declared.
    std::shared_ptr<const std::vector<HouseRule>> m_rules;
};

/// Reads `house_rules` of the head of a record; none where there is no such key. `book` are the
/// rules that a house rule can waive.
[[nodiscard]] ErrorOr<HouseRules, RecordError> read_house_rules(
    const Tree& record, const std::vector<RuleId>& book);
/// What `read_house_rules` reads, without the key.
[[nodiscard]] Tree tree_of(const std::vector<HouseRule>& rules);

/// The key of a record's head, of every game.
inline constexpr std::string_view house_rules_key = "house_rules";

} // namespace consigliere::ledger

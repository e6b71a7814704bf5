#include "engine/ledger/house_rules.h"

#include "engine/ledger/line_words.h"
#include "engine/ledger/messages_house_rules.h"
#include "engine/ledger/record_head.h"
#include "engine/ledger/table_of.h"

#include <algorithm>

namespace consigliere::ledger {

namespace {

constexpr std::string_view mark = "house:";

/// Returns true if a reason still forbids the line; offers of house rules do not.
bool forbids(const Reason& reason)
{
    return reason.message.gravity == Severity::forbidden && reason.waived_by.empty()
        && !(reason.message == message::house_rule_may_be_invoked);
}

/// Control characters, including line breaks, are not allowed.
bool is_one_line(std::string_view text)
{
    return std::ranges::none_of(
        text, [](char letter) { return static_cast<unsigned char>(letter) < ' '; });
}

ErrorOr<std::vector<RuleId>, RecordError> read_waived(
    const Tree& tree, const std::string& name, const std::vector<RuleId>& book)
{
    const Tree* rules = tree.find("rules");
    const std::size_t count = rules == nullptr ? 0 : rules->elements().size();
    if (count == 0 || count > HouseRules::most_waived)
        return complain(message::bad_waived_rules, rules == nullptr ? tree : *rules, name);
    std::vector<RuleId> waived;
    for (const Tree& rule : rules->elements()) {
        const auto known = std::ranges::find(book, text_or_empty(&rule), &RuleId::text);
        if (known == book.end())
            return complain(message::no_rule_to_waive, rule);
        if (std::ranges::find(waived, *known) == waived.end())
            waived.push_back(*known);
    }
    return waived;
}

ErrorOr<HouseRule, RecordError> read_house_rule(const Tree& tree, const std::vector<RuleId>& book)
{
    if (!tree.is_table())
        return complain(message::bad_house_rules, tree);
    const Tree* name = tree.find("name");
    HouseRule rule{std::string(text_or_empty(name)), {}, {}};
    if (!is_name(rule.name) || rule.name.size() > HouseRules::longest_name)
        return complain(message::bad_house_rule_name, name == nullptr ? tree : *name,
            rule.name.substr(0, HouseRules::longest_name));
    rule.text = trim(text_or_empty(tree.find("text")));
    const bool is_good = !rule.text.empty() && rule.text.size() <= HouseRules::longest_text
        && is_one_line(rule.text);
    if (!is_good)
        return complain(message::bad_house_rule_text, tree, rule.name);
    ErrorOr<std::vector<RuleId>, RecordError> waived = read_waived(tree, rule.name, book);
    if (waived.is_error())
        return waived.error();
    rule.waives = std::move(waived.value());
    return rule;
}

} // namespace

bool HouseRule::waives_rule(RuleId rule) const
{
    return std::ranges::find(waives, rule) != waives.end();
}

std::string invocation_of(const std::vector<const HouseRule*>& rules)
{
    return std::string(mark) + " "
        + join(rules, ", ", [](const HouseRule* rule) { return rule->name; });
}

std::optional<std::vector<std::string_view>> invoked_in(std::string_view ruling)
{
    if (!ruling.starts_with(mark))
        return std::nullopt;
    return split(ruling.substr(mark.size()), ',');
}

const std::vector<HouseRule>& HouseRules::all() const
{
    static const std::vector<HouseRule> none;
    return m_rules ? *m_rules : none;
}

const HouseRule* HouseRules::find(std::string_view name) const
{
    const auto found = std::ranges::find(all(), name, &HouseRule::name);
    return found == all().end() ? nullptr : &*found;
}

void HouseRules::invoke(
    const std::vector<std::string_view>& names, std::vector<Reason>& reasons) const
{
    for (const std::string_view name : names) {
        const HouseRule* invoked = find(name);
        if (invoked == nullptr) {
            reasons.push_back(quoting(message::no_such_house_rule, name));
            continue;
        }
        for (Reason& reason : reasons) {
            if (forbids(reason) && invoked->waives_rule(reason.message.rule))
                reason.waived_by = invoked->name;
        }
    }
    if (names.empty())
        reasons.push_back(quoting(message::no_such_house_rule, ""));
}

std::vector<const HouseRule*> HouseRules::covering(const std::vector<Reason>& reasons) const
{
    std::vector<const HouseRule*> chosen;
    const auto add = [&chosen](const HouseRule& rule) {
        if (std::ranges::find(chosen, &rule) == chosen.end())
            chosen.push_back(&rule);
    };
    const auto is_met = [&reasons](const HouseRule& rule) {
        return std::ranges::all_of(reasons, [&rule](const Reason& reason) {
            return !forbids(reason) || rule.waives_rule(reason.message.rule);
        });
    };
    // Prefer one house rule that waives all reasons over several.
    const auto alone = std::ranges::find_if(all(), is_met);
    for (const Reason& reason : reasons) {
        if (reason.message.gravity == Severity::contradiction)
            return {};
        if (!forbids(reason))
            continue;
        const auto found = alone != all().end()
            ? alone
            : std::ranges::find_if(all(),
                [&reason](const HouseRule& rule) { return rule.waives_rule(reason.message.rule); });
        if (found == all().end())
            return {};
        add(*found);
    }
    return chosen;
}

std::optional<std::vector<std::string_view>> HouseRules::invoked_by(std::string_view words) const
{
    // Records without house rules may use "house:" in a reason.
    if (all().empty())
        return std::nullopt;
    return invoked_in(words);
}

Ruling HouseRules::ruling_of(std::string_view words) const
{
    return words.empty() || invoked_by(words) ? Ruling::none : Ruling::stands;
}

Ruling HouseRules::hear(std::string_view words, std::vector<Reason>& reasons) const
{
    if (ruling_of(words) == Ruling::stands)
        return Ruling::stands;
    if (const auto invoked = invoked_by(words))
        invoke(*invoked, reasons);
    for (const HouseRule* rule : covering(reasons))
        reasons.push_back(make_reason(message::house_rule_may_be_invoked, Quoted{rule->text}));
    return Ruling::none;
}

ErrorOr<HouseRules, RecordError> read_house_rules(
    const Tree& record, const std::vector<RuleId>& book)
{
    const Tree* tree = record.find(house_rules_key);
    if (tree == nullptr)
        return HouseRules();
    if (!tree->is_list())
        return complain(message::bad_house_rules, *tree);
    if (tree->elements().size() > HouseRules::most)
        return complain(
            message::too_many_house_rules, *tree, std::to_string(tree->elements().size()));
    std::vector<HouseRule> rules;
    for (const Tree& each : tree->elements()) {
        ErrorOr<HouseRule, RecordError> rule = read_house_rule(each, book);
        if (rule.is_error())
            return rule.error();
        if (std::ranges::find(rules, rule.value().name, &HouseRule::name) != rules.end())
            return complain(message::house_rule_twice, each, rule.value().name);
        rules.push_back(std::move(rule.value()));
    }
    return HouseRules(std::move(rules));
}

Tree tree_of(const std::vector<HouseRule>& rules)
{
    return Tree::list_of(rules, [](const HouseRule& rule) {
        return table_of({{"name", rule.name}, {"text", rule.text},
            {"rules", Tree::list_of(rule.waives, [](RuleId id) { return id.text(); })}});
    });
}

} // namespace consigliere::ledger

#include "companion/screens/finding.h"

#include "companion/language/language.h"
#include "companion/telling/visible.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <array>

namespace consigliere::screens {

namespace {

/// The place of a rule in the book; after all others where there is no rule.
std::size_t place_in(const std::vector<ledger::RuleId>& book, ledger::RuleId rule)
{
    const auto found = std::ranges::find(book, rule);
    return rule.empty() ? book.size() + 1 : static_cast<std::size_t>(found - book.begin());
}

} // namespace

std::vector<Finding> findings_of(
    const ledger::Opinion& opinion, const ledger::Evening& evening, const telling::Teller& teller)
{
    std::vector<ledger::Reason> reasons = opinion.reasons;
    std::ranges::stable_sort(
        reasons, [&evening](const ledger::Reason& left, const ledger::Reason& right) {
            if (left.message.gravity != right.message.gravity)
                return left.message.gravity > right.message.gravity;
            return place_in(evening.book(), left.message.rule)
                < place_in(evening.book(), right.message.rule);
        });
    std::vector<Finding> findings;
    for (ledger::Reason& reason : reasons) {
        std::string text = teller.reason(reason);
        std::string rule(reason.message.rule.text());
        findings.push_back({std::move(reason), std::move(text), std::move(rule)});
    }
    return findings;
}

std::vector<std::string> rules_of(const std::vector<Finding>& findings)
{
    std::vector<std::string> rules;
    for (const Finding& finding : findings) {
        const bool is_new = std::ranges::find(rules, finding.rule) == rules.end();
        if (!finding.rule.empty() && is_new)
            rules.push_back(finding.rule);
    }
    return rules;
}

std::string tell_house_rules(const std::vector<const ledger::HouseRule*>& rules)
{
    return language::tr_fill("House rule: {text}",
        {{"text", ledger::join(rules, " + ", [](const ledger::HouseRule* rule) {
              return telling::visible(rule->text);
          })}});
}

std::string tell_page(const rulebook::Rule* rule)
{
    if (rule == nullptr || rule->page == 0)
        return {};
    return language::tr_fill("p. {page}", {{"page", language::number(rule->page)}});
}

std::vector<std::string> legal_lines_like(std::string_view line, const ledger::Evening& evening)
{
    ledger::WordReader wanted(line);
    const std::string actor(wanted.next());
    const std::string verb(wanted.next());
    // From what is nearest to the refused line to what is farthest from it.
    std::array<std::vector<std::string>, 4> near_to_far;
    // Nothing that lies covered is offered by its name.
    const auto sight = evening.seen_by(ledger::Audience::everybody());
    for (const ledger::LegalLine& legal : sight->legal_lines()) {
        ledger::WordReader words(legal.line);
        const bool is_own = words.next() == actor;
        const bool is_same = words.next() == verb;
        const std::size_t distance = (is_same ? 0U : 2U) + (is_own ? 0U : 1U);
        near_to_far[distance].push_back(legal.line);
    }
    const auto* const nearest = std::ranges::find_if(
        near_to_far, [](const std::vector<std::string>& lines) { return !lines.empty(); });
    return nearest == near_to_far.end() ? std::vector<std::string>{} : *nearest;
}

std::string first_sentences(const std::string& text, int count)
{
    std::size_t end = 0;
    for (int sentence = 0; sentence < count; ++sentence) {
        const std::size_t found = text.find_first_of(".!?", end);
        if (found == std::string::npos)
            return text;
        // "p. 14" and "e.g." end no sentence: a capital has to follow.
        end = found + 1;
        const bool goes_on = end + 1 < text.size()
            && (text[end] != ' ' || (text[end + 1] >= 'a' && text[end + 1] <= 'z')
                || (text[end + 1] >= '0' && text[end + 1] <= '9'));
        if (goes_on)
            --sentence;
    }
    return text.substr(0, end);
}

} // namespace consigliere::screens

#include "companion/tables/verdict_words.h"

#include "companion/language/language.h"
#include "companion/rulebook/finding.h"

#include <utility>
#include <vector>

namespace consigliere::tables {

using language::tr_count;
using language::tr_fill;
using rulebook::Finding;

VerdictWords tell_verdict(
    const ledger::Assessment& opinion, std::string_view instead, const VerdictSource& source)
{
    const std::vector<Finding> findings =
        rulebook::findings_of(opinion, source.evening, source.teller);
    const std::vector<std::string> rules = rulebook::rules_of(findings);
    VerdictWords words;
    words.title = telling::tell(opinion.verdict);
    if (!rules.empty())
        words.rule = rules.front();
    if (!findings.empty()) {
        const Finding& first = findings.front();
        const std::string told = source.table.headline(first.reason);
        rulebook::Headline headline = rulebook::headline_of(first);
        words.title = told.empty() ? std::move(headline.title) : told;
        words.reasons = told.empty() ? std::move(headline.rest) : first.text;
    }
    // What findings have in common is said once: "Marzullo lacks these goods."
    const std::string common = words.reasons;
    for (std::size_t other = 1; other < findings.size(); ++other) {
        const rulebook::Headline headline = rulebook::headline_of(findings[other]);
        const bool is_alike = !common.empty() && headline.rest == common;
        words.reasons += (words.reasons.empty() ? "" : " ")
            + (is_alike ? headline.title + "." : findings[other].text);
    }
    const rulebook::Rule* rule = source.book == nullptr ? nullptr : source.book->find(words.rule);
    // A fact without a sentence on the rule: add the rule's first sentence.
    if (words.reasons.empty() && rule != nullptr)
        words.reasons = rulebook::first_sentences(rule->text, 1);
    words.source =
        words.rule.empty() ? std::string() : rulebook::tell_source(source.book, words.rule);
    if (rules.size() > 1)
        words.source += "  ·  "
            + tr_count(
                "and {n} more rule", "and {n} more rules", static_cast<int>(rules.size()) - 1);
    if (!instead.empty())
        words.instead = tr_fill("Possible: {move}", {{"move", source.table.tell_line(instead)}});
    return words;
}

} // namespace consigliere::tables

#include "companion/rulebook/finding.h"

#include "companion/language/language.h"
#include "companion/telling/visible.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>

namespace consigliere::rulebook {

namespace {

/// Position of a rule in the book; past the end if there is no rule.
std::size_t place_in(const std::vector<ledger::RuleId>& book, ledger::RuleId rule)
{
    const auto found = std::ranges::find(book, rule);
    return rule.empty() ? book.size() + 1 : static_cast<std::size_t>(found - book.begin());
}

} // namespace

std::vector<Finding> findings_of(const ledger::Assessment& opinion, const ledger::Evening& evening,
    const telling::Teller& teller)
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

std::string tell_page(const Rule* rule)
{
    if (rule == nullptr || rule->page == 0)
        return {};
    return language::tr_fill("p. {page}", {{"page", language::number(rule->page)}});
}

std::string tell_source(const Rulebook* book, const std::string& id)
{
    const Rule* rule = book == nullptr ? nullptr : book->find(id);
    if (rule == nullptr)
        return id;
    std::string place = tell_page(rule);
    const auto chapter = std::ranges::find(book->chapters(), rule->phase, &rulebook::Chapter::id);
    if (place.empty() && chapter != book->chapters().end())
        place = chapter->title;
    return id + (place.empty() ? "" : "  ·  " + place);
}

std::vector<std::string> legal_lines_like(std::string_view line, const ledger::Evening& evening)
{
    ledger::WordReader wanted(line);
    const std::string actor(wanted.next());
    const std::string verb(wanted.next());
    // Alternatives by distance from the refused line.
    std::array<std::vector<std::string>, 4> near_to_far;
    // From the observer's view, so that no hidden item is named.
    const auto observed = evening.view_for(ledger::Audience::everybody());
    for (const ledger::LegalLine& legal : observed->legal_lines()) {
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

std::string remedy_for(std::string_view line, const ledger::Evening& evening)
{
    const std::vector<std::string> possible = legal_lines_like(line, evening);
    if (possible.empty())
        return {};
    ledger::WordReader refused(line);
    ledger::WordReader nearest(possible.front());
    const bool is_own = refused.next() == nearest.next();
    const bool is_same = refused.next() == nearest.next();
    return is_own || is_same ? possible.front() : std::string();
}

std::string first_sentences(const std::string& text, int count)
{
    std::size_t end = 0;
    for (int sentence = 0; sentence < count; ++sentence) {
        const std::size_t found = text.find_first_of(".!?", end);
        if (found == std::string::npos)
            return text;
        // "p. 14" and "e.g." do not end a sentence: a capital must follow.
        end = found + 1;
        const bool goes_on = end + 1 < text.size()
            && (text[end] != ' ' || (text[end + 1] >= 'a' && text[end + 1] <= 'z')
                || (text[end + 1] >= '0' && text[end + 1] <= '9'));
        if (goes_on)
            --sentence;
    }
    return text.substr(0, end);
}

namespace {

std::vector<std::string> sentences_of(std::string text)
{
    std::vector<std::string> sentences;
    while (!text.empty()) {
        sentences.push_back(first_sentences(text, 1));
        text.erase(0, sentences.back().size());
        text.erase(0, text.find_first_not_of(' '));
    }
    return sentences;
}

/// Returns the index of the sentence with the facts: the last one with a placeholder.
std::size_t sentence_with_facts(const std::vector<std::string>& sentences)
{
    const auto last = std::find_if(sentences.rbegin(), sentences.rend(),
        [](const std::string& sentence) { return sentence.find('{') != std::string::npos; });
    return last == sentences.rend() ? 0 : static_cast<std::size_t>(sentences.rend() - last) - 1;
}

} // namespace

Headline headline_of(const Finding& finding)
{
    std::vector<std::string> sentences = sentences_of(finding.text);
    const std::vector<std::string> pattern =
        sentences_of(language::tr(finding.reason.message.english));
    // A house rule adds text, and a name may look like the end of a sentence.
    if (sentences.size() != pattern.size())
        sentences = {finding.text};
    const std::size_t with_facts = sentences.size() < 2 ? 0 : sentence_with_facts(pattern);
    Headline headline{sentences[with_facts], {}};
    sentences.erase(sentences.begin() + static_cast<std::ptrdiff_t>(with_facts));
    headline.rest = ledger::join(sentences, " ");
    if (headline.title.ends_with('.'))
        headline.title.pop_back();
    return headline;
}

} // namespace consigliere::rulebook

#include "companion/language/language.h"
#include "companion/rulebook/asked_entry.h"
#include "companion/rulebook/finding.h"
#include "companion/rulebook/question_search.h"
#include "companion/server/phone_view.h"
#include "companion/tables/tables.h"
#include "companion/tables/verdict_words.h"

#include <utility>
#include <vector>

namespace consigliere::server {

using rulebook::QuestionSearch;
using rulebook::Rulebook;

namespace {

constexpr std::size_t most_answers = 12;

Json answer(std::string title, std::string text, const Rulebook* book, const std::string& id)
{
    Json json{{"title", std::move(title)}, {"text", std::move(text)}, {"rule", id}};
    const rulebook::Rule* rule = book == nullptr ? nullptr : book->find(id);
    json["rule_title"] = rule == nullptr ? std::string() : rule->title;
    json["page"] = rulebook::tell_page(rule);
    return json;
}

/// The verdict on an entry, with its reasons.
Json answer_on(int entry, const SeatView& view, const Rulebook* book)
{
    const auto observed = view.observed();
    const ledger::Entry& seen = observed->entry(entry);
    const tables::VerdictWords words = tables::tell_verdict(
        {seen.verdict, seen.reasons}, {}, {view.evening(), view.teller(), view.table(), book});
    std::string text = words.title;
    if (!words.reasons.empty())
        text += ". " + words.reasons;
    return answer(view.table().tell_entry(entry).text, std::move(text), book, words.rule);
}

Json answer_of(const desk::WhyAnswer& told, const Rulebook* book)
{
    std::string text = desk::tell_answer(told);
    for (const std::string& detail : told.details)
        text += "\n" + detail;
    for (const desk::WhyAnswer::Cause& because : told.because) {
        text += "\n";
        if (because.entry > 0)
            text += language::number(because.entry) + "  ";
        text += because.text;
    }
    return answer(told.question, std::move(text), book, told.rule);
}

} // namespace

Json answers_to(const std::string& question, const SeatView& view, const Rulebook* book)
{
    Json answers = Json::array();
    const int last = view.evening().history().size();
    if (const std::optional<int> entry = rulebook::asked_entry(question);
        entry && *entry >= 1 && *entry <= last)
        answers.push_back(answer_on(*entry, view, book));
    if (book != nullptr) {
        const std::vector<desk::WhyAnswer> known = view.table().explanations(last);
        const QuestionSearch search(*book, tables::texts_for_search(known, view.evening()));
        for (const QuestionSearch::Found& found : search.search(question).found) {
            if (answers.size() >= most_answers)
                break;
            if (found.kind == QuestionSearch::Found::Kind::question) {
                answers.push_back(answer_of(known[found.number], book));
            } else if (found.kind == QuestionSearch::Found::Kind::argument) {
                const rulebook::SettledArgument& argued = search.arguments()[found.number];
                answers.push_back(answer(
                    argued.argument->question, argued.argument->answer, book, argued.rule->id));
            } else {
                const rulebook::Rule& rule = search.rule(found);
                answers.push_back(answer(rule.title, rule.text, book, rule.id));
            }
        }
    }
    return {{"answers", std::move(answers)}};
}

} // namespace consigliere::server

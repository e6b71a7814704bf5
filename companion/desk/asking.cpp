#include "companion/desk/asking.h"

#include "companion/language/language.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::desk {

bool Hotspot::stands_for(std::string_view asked) const
{
    return thing == asked
        || std::ranges::find(others, asked, &Hotspot::Other::thing) != others.end();
}

WhyAnswer nobodys_turn(std::vector<std::string> about, ledger::RuleId rule)
{
    return {.about = std::move(about),
        .question = language::tr("Whose turn is it?"),
        .answer = language::tr("The game is finished."),
        .named = {},
        .shares = {},
        .details = {},
        .rule = std::string(rule.text()),
        .because = {},
        .kind = "turn"};
}

std::string tell_answer(const WhyAnswer& explanation)
{
    if (explanation.shares.empty())
        return explanation.answer;
    const std::string shares = ledger::join(explanation.shares, ", ",
        [](const AnswerCount& share) { return share.name + " " + share.figure; });
    return explanation.answer + " (" + shares + ")";
}

std::string tell_all_of(const WhyAnswer& explanation)
{
    return tell_answer(explanation) + " " + ledger::join(explanation.details, " ");
}

namespace {

/// Returns the explanation of a question; nullptr if it does not arise.
const WhyAnswer* answer_to(const std::string& question, const std::vector<WhyAnswer>& all)
{
    const auto found = std::ranges::find(all, question, &WhyAnswer::question);
    return found == all.end() ? nullptr : &*found;
}

} // namespace

std::vector<OtherAnswer> other_answers(
    const std::vector<WhyAnswer>& before, const std::vector<WhyAnswer>& after)
{
    std::vector<OtherAnswer> found;
    for (const WhyAnswer& now : after) {
        const WhyAnswer* then = answer_to(now.question, before);
        const std::string was = then == nullptr ? std::string() : tell_answer(*then);
        const std::string is = tell_answer(now);
        if (then == nullptr || was != is)
            found.push_back({now.question, was, is, now.rule});
    }
    for (const WhyAnswer& then : before) {
        if (answer_to(then.question, after) == nullptr)
            found.push_back({then.question, tell_answer(then), {}, then.rule});
    }
    return found;
}

std::vector<const WhyAnswer*> questions_about(
    const std::vector<WhyAnswer>& all, const std::string& thing)
{
    std::vector<const WhyAnswer*> found;
    for (const WhyAnswer& each : all) {
        if (std::ranges::find(each.about, thing) != each.about.end())
            found.push_back(&each);
    }
    std::ranges::stable_partition(
        found, [&thing](const WhyAnswer* each) { return each->about.front() == thing; });
    return found;
}

} // namespace consigliere::desk

#include "companion/table_cash_n_guns/why_text.h"

#include "companion/desk/told_causes.h"
#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/things.h"

namespace consigliere::table_cash_n_guns {

using language::dollars;
using language::number;

namespace {

using About = Question::About;

desk::Share share_of(const View& view, const Standing& standing, bool is_money)
{
    return {view.name(standing.player), view.components()[standing.player].name, standing.count,
        is_money ? dollars(standing.count) : number(standing.count)};
}

/// The parts of a total beside each other, as far as there are any.
std::vector<desk::Share> shares_of(const Score::Seat& seat)
{
    std::vector<desk::Share> shares;
    const auto add = [&shares](const ScorePart& part, const std::string& name) {
        if (part.dollars > 0)
            shares.push_back({name, std::nullopt, part.dollars, dollars(part.dollars)});
    };
    add(seat.bills, tr("bills"));
    add(seat.diamonds, tr_count("{n} diamond", "{n} diamonds", seat.diamonds.cards));
    add(seat.bonus, tr("bonus"));
    add(seat.paintings, tr_count("{n} painting", "{n} paintings", seat.paintings.cards));
    return shares;
}

/// What is counted in the answer, where a count stands for each.
std::vector<desk::Share> shares_of(const View& view, const Explanation& explanation)
{
    if (explanation.parts)
        return shares_of(*explanation.parts);
    const About about = explanation.question.about;
    std::vector<desk::Share> shares;
    for (const Standing& standing : explanation.standings) {
        if (standing.count > 0)
            shares.push_back(share_of(view, standing, about == About::winner));
    }
    return shares;
}

desk::Explanation tell(const View& view, const Moment& moment, const Explanation& explanation)
{
    desk::Explanation told;
    told.about = thing::asked_by(explanation.question, moment);
    told.question = question_of(view, explanation.question);
    told.kind = kind_of(explanation.question.about);
    told.answer = answer_of(view, explanation);
    if (explanation.answer)
        told.named = view.components()[*explanation.answer].name;
    told.shares = shares_of(view, explanation);
    told.details = details_of(view, moment, explanation);
    told.rule = std::string(explanation.rule.text());
    told.because = desk::told_causes(
        explanation.causes, [&view](const Act& act) { return tell_act(view, act); });
    return told;
}

} // namespace

std::vector<desk::Explanation> explanations(const View& view, int entry)
{
    const auto sight = view.sight();
    const Moment moment(*sight, entry);
    std::vector<desk::Explanation> told;
    for (const Question& question : questions_at(moment))
        told.push_back(tell(view, moment, explain(moment, question)));
    if (moment.position().phase == Phase::end)
        told.push_back(desk::nobodys_turn({thing::phase(Phase::end)}, rule::end));
    return told;
}

} // namespace consigliere::table_cash_n_guns

#include "companion/table_mafia/why_text.h"

#include "companion/desk/told_causes.h"
#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/things.h"
#include "companion/table_mafia/view.h"

#include <algorithm>

namespace consigliere::table_mafia {

using language::number;

namespace {

using About = Question::About;

/// Whether the parts of an answer are counts, and no money.
bool counts_pieces(About about)
{
    return about == About::winner || about == About::end || about == About::vendetta
        || about == About::protection;
}

/// What somebody's part is called: in a sum of payments what each was for, elsewhere whose it is.
desk::Share share_of(const Components& components, About about, const Part& part)
{
    desk::Share share;
    // What somebody loses is no bar: that is for what he has or gets.
    share.count = part.amount;
    const bool is_sum = about == About::payment;
    share.name = is_sum ? tell(*part.why) : tell(*part.figure);
    if (part.figure && !is_sum)
        share.actor = actor_of(components, *part.figure);
    share.figure = counts_pieces(about)  ? number(part.amount)
        : is_sum || about == About::stop ? with_sign(part.amount)
                                         : donars(part.amount);
    return share;
}

std::vector<desk::Share> shares_of(const Components& components, const Explanation& explanation)
{
    const About about = explanation.question.about;
    std::vector<desk::Share> shares;
    // Who plays next is no count.
    if (about == About::turn)
        return shares;
    // Where a stop brings some of them something, it is told of all six.
    const bool is_told_of_all = about == About::vendetta
        || (about == About::stop && std::ranges::any_of(explanation.parts, [](const Part& part) {
               return part.amount != 0;
           }));
    for (const Part& part : explanation.parts) {
        if (part.amount != 0 || is_told_of_all)
            shares.push_back(share_of(components, about, part));
    }
    return shares;
}

desk::Explanation tell(const Moment& moment, const Explanation& explanation)
{
    const Position& position = moment.position();
    desk::Explanation told;
    told.about = thing::asked_by(explanation.question, moment);
    told.question = question_of(explanation.question, position);
    told.kind = kind_of(explanation.question.about);
    told.answer = answer_of(explanation, position);
    if (explanation.answer)
        told.named = actor_of(moment.components(), *explanation.answer);
    told.shares = shares_of(moment.components(), explanation);
    told.details = details_of(explanation, moment);
    told.rule = std::string(explanation.rule.text());
    told.because = desk::told_causes(explanation.causes, tell_act);
    return told;
}

} // namespace

std::vector<desk::Explanation> explanations(const ToldView& view, int entry)
{
    const auto sight = view.sight();
    const Moment moment(*sight, entry);
    std::vector<desk::Explanation> told;
    for (const Question& question : questions_at(moment))
        told.push_back(tell(moment, explain(moment, question)));
    const Position& position = moment.position();
    if (position.phase == Phase::end)
        told.push_back(
            desk::nobodys_turn({thing::dice, thing::standing(position)}, rule_of(position.ending)));
    return told;
}

} // namespace consigliere::table_mafia

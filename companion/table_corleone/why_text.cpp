/// "Why?" in words: what `engine/corleone/explain.h` gives as data.

#include "companion/table_corleone/why_text.h"

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "engine/corleone/terms.h"

#include <array>

namespace consigliere::table_corleone {

namespace {

std::string question_of(const Question& question, const std::string& player)
{
    const language::Values values{{"territory", tell(question.territory)}, {"player", player},
        {"colour", tell(question.colour)}};
    using About = Question::About;
    constexpr std::array questions{
        to_translate("Who controls {territory}?"),
        to_translate("Who would win the Turf War in {territory}?"),
        to_translate("Who dominates {territory}?"),
        to_translate("Who has the most Jobs: {colour}?"),
        to_translate("Whose turn is it?"),
        to_translate("Who is First Player?"),
        to_translate("In which order are the Allies taken?"),
        to_translate("How many cards are in the hand? {player}"),
        to_translate("How many cards may stay in a hand?"),
        to_translate("How much is in the Suitcase? {player}"),
        to_translate("How many markers are left? {player}"),
    };
    static_assert(!ledger::is_enumerator<static_cast<About>(questions.size())>(),
        "Something can be asked about that has no question.");
    return tr_fill(questions[static_cast<std::size_t>(question.about)], values);
}

bool is_dollars(Question::About about)
{
    return about == Question::About::suitcase || about == Question::About::bribery;
}

/// Whether the answer is a number rather than a player.
bool is_count(Question::About about)
{
    return about == Question::About::hand || about == Question::About::hand_limit
        || about == Question::About::suitcase || about == Question::About::markers;
}

/// What can be asked about a position, in a useful order.
std::vector<Question> questions_about(const Position& position)
{
    std::vector<Question> questions;
    const auto ask = [&](const Question& question) { questions.push_back(question); };
    if (position.phase == Phase::business)
        ask({.about = Question::About::turn});
    if (position.phase == Phase::bribery)
        ask({.about = Question::About::bribery});
    ask({.about = Question::About::first_player});
    ask({.about = Question::About::hand_limit});
    for (const Area territory : territories) {
        if (controller_of(position, territory)) {
            ask({.about = Question::About::control, .territory = territory});
            ask({.about = Question::About::domination, .territory = territory});
        }
        ask({.about = Question::About::influence, .territory = territory});
    }
    for (const JobColour colour : all_of<JobColour>)
        ask({.about = Question::About::job_bonus, .colour = colour});
    for (const Family family : position.seats) {
        if (position.tracking == Tracking::full) {
            ask({.about = Question::About::hand, .family = family});
            ask({.about = Question::About::suitcase, .family = family});
        }
        ask({.about = Question::About::markers, .family = family});
    }
    return questions;
}

} // namespace

desk::Explanation tell(const View& view, const Explanation& explanation)
{
    const Question::About about = explanation.question.about;
    desk::Explanation told;
    told.question = question_of(explanation.question, view.player(explanation.question.family));
    told.rule = std::string(explanation.rule.text());

    const auto amount = [about](int count) {
        return is_dollars(about) ? language::dollars(count) : language::number(count);
    };
    for (const Share& share : explanation.shares) {
        desk::Share& shown = told.shares.emplace_back();
        shown.name = share.family ? view.player(*share.family) : tr("neutral side");
        if (share.family)
            shown.actor = word_of(*share.family);
        shown.count = share.count;
        shown.figure = amount(share.count);
    }
    const bool lays_bids = about == Question::About::bribery && explanation.shares.empty();
    if (lays_bids)
        told.answer = tr("That is open until all have laid a bid");
    else if (is_count(about))
        told.answer = amount(explanation.amount);
    else
        told.answer = explanation.answer ? view.player(*explanation.answer) : tr("Nobody");
    if (explanation.answer)
        told.named = word_of(*explanation.answer);

    for (const Cause& cause : explanation.causes)
        told.because.push_back({tell_act(view, cause.act), cause.entry});
    return told;
}

std::vector<desk::Explanation> explanations(const View& view, int entry)
{
    const auto sight = view.sight();
    const Moment moment(*sight, entry);
    std::vector<desk::Explanation> told;
    for (const Question& question : questions_about(moment.position()))
        told.push_back(tell(view, explain(moment, question)));
    return told;
}

} // namespace consigliere::table_corleone

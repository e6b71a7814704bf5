/// "Why?" in words: what `engine/cash_n_guns/explain.h` gives as data.

#include "companion/table_cash_n_guns/why_text.h"

#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "engine/cash_n_guns/explain.h"

namespace consigliere::table_cash_n_guns {

using language::number;

namespace {

std::string question_of(const View& view, const Question& question)
{
    const language::Values values{{"player", view.name(question.player)}};
    switch (question.about) {
    case Question::About::godfather:
        return tr("Who is Godfather?");
    case Question::About::next_share:
        return tr("Who takes the next share?");
    case Question::About::wounds:
        return tr_fill("How many wounds? {player}", values);
    case Question::About::bullets:
        return tr_fill("How many Bullet cards are left? {player}", values);
    case Question::About::loot:
        return tr_fill("How many loot cards? {player}", values);
    case Question::About::diamond_bonus:
        return tr("Who gets the Diamond Bonus?");
    case Question::About::awaited:
    case Question::About::winner:
        break;
    }
    return tr("Who wins, as it stands now?");
}

std::string answer_of(const View& view, const Explanation& explanation)
{
    if (explanation.is_covered)
        return tr("That comes to light when the loot is counted.");
    const Question::About about = explanation.question.about;
    std::string answer;
    switch (about) {
    case Question::About::wounds:
    case Question::About::loot:
        answer = number(explanation.amount);
        break;
    case Question::About::bullets:
        answer = tr_fill("{cards}, of them Bang!: {bangs}",
            {{"cards", number(explanation.amount)}, {"bangs", tell(explanation.bangs)}});
        break;
    default:
        answer = explanation.answer ? view.name(*explanation.answer) : tr("Nobody");
        break;
    }
    return answer;
}

std::vector<desk::Share> shares_of(const View& view, const Explanation& explanation)
{
    if (explanation.is_covered)
        return {};
    const bool is_money = explanation.question.about == Question::About::winner;
    std::vector<desk::Share> shares;
    for (const Standing& standing : explanation.standings)
        shares.push_back({view.name(standing.player), view.components()[standing.player].name,
            standing.count, is_money ? language::dollars(standing.count) : number(standing.count)});
    return shares;
}

desk::Explanation tell(const View& view, const Explanation& explanation)
{
    desk::Explanation told;
    told.question = question_of(view, explanation.question);
    told.answer = answer_of(view, explanation);
    told.shares = shares_of(view, explanation);
    told.rule = std::string(explanation.rule.text());
    for (const Cause& cause : explanation.causes) {
        std::string text = tell_act(view, cause.act);
        if (!text.empty())
            told.because.push_back({std::move(text), cause.entry});
    }
    return told;
}

} // namespace

std::vector<desk::Explanation> explanations(const View& view, int entry)
{
    const auto sight = view.sight();
    const Moment moment(*sight, entry);
    std::vector<Question> questions{{Question::About::godfather, {}}};
    if (moment.position().phase == Phase::sharing)
        questions.push_back({Question::About::next_share, {}});
    questions.push_back({Question::About::winner, {}});
    questions.push_back({Question::About::diamond_bonus, {}});
    for (const Player player : players(moment.position())) {
        questions.push_back({Question::About::wounds, player});
        questions.push_back({Question::About::bullets, player});
        questions.push_back({Question::About::loot, player});
    }
    std::vector<desk::Explanation> told;
    for (const Question& question : questions)
        told.push_back(tell(view, explain(moment, question)));
    return told;
}

} // namespace consigliere::table_cash_n_guns

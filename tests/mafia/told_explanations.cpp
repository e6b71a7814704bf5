#include "tests/mafia/told_explanations.h"

#include "engine/ledger/line_words.h"
#include "engine/mafia/explain.h"

namespace consigliere::test {

using namespace mafia;

namespace {

std::string told(const std::optional<Figure>& figure)
{
    return figure ? std::string(word_of(*figure)) : std::string("nobody");
}

std::string told(Squares squares)
{
    std::string text;
    squares.each([&text](Square square) { text += word_of(square) + ","; });
    return text;
}

std::string told(const Cards& cards)
{
    std::string text = std::to_string(cards.untold);
    for (const CardSet set : {cards.open, cards.covered, cards.black}) {
        text += "/";
        set.each([&text](int number) { text += std::to_string(number) + ","; });
    }
    return text;
}

std::string told(const Explanation& why, const Components& components)
{
    std::string text = std::string(why.rule.text()) + " " + told(why.answer) + " "
        + std::to_string(why.amount) + "-" + std::to_string(why.most) + " "
        + (why.rank ? std::string(word_of(*why.rank)) : "") + " " + told(why.squares) + " "
        + told(why.possible) + " " + told(why.cards) + " " + std::string(word_of(why.phase)) + " "
        + std::string(word_of(why.ending));
    for (const AnswerCount& part : why.parts)
        text += " " + told(part.figure) + "=" + std::to_string(part.amount);
    for (const Field field : why.fields)
        text += " " + word_of(field);
    for (const Cause& cause : why.causes)
        text += " " + std::to_string(cause.entry) + ":" + format(cause.act, components);
    return text + "\n";
}

/// Everything that the kinds of questions are asked about.
void each_question(const Components& components, const auto& ask)
{
    using About = Question::About;
    for (const About about : all_of<About>) {
        if (about == About::square)
            Squares::all().each([&](Square one) { ask({.about = about, .square = one}); });
        else if (about == About::phase)
            ask({.about = about, .phase = Phase::city});
        else if (about == About::business || about == About::stop)
            ask({.about = about, .field = Field(FieldKind::bank, 1)});
        else
            for (const Figure figure : all_of<Figure>)
                ask({.about = about, .figure = figure});
    }
    for (const Field field : components.circuit())
        ask({.about = About::stop, .field = field});
}

} // namespace

std::string told_explanations(const ObserverView& observed)
{
    std::string text;
    const int entries = observed.known().history().size();
    constexpr int moments = 4;
    for (int part = 0; part <= moments; ++part) {
        const Snapshot moment(observed, entries * part / moments);
        each_question(observed.components(), [&](const Question& question) {
            text += told(explain(moment, question), observed.components());
        });
    }
    return text;
}

} // namespace consigliere::test

#include "companion/table_mafia/things.h"

#include <array>

namespace consigliere::table_mafia::thing {

namespace {

using About = Question::About;

std::vector<std::string> of_everybody(Part part)
{
    std::vector<std::string> things;
    for (const Figure figure : all_of<Figure>)
        things.push_back(of(part, figure));
    return things;
}

} // namespace

std::string of(Part part, Figure figure)
{
    constexpr std::array words{"figure", "seat", "purse", "pieces"};
    return std::string(words.at(static_cast<std::size_t>(part))) + ":"
        + std::string(word_of(figure));
}

std::string of(Field field)
{
    return "field:" + word_of(field);
}

std::string of(Square square)
{
    return "square:" + word_of(square);
}

std::string of(Phase phase)
{
    if (phase == Phase::move)
        phase = Phase::roll;
    if (phase == Phase::vendetta || phase == Phase::end)
        phase = Phase::city;
    return "phase:" + std::string(word_of(phase));
}

std::vector<std::string> asked_by(const Question& question, const Moment& moment)
{
    const Figure figure = question.figure;
    const Position& position = moment.position();
    switch (question.about) {
    case About::turn:
        return {of(Phase::roll), of(position.phase)};
    case About::steps:
        return {of(Part::figure, figure), of(Phase::roll), of(Part::seat, figure)};
    case About::rank:
        return {of(Part::seat, figure), of(Part::pieces, figure), of(Part::figure, figure)};
    case About::purse:
    case About::payment:
    case About::debt:
        return {of(Part::purse, figure), of(Part::seat, figure)};
    case About::due: {
        std::vector<std::string> things{of(Phase::field)};
        for (const Due& due : position.dues)
            things.push_back(of(Part::purse, due.debtor));
        return things;
    }
    case About::watched: {
        std::vector<std::string> things;
        for (const Figure one : figures_of(family_of(figure)))
            things.push_back(of(Part::seat, one));
        return things;
    }
    case About::business:
        return {of(question.field), of(Phase::business)};
    case About::square:
        return {of(question.square)};
    case About::winner:
        break;
    }
    std::vector<std::string> things = of_everybody(Part::pieces);
    things.push_back(of(Phase::city));
    return things;
}

} // namespace consigliere::table_mafia::thing

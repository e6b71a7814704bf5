#include "companion/table_mafia/things.h"

#include <array>

namespace consigliere::table_mafia::thing {

namespace {

using About = Question::About;

/// The rank of a figure, and what else a question about him is about.
std::vector<std::string> rank_and(Figure figure, std::vector<std::string> others)
{
    others.insert(others.begin(), of(Part::rank, figure));
    return others;
}

std::vector<std::string> asked_of_family(Figure figure)
{
    std::vector<std::string> things;
    for (const Figure one : figures_of(family_of(figure)))
        things.push_back(of(Part::rank, one));
    return things;
}

/// A field of the circuit, and the figures that stand there.
std::vector<std::string> asked_of_field(Field asked, const Moment& moment)
{
    std::vector<std::string> things{field(asked)};
    for (const Figure figure : all_of<Figure>) {
        if (moment.position().of(figure).field == asked)
            things.push_back(of(Part::figure, figure));
    }
    return things;
}

} // namespace

std::string of(Part part, Figure figure)
{
    constexpr std::array words{"figure:", "rank:", "card:"};
    return words.at(static_cast<std::size_t>(part)) + std::string(word_of(figure));
}

std::string purse(Seat seat, const Components& components)
{
    return "purse:" + components[seat].name;
}

std::string field(Field field)
{
    return "field:" + word_of(field);
}

std::string square(Square square, const Position& position)
{
    return (position.guarded.contains(square) ? "killer:" : "square:") + word_of(square);
}

std::string deck(Deck deck)
{
    return "card:" + std::string(word_of(deck));
}

std::string phase(Phase phase)
{
    return "phase:" + std::string(word_of(phase));
}

std::string standing(const Position& position)
{
    if (!position.dues.empty())
        return "loan";
    return position.vendetta ? "vendetta" : "total";
}

std::vector<std::string> asked_by(const Question& question, const Moment& moment)
{
    const Position& position = moment.position();
    const Figure figure = question.figure;
    const std::string owner = purse(position.of(figure).seat, moment.components());
    switch (question.about) {
    case About::turn:
        return {dice, standing(position)};
    case About::awaited:
        return {phase(position.phase), standing(position)};
    case About::phase:
        return {phase(question.phase)};
    case About::steps:
        return {dice, of(Part::figure, figure), phase(Phase::move)};
    case About::payment:
        return rank_and(figure, {of(Part::figure, figure), owner});
    case About::due:
    case About::vendetta:
    case About::winner:
    case About::end:
    case About::tax:
    case About::protection:
        return {standing(position)};
    case About::rank:
    case About::pieces:
        return rank_and(figure, {of(Part::figure, figure)});
    case About::killers:
    case About::holdings:
        return rank_and(figure, {});
    case About::cards:
        return {of(Part::cards, figure), of(Part::rank, figure)};
    case About::purse:
    case About::debt:
        return {owner};
    case About::watched:
        return asked_of_family(figure);
    case About::enclosed:
        return {standing(position)};
    case About::business:
    case About::stop:
        return asked_of_field(question.field, moment);
    case About::square:
        break;
    }
    return {square(question.square, position)};
}

} // namespace consigliere::table_mafia::thing

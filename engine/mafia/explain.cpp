#include "engine/mafia/explain.h"

#include <variant>

namespace consigliere::mafia {

namespace {

using About = Question::About;

/// Whether a figure has a part in an act that is one of these.
template <typename... Kinds>
bool is_of(Figure figure, const Act& act)
{
    const auto is_it = [figure](const auto* done) { return done && done->figure == figure; };
    return (is_it(std::get_if<Kinds>(&act)) || ...);
}

bool moves_money_of(const Act& act, const Position& position, Figure figure)
{
    const auto* pays = std::get_if<act::Pays>(&act);
    if (pays == nullptr)
        return false;
    const auto is_purse = [&](const Party& party) {
        return party.figure && share_purse(position, *party.figure, figure);
    };
    return is_purse(pays->from) != is_purse(pays->to);
}

bool is_on(const Act& act, Field business)
{
    const auto is_it = [business](const auto* done) { return done && done->business == business; };
    return is_it(std::get_if<act::Marks>(&act)) || is_it(std::get_if<act::Unmarks>(&act))
        || is_it(std::get_if<act::LaysCard>(&act));
}

bool is_on(const Act& act, Square square)
{
    if (const auto* places = std::get_if<act::Places>(&act))
        return places->square == square;
    if (const auto* lifts = std::get_if<act::Lifts>(&act))
        return lifts->square == square;
    if (const auto* moves = std::get_if<act::MovesKiller>(&act))
        return moves->to == square || moves->from == Post{square};
    const auto* loses = std::get_if<act::LosesKiller>(&act);
    return loses != nullptr && loses->at == Post{square};
}

/// Whether an act bears on an answer.
bool is_cause(const Act& act, const Position& position, const Question& question)
{
    const Figure figure = question.figure;
    switch (question.about) {
    case About::turn:
        return std::holds_alternative<act::Rolls>(act);
    case About::steps:
        return is_of<act::Rolls, act::Places, act::Lifts>(figure, act);
    case About::rank:
        return is_of<act::Places, act::Lifts>(figure, act);
    case About::purse:
    case About::payment:
        return moves_money_of(act, position, figure);
    case About::debt:
        return is_of<act::Owes>(figure, act);
    case About::due:
        return std::holds_alternative<act::FallsDue>(act);
    case About::watched: {
        const auto* comes = std::get_if<act::AgentComes>(&act);
        return comes != nullptr && are_related(comes->figure, figure);
    }
    case About::business:
        return is_on(act, question.field);
    case About::square:
        return is_on(act, question.square);
    case About::winner:
        return is_one_of<act::Places, act::Lifts, act::GameEnds>(act);
    }
    return false;
}

/// Whether what was so before an act does not bear on the answer any more.
bool forgets(const Act& act, const Question& question)
{
    switch (question.about) {
    case About::turn:
        return std::holds_alternative<act::Rolls>(act);
    case About::watched:
        return is_cause(act, {}, question);
    case About::due:
        return std::holds_alternative<act::PhaseBegins>(act);
    case About::square: {
        const auto* lifts = std::get_if<act::Lifts>(&act);
        return lifts != nullptr && lifts->square == question.square;
    }
    default:
        return false;
    }
}

} // namespace

Explanation explain(const Moment& moment, const Question& question)
{
    const Position& position = moment.position();
    Explanation explanation{answer(position, question), question, {}};
    const int last = moment.last();
    moment.each_act([&](int entry, const Act& act) {
        if (forgets(act, question))
            explanation.causes.clear();
        const bool is_too_old = question.about == About::payment && entry != last;
        if (!is_too_old && is_cause(act, position, question))
            explanation.causes.push_back({entry, act});
    });
    return explanation;
}

} // namespace consigliere::mafia

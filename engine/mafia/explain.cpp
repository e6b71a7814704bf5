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

bool moves_card_of(const Act& act, Figure figure)
{
    const auto* gives = std::get_if<act::GivesCard>(&act);
    return (gives != nullptr && gives->to == figure)
        || is_of<act::TakesCard, act::ReturnsCard, act::GivesCard, act::OpensCard, act::LaysCard>(
            figure, act);
}

/// Whether a piece comes to one of these fields, or leaves it.
bool touches(const Act& act, Squares squares)
{
    const auto* places = std::get_if<act::Places>(&act);
    const auto* lifts = std::get_if<act::Lifts>(&act);
    return (places != nullptr && squares.contains(places->square))
        || (lifts != nullptr && squares.contains(lifts->square));
}

/// The pieces that close a space, and those that were taken out of it.
bool closes(const Act& act, const Answer& answer, Family family)
{
    const Squares closed = answer.squares | answer.possible;
    const auto* places = std::get_if<act::Places>(&act);
    const auto* lifts = std::get_if<act::Lifts>(&act);
    return (places != nullptr && family_of(places->figure) == family
               && closed.beside().contains(places->square))
        || (lifts != nullptr && closed.contains(lifts->square));
}

bool moves_killer_to(const Act& act, Squares squares)
{
    const auto* moves = std::get_if<act::MovesKiller>(&act);
    return moves != nullptr && squares.contains(moves->to);
}

bool begins(const Act& act, Phase phase)
{
    const auto* begun = std::get_if<act::PhaseBegins>(&act);
    return begun != nullptr && begun->phase == phase;
}

bool is_payment_for(const Act& act, Why why)
{
    const auto* pays = std::get_if<act::Pays>(&act);
    return pays != nullptr && pays->why == why;
}

/// Whether an act bears on an answer.
bool is_cause(const Act& act, const Position& position, const Explanation& answer)
{
    const Question& question = answer.question;
    const Figure figure = question.figure;
    switch (question.about) {
    case About::turn:
        return std::holds_alternative<act::Rolls>(act);
    case About::awaited:
        return is_one_of<act::PhaseBegins, act::FallsDue, act::VendettaBegins>(act);
    case About::phase:
        return begins(act, question.phase);
    case About::steps:
        return is_of<act::Rolls, act::Places, act::Lifts>(figure, act);
    case About::rank:
        return is_of<act::Places, act::Lifts>(figure, act);
    case About::pieces:
        return is_of<act::Places, act::Lifts>(figure, act) && touches(act, answer.squares);
    case About::killers:
        return is_of<act::Hires, act::GainsKiller, act::LosesKiller, act::MovesKiller>(figure, act);
    case About::protection:
        return moves_killer_to(act, answer.squares);
    case About::holdings:
        return is_of<act::Marks, act::Unmarks>(figure, act);
    case About::cards:
        return moves_card_of(act, figure);
    case About::purse:
    case About::payment:
        return moves_money_of(act, position, figure);
    case About::debt:
        return is_of<act::Owes>(figure, act);
    case About::due:
        return std::holds_alternative<act::FallsDue>(act);
    case About::tax:
        return is_payment_for(act, Why::tax);
    case About::vendetta:
        return is_one_of<act::VendettaBegins, act::Lifts>(act);
    case About::watched: {
        const auto* comes = std::get_if<act::AgentComes>(&act);
        return comes != nullptr && are_related(comes->figure, figure);
    }
    case About::enclosed:
        return closes(act, answer, family_of(figure));
    case About::business:
    case About::stop:
        return is_on(act, question.field);
    case About::square:
        return is_on(act, question.square);
    case About::end:
        return std::holds_alternative<act::GameEnds>(act);
    case About::winner:
        return is_one_of<act::Places, act::Lifts, act::GameEnds>(act);
    }
    return false;
}

/// Whether what was so before an act does not bear on the answer any more.
bool forgets(const Act& act, const Position& position, const Explanation& answer)
{
    switch (answer.question.about) {
    case About::turn:
    case About::awaited:
    case About::phase:
        return std::holds_alternative<act::Rolls>(act);
    case About::watched:
        return is_cause(act, position, answer);
    case About::due:
        return std::holds_alternative<act::PhaseBegins>(act);
    case About::vendetta:
        return std::holds_alternative<act::VendettaBegins>(act);
    case About::square: {
        const auto* lifts = std::get_if<act::Lifts>(&act);
        return lifts != nullptr && lifts->square == answer.question.square;
    }
    default:
        return false;
    }
}

/// Whether an answer says that there is nothing, so that no entry stands behind it.
bool is_about_nothing(const Position& position, const Explanation& answer)
{
    return (answer.question.about == About::vendetta && !position.vendetta)
        || (answer.question.about == About::watched && answer.amount == 0);
}

} // namespace

Explanation explain(const Moment& moment, const Question& question)
{
    const Position& position = moment.position();
    Explanation explanation{answer(position, moment.components(), question), question, {}};
    if (is_about_nothing(position, explanation))
        return explanation;
    const int last = moment.last();
    moment.each_act([&](int entry, const Act& act) {
        if (forgets(act, position, explanation))
            explanation.causes.clear();
        const bool is_too_old = question.about == About::payment && entry != last;
        if (!is_too_old && is_cause(act, position, explanation))
            explanation.causes.push_back({entry, act});
    });
    return explanation;
}

} // namespace consigliere::mafia

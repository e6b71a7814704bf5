#include "engine/mafia/answers.h"

#include "engine/mafia/answers_parts.h"
#include "engine/mafia/flow.h"
#include "engine/mafia/score.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::mafia {

std::optional<Figure> next_player(const Position& position)
{
    return position.turn.figure ? position.turn.next : position.first;
}

std::optional<Figure> awaited_figure(const Position& position)
{
    if (position.phase == Phase::end)
        return std::nullopt;
    if (!position.dues.empty())
        return position.dues[0].debtor;
    if (position.vendetta)
        return position.vendetta->remover();
    if (errand_of(position))
        return errand_bearer(position);
    return position.phase == Phase::roll ? next_player(position) : position.turn.figure;
}

int debt_of(const Position& position, Figure figure)
{
    int debt = 0;
    for (const std::int32_t part : position.debts[index_of(position.of(figure).seat)])
        debt += part;
    return debt;
}

std::optional<int> left_after_vendetta(const Position& position, Figure figure)
{
    if (!position.vendetta)
        return std::nullopt;
    const Figure remover = position.vendetta->remover();
    const Figure bleeding = position.vendetta->bleeding();
    const int mine = pieces_of(position, remover);
    const int theirs = pieces_of(position, bleeding);
    // Who removes first has removed the last piece of the other after as many turns as the other
    // has pieces, and lost one fewer himself.
    if (figure == remover)
        return mine >= theirs ? mine - theirs + 1 : 0;
    if (figure == bleeding)
        return mine >= theirs ? 0 : theirs - mine;
    return std::nullopt;
}

Steps steps_of(const Position& position, Figure figure)
{
    const int change = change_of(rank_of(position, figure));
    const int roll = position.turn.roll;
    return {std::max(1, roll - change), std::min(6, roll + change)};
}

namespace {

Answer turn(const Position& position)
{
    const bool is_own = position.turn.figure && position.turn.next == position.turn.figure;
    Answer answer{is_own ? rule::a4_own_colour : rule::dice, position.turn.figure};
    answer.parts.push_back({next_player(position), 0, std::nullopt});
    return answer;
}

Answer awaited(const Position& position)
{
    Answer answer{rule::order, awaited_figure(position)};
    answer.phase = position.phase;
    if (position.phase == Phase::end)
        answer.rule = rule_of(position.ending);
    else if (!position.dues.empty())
        answer.rule = rule::distress;
    else if (position.vendetta)
        answer.rule = rule::vendetta;
    else if (position.phase == Phase::field)
        answer.rule = rule_of(position.of(*position.turn.figure).field.kind());
    return answer;
}

Answer course(Phase phase)
{
    Answer answer{rule::order};
    switch (phase) {
    case Phase::roll:
        answer.rule = rule::dice;
        answer.phase = Phase::move;
        break;
    case Phase::move:
        answer.rule = rule::direction;
        answer.phase = Phase::field;
        break;
    case Phase::field:
        answer.rule = rule::field_first;
        answer.phase = Phase::business;
        break;
    case Phase::business:
        answer.phase = Phase::city;
        break;
    case Phase::city:
        answer.phase = Phase::roll;
        break;
    case Phase::vendetta:
        answer.rule = rule::vendetta;
        answer.phase = Phase::city;
        break;
    case Phase::end:
        answer.rule = rule::winner;
        answer.phase = Phase::end;
        break;
    }
    return answer;
}

Answer steps(const Position& position, const Components& components, Figure figure)
{
    const Rank rank = rank_of(position, figure);
    const Steps range = steps_of(position, figure);
    Answer answer{rule_of(rank), figure, range.least, range.most, rank};
    if (const std::optional<int> place = components.place_of(position.of(figure).field)) {
        for (int step = range.least; step <= range.most; ++step)
            answer.fields.push_back(components.field_after(*place, step));
    }
    return answer;
}

/// By the rule of the largest of the payments: that of the field, of a perk, of the tax.
Answer payment(const Position& position, Figure figure)
{
    Answer answer{rule::rank_payments, figure};
    int largest = 0;
    for (const Payment& one : position.last) {
        if (!is_told_of(position, one, figure))
            continue;
        const int amount = brought_by(position, one, figure);
        answer.amount += amount;
        if (std::abs(amount) > largest) {
            largest = std::abs(amount);
            answer.rule = rule_of(one.why);
        }
        const bool is_paid_to_it =
            one.to == figure || (one.from != figure && is_purse_of(position, one.to, figure));
        answer.parts.push_back({is_paid_to_it ? one.from : one.to, amount, one.why});
    }
    return answer;
}

Answer debt(const Position& position, Figure figure)
{
    Answer answer{rule::loan, figure, debt_of(position, figure)};
    for (const Figure creditor : figures_of(family_of(figure))) {
        if (figure_of(position, position.of(creditor).seat) == creditor
            && position.debt(figure, creditor) > 0)
            answer.parts.push_back({creditor, position.debt(figure, creditor), Why::loan});
    }
    return answer;
}

Answer due(const Position& position)
{
    Answer answer{rule::distress};
    for (const Due& one : position.dues)
        answer.parts.push_back({one.debtor, one.amount, one.why});
    if (!position.dues.empty()) {
        answer.answer = position.dues[0].debtor;
        answer.amount = position.dues[0].amount;
    }
    return answer;
}

Answer business(const Position& position, Field field)
{
    Answer answer{rule_of(field.kind())};
    if (const std::optional<Holding>& holding = position.holding(field)) {
        answer.answer = holding->holder;
        answer.amount = holding->card;
    }
    return answer;
}

/// Every piece brings the end nearer; what is left to place is the `amount`.
Answer end(const Position& position)
{
    Answer answer{rule_of(position.ending), position.ended_by};
    answer.ending = position.ending;
    answer.amount = empty_squares(position).size();
    answer.most = position.options.blitz ? pieces_of_blitz : pieces_per_figure;
    for (const Figure figure : all_of<Figure>)
        answer.parts.push_back({figure, pieces_of(position, figure), std::nullopt});
    return answer;
}

Answer vendetta(const Position& position)
{
    Answer answer{rule::a16_arithmetic};
    if (!position.vendetta)
        return answer;
    answer.answer = position.vendetta->remover();
    for (const Figure figure : {position.vendetta->attacker, position.vendetta->victim})
        answer.parts.push_back(
            {figure, left_after_vendetta(position, figure).value_or(0), std::nullopt});
    return answer;
}

Answer cards(const Position& position, Figure figure)
{
    Answer answer{rule::by_figure, figure};
    answer.cards = position.of(figure).cards;
    answer.amount = answer.cards.reds() + answer.cards.black.size();
    return answer;
}

Answer winner(const Position& position)
{
    const Score now = score(position);
    Answer answer{now.rule};
    if (now.winners.size() == 1)
        answer.answer = now.winners[0];
    for (const Score::Place& place : now.places)
        answer.parts.push_back({place.figure, place.pieces, std::nullopt});
    return answer;
}

} // namespace

Answer answer(const Position& position, const Components& components, const Question& question)
{
    const Figure figure = question.figure;
    switch (question.about) {
    case Question::About::turn:
        return turn(position);
    case Question::About::awaited:
        return awaited(position);
    case Question::About::phase:
        return course(question.phase);
    case Question::About::steps:
        return steps(position, components, figure);
    case Question::About::payment:
        return payment(position, figure);
    case Question::About::due:
        return due(position);
    case Question::About::vendetta:
        return vendetta(position);
    case Question::About::tax:
        return answer_about_tax(position, components);
    case Question::About::winner:
        return winner(position);
    case Question::About::end:
        return end(position);
    case Question::About::protection:
        return answer_about_protection(position);
    case Question::About::rank: {
        const Rank rank = rank_of(position, figure);
        return {rule_of(rank), figure, pieces_of(position, figure), 0, rank};
    }
    case Question::About::pieces:
        return answer_about_pieces(position, figure);
    case Question::About::killers:
        return answer_about_killers(position, figure);
    case Question::About::holdings:
        return answer_about_holdings(position, figure);
    case Question::About::cards:
        return cards(position, figure);
    case Question::About::purse: {
        const bool is_shared = figures_of_seat(position, position.of(figure).seat) > 1;
        return {is_shared ? rule::one_purse : rule::setup, figure, position.purse(figure)};
    }
    case Question::About::debt:
        return debt(position, figure);
    case Question::About::watched:
        return {rule::agent, figure, position.watched(family_of(figure))};
    case Question::About::enclosed:
        return answer_about_enclosure(position, components, family_of(figure));
    case Question::About::business:
        return business(position, question.field);
    case Question::About::stop:
        return answer_about_stop(position, components, question.field);
    case Question::About::square:
        break;
    }
    return {rule::protection, owner_of(position, question.square),
        position.guarded.contains(question.square) ? 1 : 0};
}

} // namespace consigliere::mafia

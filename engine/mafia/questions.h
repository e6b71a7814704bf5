#pragma once

#include "engine/ledger/questions.h"
#include "engine/mafia/act.h"
#include "engine/mafia/answers.h"
#include "engine/mafia/enclosure.h"
#include "engine/mafia/score.h"

#include <cstdlib>

// All questions with their answers and causes. A question is a value of `Question::About` and its
// row.
namespace consigliere::mafia {

struct Question {
    /// In display order.
    enum class About : std::uint8_t {
        turn, ///< The present and the next player (M-3.1, A4).
        awaited, ///< The running step of the turn, and the figure it waits for (M-3.3).
        steps, ///< How far `figure` may move with this roll, and where to (M-3.2, M-3.4).
        due, ///< Payments to be made before anything else (M-5.1).
        vendetta, ///< Who removes a piece now, and what both will have left (M-3.5.6, A16).
        payment, ///< What the last line added to or took from the purse of `figure`, by which rule.
        phase, ///< The step of a turn that follows `phase` (M-3.3).
        winner, ///< Who wins, or would win now (M-7.1).
        end, ///< What ended the game, or the distance to the next possible end (M-7.1).
        protection, ///< Fields of the map protected by killers (M-3.5.5).
        tax, ///< What each player would pay if the bank ran out of money now (M-5.2, A29).
        rank, ///< The rank of `figure` (M-3.4, A17).
        pieces, ///< Fields of the map with pieces of `figure` (M-3.5a).
        killers, ///< Number and locations of the killers of `figure` (M-3.5.3).
        holdings, ///< Businesses of `figure` (M-8.2, A19).
        cards, ///< Cards of `figure` (M-6.1).
        purse, ///< Money in the purse of `figure` (M-8.3).
        debt, ///< Debts of `figure` (M-5.1.3).
        watched, ///< Whether the Federal agent watches the family of `figure` (M-4.9, A20).
        enclosed, ///< Spaces of the map closed by the family of `figure` (M-3.5c, A10).
        business, ///< The holder of `field` (M-4.1).
        stop, ///< What `field` would bring each figure that stopped there now (M-4).
        square, ///< The owner of `square`, and whether it is protected (M-3.5.5).
    };
    About about = About::turn;
    Figure figure{};
    Field field{};
    Square square{};
    Phase phase{};
};

/// A question in its context, with its answer once computed.
struct Asked : Question {
    const Position& position;
    const Components& components;
    Answer answer{};
};

[[nodiscard]] Answer answer(
    const Position& position, const Components& components, const Question& question);

namespace asked {

inline Answer turn(const Asked& on)
{
    const auto& now = on.position.turn;
    const bool is_own = now.figure && now.next == now.figure;
    return {.rule = is_own ? rule::a4_own_colour : rule::dice,
        .answer = now.figure,
        .parts = {{next_player(on.position), 0, std::nullopt}}};
}

inline Answer awaited(const Asked& on)
{
    const Position& position = on.position;
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

inline Answer steps(const Asked& on)
{
    const Rank rank = rank_of(on.position, on.figure);
    const Steps range = steps_of(on.position, on.figure);
    Answer answer{rule_of(rank), on.figure, range.least, range.most, rank};
    if (const auto place = on.components.place_of(on.position.of(on.figure).field)) {
        for (int step = range.least; step <= range.most; ++step)
            answer.fields.push_back(on.components.field_after(*place, step));
    }
    return answer;
}

inline Answer due(const Asked& on)
{
    Answer answer{rule::distress};
    for (const Due& one : on.position.dues)
        answer.parts.push_back({one.debtor, one.amount, one.why});
    if (!answer.parts.empty()) {
        answer.answer = answer.parts[0].figure;
        answer.amount = answer.parts[0].amount;
    }
    return answer;
}

inline Answer vendetta(const Asked& on)
{
    const auto& running = on.position.vendetta;
    Answer answer{rule::a16_arithmetic};
    if (!running)
        return answer;
    answer.answer = running->remover();
    for (const Figure figure : {running->attacker, running->victim})
        answer.parts.push_back(
            {figure, left_after_vendetta(on.position, figure).value_or(0), std::nullopt});
    return answer;
}

/// Cites the rule of the largest payment.
inline Answer payment(const Asked& on)
{
    Answer answer{rule::rank_payments, on.figure};
    int largest = 0;
    for (const Payment& one : on.position.last) {
        if (!is_told_of(on.position, one, on.figure))
            continue;
        const int amount = brought_by(on.position, one, on.figure);
        answer.amount += amount;
        if (std::abs(amount) > largest) {
            largest = std::abs(amount);
            answer.rule = rule_of(one.why);
        }
        const bool is_paid_to_it = one.to == on.figure
            || (one.from != on.figure && is_purse_of(on.position, one.to, on.figure));
        answer.parts.push_back({is_paid_to_it ? one.from : one.to, amount, one.why});
    }
    return answer;
}

inline Answer phase(const Asked& on)
{
    const auto course = [](ledger::RuleId rule, Phase next) {
        return Answer{.rule = rule, .phase = next};
    };
    switch (on.phase) {
    case Phase::roll:
        return course(rule::dice, Phase::move);
    case Phase::move:
        return course(rule::direction, Phase::field);
    case Phase::field:
        return course(rule::field_first, Phase::business);
    case Phase::business:
        return course(rule::order, Phase::city);
    case Phase::city:
        return course(rule::order, Phase::roll);
    case Phase::vendetta:
        return course(rule::vendetta, Phase::city);
    case Phase::end:
        break;
    }
    return course(rule::winner, Phase::end);
}

inline Answer winner(const Asked& on)
{
    const Score now = score(on.position);
    Answer answer{now.rule};
    if (now.winners.size() == 1)
        answer.answer = now.winners[0];
    for (const Score::Place& place : now.places)
        answer.parts.push_back({place.figure, place.pieces, std::nullopt});
    return answer;
}

/// `amount`: number of free fields, because every piece brings the end nearer.
inline Answer end(const Asked& on)
{
    Answer answer{rule_of(on.position.ending), on.position.ended_by};
    answer.ending = on.position.ending;
    answer.amount = empty_squares(on.position).size();
    answer.most = on.position.options.blitz ? pieces_of_blitz : pieces_per_figure;
    for (const Figure figure : all_of<Figure>)
        answer.parts.push_back({figure, pieces_of(on.position, figure), std::nullopt});
    return answer;
}

inline Answer protection(const Asked& on)
{
    Answer answer{rule::protection};
    answer.squares = on.position.guarded.squares();
    answer.amount = answer.squares.size();
    for (const Figure figure : all_of<Figure>) {
        const int guarded = (on.position.of(figure).pieces & on.position.guarded).size();
        if (guarded > 0)
            answer.parts.push_back({figure, guarded, std::nullopt});
    }
    return answer;
}

inline Answer rank(const Asked& on)
{
    const Rank rank = rank_of(on.position, on.figure);
    return {rule_of(rank), on.figure, pieces_of(on.position, on.figure), 0, rank};
}

inline Answer pieces(const Asked& on)
{
    Answer answer{rule::map, on.figure, pieces_of(on.position, on.figure), pieces_per_figure};
    answer.squares = on.position.of(on.figure).pieces;
    return answer;
}

/// `squares`: killers on the map. `amount` counts all; `most`: those at home hired in this turn.
inline Answer killers(const Asked& on)
{
    const Character& character = on.position.of(on.figure);
    Answer answer{
        rule::three_killers, on.figure, killers_of(on.position, on.figure), character.killers_new};
    answer.squares = character.pieces & on.position.guarded;
    return answer;
}

inline Answer holdings(const Asked& on)
{
    Answer answer{
        rule::by_figure, on.figure, tokens_used(on.position, on.figure), tokens_per_figure};
    for (const Field field : all_businesses) {
        const std::optional<Holding>& holding = on.position.holding(field);
        if (holding && holding->holder == on.figure)
            answer.fields.push_back(field);
    }
    return answer;
}

inline Answer cards(const Asked& on)
{
    Answer answer{rule::by_figure, on.figure};
    answer.cards = on.position.of(on.figure).cards;
    answer.amount = answer.cards.reds() + answer.cards.black.size();
    return answer;
}

inline Answer purse(const Asked& on)
{
    const bool is_shared = figures_of_seat(on.position, on.position.of(on.figure).seat) > 1;
    return {is_shared ? rule::one_purse : rule::setup, on.figure, on.position.purse(on.figure)};
}

inline Answer debt(const Asked& on)
{
    Answer answer{rule::loan, on.figure, debt_of(on.position, on.figure)};
    for (const Figure creditor : figures_of(family_of(on.figure))) {
        const int owed = on.position.debt(on.figure, creditor);
        if (figure_of(on.position, on.position.of(creditor).seat) == creditor && owed > 0)
            answer.parts.push_back({creditor, owed, Why::loan});
    }
    return answer;
}

inline Answer watched(const Asked& on)
{
    return {rule::agent, on.figure, on.position.watched(family_of(on.figure))};
}

inline Answer enclosed(const Asked& on)
{
    const Closed closed = closed_by(on.position, on.components, family_of(on.figure));
    Answer answer{rule::enclosure};
    answer.squares = closed.certain;
    answer.possible = closed.possible;
    answer.amount = closed.certain.size();
    return answer;
}

inline Answer business(const Asked& on)
{
    Answer answer{rule_of(on.field.kind())};
    if (const std::optional<Holding>& holding = on.position.holding(on.field)) {
        answer.answer = holding->holder;
        answer.amount = holding->card;
    }
    return answer;
}

inline Answer square(const Asked& on)
{
    return {rule::protection, owner_of(on.position, on.square),
        on.position.guarded.contains(on.square) ? 1 : 0};
}

// Answers by evaluation on a copy: answers_tried.cpp.
[[nodiscard]] Answer tax(const Asked& on);
[[nodiscard]] Answer stop(const Asked& on);

} // namespace asked

// Predicates: whether an act is a cause of an answer.
namespace cause {

template <typename... Kinds>
bool any(const Act& act, const Asked& /*on*/)
{
    return is_one_of<Kinds...>(act);
}

/// True for acts of `Kinds` that involve the figure.
template <typename... Kinds>
bool of_figure(const Act& act, const Asked& on)
{
    return is_one_that<Kinds...>(act, [&on](const auto& done) { return done.figure == on.figure; });
}

inline bool begins(const Act& act, const Asked& on)
{
    return is_one_that<act::PhaseBegins>(
        act, [&on](const auto& begun) { return begun.phase == on.phase; });
}

/// False after the end of the vendetta.
inline bool vendetta(const Act& act, const Asked& on)
{
    return on.position.vendetta && is_one_of<act::VendettaBegins, act::Lifts>(act);
}

inline bool moves_money(const Act& act, const Asked& on)
{
    const auto is_own = [&on](const Party& party) {
        return party.figure && share_purse(on.position, *party.figure, on.figure);
    };
    return is_one_that<act::Pays>(
        act, [&](const auto& pays) { return is_own(pays.from) != is_own(pays.to); });
}

inline bool pays_tax(const Act& act, const Asked& /*on*/)
{
    return is_one_that<act::Pays>(act, [](const auto& pays) { return pays.why == Why::tax; });
}

inline bool moves_killer_there(const Act& act, const Asked& on)
{
    return is_one_that<act::MovesKiller>(
        act, [&on](const auto& moves) { return on.answer.squares.contains(moves.to); });
}

/// True if the act adds or removes the figure's piece on one of the answer's fields.
inline bool moves_piece_there(const Act& act, const Asked& on)
{
    return is_one_that<act::Places, act::Lifts>(act, [&on](const auto& moved) {
        return moved.figure == on.figure && on.answer.squares.contains(moved.square);
    });
}

inline bool moves_card(const Act& act, const Asked& on)
{
    return of_figure<act::TakesCard, act::ReturnsCard, act::GivesCard, act::OpensCard,
               act::LaysCard>(act, on)
        || is_one_that<act::GivesCard>(
            act, [&on](const auto& gives) { return gives.to == on.figure; });
}

inline bool watches(const Act& act, const Asked& on)
{
    return on.answer.amount > 0 && is_one_that<act::AgentComes>(act, [&on](const auto& comes) {
        return are_related(comes.figure, on.figure);
    });
}

/// True for pieces placed around a closed space, or removed from it.
inline bool closes(const Act& act, const Asked& on)
{
    const Squares closed = on.answer.squares | on.answer.possible;
    return is_one_that<act::Places>(act, [&](const auto& places) {
        return are_related(places.figure, on.figure) && closed.beside().contains(places.square);
    }) || is_one_that<act::Lifts>(act, [&closed](const auto& lifts) {
        return closed.contains(lifts.square);
    });
}

inline bool is_on_field(const Act& act, const Asked& on)
{
    return is_one_that<act::Marks, act::Unmarks, act::LaysCard>(
        act, [&on](const auto& done) { return done.business == on.field; });
}

inline bool leaves_square(const Act& act, const Asked& on)
{
    return is_one_that<act::Lifts>(
        act, [&on](const auto& lifts) { return lifts.square == on.square; });
}

inline bool is_on_square(const Act& act, const Asked& on)
{
    const Post here{on.square};
    return leaves_square(act, on) || is_one_that<act::Places>(act, [&on](const auto& places) {
        return places.square == on.square;
    }) || is_one_that<act::MovesKiller>(act, [&](const auto& moves) {
        return moves.to == on.square || moves.from == here;
    }) || is_one_that<act::LosesKiller>(act, [&here](const auto& loses) {
        return loses.at == here;
    });
}

} // namespace cause

using QuestionRow = ledger::QuestionRow<Question::About, Asked, Answer, Act>;
using Explanation = ledger::ExplanationOf<Answer, Question, Act>;
using Cause = ledger::CauseOf<Act>;

} // namespace consigliere::mafia

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::mafia::Question::About> = [] {
    using namespace mafia::cause;
    using namespace mafia::act;
    namespace asked = mafia::asked;
    using About = mafia::Question::About;
    return Enumeration<About, 23, mafia::QuestionRow>{{{
        {About::turn, "turn", asked::turn, any<Rolls>, any<Rolls>},
        {About::awaited, "awaited", asked::awaited, any<PhaseBegins, FallsDue, VendettaBegins>,
            any<Rolls>},
        {About::steps, "steps", asked::steps, of_figure<Rolls, Places, Lifts>},
        {About::due, "due", asked::due, any<FallsDue>, any<PhaseBegins>},
        {About::vendetta, "vendetta", asked::vendetta, vendetta, any<VendettaBegins>},
        {About::payment, "payment", asked::payment, moves_money, nullptr, Reach::last_entry},
        {About::phase, "phase", asked::phase, begins, any<Rolls>},
        {About::winner, "winner", asked::winner, any<Places, Lifts, GameEnds>},
        {About::end, "end", asked::end, any<GameEnds>},
        {About::protection, "protection", asked::protection, moves_killer_there},
        {About::tax, "tax", asked::tax, pays_tax},
        {About::rank, "rank", asked::rank, of_figure<Places, Lifts>},
        {About::pieces, "pieces", asked::pieces, moves_piece_there},
        {About::killers, "killers", asked::killers,
            of_figure<Hires, GainsKiller, LosesKiller, MovesKiller>},
        {About::holdings, "holdings", asked::holdings, of_figure<Marks, Unmarks>},
        {About::cards, "cards", asked::cards, moves_card},
        {About::purse, "purse", asked::purse, moves_money},
        {About::debt, "debt", asked::debt, of_figure<Owes>},
        {About::watched, "watched", asked::watched, watches, watches},
        {About::enclosed, "enclosed", asked::enclosed, closes},
        {About::business, "business", asked::business, is_on_field},
        {About::stop, "stop", asked::stop, is_on_field},
        {About::square, "square", asked::square, is_on_square, leaves_square},
    }}};
}();

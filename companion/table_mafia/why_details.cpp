/// What is said beside the answers.

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/why_text.h"
#include "engine/mafia/score.h"

namespace consigliere::table_mafia {

using language::number;

namespace {

using About = Question::About;
using Sentences = std::vector<std::string>;

Sentences of_turn(const Explanation& turn)
{
    const std::optional<Figure> next = turn.parts.front().figure;
    if (!next)
        return {tr("Who begins nobody has said yet.")};
    return {tr_fill("Next: {figure}", {{"figure", tell(*next)}})};
}

Sentences of_phase(const Explanation& phase, const Position& position)
{
    Sentences told;
    if (phase.question.phase == position.phase)
        told.push_back(tr("It goes on now."));
    else if (position.phase != Phase::end)
        told.push_back(tr_fill("Now: {answer}", {{"answer", tell(position.phase)}}));
    if (phase.question.phase != Phase::end)
        told.push_back(tr_fill("After it: {phase}", {{"phase", tell(phase.phase)}}));
    return told;
}

Sentences of_awaited(const Explanation& awaited)
{
    Sentences told{tell_phase(awaited.phase)};
    if (awaited.answer)
        told.push_back(tr_fill("It waits for: {figure}", {{"figure", tell(*awaited.answer)}}));
    return told;
}

Sentences of_steps(const Explanation& steps)
{
    if (steps.fields.empty())
        return {tr("Where they lead the table says: the circuit is not described.")};
    return {tr_fill("To: {fields}",
        {{"fields", language::listed(steps.fields, [](Field field) { return tell(field); })}})};
}

Sentences of_rank(const Explanation& rank)
{
    return {tr_count("With {n} piece on the map.", "With {n} pieces on the map.", rank.amount),
        change_of(*rank.rank) == 0
            ? tr("He moves exactly what he has rolled.")
            : tr_count("He may change a roll by {n}.", "He may change a roll by up to {n}.",
                change_of(*rank.rank))};
}

Sentences of_killers(const Explanation& killers)
{
    Sentences told;
    const int at_home = killers.amount - killers.squares.size();
    if (at_home > 0)
        told.push_back(tr_fill("On the home point: {n}", {{"n", number(at_home)}}));
    if (killers.most > 0)
        told.push_back(tr_fill(
            "Hired in this turn, and not to be moved in it: {n}", {{"n", number(killers.most)}}));
    if (!killers.squares.empty())
        told.push_back(tr_fill("On the map: {squares}", {{"squares", tell(killers.squares)}}));
    return told;
}

/// What the cards say that lie open.
Sentences of_cards(const Explanation& cards, const Components& components)
{
    Sentences told;
    const auto add = [&](Deck deck, CardSet set) {
        set.each([&](int number) {
            const Card card(deck, number);
            const std::string text = text_of(components, card);
            if (!text.empty())
                told.push_back(tell(card) + ": " + text);
        });
    };
    add(Deck::red, cards.cards.open);
    add(Deck::black, cards.cards.black);
    return told;
}

Sentences of_enclosure(const Explanation& enclosure)
{
    Sentences told;
    if (!enclosure.squares.empty())
        told.push_back(
            tr("A space that is closed is filled before the territory grows elsewhere."));
    if (!enclosure.possible.empty())
        told.push_back(tr_fill("Closed too, unless a home point of the others lies there, which "
                               "nobody has described: {squares}",
            {{"squares", tell(enclosure.possible)}}));
    return told;
}

/// Whoever has a perk wherever somebody stops on such a field.
std::optional<Figure> perk_at(FieldKind kind)
{
    switch (kind) {
    case FieldKind::casino:
        return Figure::sergio;
    case FieldKind::police:
        return Figure::franco;
    case FieldKind::informer:
        return Figure::maria;
    case FieldKind::big_city:
        return Figure::paolo;
    default:
        return std::nullopt;
    }
}

Sentences of_stop(const Explanation& stop, const Position& position)
{
    const std::optional<Figure> figure = perk_at(stop.question.field.kind());
    if (!figure)
        return {};
    const FigureRow& row = ledger::rows_of<Figure>.row(*figure);
    Sentences told{tr_fill("{perk}: {amount} from the bank, whoever stops here",
        {{"perk", tell(row.reason)}, {"amount", donars(row.amount)}})};
    if (figures_of_seat(position, position.of(*figure).seat) > 1)
        told.push_back(tr("Figures with one purse have it in their sums, too."));
    return told;
}

Sentences of_business(const Explanation& business)
{
    if (business.amount == 0)
        return {};
    return {tr_fill("By a card that is laid there: {card}. Only red 14 and 15 can take it.",
        {{"card", tell(Card(Deck::red, business.amount))}})};
}

Sentences of_square(const Explanation& square)
{
    if (!square.answer)
        return {};
    return {square.amount > 0 ? tr("His killer stands there and protects it.")
                              : tr("No killer protects it.")};
}

Sentences of_end(const Explanation& end)
{
    if (end.ending != Ending::none)
        return {};
    return {tr_fill("Whoever has placed {n} pieces wins at once; otherwise the map has to be full.",
        {{"n", number(end.most)}})};
}

Sentences of_tax(const Position& position)
{
    return {position.options.tax_round == TaxRound::down200
            ? tr("Rounded down to 200, as this table has chosen.")
            : tr("Rounded up to 200, as this table has chosen.")};
}

Sentences list_of(const char* sentence, const std::string& things)
{
    return things.empty() ? Sentences() : Sentences{tr_fill(sentence, {{"things", things}})};
}

} // namespace

std::vector<std::string> details_of(const Explanation& explanation, const Moment& moment)
{
    switch (explanation.question.about) {
    case About::turn:
        return of_turn(explanation);
    case About::awaited:
        return of_awaited(explanation);
    case About::phase:
        return of_phase(explanation, moment.position());
    case About::steps:
        return of_steps(explanation);
    case About::vendetta:
        return {tr("So many pieces both will have left, whichever are removed:")};
    case About::tax:
        return of_tax(moment.position());
    case About::winner:
        return {tell(score(moment.position()).decision)};
    case About::end:
        return of_end(explanation);
    case About::rank:
        return of_rank(explanation);
    case About::pieces:
        return list_of(to_translate("On: {things}"), tell(explanation.squares));
    case About::killers:
        return of_killers(explanation);
    case About::holdings:
        return list_of(to_translate("These: {things}"),
            language::listed(explanation.fields, [](Field field) { return tell(field); }));
    case About::cards:
        return of_cards(explanation, moment.components());
    case About::enclosed:
        return of_enclosure(explanation);
    case About::business:
        return of_business(explanation);
    case About::stop:
        return of_stop(explanation, moment.position());
    case About::square:
        return of_square(explanation);
    default:
        return {};
    }
}

} // namespace consigliere::table_mafia

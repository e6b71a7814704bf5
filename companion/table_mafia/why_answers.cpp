/// The answers themselves in words.

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/why_text.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/score.h"

namespace consigliere::table_mafia {

using language::number;

namespace {

using About = Question::About;

std::string name_or_nobody(const std::optional<Figure>& figure)
{
    return figure ? tell(*figure) : tr("Nobody");
}

std::string of_all(int count, int all)
{
    return tr_fill("{n} of {all}", {{"n", number(count)}, {"all", number(all)}});
}

std::string squares_or_none(Squares squares)
{
    return squares.empty() ? tr("None") : tell(squares);
}

std::string tell_steps(const Explanation& steps)
{
    return steps.amount == steps.most ? number(steps.most)
                                      : number(steps.amount) + "–" + number(steps.most);
}

std::string tell_cards(const Cards& cards)
{
    std::vector<std::string> told;
    for (const Card card : known_cards(cards))
        told.push_back(tell(card));
    if (cards.untold > 0)
        told.push_back(tr_count("{n} card face down", "{n} cards face down", cards.untold));
    return told.empty() ? tr("None")
                        : language::listed(told, [](const std::string& card) { return card; });
}

/// What a field of the circuit does to whoever stops there.
std::string tell_stop(FieldKind kind)
{
    switch (kind) {
    case FieldKind::start_bonanno:
    case FieldKind::start_genovese:
        return tr_fill("{amount} for each piece of the family on the map, for whoever passes or "
                       "stops at his own start",
            {{"amount", donars(per_piece)}});
    case FieldKind::bank:
        return tr("What a bank pays, by its holder and by rank");
    case FieldKind::arms:
        return tr("What an arms shop pays or costs, by its holder and by rank");
    case FieldKind::police:
        return tr("What silence costs, by the holder of the station and by rank");
    case FieldKind::fortuna:
        return tr("The coin, and a card by it");
    case FieldKind::club:
        return tr_fill(
            "A killer for {amount}, for whoever wants one", {{"amount", donars(club_price)}});
    case FieldKind::casino:
        return tr_fill("A game with a stake of {least} to {most}, which must be played",
            {{"least", number(smallest_note)}, {"most", donars(most_stake)}});
    case FieldKind::informer:
        return tr_fill(
            "A red card for {amount}, for whoever wants one", {{"amount", donars(informer_price)}});
    case FieldKind::exchange:
        return tr("Debts are paid, and the family may deal");
    case FieldKind::big_city:
        return tr_fill("{amount} for each own piece on the map", {{"amount", donars(per_piece)}});
    case FieldKind::problem:
        return tr("A black card");
    case FieldKind::agent:
        break;
    }
    return tr("For three turns the family takes nothing, and the next turn of the figure itself is "
              "a clean one");
}

std::string tell_winners(const Position& position)
{
    return language::listed(score(position).winners, [](Figure figure) { return tell(figure); });
}

std::string tell_end(const Explanation& end)
{
    if (end.ending != Ending::none)
        return tell(end.ending);
    return tr_count("{n} field of the map is empty", "{n} fields of the map are empty", end.amount);
}

} // namespace

std::string tell_phase(Phase phase)
{
    switch (phase) {
    case Phase::roll:
        return tr("Both dice are rolled together: one says how far, the other who plays next.");
    case Phase::move:
        return tr("The figure moves along the arrow: nobody may stay where he is.");
    case Phase::field:
        return tr("What the field says comes before anything else.");
    case Phase::business:
        return tr("Businesses are taken over and cards are used, wherever the figure stands.");
    case Phase::city:
        return tr("The map: pieces are placed, killers hired and moved.");
    case Phase::vendetta:
        return tr("Two remove each other’s pieces in turns, the victim first, until one has none.");
    case Phase::end:
        break;
    }
    return tr("The game is over.");
}

std::string answer_of(const Explanation& explanation, const Position& position)
{
    switch (explanation.question.about) {
    case About::turn:
    case About::business:
    case About::square:
        return name_or_nobody(explanation.answer);
    case About::awaited:
        return tell(explanation.phase);
    case About::phase:
        return tell_phase(explanation.question.phase);
    case About::steps:
        return tell_steps(explanation);
    case About::payment:
    case About::purse:
        return donars(explanation.amount);
    case About::debt:
        return explanation.amount == 0 ? tr("Nothing") : donars(explanation.amount);
    case About::due:
        return name_or_nobody(explanation.answer) + ": " + donars(explanation.amount);
    case About::vendetta:
        return name_or_nobody(explanation.answer);
    case About::tax:
        return tr("Half of his money");
    case About::winner:
        return tell_winners(position);
    case About::end:
        return tell_end(explanation);
    case About::rank:
        return tell(*explanation.rank);
    case About::pieces:
    case About::holdings:
        return of_all(explanation.amount, explanation.most);
    case About::killers:
        return of_all(explanation.amount, killers_per_figure);
    case About::cards:
        return tell_cards(explanation.cards);
    case About::watched:
        return explanation.amount == 0 ? tr("No")
                                       : tr_count("For {n} turn of the family",
                                           "For {n} turns of the family", explanation.amount);
    case About::protection:
    case About::enclosed:
        return squares_or_none(explanation.squares);
    case About::stop:
        break;
    }
    return tell_stop(explanation.question.field.kind());
}

} // namespace consigliere::table_mafia

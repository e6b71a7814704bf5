/// Answers about businesses, and about what is only tried: the fields of the circuit and the tax.
/// What they would bring is found by doing it on a copy, so that the answer is the referee's own.

#include "engine/mafia/answers_parts.h"
#include "engine/mafia/judging.h"
#include "engine/mafia/play.h"

namespace consigliere::mafia {

namespace {

/// What acts bring the purse of a figure, or cost it; what it cannot pay falls due and costs the
/// same. No field or tax lets anything fall due on somebody else.
int brought_by(const std::vector<Act>& acts, const Position& position, Figure figure)
{
    int amount = 0;
    for (const Act& act : acts) {
        if (const auto* pays = std::get_if<act::Pays>(&act)) {
            amount += is_purse_of(position, pays->to.figure, figure) ? pays->amount : 0;
            amount -= is_purse_of(position, pays->from.figure, figure) ? pays->amount : 0;
        } else if (const auto* due = std::get_if<act::FallsDue>(&act)) {
            amount -= due->amount;
        }
    }
    return amount;
}

} // namespace

Answer answer_about_stop(const Position& position, const Components& components, Field field)
{
    Answer answer{rule_of(field.kind())};
    if (const std::optional<Holding>& holding = position.holding(field))
        answer.answer = holding->holder;
    for (const Figure figure : all_of<Figure>) {
        Judged judged;
        Judging judging(position, components, judged);
        arrive(judging, figure, field);
        answer.parts.push_back({figure, brought_by(judged.acts, position, figure), std::nullopt});
    }
    return answer;
}

Answer answer_about_tax(const Position& position, const Components& components)
{
    Answer answer{rule::tax};
    // Who has won is decided, and nobody pays any more.
    if (position.phase == Phase::end)
        return answer;
    const Judged taxed = play(position, {std::nullopt, Tax{}, {}}, components);
    for (int number = 0; number < position.seat_count; ++number) {
        const Figure figure = figure_of(position, static_cast<Seat>(number));
        answer.parts.push_back({figure, -brought_by(taxed.acts, position, figure), Why::tax});
    }
    return answer;
}

Answer answer_about_holdings(const Position& position, Figure figure)
{
    Answer answer{rule::by_figure, figure, tokens_used(position, figure), tokens_per_figure};
    for (const FieldKind kind : {FieldKind::bank, FieldKind::arms, FieldKind::police}) {
        for (int number = 1; number <= Field::most; ++number) {
            const std::optional<Holding>& holding = position.holding(Field(kind, number));
            if (holding && holding->holder == figure)
                answer.fields.push_back(Field(kind, number));
        }
    }
    return answer;
}

} // namespace consigliere::mafia

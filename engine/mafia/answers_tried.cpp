// Answers by evaluation on a copy: fields of the circuit, and the tax. They use the rules of the
// referee, not a second implementation.

#include "engine/mafia/judging.h"
#include "engine/mafia/play.h"
#include "engine/mafia/questions.h"

namespace consigliere::mafia {

namespace {

/// Change of the figure's purse by these acts, in donars. A due counts as a cost. No field or tax
/// makes another figure owe.
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

Answer asked::stop(const Asked& on)
{
    Answer answer{rule_of(on.field.kind())};
    if (const std::optional<Holding>& holding = on.position.holding(on.field))
        answer.answer = holding->holder;
    for (const Figure figure : all_of<Figure>) {
        Judged judged;
        Judging judging(on.position, on.components, judged);
        arrive(judging, figure, on.field);
        answer.parts.push_back(
            {figure, brought_by(judged.acts, on.position, figure), std::nullopt});
    }
    return answer;
}

Answer asked::tax(const Asked& on)
{
    Answer answer{rule::tax};
    // After the end no player pays.
    if (on.position.phase == Phase::end)
        return answer;
    Judged taxed;
    play(on.position, {std::nullopt, Tax{}, {}}, on.components, taxed);
    for (int number = 0; number < on.position.seat_count; ++number) {
        const Figure figure = figure_of(on.position, static_cast<Seat>(number));
        answer.parts.push_back({figure, -brought_by(taxed.acts, on.position, figure), Why::tax});
    }
    return answer;
}

} // namespace consigliere::mafia

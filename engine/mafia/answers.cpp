#include "engine/mafia/answers.h"

#include "engine/mafia/flow.h"

#include <algorithm>

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
    // Both remove alternately. The remover loses one piece fewer than the other has, if the other's
    // pieces run out first.
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

} // namespace consigliere::mafia

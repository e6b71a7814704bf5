#include "companion/table_mafia/view.h"

#include <cstdlib>

namespace consigliere::table_mafia {

using language::number;

std::string View::player(Figure figure) const
{
    return desk().player(components()[position().of(figure).seat].name);
}

bool View::shares_purse(Figure figure) const
{
    return figures_of_seat(position(), position().of(figure).seat) > 1;
}

Field neutral_one(const Position& position, FieldKind kind)
{
    int number = 1;
    while (number < Field::most && position.holding(Field(kind, number)))
        ++number;
    return {kind, number};
}

std::string money(int amount)
{
    const std::string told = tr_fill("{n} d", {{"n", number(std::abs(amount))}});
    return amount < 0 ? "−" + told : told;
}

std::string gain(int amount)
{
    return amount > 0 ? "+" + money(amount) : money(amount);
}

} // namespace consigliere::table_mafia

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

std::string money(int amount)
{
    return tr_fill("{n} d", {{"n", number(amount)}});
}

std::string gain(int amount)
{
    if (amount == 0)
        return money(0);
    return (amount > 0 ? "+" : "−") + money(std::abs(amount));
}

} // namespace consigliere::table_mafia

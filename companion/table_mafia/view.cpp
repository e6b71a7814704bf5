#include "companion/table_mafia/view.h"

#include <algorithm>
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

std::string actor_of(const Components& components, Figure figure)
{
    const std::string word(word_of(figure));
    const bool is_name = std::ranges::any_of(components.persons(),
        [&word](const Components::Person& person) { return person.name == word; });
    return is_name ? "figure:" + word : word;
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

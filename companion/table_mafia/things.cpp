#include "companion/table_mafia/things.h"

#include <array>

namespace consigliere::table_mafia::thing {

std::string of(Part part, Figure figure)
{
    constexpr std::array words{"figure:", "rank:", "card:"};
    return words.at(static_cast<std::size_t>(part)) + std::string(word_of(figure));
}

std::string purse(Seat seat, const Components& components)
{
    return "purse:" + components[seat].name;
}

std::string field(Field field)
{
    return "field:" + word_of(field);
}

std::string square(Square square, const Position& position)
{
    return (position.guarded.contains(square) ? "killer:" : "square:") + word_of(square);
}

std::string deck(Deck deck)
{
    return "card:" + std::string(word_of(deck));
}

std::string phase(Phase phase)
{
    return "phase:" + std::string(word_of(phase));
}

std::string standing(const Position& position)
{
    if (!position.dues.empty())
        return "loan";
    return position.vendetta ? "vendetta" : "total";
}

} // namespace consigliere::table_mafia::thing

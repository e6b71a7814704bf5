#include "companion/table_mafia/things.h"

#include <array>

namespace consigliere::table_mafia::thing {

std::string of(Part part, Figure figure)
{
    constexpr std::array words{"figure:", "row:", "cards:"};
    return words.at(static_cast<std::size_t>(part)) + std::string(word_of(figure));
}

std::string seat(Seat seat, const Components& components)
{
    return "seat:" + components[seat].name;
}

std::string field(Field field)
{
    return "field:" + word_of(field);
}

std::string square(Square square)
{
    return "square:" + word_of(square);
}

std::string deck(Deck deck)
{
    return "deck:" + std::string(word_of(deck));
}

std::string phase(Phase phase)
{
    return "phase:" + std::string(word_of(phase));
}

} // namespace consigliere::table_mafia::thing

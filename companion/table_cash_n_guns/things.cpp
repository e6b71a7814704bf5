#include "companion/table_cash_n_guns/things.h"

#include <array>

namespace consigliere::table_cash_n_guns::thing {

std::string of(Part part, Player player, const Components& components)
{
    constexpr std::array words{"seat", "hand", "loot", "figure", "aim"};
    return std::string(words.at(static_cast<std::size_t>(part))) + ":" + components[player].name;
}

std::string share(Share share, int number)
{
    const std::string id = "share:" + std::string(word_of(share));
    return number > 1 ? id + "#" + std::to_string(number) : id;
}

std::string phase(Phase phase)
{
    // The track shows the Godfather's privilege as part of courage.
    return "phase:" + std::string(word_of(phase == Phase::privilege ? Phase::courage : phase));
}

} // namespace consigliere::table_cash_n_guns::thing

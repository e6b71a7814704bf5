#include "engine/cash_n_guns/components.h"

namespace consigliere::cash_n_guns {

std::optional<Player> Components::find(std::string_view name) const
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        if (m_seats[seat].name == name)
            return static_cast<Player>(seat);
    }
    return std::nullopt;
}

} // namespace consigliere::cash_n_guns

#include "companion/table_corleone/panel_parts.h"

#include <algorithm>

namespace consigliere::table_corleone {

std::string DueRows::Row::id() const
{
    return "due:" + std::string(word_of(family)) + ":" + std::string(word_of(icon)) + ":"
        + std::to_string(copy);
}

std::ptrdiff_t DueRows::count_of(Family family) const
{
    return std::ranges::count(m_rows, family, &Row::family);
}

bool DueRows::has_several() const
{
    return std::ranges::any_of(
        all_of<Family>, [this](Family family) { return count_of(family) > 1; });
}

void DueRows::follow(const Position& position)
{
    // Active player's rows first, then the controllers' clockwise.
    Family family = position.turn;
    for (int seat = 0; seat < player_count(position); ++seat) {
        const std::vector<Icon> due = icons_due(position, family);
        std::vector<Icon> kinds = due;
        for (const Row& row : m_rows) {
            if (row.family == family)
                kinds.push_back(row.icon);
        }
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const auto first = kinds.begin() + static_cast<std::ptrdiff_t>(i);
            if (std::find(kinds.begin(), first, kinds[i]) == first)
                follow(family, kinds[i], static_cast<int>(std::ranges::count(due, kinds[i])));
        }
        family = left_of(position, family);
    }
}

void DueRows::follow(Family family, Icon icon, int wanted)
{
    std::vector<std::size_t> open;
    std::vector<std::size_t> done;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].family == family && m_rows[i].icon == icon)
            (m_rows[i].is_due ? open : done).push_back(i);
    }
    const auto chosen = std::ranges::find(open, m_chosen.value_or(m_rows.size()));
    if (chosen != open.end())
        std::rotate(chosen, chosen + 1, open.end());
    for (int too_many = static_cast<int>(open.size()) - wanted; too_many > 0; --too_many) {
        m_rows[open.back()].is_due = false;
        open.pop_back();
    }
    // Undo restores used rows; newly gained abilities are appended.
    for (int missing = wanted - static_cast<int>(open.size()); missing > 0; --missing) {
        if (done.empty()) {
            const auto same = static_cast<int>(std::ranges::count_if(
                m_rows, [&](const Row& row) { return row.family == family && row.icon == icon; }));
            m_rows.push_back({family, icon, same + 1, true});
        } else {
            m_rows[done.back()].is_due = true;
            done.pop_back();
        }
    }
}

} // namespace consigliere::table_corleone

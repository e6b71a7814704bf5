#include "engine/cash_n_guns/bang_bounds.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

constexpr bool holds(std::size_t set, BangPlace place)
{
    return (set & place.bit()) != 0;
}

} // namespace

void BangBounds::add(BangPlace place, int bangs)
{
    for (std::size_t set = 0; set < set_count; ++set) {
        if (holds(set, place))
            m_most[set] = range(0, m_most[set] + bangs).most;
    }
}

void BangBounds::move_unseen(BangPlace from, BangPlace to)
{
    for (std::size_t set = 0; set < set_count; ++set) {
        if (holds(set, to) && !holds(set, from))
            ++m_most[set];
    }
}

void BangBounds::move_bang(BangPlace from, BangPlace to)
{
    add(from, -1);
    add(to, 1);
}

void BangBounds::may_move_all(BangPlace from, BangPlace to)
{
    for (std::size_t set = 0; set < set_count; ++set) {
        if (holds(set, to) && !holds(set, from))
            m_most[set] = m_most[set | from.bit()];
    }
}

void BangBounds::limit(BangPlace place, Range bangs)
{
    const Range now = at(place);
    const int least = std::min(bangs.least, now.most);
    const int most = std::max(bangs.most, now.least);
    for (std::size_t set = 0; set < set_count; ++set) {
        // The place's maximum bounds every set that contains it; its minimum, every set without it.
        const int bound = holds(set, place) ? m_most[set & ~place.bit()] + most
                                            : m_most[set | place.bit()] - least;
        m_most[set] = range(0, std::min<int>(m_most[set], bound)).most;
    }
}

void BangBounds::allow(const BangBounds& other)
{
    for (std::size_t set = 0; set < set_count; ++set)
        m_most[set] = std::max(m_most[set], other.m_most[set]);
}

Range BangBounds::at(BangPlace place) const
{
    return range(total() - m_most[everywhere & ~place.bit()], m_most[place.bit()]);
}

} // namespace consigliere::cash_n_guns

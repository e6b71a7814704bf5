#pragma once

#include "companion/table_corleone/room.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace consigliere::table_corleone {

/// What a list asks for: the wave of cards, of which Act. While it stays the same, so do the rows.
struct Asked {
    enum class For : std::uint8_t { tile, red_tile, job, ally, taken_ally };
    For what = For::tile;
    int act = 0;
    [[nodiscard]] friend constexpr bool operator==(const Asked&, const Asked&) = default;
};

/// The rows of a list out of which things are chosen one after the other. What was chosen leaves
/// its place empty until something else is asked, so that the next tap finds what it aims at; what
/// is new comes below.
template <typename Thing>
class KeptRows {
public:
    struct Row {
        Thing thing;
        bool is_there = true;
    };

    void follow(const Asked& asked, const std::vector<Thing>& offered)
    {
        if (!(asked == m_asked))
            m_rows.clear();
        m_asked = asked;
        for (Row& row : m_rows)
            row.is_there = std::ranges::find(offered, row.thing) != offered.end();
        for (const Thing thing : offered) {
            if (std::ranges::find(m_rows, thing, &Row::thing) == m_rows.end())
                m_rows.push_back({thing, true});
        }
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

private:
    Asked m_asked;
    std::vector<Row> m_rows;
};

} // namespace consigliere::table_corleone

#pragma once

#include "companion/table_corleone/room.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace consigliere::table_corleone {

/// What a list asks for: which kind of cards, in which Act. Rows are kept while this is unchanged.
struct Asked {
    enum class For : std::uint8_t { tile, red_tile, job, ally, taken_ally };
    For what = For::tile;
    int act = 0;
    [[nodiscard]] friend constexpr bool operator==(const Asked&, const Asked&) = default;
};

/// Rows of a list from which several things are chosen in turn. A chosen one leaves its place empty
/// until the question changes, so no row moves under a finger; new ones are appended.
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

#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/desk/score_sheet.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace consigliere::desk {

/// Counted part of each row's pieces. All bars grow at one speed: smaller parts finish earlier.
class ScoreCount {
public:
    ScoreCount(const ScoreSheet& sheet, const ScoreReveal* finale)
        : m_finale(finale)
        , m_most(sheet.parts.size())
    {
        for (const ScoreRow& row : sheet.rows) {
            for (std::size_t part = 0; part < m_most.size(); ++part)
                m_most[part] = std::max(m_most[part], worth_of(row, part));
        }
    }

    [[nodiscard]] bool is_going_on() const
    {
        return m_finale != nullptr && m_finale->is_counting();
    }
    /// Counted worth of a row's pieces of this part.
    [[nodiscard]] float counted(const ScoreRow& row, std::size_t part) const
    {
        const auto worth = static_cast<float>(worth_of(row, part));
        if (!is_going_on())
            return worth;
        return std::min(
            worth, static_cast<float>(m_most[part]) * m_finale->counted(static_cast<int>(part)));
    }
    [[nodiscard]] std::string total(const ScoreRow& row, const ScoreSheet& sheet) const
    {
        if (!row.total)
            return row.instead;
        if (!is_going_on())
            return sheet.tell(*row.total);
        float so_far = 0;
        for (std::size_t part = 0; part < m_most.size(); ++part)
            so_far += counted(row, part);
        return sheet.tell(std::lround(so_far));
    }

private:
    static int worth_of(const ScoreRow& row, std::size_t part)
    {
        int worth = 0;
        for (const ScorePiece& piece : row.pieces)
            worth += piece.part == part ? piece.worth : 0;
        return worth;
    }

    const ScoreReveal* m_finale;
    std::vector<int> m_most;
};

/// Draws title and explanation above the score rows: the part being counted, or winner and reason.
/// Shrinks `rect` by the height used.
void draw_score_head(
    widgets::Ui& ui, widgets::Rect& rect, const ScoreSheet& sheet, ScoreReveal* finale);

} // namespace consigliere::desk

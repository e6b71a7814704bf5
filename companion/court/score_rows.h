#pragma once

#include "companion/court/evening_diff.h"
#include "companion/frame/room.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

struct ScoreHeads {
    std::string score;
    std::string evening;
    std::string trial;
};

/// One row per player: total in both branches, and the difference.
struct ScoreRows {
    const std::vector<EveningDiff::Score>& scores;
    const desk::GameTable& table;
    const std::function<std::string(std::string_view actor)>& player;
    /// nullopt: an arrow between the columns instead of headings.
    std::optional<ScoreHeads> heads{};
};
/// Shrinks `rest` by the height used.
void draw_score_rows(Ui& ui, Rect& rest, const ScoreRows& rows);

} // namespace consigliere::screens

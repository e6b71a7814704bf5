#pragma once

#include "companion/court/evening_diff.h"
#include "companion/frame/room.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// What stands over the columns of a score.
struct ScoreHeads {
    std::string score;
    std::string evening;
    std::string trial;
};

/// A row for each player: what somebody has in one course of an evening and in the other, and the
/// difference.
struct ScoreRows {
    const std::vector<EveningDiff::Score>& scores;
    const desk::GameTable& table;
    const std::function<std::string(std::string_view actor)>& player;
    /// Without heads an arrow leads from one column to the other.
    std::optional<ScoreHeads> heads{};
};
/// Takes its height off the top of a list.
void draw_score_rows(Ui& ui, Rect& rest, const ScoreRows& rows);

} // namespace consigliere::screens

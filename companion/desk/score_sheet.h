#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/widgets/ui.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// Score view shared by all games. One bar per player, made of the parts of the total, best first,
// and the reason for the win. All numbers come from the engine's score.
namespace consigliere::desk {

/// A part of the score that is revealed for all players at once.
struct CountedPart {
    std::string name; ///< "Queens"
    /// Who gets what, and why: "Ana has 3 markers, Piotr 2".
    std::string sentence;
    /// Draws the item counted, as on the table; empty if it has no picture.
    std::function<void(widgets::Ui& ui, const widgets::Rect& rect)> draw{};
};

/// A segment of a bar.
struct ScorePiece {
    std::size_t part = 0; ///< Index in ScoreSheet::parts.
    int worth = 0;
    std::string words; ///< Label in the segment, or below the name if it does not fit.
    widgets::Colour colour;
    /// Custom drawing; empty for plain colour.
    std::function<void(widgets::Ui& ui, const widgets::Rect& rect)> draw{};
};

struct ScoreRow {
    std::string actor;
    std::string name; ///< "Piotr"
    std::string detail; ///< "Pizzino"
    std::vector<ScorePiece> pieces;
    std::optional<int> total;
    std::string instead; ///< Replaces an unknown total.
    int place = 0; ///< Rank among the rows, from 0.
    bool is_winner = false;
    /// Eliminated: nothing to count, smaller row.
    bool is_out = false;
    std::function<void(widgets::Ui& ui, ImVec2 centre, float diameter)> draw_sign;
    /// Custom drawing at the right of the name.
    std::function<void(widgets::Ui& ui, widgets::Rect& head)> draw_beside{};
};

struct ScoreSheet {
    std::string title; ///< "Who rules New York"
    std::string state; ///< "as it would be now"
    bool is_final = false;
    std::string why; ///< Reason for the win; empty while there is no winner.
    std::string remark;
    std::string legend;
    /// Value of a full bar; the best total if that is greater.
    int full = 0;
    std::vector<CountedPart> parts;
    std::vector<ScoreRow> rows; ///< In seat order.
    std::string (*tell)(std::int64_t total) = nullptr;
};

/// Draws the sheet. With `finale`, a final score is revealed step by step; a tap (`finale:all`)
/// shows all of it.
void draw_score_sheet(widgets::Ui& ui, const widgets::Rect& rect, const ScoreSheet& sheet,
    ScoreReveal* finale = nullptr);

} // namespace consigliere::desk

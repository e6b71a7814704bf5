#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/widgets/ui.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The score of a game as all of them show it: bars made of the parts of each total, from the best
/// player to the last, and one sentence why somebody has won. Every number in it is one of the
/// engine’s score.
namespace consigliere::desk {

/// What is counted at one moment of a finale, for everybody at once.
struct CountedPart {
    std::string name; ///< "Queens"
    /// Who gets what, and what has decided it: "Ana has 3 markers, Piotr 2".
    std::string sentence;
    /// The thing itself, as it lies on the table; nothing where it has no shape.
    std::function<void(widgets::Ui& ui, const widgets::Rect& rect)> draw{};
};

/// A piece of a bar.
struct ScorePiece {
    std::size_t part = 0; ///< The part of the count that brings it.
    int worth = 0;
    std::string words; ///< What stands on it, or below the name where it has no room.
    widgets::Colour colour;
    /// Draws what is more than a colour.
    std::function<void(widgets::Ui& ui, const widgets::Rect& rect)> draw{};
};

struct ScoreRow {
    std::string actor;
    std::string name; ///< "Piotr"
    std::string detail; ///< "Pizzino"
    std::vector<ScorePiece> pieces;
    std::optional<int> total;
    std::string instead; ///< Stands in the place of a total that is not known.
    int place = 0; ///< Among the rows when all is counted, from 0.
    bool is_winner = false;
    /// Whoever is out has nothing to count, and less room.
    bool is_out = false;
    /// The sign by which people know the player.
    std::function<void(widgets::Ui& ui, ImVec2 centre, float diameter)> draw_sign;
    /// What stands beside the name, at the right.
    std::function<void(widgets::Ui& ui, widgets::Rect& head)> draw_beside{};
};

struct ScoreSheet {
    std::string title; ///< "Who rules New York"
    std::string state; ///< "as it would be now"
    bool is_final = false;
    std::string why; ///< Why the winner has won; empty while nobody has.
    std::string remark; ///< What else there is to say of it.
    std::string legend; ///< What the bars are made of.
    /// What fills the whole width of a bar, where that is not the best total.
    int full = 0;
    std::vector<CountedPart> parts;
    std::vector<ScoreRow> rows; ///< In the order of the seats.
    std::string (*tell)(std::int64_t total) = nullptr;
};

/// Draws the sheet. Where a finale is given, a final score is counted up by it, and a tap
/// (`finale:all`) shows all of it at once.
void draw_score_sheet(widgets::Ui& ui, const widgets::Rect& rect, const ScoreSheet& sheet,
    ScoreReveal* finale = nullptr);

} // namespace consigliere::desk

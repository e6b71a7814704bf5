#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/table_host.h"
#include "companion/widgets/ui.h"

#include <optional>

namespace consigliere::desk {

/// Timing of the animated final score: the parts of all totals are counted one after the other. It
/// knows no values. An evening opened after its end shows the full score at once.
class ScoreReveal {
public:
    /// Call when a line is recorded: if the score is then final, it is revealed.
    void expect() { m_is_expected = true; }
    /// Call in each frame with a final score of this many parts. Starts the reveal if expected.
    /// Without motion it ends at once.
    void go_on(widgets::Ui& ui, int parts);
    void begin_anew() { m_is_expected = true; }
    void show_all() { m_since.reset(); }

    [[nodiscard]] bool is_counting() const { return m_since.has_value(); }
    /// Index of the part being counted.
    [[nodiscard]] int part() const { return m_part; }
    /// Counted fraction of a part, from 0 to 1.
    [[nodiscard]] float counted(int part) const;

private:
    bool m_is_expected = false;
    /// Start time in ImGui seconds; nullopt if everything is shown.
    std::optional<double> m_since;
    int m_part = 0;
    float m_grown = 1;
};

/// Panel after the end of the game: winner, reason, and buttons to share and leave. The winner is
/// not named before the score reveal ends.
[[nodiscard]] Contents end_of(
    TableHost& desk, const ScoreReveal& finale, std::string_view list, const Head& won);

} // namespace consigliere::desk

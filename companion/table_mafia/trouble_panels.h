#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Panel for a payment that exceeds the purse: sell, borrow, or fail (M-5.1).
class DistressPanel final : public Panel {
public:
    explicit DistressPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;

private:
    [[nodiscard]] Tap sale(const View& view);

    Mode& m_mode;
};

/// Panel for a vendetta; it shows who removes whom next (M-3.5.6).
class VendettaPanel final : public Panel {
public:
    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
};

/// Panel for the end: who has won, and why (M-7.1).
class EndPanel final : public Panel {
public:
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override { m_finale.expect(); }

    /// Draws the final count in the rectangle of the board.
    void draw_count(Ui& ui, const Rect& rect, const View& view);

private:
    desk::ScoreReveal m_finale;
};

} // namespace consigliere::table_mafia

#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// The steps: fields that may be stopped on light up with what each would bring. On a circuit that
/// nobody has described the table says where they lead.
class MovePanel final : public Panel {
public:
    [[nodiscard]] BoardLook look(const View& view) override;
    void touched(const View& view, const BoardTouch& touch) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    /// The steps that were tapped; until then those that were rolled, where they may be walked.
    [[nodiscard]] std::optional<int> steps(const View& view) const;
    [[nodiscard]] bool is_told(const View& view) const;
    [[nodiscard]] Walk told(const View& view) const;
    void draw_stops(Ui& ui, Rect& rect, const View& view, PanelShape shape) const;
    void draw_stop(Ui& ui, const Rect& row, const View& view, int steps) const;
    void draw_telling(Ui& ui, Rect& rect, const View& view, PanelShape shape);
    void draw_steps(Ui& ui, Rect& rect, const View& view, PanelShape shape);
    void draw_start(Ui& ui, Rect& rect, const View& view);
    void choose(Field field);

    std::optional<int> m_steps;
    std::optional<Field> m_to;
    bool m_is_over_start = false;
};

} // namespace consigliere::table_mafia

#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Both dice: one tap for each (M-3.1).
class RollPanel final : public Panel {
public:
    explicit RollPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    /// Who rolls: the one that the colour die named, or whoever was chosen by lot.
    [[nodiscard]] std::optional<Figure> roller(const View& view) const;

    Mode& m_mode;
    std::optional<Figure> m_first;
    std::optional<int> m_number;
    std::optional<Figure> m_next;
};

} // namespace consigliere::table_mafia

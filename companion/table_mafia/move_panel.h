#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Panel for the steps. Fields where the figure may stop glow with their effect; on an undescribed
/// circuit, the table enters the field.
class MovePanel final : public Panel {
public:
    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    /// The chosen number of steps, else the rolled one if it is legal; nullopt if neither.
    [[nodiscard]] std::optional<int> steps(const View& view) const;
    [[nodiscard]] Walk told(const View& view) const;
    static void add_stops(Contents& panel, const View& view);
    void add_telling(Contents& panel, const View& view);
    void add_steps(Contents& panel, const View& view);
    void add_start(Contents& panel, const View& view);

    std::optional<int> m_steps;
    std::optional<Field> m_to;
    bool m_is_over_start = false;
};

} // namespace consigliere::table_mafia

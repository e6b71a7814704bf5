#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// The steps: fields that may be stopped on light up with what each would bring. On a circuit that
/// nobody has described the table says where they lead.
class MovePanel final : public Panel {
public:
    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    /// The steps that were tapped; until then those that were rolled, where they may be walked.
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

#pragma once

#include "companion/table_corleone/view.h"

#include <functional>
#include <optional>
#include <string>

namespace consigliere::table_corleone {

/// The cover under which the tablet goes to one player: nothing of the table or of anybody's cards
/// shines through. Whoever it is for says so, and looks alone.
class Cover {
public:
    void pass_to(Family family)
    {
        m_family = family;
        m_is_opened = false;
    }
    void close() { m_family.reset(); }
    [[nodiscard]] bool is_on() const { return m_family.has_value(); }
    /// Draws it, over the whole screen, with a remark for everybody; once the player has the
    /// tablet, `draw_sheet` instead. It is closed where the tablet stays where it is.
    void draw(Ui& ui, const View& view, const std::string& remark,
        const std::function<void(const Rect& sheet)>& draw_sheet);

private:
    std::optional<Family> m_family;
    bool m_is_opened = false;
};

} // namespace consigliere::table_corleone

#pragma once

#include "companion/table_corleone/view.h"

#include <functional>
#include <optional>
#include <string>

namespace consigliere::table_corleone {

/// Full-screen cover for handing the tablet to one player. Opaque: shows nothing of the table or of
/// any hand until that player confirms having the tablet.
class Cover {
public:
    void pass_to(Family family)
    {
        m_family = family;
        m_is_opened = false;
    }
    void close() { m_family.reset(); }
    [[nodiscard]] bool is_on() const { return m_family.has_value(); }
    /// Draws the cover with a public `remark`; after confirmation, `draw_sheet` instead. "Back"
    /// closes it.
    void draw(Ui& ui, const View& view, const std::string& remark,
        const std::function<void(const Rect& sheet)>& draw_sheet);

private:
    std::optional<Family> m_family;
    bool m_is_opened = false;
};

} // namespace consigliere::table_corleone

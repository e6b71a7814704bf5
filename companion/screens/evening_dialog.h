#pragma once

#include "companion/screens/screen.h"
#include "db/session_list.h"

#include <optional>
#include <string>

namespace consigliere::screens {

/// What is known of one evening besides its entries, to be changed at any time: date, place, notes;
/// and the ways out of the database: a record file, or deletion, which is asked twice.
class EveningDialog {
public:
    void open(db::SessionSummary session);
    [[nodiscard]] bool is_open() const { return m_session.has_value(); }

    /// Draws it. True when the list of evenings is no longer what it was.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    void draw_fields(Ui& ui, Rect& rect);
    [[nodiscard]] bool draw_deletion(Ui& ui, const Context& context, Notice& notice);
    [[nodiscard]] bool save(const Context& context, Notice& notice);

    std::optional<db::SessionSummary> m_session;
    db::SessionDetails m_details;
    bool m_is_deleting = false;
};

} // namespace consigliere::screens

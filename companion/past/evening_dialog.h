#pragma once

#include "companion/frame/save_dialog.h"
#include "companion/frame/screen.h"
#include "companion/past/evening_deletion.h"
#include "companion/past/seats_dialog.h"
#include "db/session_list.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Edits the details of an evening: name, date, place, notes, tags, archived flag. Also exports it
/// to a record file or deletes it.
class EveningDialog {
public:
    struct Known {
        std::vector<std::string> places;
        std::vector<std::string> tags;
        std::vector<std::string> people;
    };
    void open(db::SessionSummary session, Known known);
    [[nodiscard]] bool is_open() const { return m_session.has_value() || m_deletion.is_open(); }

    /// Returns true if the list of evenings has changed.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    void draw_fields(Ui& ui, Rect& rect);
    void draw_tags(Ui& ui, Rect& rect);
    void draw_archived(Ui& ui, Rect& rect);
    void draw_ways_out(Ui& ui, Rect& rect, const Context& context, Notice& notice);
    [[nodiscard]] bool save(const Context& context, Notice& notice);

    std::optional<db::SessionSummary> m_session;
    db::SessionDetails m_details;
    /// Text field with all tags.
    std::string m_tags;
    Known m_known;
    SaveDialog m_saving;
    EveningDeletion m_deletion;
    SeatsDialog m_seats;
};

} // namespace consigliere::screens

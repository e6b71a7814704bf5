#pragma once

#include "companion/frame/screen.h"
#include "db/session_list.h"

#include <functional>
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
    /// For `Overlay::open_dialog`. `changed` is called once the list of evenings has changed, and
    /// the dialog is closed.
    EveningDialog(const Context& context, db::SessionSummary session, Known known,
        std::function<void()> changed);
    void draw(Ui& ui);

private:
    void draw_fields(Ui& ui, Rect& rect);
    void draw_tags(Ui& ui, Rect& rect);
    void draw_archived(Ui& ui, Rect& rect);
    void draw_ways_out(Ui& ui, Rect& rect);
    void save();

    Context m_context;
    db::SessionSummary m_session;
    db::SessionDetails m_details;
    /// Text field with all tags.
    std::string m_tags;
    Known m_known;
    std::function<void()> m_changed;
};

} // namespace consigliere::screens

#pragma once

#include "companion/screens/evening_dialog.h"
#include "companion/screens/file_picker.h"
#include "companion/screens/screen.h"
#include "db/session_list.h"
#include "db/statistics.h"

#include <vector>

namespace consigliere::screens {

/// Looking back: every evening, and how the people have done.
class HistoryScreen final : public Screen {
public:
    explicit HistoryScreen(Context context);
    void draw(Ui& ui, const Rect& rect) override;
    void returned() override { load(); }

private:
    void load();
    void draw_evenings(Ui& ui, Rect rect);
    void draw_people(Ui& ui, Rect rect);
    void draw_dialogs(Ui& ui);

    Context m_context;
    std::vector<db::SessionSummary> m_sessions;
    std::vector<db::PersonStatistics> m_people;
    int m_page = 0;
    EveningDialog m_evening;
    FilePicker m_picker;
    Notice m_notice;
};

} // namespace consigliere::screens

#pragma once

#include "companion/screens/evening_dialog.h"
#include "companion/screens/file_picker.h"
#include "companion/screens/screen.h"
#include "db/archive/archive.h"
#include "db/archive/statistics.h"
#include "db/session_list.h"

#include <vector>

namespace consigliere::screens {

/// Looking back: every evening, and how the people have done.
class HistoryScreen final : public Screen {
public:
    explicit HistoryScreen(Context context);
    void draw(Ui& ui, const Rect& rect) override;
    void returned() override { load(); }

private:
    /// How somebody has done in one game.
    struct InOneGame {
        db::PersonFigures figures;
        std::string game;
        int victories = 0; ///< Shared ones too.
        std::optional<std::int32_t> best;
    };

    void load();
    void count();
    void draw_evenings(Ui& ui, Rect rect);
    void draw_people(Ui& ui, Rect rect);
    void draw_dialogs(Ui& ui);

    Context m_context;
    std::vector<db::SessionSummary> m_sessions;
    db::Archive m_archive;
    std::vector<InOneGame> m_people;
    int m_page = 0;
    EveningDialog m_evening;
    FilePicker m_picker;
    Notice m_notice;
};

} // namespace consigliere::screens

#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/evening_filter.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"
#include "companion/past/evening_dialog.h"
#include "companion/past/import_question.h"
#include "companion/past/sparklines.h"
#include "companion/widgets/virtual_list.h"
#include "db/archive/evening_index.h"

#include <optional>
#include <vector>

namespace consigliere::screens {

/// All evenings by month, with search and filters. Fast for ten thousand: rows are cached, and
/// only visible ones are drawn.
class EveningsScreen final : public Screen {
public:
    EveningsScreen(Context context, const to::Evenings& to);
    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override { load(); }

private:
    struct Row {
        const db::EveningCard* card = nullptr;
        std::string month;
    };

    [[nodiscard]] db::EveningIndex& archive() const;
    void load();
    void look();
    void draw_content(Ui& ui, const Rect& rect);
    void draw_search(Ui& ui, Rect& rect);
    void draw_chips(Ui& ui, Rect& rect);
    void draw_ways(Ui& ui, const Rect& rect);
    void draw_list(Ui& ui, const Rect& rect);
    void draw_evening(Ui& ui, Rect rect, const db::EveningCard& card);
    void draw_dialogs(Ui& ui);
    void draw_question(Ui& ui);
    void draw_forgetting(Ui& ui);
    [[nodiscard]] bool has_dialog() const;

    Context m_context;
    FilterOffer m_offer;
    db::EveningFilter m_filter = everything_at_hand();
    std::string m_words;
    int m_hits = 0;
    std::vector<Row> m_rows;
    widgets::VirtualList m_list;
    Sparklines m_lines;
    /// Scrolls to the top in the next frame.
    bool m_begins_anew = false;
    FilterSheet m_sheet;
    EveningDialog m_evening;
    FilePicker m_picker;
    ImportQuestion m_question;
    /// Result from elsewhere to remove, after asking.
    std::optional<db::SessionId> m_forgets;
    Notice m_notice;
};

} // namespace consigliere::screens

#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/evening_filter.h"
#include "companion/frame/screen.h"
#include "companion/past/sparklines.h"
#include "companion/widgets/virtual_list.h"
#include "db/archive/evening_index.h"

#include <filesystem>
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
    void draw_search(Ui& ui, Rect& rect);
    void draw_chips(Ui& ui, Rect& rect);
    void draw_ways(Ui& ui, const Rect& rect);
    void draw_list(Ui& ui, const Rect& rect);
    void draw_evening(Ui& ui, Rect rect, const db::EveningCard& card);
    void open_filter();
    void choose_file();
    void take_in(const std::filesystem::path& file);
    void ask_to_import(const std::filesystem::path& file);
    void ask_to_forget(const db::SessionId& result);

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
};

} // namespace consigliere::screens

#pragma once

#include "companion/screens/screen.h"
#include "db/session_list.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The first screen: go on with the evening that waits, or begin another; the last evenings, the
/// rules, the boxes.
class HomeScreen final : public Screen {
public:
    explicit HomeScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;
    void returned() override { load(); }

private:
    /// A way to another screen.
    struct Way {
        std::string id;
        const char* symbol;
        std::string label;
        std::function<std::unique_ptr<Screen>()> make;
    };

    void load();
    void draw_content(widgets::Ui& ui, const widgets::Rect& rect);
    void draw_welcome(widgets::Ui& ui, widgets::Rect& rect);
    void draw_state(widgets::Ui& ui, widgets::Rect& rect);
    void draw_backups(widgets::Ui& ui, widgets::Rect& rect);
    void draw_waiting(widgets::Ui& ui, widgets::Rect& rect);
    void draw_new_table(widgets::Ui& ui, widgets::Rect& rect);
    void draw_ways(widgets::Ui& ui, widgets::Rect& rect, const std::vector<Way>& ways);
    void draw_last_evenings(widgets::Ui& ui, widgets::Rect& rect, int most);
    [[nodiscard]] std::vector<Way> ways();
    /// The evening that waits to be gone on with; nothing when all are finished.
    [[nodiscard]] const db::SessionSummary* waiting() const;

    Context m_context;
    std::vector<db::SessionSummary> m_sessions;
    Notice m_notice;
};

} // namespace consigliere::screens

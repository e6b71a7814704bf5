#pragma once

#include "companion/screens/screen.h"
#include "db/session_list.h"

#include <vector>

namespace consigliere::screens {

/// The first screen: go on with the last evening, or begin another; the history, the rules.
class HomeScreen final : public Screen {
public:
    explicit HomeScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;
    void returned() override { load(); }

private:
    void load();
    void draw_welcome(widgets::Ui& ui, widgets::Rect& rect);
    void draw_resume(widgets::Ui& ui, widgets::Rect& rect);
    void draw_ways(widgets::Ui& ui, widgets::Rect& rect);

    Context m_context;
    std::vector<db::SessionSummary> m_sessions;
    Notice m_notice;
};

} // namespace consigliere::screens

#pragma once

#include "companion/desk/options.h"
#include "companion/frame/screen.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// How the table wants the program: language, light, size, motion, what is done by itself.
class SettingsScreen final : public Screen {
public:
    explicit SettingsScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;

private:
    void draw_choices(widgets::Ui& ui, widgets::Rect& list);
    void draw_display(widgets::Ui& ui, widgets::Rect& list);
    void draw_table(widgets::Ui& ui, widgets::Rect& list);
    void draw_sound(widgets::Ui& ui, widgets::Rect& list);
    void draw_game_options(widgets::Ui& ui, widgets::Rect& list);
    /// A heading and a row of options of which one is in force. Gives the one that is.
    int choice(widgets::Ui& ui, widgets::Rect& list, const char* id, const std::string& label,
        const std::vector<std::string>& options, int chosen);
    /// The same of two options. Gives whether the first one is in force.
    bool flag(widgets::Ui& ui, widgets::Rect& list, const char* id, const std::string& label,
        const std::pair<std::string, std::string>& yes_and_no, bool now);

    Context m_context;
    /// What games let the table choose, each with the game's name.
    std::vector<std::pair<std::string, std::unique_ptr<desk::Options>>> m_options;
    bool m_has_changed = false;
};

} // namespace consigliere::screens

#pragma once

#include "companion/desk/options.h"
#include "companion/frame/screen.h"
#include "companion/home/club_folder_settings.h"
#include "companion/home/club_section.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Settings: language, theme, size, motion, automatic actions.
class SettingsScreen final : public Screen {
public:
    explicit SettingsScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;

private:
    void draw_folder(widgets::Ui& ui, widgets::Rect& list);
    void draw_choices(widgets::Ui& ui, widgets::Rect& list);
    void draw_display(widgets::Ui& ui, widgets::Rect& list);
    void draw_table(widgets::Ui& ui, widgets::Rect& list);
    void draw_sound(widgets::Ui& ui, widgets::Rect& list);
    void draw_game_options(widgets::Ui& ui, widgets::Rect& list);
    /// Draws a heading and a row of options. Returns the index of the selected one.
    int choice(widgets::Ui& ui, widgets::Rect& list, const char* id, const std::string& label,
        const std::vector<std::string>& options, int chosen);
    /// Like choice(), for two options. Returns true if the first is selected.
    bool flag(widgets::Ui& ui, widgets::Rect& list, const char* id, const std::string& label,
        const std::pair<std::string, std::string>& yes_and_no, bool now);

    Context m_context;
    /// Options of each game, with its name.
    std::vector<std::pair<std::string, std::unique_ptr<desk::Options>>> m_options;
    bool m_has_changed = false;
    ClubSection m_club;
    ClubFolderSettings m_club_folder;
};

} // namespace consigliere::screens

#include "companion/screens/settings_screen.h"

#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <array>

namespace consigliere::screens {

using language::tr;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

void SettingsScreen::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Settings"));
    Settings& settings = m_context.settings;
    bool changed = false;
    rest = Rect{rest.left + std::max(16_dp, (rest.width() - 760_dp) / 2), rest.top,
        rest.right - std::max(16_dp, (rest.width() - 760_dp) / 2), rest.bottom};
    const auto choice = [&](Rect& list, const char* id, const std::string& label,
                            const std::vector<std::string>& options, int chosen) {
        widgets::heading(ui, list, label);
        const int tapped = widgets::choice_row(ui, id, list.cut_top(54_dp, 16_dp), options, chosen);
        changed = changed || tapped >= 0;
        return tapped >= 0 ? tapped : chosen;
    };
    widgets::scroll_area(ui, "settings", rest, [&](Rect& list) {
        std::vector<std::string> languages;
        for (const language::Language language : language::all_languages)
            languages.emplace_back(language::name_of(language));
        settings.language = static_cast<language::Language>(choice(
            list, "language", tr("Language"), languages, static_cast<int>(settings.language)));
        settings.theme = static_cast<widgets::ThemeName>(choice(list, "theme", tr("Light"),
            {tr("Dark, for the evening"), tr("Light, for the sun")},
            static_cast<int>(settings.theme)));
        constexpr std::array percents{85, 100, 115, 130};
        std::vector<std::string> sizes;
        int chosen_size = -1;
        for (const int percent : percents) {
            if (percent == settings.scale_percent)
                chosen_size = static_cast<int>(sizes.size());
            sizes.push_back(language::number(percent) + " %");
        }
        const int size = choice(list, "scale", tr("Size"), sizes, chosen_size);
        if (size >= 0)
            settings.scale_percent = percents[static_cast<std::size_t>(size)];
        settings.has_motion =
            choice(list, "motion", tr("Motion"),
                {tr("Figures glide to their places"), tr("No motion")}, settings.has_motion ? 0 : 1)
            == 0;
        settings.turning = static_cast<Turning>(choice(list, "turning", tr("The picture"),
            {tr("stays as it lies"), tr("turns to whoever has the turn")},
            static_cast<int>(settings.turning)));
        settings.habits.collects_by_itself =
            choice(list, "collects", tr("Money and goods that need no choice"),
                {tr("are collected without a tap"), tr("are collected by hand")},
                settings.habits.collects_by_itself ? 0 : 1)
            == 0;
        settings.habits.covers_hands =
            choice(list, "covers", tr("Hands on the screen"), {tr("are covered"), tr("are shown")},
                settings.habits.covers_hands ? 0 : 1)
            == 0;
    });
    if (changed) {
        language::choose(settings.language);
        settings.save(m_context.database);
    }
}

} // namespace consigliere::screens

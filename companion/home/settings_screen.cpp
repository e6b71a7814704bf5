#include "companion/home/settings_screen.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/places.h"
#include "companion/frame/sounds.h"
#include "companion/frame/told_backups.h"
#include "companion/home/news_dialog.h"
#include "companion/tables/tables.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace consigliere::screens {

SettingsScreen::SettingsScreen(Context context)
    : m_context(context)
    , m_club(context)
    , m_club_folder(context)
{
    for (const tables::Game& game : tables::all()) {
        if (game.make_options != nullptr)
            m_options.emplace_back(game.name, game.make_options());
    }
}

int SettingsScreen::choice(Ui& ui, Rect& list, const char* id, const std::string& label,
    const std::vector<std::string>& options, int chosen)
{
    heading(ui, list, label);
    const int tapped = choice_rows(ui, id, list, options, chosen);
    list.cut_top(8_dp);
    m_has_changed = m_has_changed || tapped >= 0;
    return tapped >= 0 ? tapped : chosen;
}

/// Two columns if wide enough.
void SettingsScreen::draw_choices(Ui& ui, Rect& list)
{
    if (list.width() < 1000_dp) {
        draw_display(ui, list);
        draw_table(ui, list);
        return;
    }
    const float gap = 40_dp;
    Rect right = list;
    Rect left = right.cut_left((list.width() - gap) / 2, gap);
    draw_display(ui, left);
    draw_table(ui, right);
    list.top = std::max(left.top, right.top);
}

bool SettingsScreen::flag(Ui& ui, Rect& list, const char* id, const std::string& label,
    const std::pair<std::string, std::string>& yes_and_no, bool now)
{
    return choice(ui, list, id, label, {yes_and_no.first, yes_and_no.second}, now ? 0 : 1) == 0;
}

void SettingsScreen::draw_display(Ui& ui, Rect& list)
{
    Settings& settings = m_context.settings;
    const std::vector<language::Language>& languages = language::all_languages();
    std::vector<std::string> names;
    for (const language::Language language : languages)
        names.push_back(language::name_of(language));
    const auto chosen = std::ranges::find(languages, settings.language) - languages.begin();
    const language::Language before = settings.language;
    settings.language = languages[static_cast<std::size_t>(
        choice(ui, list, "language", tr("Language"), names, static_cast<int>(chosen)))];
    if (settings.language != before)
        settings.language_of_run.reset();
    settings.theme = static_cast<widgets::ThemeName>(choice(ui, list, "theme", tr("Theme"),
        {tr("Dark, for the evening"), tr("Light, for the sun")}, static_cast<int>(settings.theme)));
    constexpr std::array percents{85, 100, 115, 130, 150};
    std::vector<std::string> sizes;
    int chosen_size = -1;
    for (const int percent : percents) {
        if (percent == settings.scale_percent)
            chosen_size = static_cast<int>(sizes.size());
        sizes.push_back(language::number(percent) + "\u00a0%");
    }
    const int size = choice(ui, list, "scale", tr("Size"), sizes, chosen_size);
    if (size >= 0)
        settings.scale_percent = percents[static_cast<std::size_t>(size)];
    settings.is_full_screen = !flag(ui, list, "window", tr("Window"),
        {tr("In a window"), tr("Full screen")}, !settings.is_full_screen);
    settings.has_motion = flag(ui, list, "motion", tr("Motion"),
        {tr("Figures glide to their places"), tr("No motion")}, settings.has_motion);
    settings.has_keys = flag(ui, list, "keys", tr("Keyboard for names and reasons"),
        {tr("On screen"), tr("Physical keyboard")}, settings.has_keys);
}

namespace {

/// True if there is a voice: the speech library starts this program.
bool has_voice()
{
    const char* listed = std::getenv("PATH");
    std::istringstream folders(listed != nullptr ? listed : "");
    std::error_code failed;
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (std::filesystem::exists(std::filesystem::path(folder) / "speech-dispatcher", failed))
            return true;
    }
    return false;
}

} // namespace

void SettingsScreen::draw_table(Ui& ui, Rect& list)
{
    Settings& settings = m_context.settings;
    settings.speaks = flag(ui, list, "speaks", tr("Turns and objections"),
        {tr("Read aloud"), tr("Only shown")}, settings.speaks);
    static const bool can_speak = has_voice();
    if (!can_speak) {
        remark(ui, list,
            tr("Nothing can be read aloud: install the Debian package speech-dispatcher."));
        list.cut_top(8_dp);
    }
    draw_sound(ui, list);
    settings.tells_at_seats = flag(ui, list, "seats", tr("Show each move"),
        {tr("At the seats, for 2 seconds"), tr("Only in the log")}, settings.tells_at_seats);
    settings.turning = static_cast<Turning>(choice(ui, list, "turning", tr("Screen direction"),
        {tr("Stays as it is"), tr("Turns to the active player")},
        static_cast<int>(settings.turning)));
    settings.shows_clock = flag(ui, list, "clock", tr("Clock at the table"),
        {tr("Shown"), tr("Not shown")}, settings.shows_clock);
    settings.habits.collects_by_itself = flag(ui, list, "collects",
        tr("Money and goods without a choice"),
        {tr("Collected automatically"), tr("Tap to collect")}, settings.habits.collects_by_itself);
    settings.habits.covers_hands = flag(ui, list, "covers", tr("Hands on the screen"),
        {tr("Face down"), tr("Face up")}, settings.habits.covers_hands);
}

/// Sound on or off, with a description or the message that there is no sound device.
void SettingsScreen::draw_sound(Ui& ui, Rect& list)
{
    bool& has_sound = m_context.settings.has_sound;
    has_sound = choice(ui, list, "sound", tr("Sound"), {tr("A knock on wood"), tr("No sound")},
                    has_sound ? 0 : 1)
        == 0;
    const std::string sounds = tr("High knock: move recorded. Low knock: referee objects.");
    const std::string nothing = tr("No sound: there is no sound device.");
    const Sounds::Device device = m_context.sounds.device();
    // The device opens in the background, so poll.
    if (device == Sounds::Device::being_opened)
        ui.request_frame_in(0.05);
    // Reserve the height of the longest text.
    const auto height_of = [&](const std::string& text) {
        return paragraph_height(ui, text, Font::body, list.width());
    };
    Rect place = list.cut_top(std::max(height_of(sounds), height_of(nothing)), 16_dp);
    remark(ui, place, device == Sounds::Device::missing ? nothing : sounds);
}

/// Output folder; a tap chooses another.
void SettingsScreen::draw_folder(Ui& ui, Rect& list)
{
    const std::filesystem::path chosen = folder_for_files(m_context.database);
    heading(ui, list, tr("Folder for saved files"));
    if (button_with_detail(ui, "folder", list.cut_top(60_dp, 8_dp), chosen.filename().string(),
            chosen.string(), {.symbol = symbol::folder}))
        FilePicker::open_for_folder(m_context, chosen,
            {tr("Folder for saved files"), {}, tr("Choose this folder")},
            [&database = m_context.database](const std::filesystem::path& folder) {
                choose_folder_for_files(database, folder);
            });
    list.cut_top(8_dp);
}

void SettingsScreen::draw_game_options(Ui& ui, Rect& list)
{
    for (const auto& [game, options] : m_options) {
        title(ui, list, tr(tables::find(game).title));
        GamePreferences memory(m_context.database, game);
        options->draw(ui, list, memory);
    }
}

void SettingsScreen::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    const Rect way = draw_screen_title(ui, rest, m_context.navigator, tr("Settings"), 60_dp);
    if (button(ui, "rules", way, symbol::book))
        m_context.navigator.open(to::Rules{std::string(tables::all().front().name), {}});
    const float widest = rest.width() > 1120_dp ? 1120_dp : 760_dp;
    rest = rest.inset(std::max(16_dp, (rest.width() - widest) / 2), 0);
    m_has_changed = false;
    scroll_area(ui, "settings", rest, [&](Rect& list) {
        draw_choices(ui, list);
        draw_folder(ui, list);
        draw_game_options(ui, list);
        m_club_folder.draw(ui, list);
        m_club.draw(ui, list);
        title(ui, list, tr("Backups"));
        draw_told_backups(ui, m_context, list, Font::small, ui.theme().quiet);
        if (button(ui, "backups", list.cut_top(56_dp, 8_dp), tr("Show backups"),
                {.symbol = symbol::clock}))
            m_context.navigator.open(to::Backups{});
        if (button(ui, "news", list.cut_top(56_dp, 8_dp), tr("What’s new")))
            open_news(m_context.overlay);
        list.cut_top(16_dp);
    });
    if (!m_has_changed)
        return;
    language::choose(m_context.settings.language);
    ui.typing().is_wanted = m_context.settings.has_keys;
    m_context.settings.save(m_context.database);
}

} // namespace consigliere::screens

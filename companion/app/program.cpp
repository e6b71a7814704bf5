#include "companion/app/program.h"

#include "companion/app/destinations.h"
#include "companion/app/font_news.h"
#include "companion/frame/club_worker.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/widgets/button.h"
#include "companion/widgets/keyboard.h"
#include "companion/widgets/panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::app {

namespace {

// Design size in logical pixels: longer and shorter side.
constexpr float longer_side = 1280;
constexpr float shorter_side = 800;

// A touch target is 48 logical pixels and must be at least 44 pixels of a display of density 1.
constexpr float least_scale = 44.0F / 48;
// Smallest layout: the design size divided by this.
constexpr float most_of_fitting = 1.3F;
// Above this percentage only the text grows.
constexpr int most_of_picture = 130;

float scale_of_letters_at(int percent)
{
    return std::max(1.0F, static_cast<float>(percent) / static_cast<float>(most_of_picture));
}

/// Scale at which the screens just fit, quantized so that resizing does not rebuild the fonts for
/// each pixel. On small displays it keeps touch targets large and gives the layout less room.
float fitting_scale(ImVec2 display, float density, int percent)
{
    constexpr float step = 0.125F;
    const float longer = std::max(display.x, display.y);
    const float shorter = std::min(display.x, display.y);
    const float fitting = std::min(longer / longer_side, shorter / shorter_side);
    const float stepped = std::max(least_scale * density, std::floor(fitting / step) * step);
    const float of_picture = static_cast<float>(std::min(percent, most_of_picture)) / 100.0F;
    return std::min(stepped * of_picture, fitting * most_of_fitting);
}

} // namespace

Program::Program(db::Database database, std::optional<db::DatabaseError> trouble,
    std::optional<language::Language> language)
    : m_database(std::move(database))
    , m_keeping(m_database, std::move(trouble))
    , m_ui(widgets::theme_called(widgets::ThemeName::dark), m_fonts)
    , m_navigator([this](screens::Destination destination, screens::Overlay& overlay) {
        return make_screen(context_with(overlay), std::move(destination));
    })
{
    m_settings.language = language::chosen();
    m_settings.load(m_database);
    m_settings.language_of_run = language;
    m_settings.language = language.value_or(m_settings.language);
    language::choose(m_settings.language);
    for (const tables::Game& game : tables::all()) {
        if (game.make_options != nullptr)
            game.make_options()->load(screens::GamePreferences(m_database, game.name));
    }
    m_keeping.club().wake_by([this] { m_waker.wake(); });
    m_navigator.open(screens::to::Home{});
    m_navigator.settle();
}

Program::~Program()
{
    m_keeping.club().wake_by({});
    m_keeping.club_folder().wait();
}

void Program::attend()
{
    m_keeping.attend_club(m_navigator.is_evening_open());
    m_navigator.attend(m_ui);
}

bool Program::fit(ImVec2 display, float density)
{
    const float scale = fitting_scale(display, density, m_settings.scale_percent);
    const float of_letters = scale_of_letters_at(m_settings.scale_percent);
    widgets::set_scale(scale, of_letters);
    if (m_fonts.are_loaded(scale * of_letters))
        return false;
    m_fonts.load(scale * of_letters);
    m_may_have_font_news = true;
    return true;
}

int Program::quarter_turns() const
{
    const screens::Screen* top = m_navigator.top();
    const bool turns = m_settings.turning == screens::Turning::to_seat && top != nullptr;
    return turns ? top->seat_to_face() : 0;
}

void Program::frame()
{
    m_ui.set_theme(widgets::theme_called(m_settings.theme));
    m_ui.set_motion(m_settings.has_motion);
    lay_out_keys();
    m_ui.begin();
    attend();
    draw_screen();
    m_ui.end();
    keep_keys_setting();
    speak();
    let_hear();
    m_navigator.settle();
    stay_awake();
}

/// Prevents the display from sleeping: people play for minutes without touching it.
void Program::stay_awake()
{
    if (m_navigator.is_evening_open() && !m_navigator.quits())
        m_stay_awake.keep_awake(language::tr("An evening is being played"));
    else
        m_stay_awake.let_sleep();
}

void Program::draw_refusal()
{
    using widgets::operator""_dp;
    widgets::Rect rest = widgets::dialog(m_ui, 680_dp, 360_dp);
    widgets::title(m_ui, rest, "Consigliere");
    if (widgets::button(m_ui, "quit", rest.cut_bottom(60_dp, 12_dp), language::tr("Quit"),
            {widgets::ButtonKind::next}))
        m_navigator.quit();
    m_ui.text(rest, m_refusal, {widgets::Font::body, m_ui.theme().text, 0, 0, true});
}

void Program::draw_screen()
{
    if (!m_refusal.empty()) {
        draw_refusal();
        return;
    }
    screens::Notice& notice = m_overlay.notice();
    // Do not replace a message that is still shown.
    if (!notice.is_shown())
        notice.show(m_keeping.take_startup_messages());
    if (!notice.is_shown())
        notice.show(m_navigator.take_trouble());
    if (!notice.is_shown() && std::exchange(m_may_have_font_news, false))
        notice.show(news_of(m_fonts, m_database));
    const bool is_covered = m_overlay.covers();
    if (is_covered)
        m_ui.begin_modal();
    m_navigator.draw(m_ui);
    widgets::draw_keys(m_ui);
    if (is_covered) {
        m_ui.end_modal();
        m_overlay.draw(m_ui);
    }
}

void Program::speak()
{
    if (m_ui.announcement() == m_said)
        return;
    m_said = m_ui.announcement();
    const bool is_objection = m_ui.urgency() == widgets::Ui::Urgency::objection;
    // Whoever comes back to a table hears whose turn it is.
    if (m_said.empty())
        m_said_of_turn.clear();
    if (m_said.empty() || (!is_objection && m_said == m_said_of_turn))
        return;
    if (!is_objection)
        m_said_of_turn = m_said;
    constexpr std::size_t most_sentences = 8;
    if (m_sentences.size() == most_sentences)
        m_sentences.erase(m_sentences.begin());
    m_sentences.push_back(m_said);
    if (m_settings.speaks)
        m_voice.say(m_said, language::tag_of(m_settings.language));
}

void Program::let_hear()
{
    if (m_settings.has_sound)
        m_loudspeaker.switch_on();
    else
        m_loudspeaker.switch_off();
}

/// On-screen keyboard as set, with the letters of the language.
void Program::lay_out_keys()
{
    m_ui.typing().is_wanted = m_settings.has_keys;
    if (m_language_of_keys == m_settings.language)
        return;
    m_language_of_keys = m_settings.language;
    m_ui.typing().pages = widgets::key_pages(language::letters_of(m_settings.language));
    m_ui.typing().page = 0;
}

/// Stores the keyboard setting when a text field's button has changed it.
void Program::keep_keys_setting()
{
    if (m_settings.has_keys == m_ui.typing().is_wanted)
        return;
    m_settings.has_keys = m_ui.typing().is_wanted;
    m_settings.save(m_database);
}

} // namespace consigliere::app

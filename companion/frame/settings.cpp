#include "companion/frame/settings.h"

#include "db/settings.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

std::string stored_text(db::Database& database, std::string_view key)
{
    const auto value = db::setting(database, key);
    return value.is_error() ? std::string() : value.value().value_or("");
}

void store_text(db::Database& database, std::string_view key, std::string_view value)
{
    static_cast<void>(db::set_setting(database, key, value));
}

namespace {

/// Calls `visit(key, flag)` for every setting that is on or off.
template <typename AnySettings, typename Visit>
void for_each_flag(AnySettings& settings, Visit visit)
{
    visit("motion", settings.has_motion);
    visit("keys", settings.has_keys);
    visit("speaks", settings.speaks);
    visit("sound", settings.has_sound);
    visit("tells-at-seats", settings.tells_at_seats);
    visit("was-shown-round", settings.was_shown_round);
    visit("shows-undone", settings.shows_undone);
    visit("shows-clock", settings.shows_clock);
    visit("collects-by-itself", settings.habits.collects_by_itself);
    visit("covers-hands", settings.habits.covers_hands);
}

} // namespace

std::string GamePreferences::key_of(std::string_view key) const
{
    return m_game + ":" + std::string(key);
}

std::string GamePreferences::recall(std::string_view key) const
{
    return stored_text(m_database, key_of(key));
}

void GamePreferences::remember(std::string_view key, std::string_view value)
{
    store_text(m_database, key_of(key), value);
}

void Settings::load(db::Database& database)
{
    if (const auto chosen = language::language_from(stored_text(database, "language")))
        language = *chosen;
    if (stored_text(database, "theme") == "light")
        theme = widgets::ThemeName::light;
    if (const auto percent = ledger::number_of(stored_text(database, "scale"))) {
        constexpr int least = 70;
        constexpr int most = 200;
        scale_percent = std::clamp(*percent, least, most);
    }
    if (stored_text(database, "turning") == "to-seat")
        turning = Turning::to_seat;
    for_each_flag(*this, [&database](const char* key, bool& flag) {
        const std::string text = stored_text(database, key);
        if (text == "yes" || text == "no")
            flag = text == "yes";
    });
}

void Settings::save(db::Database& database) const
{
    if (language != language_of_run)
        store_text(database, "language", language::code_of(language));
    store_text(database, "theme", theme == widgets::ThemeName::light ? "light" : "dark");
    store_text(database, "scale", std::to_string(scale_percent));
    store_text(database, "turning", turning == Turning::to_seat ? "to-seat" : "fixed");
    for_each_flag(*this, [&database](const char* key, bool flag) {
        store_text(database, key, flag ? "yes" : "no");
    });
}

} // namespace consigliere::screens

#include "companion/frame/settings.h"

#include "db/settings.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

std::string text_of(db::Database& database, std::string_view key)
{
    const auto value = db::setting(database, key);
    return value.is_error() ? std::string() : value.value().value_or("");
}

void read_flag(db::Database& database, std::string_view key, bool& flag)
{
    const std::string text = text_of(database, key);
    if (text == "yes" || text == "no")
        flag = text == "yes";
}

/// Ignores failures: only this setting is lost.
void write(db::Database& database, std::string_view key, std::string_view value)
{
    const auto failure = db::set_setting(database, key, value);
    static_cast<void>(failure);
}

std::string_view word_of(bool flag)
{
    return flag ? "yes" : "no";
}

} // namespace

std::string GamePreferences::key_of(std::string_view key) const
{
    return m_game + ":" + std::string(key);
}

std::string GamePreferences::recall(std::string_view key) const
{
    return text_of(m_database, key_of(key));
}

void GamePreferences::remember(std::string_view key, std::string_view value)
{
    write(m_database, key_of(key), value);
}

void Settings::load(db::Database& database)
{
    if (const auto chosen = language::language_from(text_of(database, "language")))
        language = *chosen;
    if (text_of(database, "theme") == "light")
        theme = widgets::ThemeName::light;
    if (const auto percent = ledger::number_of(text_of(database, "scale"))) {
        constexpr int least = 70;
        constexpr int most = 200;
        scale_percent = std::clamp(*percent, least, most);
    }
    if (text_of(database, "turning") == "to-seat")
        turning = Turning::to_seat;
    read_flag(database, "motion", has_motion);
    read_flag(database, "keys", has_keys);
    read_flag(database, "speaks", speaks);
    read_flag(database, "sound", has_sound);
    read_flag(database, "tells-at-seats", tells_at_seats);
    read_flag(database, "was-shown-round", was_shown_round);
    read_flag(database, "shows-undone", shows_undone);
    read_flag(database, "shows-clock", shows_clock);
    read_flag(database, "collects-by-itself", habits.collects_by_itself);
    read_flag(database, "covers-hands", habits.covers_hands);
}

void Settings::save(db::Database& database) const
{
    if (language != language_of_run)
        write(database, "language", language::code_of(language));
    write(database, "theme", theme == widgets::ThemeName::light ? "light" : "dark");
    write(database, "scale", std::to_string(scale_percent));
    write(database, "turning", turning == Turning::to_seat ? "to-seat" : "fixed");
    write(database, "motion", word_of(has_motion));
    write(database, "keys", word_of(has_keys));
    write(database, "speaks", word_of(speaks));
    write(database, "sound", word_of(has_sound));
    write(database, "tells-at-seats", word_of(tells_at_seats));
    write(database, "was-shown-round", word_of(was_shown_round));
    write(database, "shows-undone", word_of(shows_undone));
    write(database, "shows-clock", word_of(shows_clock));
    write(database, "collects-by-itself", word_of(habits.collects_by_itself));
    write(database, "covers-hands", word_of(habits.covers_hands));
}

} // namespace consigliere::screens

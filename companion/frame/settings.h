#pragma once

#include "companion/desk/desk.h"
#include "companion/desk/options.h"
#include "companion/language/language.h"
#include "companion/widgets/theme.h"
#include "db/database.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::screens {

/// Which way the picture is turned on the tablet.
enum class Turning : std::uint8_t {
    fixed, ///< As the tablet lies.
    to_seat, ///< It faces whoever has the turn.
};

/// What a game remembers between evenings, among the settings of the program.
class GamePreferences final : public desk::PreferenceStore {
public:
    /// `game` is the word of a record for the game.
    GamePreferences(db::Database& database, std::string_view game)
        : m_database(database)
        , m_game(game)
    {
    }
    [[nodiscard]] std::string recall(std::string_view key) const override;
    void remember(std::string_view key, std::string_view value) override;

private:
    [[nodiscard]] std::string key_of(std::string_view key) const;

    db::Database& m_database;
    std::string m_game;
};

/// What the program remembers of how its table wants it. It is kept in the database.
struct Settings {
    language::Language language;
    /// What the command line asked for: it is in force for this run, and is not kept.
    std::optional<language::Language> language_of_run;
    widgets::ThemeName theme = widgets::ThemeName::dark;
    /// How large everything is drawn, in percent of what fits the display; the last part of it is
    /// for letters alone.
    int scale_percent = 100;
    /// Whether the window takes the whole display. The window itself keeps that, with its place.
    bool is_full_screen = false;
    bool has_motion = true;
    /// Keys on the screen for every text field, for tables without a keyboard.
    bool has_keys = false;
    /// Whose turn it is and what the referee objects to is said aloud.
    bool speaks = false;
    /// A knock is heard when something is recorded, and another when it is refused.
    bool has_sound = false;
    /// What was done stands at the seats for a moment.
    bool tells_at_seats = true;
    Turning turning = Turning::fixed;
    /// Somebody was shown round a table, or wanted none of it.
    bool was_shown_round = false;
    bool shows_undone = true;
    /// The clock at the table.
    bool shows_clock = false;
    desk::TablePreferences habits;

    /// Reads what is there; what is missing or unreadable stays as it is here.
    void load(db::Database& database);
    /// A setting that cannot be written only lasts for this evening.
    void save(db::Database& database) const;
};

} // namespace consigliere::screens

#pragma once

#include "companion/desk/options.h"
#include "companion/desk/table_host.h"
#include "companion/language/language.h"
#include "companion/widgets/theme.h"
#include "db/database.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::screens {

/// A text stored with the settings; empty if there is none, or if it cannot be read.
[[nodiscard]] std::string stored_text(db::Database& database, std::string_view key);
/// Stores it; a failure is ignored, as only this text is lost.
void store_text(db::Database& database, std::string_view key, std::string_view value);

/// Rotation of the display on a tablet.
enum class Turning : std::uint8_t {
    fixed, ///< As the tablet is held.
    to_seat, ///< Towards the player whose turn it is.
};

/// Preferences of one game, stored with the program's settings.
class GamePreferences final : public desk::PreferenceStore {
public:
    /// `game` is the game's word in records.
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

/// Settings of the program, stored in the database.
struct Settings {
    language::Language language;
    /// Language given on the command line: for this run only, not stored.
    std::optional<language::Language> language_of_run;
    widgets::ThemeName theme = widgets::ThemeName::dark;
    /// Scale in percent of the one that fits the display; its last part applies to text only.
    int scale_percent = 100;
    /// Window state is stored by the window, with its position.
    bool is_full_screen = false;
    bool has_motion = true;
    /// On-screen keyboard for every text field.
    bool has_keys = false;
    /// Speech output of turns and of the referee's objections.
    bool speaks = false;
    /// Knock sounds for recorded and refused moves.
    bool has_sound = false;
    /// Toasts at the seats (SeatToasts).
    bool tells_at_seats = true;
    Turning turning = Turning::fixed;
    /// The guided tour was taken or declined.
    bool was_shown_round = false;
    bool shows_undone = true;
    bool shows_clock = false;
    desk::TablePreferences habits;

    /// Loads the settings; missing or unreadable ones keep their values.
    void load(db::Database& database);
    /// Stores the settings; failures are ignored, and then they last for this run only.
    void save(db::Database& database) const;
};

} // namespace consigliere::screens

#pragma once

#include "companion/desk/desk.h"
#include "companion/language/language.h"
#include "companion/widgets/theme.h"
#include "db/database.h"

namespace consigliere::screens {

/// Which way the picture is turned on the tablet.
enum class Turning : std::uint8_t {
    fixed, ///< As the tablet lies.
    to_seat, ///< It faces whoever has the turn.
};

/// What the program remembers of how its table wants it. It is kept in the database.
struct Settings {
    language::Language language = language::Language::english;
    widgets::ThemeName theme = widgets::ThemeName::dark;
    /// How large everything is drawn, in percent of what fits the display.
    int scale_percent = 100;
    bool has_motion = true;
    Turning turning = Turning::fixed;
    bool shows_undone = true;
    desk::Habits habits;

    /// Reads what is there; what is missing or unreadable stays as it is here.
    void load(db::Database& database);
    /// A setting that cannot be written only lasts for this evening.
    void save(db::Database& database) const;
};

} // namespace consigliere::screens

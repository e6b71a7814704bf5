#pragma once

#include "companion/frame/screen.h"
#include "db/archive/time_spent.h"
#include "db/session.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::screens {

/// The clock at the table: a quiet line with this turn, this phase and the evening for those who
/// want it, and a sheet that tells more and lets somebody pause. A pause is kept with the evening,
/// so that it counts in no duration, whenever it is asked for.
class TableClock {
public:
    struct Source {
        const db::Session& session;
        std::function<std::string(std::string_view actor)> player;
    };

    /// A line that it takes off the top of a panel.
    void draw_line(Ui& ui, Rect& rect, const Source& source, db::Database& database);
    /// The same, shorter and in two lines, off the right of a bar.
    void draw_in_bar(Ui& ui, Rect& bar, const Source& source, db::Database& database);
    /// True when somebody has had enough of it.
    [[nodiscard]] bool draw_sheet(
        Ui& ui, const Source& source, const Context& context, Notice& notice);

    /// The table is left: nobody thinks at it until it is opened again. That is a pause, written
    /// down when somebody comes back; after a program that was killed it is one since the last
    /// entry, because nobody knows what of the time was thinking.
    static void go_away(const db::Session& session, db::Database& database);
    static void come_back(const db::Session& session, db::Database& database);

private:
    [[nodiscard]] db::TimeSpent now(const Source& source, db::Database& database);
    void tell_all(Ui& ui, Rect& rect, const Source& source, const db::TimeSpent& spent) const;
    void pause_or_go_on(
        db::TimeSpent::State state, const Source& source, const Context& context, Notice& notice);

    /// It follows from the entries and pauses, and is made anew when either changes.
    std::optional<db::EveningClock> m_clock;
    int m_entries = 0;
    std::optional<db::Pauses> m_pauses;
};

} // namespace consigliere::screens

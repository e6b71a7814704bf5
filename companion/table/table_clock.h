#pragma once

#include "companion/evening/host_screen.h"
#include "db/archive/time_spent.h"
#include "db/session.h"

#include <optional>

namespace consigliere::screens {

/// The clock at the table: a quiet line with this turn, this phase and the evening for those who
/// want it, and a sheet that tells more and lets somebody pause. A pause is kept with the evening,
/// so that it counts in no duration, whenever it is asked for.
class TableClock {
public:
    TableClock(HostScreen& host, const db::Session& session)
        : m_host(host)
        , m_session(session)
    {
    }

    /// A line that it takes off the top of a panel.
    void draw_line(Ui& ui, Rect& rect);
    /// Like the line, but shorter and in two lines, off the right of a bar.
    void draw_in_bar(Ui& ui, Rect& bar);
    void open_sheet();

    /// The table is left: nobody thinks at it until it is opened again. That is a pause, written
    /// down when somebody comes back; after a program that was killed it is one since the last
    /// entry, because nobody knows what of the time was thinking.
    void go_away();
    void come_back();

private:
    /// The time spent until now; draws again when it says something else.
    [[nodiscard]] db::TimeSpent now(Ui& ui);
    [[nodiscard]] db::Database& database() const { return m_host.context().database; }
    void draw_sheet(Ui& ui);
    void tell_all(Ui& ui, Rect& rect, const db::TimeSpent& spent) const;
    void pause_or_go_on(db::TimeSpent::State state);

    HostScreen& m_host;
    const db::Session& m_session;
    /// It follows from the entries and pauses, and is made anew when either changes.
    std::optional<db::EveningClock> m_clock;
    int m_entries = 0;
    std::optional<db::Pauses> m_pauses;
};

} // namespace consigliere::screens

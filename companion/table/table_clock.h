#pragma once

#include "companion/evening/host_screen.h"
#include "db/archive/time_spent.h"
#include "db/session.h"

#include <optional>

namespace consigliere::screens {

/// Game clock: a line with the times of turn, phase and evening, and a sheet. The sheet has details
/// and the pause. Pauses are stored with the evening and excluded from all durations.
class TableClock {
public:
    TableClock(HostScreen& host, const db::Session& session)
        : m_host(host)
        , m_session(session)
    {
    }

    /// Draws the line; shrinks `rect` by its height.
    void draw_line(Ui& ui, Rect& rect);
    /// Draws a shorter, two-line form; shrinks `bar` from the right.
    void draw_in_bar(Ui& ui, Rect& bar);
    void open_sheet();

    /// Call when the table is left and reopened: the time between is a pause, stored on return.
    /// After a crash the pause begins at the last entry, because later thinking time is unknown.
    void go_away();
    void come_back();

private:
    /// Time spent until now. Requests a frame for when the text changes.
    [[nodiscard]] db::TimeSpent now(Ui& ui);
    [[nodiscard]] db::Database& database() const { return m_host.context().database; }
    void draw_sheet(Ui& ui);
    void tell_all(Ui& ui, Rect& rect, const db::TimeSpent& spent) const;
    void pause_or_go_on(db::TimeSpent::State state);

    HostScreen& m_host;
    const db::Session& m_session;
    /// Recomputed when entries or pauses change.
    std::optional<db::EveningClock> m_clock;
    int m_entries = 0;
    std::optional<db::Pauses> m_pauses;
};

} // namespace consigliere::screens

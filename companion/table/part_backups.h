#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/database_maintenance.h"
#include "db/session.h"

#include <utility>

namespace consigliere::screens {

/// Starts backups of an evening. When its table opens, after each part of the game, and when it is
/// left.
class PartBackups {
public:
    PartBackups(
        DatabaseMaintenance& keeping, const db::Session& session, const desk::GameTable& table)
        : m_keeping(keeping)
        , m_session(session)
        , m_table(table)
    {
    }

    void begin()
    {
        m_last = now();
        m_keeping.begin_backup();
    }
    /// Call after each entry: a part or the evening may have ended, or been reopened.
    void after_entry()
    {
        const State state = now();
        if (std::pair(state.part, state.is_over) != std::pair(m_last.part, m_last.is_over))
            begin();
    }
    void at_end()
    {
        if (now().saved_entries != m_last.saved_entries)
            begin();
    }

private:
    struct State {
        int part = 0;
        bool is_over = false;
        int saved_entries = 0;
    };
    [[nodiscard]] State now() const
    {
        const ledger::Evening& evening = m_session.evening();
        const int entries = evening.history().size();
        return {m_table.part(), evening.summary_after(entries).is_final,
            entries - m_session.unsaved_entries()};
    }

    DatabaseMaintenance& m_keeping;
    const db::Session& m_session;
    const desk::GameTable& m_table;
    State m_last; ///< State at the last backup.
};

} // namespace consigliere::screens

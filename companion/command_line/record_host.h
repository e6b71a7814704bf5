#pragma once

#include "companion/command_line/evening_source.h"
#include "companion/desk/table_host.h"

namespace consigliere::command_line {

/// TableHost of an evening on the command line; knows the players.
class RecordHost final : public desk::ReadOnlyHost {
public:
    explicit RecordHost(const RecordedEvening& recorded)
        : m_recorded(recorded)
    {
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_recorded.evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_recorded.player(actor);
    }

private:
    const RecordedEvening& m_recorded;
    desk::TablePreferences m_habits;
};

} // namespace consigliere::command_line

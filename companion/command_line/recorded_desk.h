#pragma once

#include "companion/command_line/evening_source.h"
#include "companion/desk/silent_desk.h"

namespace consigliere::command_line {

/// Desk of an evening on the command line; knows the players.
class RecordedDesk final : public desk::SilentDesk {
public:
    explicit RecordedDesk(const RecordedEvening& recorded)
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

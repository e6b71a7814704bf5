#pragma once

#include "companion/command_line/evening_source.h"
#include "companion/desk/desk.h"

namespace consigliere::command_line {

/// The desk of a table that is only asked: it knows who plays, and nothing can be done at it.
class SilentDesk final : public desk::Desk {
public:
    explicit SilentDesk(const RecordedEvening& recorded)
        : m_recorded(recorded)
    {
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_recorded.evening; }
    [[nodiscard]] const desk::Habits& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_recorded.player(actor);
    }

    bool record(const std::string&) override { return false; }
    void explain(const std::string&) override { }
    void clear_verdict() override { }
    bool describe(const ledger::Tree&) override { return false; }
    [[nodiscard]] std::string draft() const override { return {}; }
    void keep_draft(std::string_view) override { }
    void leave() override { }
    void share() override { }

private:
    const RecordedEvening& m_recorded;
    desk::Habits m_habits;
};

} // namespace consigliere::command_line

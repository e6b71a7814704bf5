#pragma once

#include "tests/ui/stage.h"

#include <string>
#include <vector>

namespace consigliere::test {

/// Translates the lines of a record into taps on the real screens, and keeps the same evening in a
/// referee of its own beside them.
class Tapper {
public:
    Tapper() = default;
    Tapper(const Tapper&) = delete;
    Tapper& operator=(const Tapper&) = delete;
    virtual ~Tapper() = default;

    /// The program that shows the evening from now on, with the table on its screen.
    void sit_down(Stage& stage) { m_stage = &stage; }
    /// From now on everything is only tried: the database holds nothing of it.
    void try_only() { m_is_trying = true; }
    /// Taps what a line says. Lines for which there is nothing to tap are left out: beliefs, which
    /// change nothing, and what the program does by itself.
    virtual void tap(const std::string& line) = 0;
    [[nodiscard]] virtual const ledger::Evening& referee() const = 0;

    /// What one line took.
    struct Effort {
        std::string line;
        int taps = 0;
        /// How often somebody had to choose one of several things: a place, a card, who is next.
        int choices = 0;
    };
    [[nodiscard]] const std::vector<Effort>& efforts() const { return m_efforts; }

protected:
    [[nodiscard]] Stage& stage() const { return *m_stage; }
    [[nodiscard]] bool is_trying() const { return m_is_trying; }
    void spent(Effort effort) { m_efforts.push_back(std::move(effort)); }

private:
    Stage* m_stage = nullptr;
    bool m_is_trying = false;
    std::vector<Effort> m_efforts;
};

} // namespace consigliere::test

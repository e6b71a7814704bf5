#pragma once

#include "engine/cash_n_guns/game.h"
#include "tests/ui/stage.h"

#include <memory>
#include <string>
#include <vector>

namespace consigliere::test {

/// Translates the lines of a record of Ca$h 'n Guns into taps and drags on the real screens, and
/// keeps the same evening in a referee of its own beside them.
class CashNGunsTapper {
public:
    explicit CashNGunsTapper(std::unique_ptr<ledger::Evening> referee);

    /// The program that shows the evening from now on, with the table on its screen.
    void sit_down(Stage& stage) { m_stage = &stage; }
    /// Taps what a line says. Beliefs, which change nothing, are left out.
    void tap(const std::string& line);

    [[nodiscard]] const cash_n_guns::Evening& referee() const { return *m_referee; }

    /// What one line took: touches, and how often somebody had to choose one of several things.
    struct Effort {
        std::string line;
        int touches = 0;
        int choices = 0;
    };
    [[nodiscard]] const std::vector<Effort>& efforts() const { return m_efforts; }

private:
    void take_last_clip();

    std::unique_ptr<cash_n_guns::Evening> m_referee;
    Stage* m_stage = nullptr;
    std::vector<Effort> m_efforts;
};

} // namespace consigliere::test

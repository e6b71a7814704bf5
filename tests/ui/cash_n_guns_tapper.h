#pragma once

#include "engine/cash_n_guns/game.h"
#include "tests/ui/tapper.h"

#include <memory>
#include <string>
#include <vector>

namespace consigliere::test {

/// Translates the lines of a record of Ca$h 'n Guns into taps and drags on the real screens, and
/// keeps the same evening in a referee of its own beside them.
class CashNGunsTapper final : public Tapper {
public:
    explicit CashNGunsTapper(std::unique_ptr<ledger::Evening> referee);

    void tap(const std::string& line) override;
    [[nodiscard]] const cash_n_guns::Evening& referee() const override { return *m_referee; }

private:
    void take_last_clip();

    std::unique_ptr<cash_n_guns::Evening> m_referee;
};

} // namespace consigliere::test

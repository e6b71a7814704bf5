#pragma once

#include "engine/mafia/game.h"
#include "tests/ui/tapper.h"

#include <memory>
#include <string>

namespace consigliere::test {

/// Translates the lines of a record of MAFIA into taps on the real screens, and keeps the same
/// evening in a referee of its own beside them.
class MafiaTapper final : public Tapper {
public:
    explicit MafiaTapper(std::unique_ptr<ledger::Evening> referee);

    void tap(const std::string& line) override;
    [[nodiscard]] const mafia::Evening& referee() const override { return *m_referee; }
    /// Whether the referee would let a line stand now.
    [[nodiscard]] bool stands(const std::string& line) const;
    /// What the table has told on its screen of board or cards is known to the referee, too.
    void told(const ledger::Tree& components);

private:
    std::unique_ptr<mafia::Evening> m_referee;
};

} // namespace consigliere::test

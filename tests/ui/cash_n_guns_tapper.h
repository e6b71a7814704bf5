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
    /// Taps lines that follow each other in as few taps as the screens allow: who lies is decided
    /// by the first card that is revealed, and all Clicks! that are left are one tap.
    void tap_in_few(const std::vector<std::string>& lines);
    [[nodiscard]] const cash_n_guns::Evening& referee() const override { return *m_referee; }

private:
    void take_last_clip();
    /// The referee goes on by a line.
    void follow(const std::string& line);
    void tap_one(const std::string& line, const std::string& id);
    void tap_cards_of_round(const std::vector<std::string>& lines);
    [[nodiscard]] bool is_last_loot(const std::string& line) const;
    void tap_told_discards(std::vector<std::string> lines);

    std::unique_ptr<cash_n_guns::Evening> m_referee;
};

} // namespace consigliere::test

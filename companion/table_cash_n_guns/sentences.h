#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "companion/telling/teller_of.h"
#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/score.h"

#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Who would win a tie by the other reading of the rules (A14); empty if that is the same player.
[[nodiscard]] std::string tell_other_reading(const Score& score, const Components& components);

/// Localized reasons of the referee and parts of the score.
class Teller final : public telling::TellerOf<Evening> {
public:
    using TellerOf::TellerOf;

    [[nodiscard]] std::string term(ledger::Term term) const override;
    [[nodiscard]] std::vector<std::string> score() const override;

private:
    [[nodiscard]] std::string line_of(const Score::Seat& seat) const;
};

} // namespace consigliere::table_cash_n_guns

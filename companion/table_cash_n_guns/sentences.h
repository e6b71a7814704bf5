#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "companion/telling/teller_of.h"
#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/score.h"

#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Who would win a tie by the other reading of the book (A14); empty where that changes nothing.
[[nodiscard]] std::string tell_other_reading(const Score& score, const Components& components);

/// The referee's reasons and the score in the chosen language.
class Teller final : public telling::TellerOf<Evening> {
public:
    using TellerOf::TellerOf;

    [[nodiscard]] std::string term(ledger::Term term) const override;
    [[nodiscard]] std::vector<std::string> score() const override;

private:
    [[nodiscard]] std::string line_of(const Score::Seat& seat) const;
};

} // namespace consigliere::table_cash_n_guns

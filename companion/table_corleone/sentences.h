#pragma once

#include "companion/table_corleone/room.h"
#include "companion/telling/teller_of.h"
#include "engine/corleone/game.h"
#include "engine/corleone/score.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Localized reasons of the referee and parts of the score.
class Teller final : public telling::TellerOf<Evening> {
public:
    using TellerOf::TellerOf;

    [[nodiscard]] std::string term(ledger::Term term) const override;
    [[nodiscard]] std::vector<std::string> score() const override;

private:
    [[nodiscard]] std::string player_of(Family family) const;
};

/// Seats from best to last; in seating order while totals are unknown.
[[nodiscard]] std::vector<Score::Seat> ranked(const Score& score);

/// Territories that score for a seat: "Queens, Midtown".
[[nodiscard]] std::string tell_domination(const Score::Seat& seat);

/// Why the winner won, in one sentence (p. 23): most money, the tie rule, or a shared victory.
/// Empty before the end.
[[nodiscard]] std::string tell_victory(
    const Score& score, const std::function<std::string(Family)>& name);

} // namespace consigliere::table_corleone

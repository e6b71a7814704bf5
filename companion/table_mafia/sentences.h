#pragma once

#include "companion/table_mafia/room.h"
#include "companion/telling/teller_of.h"
#include "engine/mafia/score.h"

#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// Localized reasons of the referee and parts of the score. Texts name figures; players are named
/// beside the score.
class Teller final : public telling::TellerOf<Evening> {
public:
    using TellerOf::TellerOf;

    [[nodiscard]] std::string term(ledger::Term term) const override;
    [[nodiscard]] std::vector<std::string> score() const override;

private:
    [[nodiscard]] std::string player_of(Figure figure) const;
    [[nodiscard]] std::string line_of(const Score::Place& place) const;
};

} // namespace consigliere::table_mafia

#pragma once

#include "companion/table_corleone/room.h"
#include "companion/telling/teller_of.h"
#include "engine/corleone/game.h"

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

} // namespace consigliere::table_corleone

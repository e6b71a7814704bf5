#pragma once

#include "companion/table_mafia/room.h"
#include "companion/telling/teller_of.h"
#include "engine/mafia/score.h"

#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// The referee's reasons and the score in the chosen language. Sentences speak of figures; who
/// plays them is told beside the score.
class Teller final : public telling::TellerOf<Evening> {
public:
    using TellerOf::TellerOf;

    [[nodiscard]] std::string term(ledger::Term term) const override;
    [[nodiscard]] std::vector<std::string> score() const override;

private:
    /// Who plays a figure, with the name that the table has told.
    [[nodiscard]] std::string player_of(Figure figure) const;
    [[nodiscard]] std::string line_of(const Score::Place& place) const;
};

} // namespace consigliere::table_mafia

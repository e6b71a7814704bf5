#pragma once

#include "companion/telling/teller.h"
#include "engine/ledger/evening.h"

#include <memory>

/// The games as the companion shows them: for each game of the engine, who tells it and who draws
/// it. A new game adds itself here.
namespace consigliere::tables {

/// Makes the games' wording known. Called once, before anything is told.
void register_all();

/// Who tells this evening. It refers to the evening, which must outlive it.
[[nodiscard]] std::unique_ptr<telling::Teller> make_teller(const ledger::Evening& evening);

} // namespace consigliere::tables

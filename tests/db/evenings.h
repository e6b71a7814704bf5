#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/tree.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Evenings to store: whole games of Corleone's Empire played at random among the legal moves, with
/// a box whose every component is made up.
namespace consigliere::test {

/// Descriptions of tiles, Jobs, Allies and spaces that no publisher has printed.
[[nodiscard]] ledger::Tree made_up_box();
/// A grey Job with this name, as the table describes it at first sight.
[[nodiscard]] ledger::Tree job_called(const std::string& name);

/// The head of a record for two to five players called Ana, Piotr, Ewa, Jan and Zofia.
[[nodiscard]] ledger::Tree head_for(int players);

/// A new evening that knows the made-up box.
[[nodiscard]] std::unique_ptr<ledger::Evening> evening_for(int players);

/// The lines of a game from setup to the final score; the same seed gives the same game.
[[nodiscard]] std::vector<std::string> random_game(int players, unsigned seed);

/// The records that the referee is tested with (`tests/records`), of all games. A file that is
/// added there is tested here too.
[[nodiscard]] std::vector<std::filesystem::path> refereed_records();
/// What the books print; of some games they print everything, so that nothing needs to be told.
[[nodiscard]] std::vector<ledger::Tree> built_in_components(const std::string& game);

/// All entries of an evening as texts: number, line, verdict, cited rules.
[[nodiscard]] std::vector<std::string> told(const ledger::Evening& evening);

} // namespace consigliere::test

#pragma once

#include "companion/desk/choices.h"
#include "companion/table_mafia/room.h"
#include "engine/ledger/tree.h"
#include "engine/mafia/setup.h"

#include <string_view>
#include <vector>

// Options where the rules of MAFIA are open: questions in words, and values in the record.
namespace consigliere::table_mafia {

[[nodiscard]] std::vector<desk::Choice> choices_of(const Options& options);
void choose_option(Options& options, std::string_view id, std::string_view word);
[[nodiscard]] ledger::Tree tree_of(const Options& options);

} // namespace consigliere::table_mafia

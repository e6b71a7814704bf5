#pragma once

#include "engine/ledger/evening.h"

#include <memory>
#include <string>
#include <string_view>

/// Tables at which a game can be begun, and what must hold of a line in it.
namespace consigliere::fuzz {

/// A new evening of a game at one of its tables: at the one of this name, or at one that any other
/// name chooses. A game without a table fails the test.
[[nodiscard]] std::unique_ptr<ledger::Evening> begin_evening(
    std::string_view game, std::string_view table);

/// Something that only the table can tell, so that it is on no list of legal moves: what was
/// revealed, or that somebody goes back.
[[nodiscard]] std::string told_line(const ledger::Evening& evening, unsigned char choice);

/// A line that is read is written as it can be read again.
void check_round_trip(const ledger::Evening& evening, const std::string& line);
/// Everything that the game's own tests hold against a line before it is recorded.
void check_line(const ledger::Evening& evening, const std::string& line);

/// Two evenings tell the same: the same verdicts and the same position.
void check_alike(const ledger::Evening& left, const ledger::Evening& right);
/// Whoever looks at an evening is answered.
void look_at(const ledger::Evening& evening);

/// Cuts the first line off a text.
[[nodiscard]] std::string_view take_line(std::string_view& text);

} // namespace consigliere::fuzz

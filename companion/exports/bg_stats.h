#pragma once

#include "companion/exports/evening_report.h"

#include <optional>
#include <span>
#include <string>

/// Evenings for the program that many use to count their plays, Board Game Stats. Only those that
/// are over go there.
namespace consigliere::exports {

/// A link that the other program opens, for a QR code: no network is needed between the two.
/// Nothing for an evening that is not over. What a code cannot hold is left out: first what was
/// said of the board, then the notes.
[[nodiscard]] std::optional<std::string> bg_stats_link(const EveningReport& report);

/// A `.bgsplay` file with all of them that are over.
[[nodiscard]] std::string bgsplay_of(std::span<const EveningReport> reports);

} // namespace consigliere::exports

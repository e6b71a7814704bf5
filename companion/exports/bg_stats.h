#pragma once

#include "companion/exports/evening_report.h"

#include <optional>
#include <span>
#include <string>

// Export of finished evenings to Board Game Stats.
namespace consigliere::exports {

/// Link that opens Board Game Stats, for an offline transfer by QR code. Returns nullopt for an
/// unfinished evening. If the link is too long for a QR code, it omits the board text, then the
/// notes.
[[nodiscard]] std::optional<std::string> bg_stats_link(const EveningReport& report);

/// A `.bgsplay` file with the finished evenings.
[[nodiscard]] std::string bgsplay_of(std::span<const EveningReport> reports);

} // namespace consigliere::exports

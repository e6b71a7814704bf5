#pragma once

#include "companion/exports/evening_report.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

// Export of finished evenings to Board Game Stats.
namespace consigliere::exports {

/// Link that opens Board Game Stats, for an offline transfer by QR code. Returns nullopt for an
/// unfinished evening. If the link is too long for a QR code, it omits the board text, then the
/// notes.
[[nodiscard]] std::optional<std::string> bg_stats_link(const EveningReport& report);

/// A `.bgsplay` file with the finished evenings.
[[nodiscard]] std::string bgsplay_of(std::span<const EveningReport> reports);

/// The record's word for a game by its name or ids there; empty if unknown.
[[nodiscard]] std::string game_called(std::string_view name, std::string_view uuid, int bgg_id);

} // namespace consigliere::exports

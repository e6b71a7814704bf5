#pragma once

#include "companion/command_line/commands.h"
#include "companion/command_line/database.h"
#include "db/archive/evening_card.h"

#include <filesystem>
#include <string>

// Commands across evenings. Each returns an exit code.
namespace consigliere::command_line {

/// Export formats other than record files.
enum class Format : std::uint8_t { html, text, csv, entries, json, bgsplay, bgstats };
/// Names of the formats on the command line, in enum order.
inline constexpr const char* format_words[] = {
    "html", "text", "csv", "entries", "json", "bgsplay", "bgstats"};

struct ExportRequest {
    /// Evening id or a prefix of it; empty: all that pass the filter.
    std::string evening;
    ListFilter filter;
    Format format = Format::text;
    Target target;
};
/// `html`, `text` and `bgstats` need exactly one evening.
int export_evenings(const std::filesystem::path& database, const ExportRequest& request);

struct StatisticsRequest {
    ListFilter filter;
    std::string year; ///< In place of a period.
    /// Names; the first is the person shown, the others must have taken part.
    std::vector<std::string> people;
    Output output = Output::text;
};
int statistics(const std::filesystem::path& database, const StatisticsRequest& request);

} // namespace consigliere::command_line

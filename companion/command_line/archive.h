#pragma once

#include "companion/command_line/commands.h"
#include "companion/command_line/database.h"
#include "db/archive/evening_card.h"

#include <filesystem>
#include <string>

/// The commands that look back across evenings; each gives an exit code.
namespace consigliere::command_line {

/// The forms in which evenings leave the program beside record files.
enum class Format : std::uint8_t { html, text, csv, entries, json, bgsplay, bgstats };
/// A form by its word on the command line, in the order of the values.
inline constexpr const char* format_words[] = {
    "html", "text", "csv", "entries", "json", "bgsplay", "bgstats"};

struct ExportRequest {
    /// The id of one evening or its beginning; empty for all that the filter lets through.
    std::string evening;
    ListFilter filter;
    Format format = Format::text;
    Target target;
};
/// `html`, `text` and `bgstats` are of one evening each.
int export_evenings(const std::filesystem::path& database, const ExportRequest& request);

struct StatisticsRequest {
    std::string game;
    std::string year;
    /// Names of people; the first is the one whose page is asked for, the others were there too.
    std::vector<std::string> people;
    Output output = Output::text;
};
int statistics(const std::filesystem::path& database, const StatisticsRequest& request);

} // namespace consigliere::command_line

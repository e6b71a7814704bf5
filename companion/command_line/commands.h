#pragma once

#include <filesystem>
#include <string>
#include <vector>

// Commands without a database of their own. Each returns an exit code.
namespace consigliere::command_line {

enum class Output : std::uint8_t { text, json };

/// Evenings, the database to look them up in, and the output format. See `evening_source.h`.
struct EveningRequest {
    std::vector<std::string> evenings;
    std::filesystem::path database;
    Output output = Output::text;
};

/// Any number of evenings.
int check(const EveningRequest& request);
/// Exactly one evening.
int score(const EveningRequest& request);
int legal(const EveningRequest& request);
/// The log, redacted for everybody.
int log(const EveningRequest& request);

/// Empty `query`: all rules. Empty `game`: the main game, or all games if there is a query.
int rules(const std::string& query, const std::string& game, Output output);

} // namespace consigliere::command_line

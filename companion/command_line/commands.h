#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// The commands behind the command line; each gives an exit code.
namespace consigliere::command_line {

enum class Output : std::uint8_t { text, json };

/// What a command about evenings is asked: which, in which database if not in files, and in what
/// form to answer. See `evening_source.h`.
struct EveningRequest {
    std::vector<std::string> evenings;
    std::filesystem::path database;
    Output output = Output::text;
};

/// Any number of evenings.
int check(const EveningRequest& request);
/// One evening each.
int score(const EveningRequest& request);
int legal(const EveningRequest& request);
/// What was done in it, as everybody at the table may see it.
int log(const EveningRequest& request);

/// `query` may be empty. An empty `game` means the main game, or every game when there is a query.
int rules(const std::string& query, const std::string& game, Output output);

} // namespace consigliere::command_line

#pragma once

#include <filesystem>
#include <string>

/// The commands behind the command line; each gives an exit code.
namespace consigliere::command_line {

enum class Output : std::uint8_t { text, json };

int check(const std::filesystem::path& file, Output output);
int score(const std::filesystem::path& file, Output output);
int legal(const std::filesystem::path& file, Output output);

/// `query` may be empty. An empty `game` means the main game, or every game when there is a query.
int rules(const std::string& query, const std::string& game, Output output);

} // namespace consigliere::command_line

#pragma once

#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>

// Standard output of the commands. Write errors (full disk, closed pipe) are recorded and reported
// by `finish`, so that a truncated report does not go unnoticed.
namespace consigliere::command_line {

/// Call before any output. Ignores SIGPIPE, so that a closed pipe is an error like others.
void begin_output();

/// Prints a line for people, without control characters.
void print_line(std::string_view line);
/// Prints several lines, each like print_line().
void print_lines(std::string_view lines);
/// Prints a text for programs, unchanged.
void print_text(std::string_view text);
void print_json(const ledger::Tree& tree);

/// Prints a line to standard error.
void complain_line(std::string_view sentence);
/// Prints an error sentence, and returns the exit code.
[[nodiscard]] int complain(const std::string& sentence);
/// Like complain(), for any error type with a text.
template <typename Error>
[[nodiscard]] int complain(const Error& error)
{
    return complain(telling::tell(error));
}

/// Returns `exit_code`, or an error code if output failed.
[[nodiscard]] int finish(int exit_code);

} // namespace consigliere::command_line

#pragma once

#include "companion/command_line/commands.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>

// Output of the commands. Write errors (full disk, closed pipe) are recorded and reported by
// `finish`, so that a truncated report does not go unnoticed.
namespace consigliere::command_line {

/// Call before any output. Ignores SIGPIPE, so that a closed pipe is an error like others.
void begin_output();

/// Prints a line for people, without control characters.
void print_line(std::string_view line);
/// Prints several lines, each like print_line().
void print_lines(std::string_view lines);
/// Prints a text as indented lines that fit a terminal.
void print_paragraph(std::string_view text, int indent);
/// Prints a text for programs, unchanged.
void print_text(std::string_view text);
void print_json(const ledger::Tree& tree);
/// A list of what `tree_of` makes of each thing.
template <typename Things, typename TreeOf>
[[nodiscard]] ledger::Tree list_of(const Things& things, const TreeOf& tree_of)
{
    ledger::Tree list = ledger::Tree::list();
    for (const auto& thing : things)
        list.add(ledger::Tree(tree_of(thing)));
    return list;
}

/// Writes a text to the file asked for, or to standard output. Returns the exit code.
[[nodiscard]] int write(const std::string& text, const Arguments& arguments);
/// Like write(), without control characters on standard output.
[[nodiscard]] int write_for_reading(const std::string& text, const Arguments& arguments);

/// Prints a line to standard error.
void complain_line(std::string_view sentence);
/// Prints that an evening is left out, as it was altered or damaged.
void complain_left_out(const std::string& evening);
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

/// Number of letters.
[[nodiscard]] std::size_t width_of(std::string_view text);

} // namespace consigliere::command_line

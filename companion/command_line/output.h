#pragma once

#include "engine/ledger/tree.h"

#include <string_view>

/// The one way out of the commands. What standard output does not take (a full disk, a closed pipe)
/// is remembered, and `finish` says so: nobody must believe in a report that is not there.
namespace consigliere::command_line {

/// Before anything is printed: a reader that goes away is an error like others, and not the end.
void begin_output();

/// One line for people, in which nothing commands the terminal.
void print_line(std::string_view line);
/// Several of them; what lies between is no part of anybody's name.
void print_lines(std::string_view lines);
/// A text for programs, as it is.
void print_text(std::string_view text);
/// One JSON value.
void print_json(const ledger::Tree& tree);

/// One line on standard error.
void complain_line(std::string_view sentence);

/// Gives the exit code of the program: this one, unless something could not be printed.
[[nodiscard]] int finish(int exit_code);

} // namespace consigliere::command_line

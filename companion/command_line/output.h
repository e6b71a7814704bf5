#pragma once

#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "engine/ledger/tree.h"

#include <string>
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
/// Says why a command cannot be done, and gives its exit code.
[[nodiscard]] int complain(const std::string& sentence);
/// The same, for any error that can be told.
template <typename Error>
[[nodiscard]] int complain(const Error& error)
{
    return complain(telling::tell(error));
}

/// Gives the exit code of the program: this one, unless something could not be printed.
[[nodiscard]] int finish(int exit_code);

} // namespace consigliere::command_line

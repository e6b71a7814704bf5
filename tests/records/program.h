#pragma once

#include <string>
#include <vector>

namespace consigliere::test {

struct ProgramResult {
    int exit_code = -1;
    std::string output;
    std::string errors;
};

/// Runs the built `consigliere` in English and waits for its end.
[[nodiscard]] ProgramResult run_program(const std::vector<std::string>& arguments);

/// Runs a script of the shell, in which `$consigliere` is the program.
[[nodiscard]] ProgramResult run_script(const std::string& script);

} // namespace consigliere::test

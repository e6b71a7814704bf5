#pragma once

#include <string>
#include <vector>

namespace consigliere::test {

/// What the command line has made of a command, in this very process.
struct Ran {
    int exit_code = -1;
    std::string output;
    std::string errors;

    bool operator==(const Ran&) const = default;
};

/// Runs a command in English, as the program does from its beginning to its end. `at_work` is
/// called before and after it: what it lets fail strikes the command alone.
struct AtWork {
    void (*begin)(void*) = nullptr;
    void (*end)(void*) = nullptr;
    void* data = nullptr;
};
[[nodiscard]] Ran run_command(const std::vector<std::string>& arguments, AtWork at_work = {});

} // namespace consigliere::test

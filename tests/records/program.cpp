#include "tests/records/program.h"

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace consigliere::test {

namespace {

namespace fs = std::filesystem;

std::string quoted(const std::string& word)
{
    std::string quoted = "'";
    for (const char letter : word)
        quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return quoted + "'";
}

/// Reads a file and removes it.
std::string take_text(const fs::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    fs::remove(path);
    return text.str();
}

} // namespace

ProgramResult run_script(const std::string& script)
{
    const std::string stem = "consigliere-test-" + std::to_string(getpid());
    const fs::path output = fs::temp_directory_path() / (stem + ".out");
    const fs::path errors = fs::temp_directory_path() / (stem + ".err");
    const std::string command = "consigliere=" + quoted(CONSIGLIERE_PROGRAM) + "; { " + script
        + "\n} >" + quoted(output.string()) + " 2>" + quoted(errors.string());

    const int status = std::system(command.c_str());
    REQUIRE(WIFEXITED(status));
    return {WEXITSTATUS(status), take_text(output), take_text(errors)};
}

ProgramResult run_program(const std::vector<std::string>& arguments)
{
    std::string command = "\"$consigliere\" --lang en";
    for (const std::string& argument : arguments)
        command += " " + quoted(argument);
    return run_script(command);
}

} // namespace consigliere::test

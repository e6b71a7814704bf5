/// What the program is started with.

#include "companion/command_line/command_line.h"

#include <catch2/catch.hpp>

#include <optional>
#include <string>
#include <vector>

using namespace consigliere;

namespace {

/// What the app gets from these words.
std::optional<command_line::AppOptions> started_with(std::vector<std::string> words)
{
    words.insert(words.begin(), "consigliere");
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    std::optional<command_line::AppOptions> started;
    constexpr int code_of_app = 7;
    const int code = command_line::run(static_cast<int>(arguments.size()), arguments.data(),
        [&started](const command_line::AppOptions& options) {
            started = options;
            return code_of_app;
        });
    CHECK(code == code_of_app);
    language::choose(language::Language::english);
    return started;
}

} // namespace

TEST_CASE("the language of the command line reaches the program, and so does the database")
{
    const auto started = started_with({"--lang", "cs", "--db", "x.db"});
    REQUIRE(started);
    REQUIRE(started->language);
    CHECK(language::code_of(*started->language) == "cs");
    CHECK(started->database == std::filesystem::path("x.db"));
    CHECK_FALSE(started->demo);
}

TEST_CASE("where no language is asked for, the program chooses its own")
{
    const auto started = started_with({"--demo"});
    REQUIRE(started);
    CHECK_FALSE(started->language);
    CHECK_FALSE(started->database);
    CHECK(started->demo);
}

/// The examples in the page that users read are records themselves.

#include "tests/records/program.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace consigliere::test;

namespace {

std::string text_of(const std::filesystem::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What stands between the page's fences for TOML.
std::vector<std::string> examples_of(const std::string& page)
{
    const std::string fence = "```toml\n";
    std::vector<std::string> examples;
    for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
        at += fence.size();
        examples.push_back(page.substr(at, page.find("```", at) - at));
    }
    return examples;
}

} // namespace

TEST_CASE("every example of the page about records stands, line by line")
{
    const std::vector<std::string> examples = examples_of(text_of(CONSIGLIERE_RECORD_PAGE));
    REQUIRE(examples.size() == 3);
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / "consigliere-page-example.game.toml";
    for (const std::string& example : examples) {
        std::ofstream(file) << example;
        const ProgramResult result = run_program({"check", file.string()});
        INFO(example << result.output << result.errors);
        CHECK(result.exit_code == 0);
        CHECK(result.output.find(" legal ") != std::string::npos);
        CHECK(result.output.find("unverified") == std::string::npos);
    }
    std::filesystem::remove(file);
}

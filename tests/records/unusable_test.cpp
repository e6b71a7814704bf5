/// Files that are no records: one clear line on standard error, with the file, the line and why.

#include "tests/records/program.h"
#include "tests/records/record_files.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <regex>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The rule with which the reader refuses a file; empty when it is no matter of rules.
std::string refusing_rule(const std::filesystem::path& path)
{
    auto record = db::read_record(path);
    if (record.is_error())
        return std::string(record.error().reason.message.rule.text());
    auto evening = db::referee(record.value(), path.string(), {});
    REQUIRE(evening.is_error());
    return std::string(evening.error().reason.message.rule.text());
}

std::string text_at(const Expectation& expectation, std::string_view key)
{
    const ledger::Tree* text = expectation.file.find(key);
    return text == nullptr || text->text() == nullptr ? std::string() : *text->text();
}

} // namespace

TEST_CASE("a file that cannot be used is refused in one line with its file and line number")
{
    const std::vector<TestRecord> records = unusable_records();
    REQUIRE(records.size() >= 10);
    for (const TestRecord& record : records) {
        const auto expectation = read_expectation(record.expected);
        const ledger::Tree* line = expectation->file.find("line");
        const std::string where = record.record.string()
            + (line == nullptr ? std::string() : ":" + std::to_string(*line->number())) + ": ";
        for (const std::string command : {"check", "score", "legal"}) {
            const ProgramResult result = run_program({command, record.record.string()});
            INFO(command << " " << record.name << ": " << result.errors);
            CHECK(result.exit_code == 2);
            CHECK(result.output.empty());
            CHECK(std::count(result.errors.begin(), result.errors.end(), '\n') == 1);
            CHECK(result.errors.substr(0, where.size()) == where);
            CHECK(result.errors.size() > where.size() + 10);
            CHECK(result.errors.find(text_at(*expectation, "says")) != std::string::npos);
            CHECK_FALSE(std::regex_search(result.errors, std::regex("\\{[a-z]")));
        }
    }
}

TEST_CASE("a file that breaks a rule before the first line is refused with that rule")
{
    for (const TestRecord& record : unusable_records()) {
        INFO(record.name);
        const auto expectation = read_expectation(record.expected);
        const std::vector<std::string> rules = expectation->broken;
        CHECK(refusing_rule(record.record) == (rules.empty() ? std::string() : rules.front()));
    }
}

TEST_CASE("files that are not there or cannot be read are refused in one line")
{
    for (const std::string path : {"/no/such/evening.game.toml", "/", "/dev/zero"}) {
        const ProgramResult result = run_program({"check", path});
        INFO(result.errors);
        CHECK(result.exit_code == 2);
        CHECK(result.output.empty());
        CHECK(std::count(result.errors.begin(), result.errors.end(), '\n') == 1);
        CHECK(result.errors.substr(0, path.size() + 2) == path + ": ");
    }
}

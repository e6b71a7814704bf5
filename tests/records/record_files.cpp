#include "tests/records/record_files.h"

#include "companion/tables/tables.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

namespace {

namespace fs = std::filesystem;
using ledger::Tree;

/// A function, because the records are listed while the program's globals are still being made.
fs::path records_folder()
{
    return fs::path(CONSIGLIERE_SOURCE) / "tests" / "records";
}
constexpr std::string_view record_ending = ".game.toml";

bool is_record(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name.size() > record_ending.size()
        && name.compare(
               name.size() - record_ending.size(), record_ending.size(), record_ending.data())
        == 0;
}

std::vector<TestRecord> records_in(const fs::path& folder)
{
    std::vector<TestRecord> records;
    for (const fs::directory_entry& file : fs::directory_iterator(folder)) {
        if (!is_record(file.path()))
            continue;
        const std::string name = file.path().filename().string();
        const std::string stem = name.substr(0, name.size() - record_ending.size());
        records.push_back({folder.filename().string() + "/" + stem, file.path(),
            folder / (stem + ".expected.toml")});
    }
    std::sort(records.begin(), records.end(),
        [](const TestRecord& left, const TestRecord& right) { return left.name < right.name; });
    return records;
}

std::vector<std::string> texts_of(const Tree* list)
{
    std::vector<std::string> texts;
    if (list == nullptr)
        return texts;
    for (const Tree& element : list->elements()) {
        REQUIRE(element.text() != nullptr);
        texts.push_back(*element.text());
    }
    return texts;
}

} // namespace

std::vector<TestRecord> all_records()
{
    std::vector<TestRecord> records;
    for (const fs::directory_entry& folder : fs::directory_iterator(records_folder())) {
        if (!folder.is_directory() || folder.path().filename() == "unusable")
            continue;
        for (TestRecord& record : records_in(folder.path()))
            records.push_back(std::move(record));
    }
    return records;
}

std::vector<TestRecord> unusable_records()
{
    return records_in(records_folder() / "unusable");
}

std::unique_ptr<Expectation> read_expectation(const fs::path& path)
{
    INFO(path.string());
    ledger::ErrorOr<Tree, db::FileError> tree = db::read_toml(path);
    REQUIRE_FALSE(tree.is_error());

    auto expectation = std::make_unique<Expectation>();
    expectation->file = std::move(tree.value());
    expectation->kept = texts_of(expectation->file.find("kept"));
    expectation->broken = texts_of(expectation->file.find("broken"));
    expectation->advice = texts_of(expectation->file.find("advice"));
    if (const Tree* entries = expectation->file.find("entries")) {
        for (const Tree& entry : entries->elements())
            expectation->entries.push_back(texts_of(&entry));
    }
    expectation->position = expectation->file.find("position");
    expectation->score = expectation->file.find("score");
    if (const Tree* whole = expectation->file.find("whole")) {
        REQUIRE(whole->boolean() != nullptr);
        REQUIRE(*whole->boolean());
        expectation->extent = Expectation::Extent::whole;
    }
    return expectation;
}

std::vector<std::string> texts_of(const std::vector<ledger::RuleId>& rules)
{
    std::vector<std::string> texts;
    for (const ledger::RuleId rule : rules)
        texts.emplace_back(rule.text());
    return texts;
}

std::vector<std::string> told(const ledger::Evening& evening, const ledger::Entry& entry)
{
    std::vector<std::string> words =
        ledger::citations(entry.reasons, entry.verdict, evening.book());
    words.emplace(words.begin(), word_of(entry.verdict));
    return words;
}

std::unique_ptr<ledger::Evening> referee(const db::Record& record, const std::string& name)
{
    auto evening = db::referee(record, name, tables::built_in_components(record.game()));
    REQUIRE_FALSE(evening.is_error());
    return std::move(evening.value());
}

} // namespace consigliere::test

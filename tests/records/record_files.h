#pragma once

#include "db/record_file.h"

#include <filesystem>
#include <string>
#include <vector>

/// The refereed records of this folder. Beside `NAME.game.toml` stands `NAME.expected.toml`: what
/// the referee has to say about it, written from the rules by hand.
namespace consigliere::test {

struct TestRecord {
    std::string name; ///< "corleone/14.thug-space"
    std::filesystem::path record;
    std::filesystem::path expected;
};

/// The records of every game: `tests/records/GAME/*.game.toml`, sorted by name.
[[nodiscard]] std::vector<TestRecord> all_records();
/// Files that cannot be used as records: `tests/records/unusable`.
[[nodiscard]] std::vector<TestRecord> unusable_records();

/// The evening of a record with everything that the program knows of its game.
[[nodiscard]] std::unique_ptr<ledger::Evening> referee(
    const db::Record& record, const std::string& name);

/// What `NAME.expected.toml` says. Rules stand in the order of the book.
struct Expectation {
    /// The rules that this record shows kept, and those that it shows broken.
    std::vector<std::string> kept;
    std::vector<std::string> broken;
    /// Rules that only give advice, so that nothing can break them.
    std::vector<std::string> advice;
    /// For each entry its verdict and the rules that it cites.
    std::vector<std::vector<std::string>> entries;
    /// Of the report; a null pointer where nothing is expected in particular.
    const ledger::Tree* position = nullptr;
    const ledger::Tree* score = nullptr;
    /// How much of the report these are.
    enum class Extent : std::uint8_t { parts, whole };
    Extent extent = Extent::parts;
    ledger::Tree file;
};

/// Reads an expectation; a file that cannot be read fails the test.
[[nodiscard]] std::unique_ptr<Expectation> read_expectation(const std::filesystem::path& path);

[[nodiscard]] std::vector<std::string> texts_of(const std::vector<ledger::RuleId>& rules);

/// The verdict and the cited rules of an entry, in the form of `Expectation::entries`.
[[nodiscard]] std::vector<std::string> told(
    const ledger::Evening& evening, const ledger::Entry& entry);

} // namespace consigliere::test

#pragma once

#include "db/file_error.h"
#include "db/files.h"
#include "db/toml.h"
#include "engine/ledger/evening.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

// Record files (`NAME.game.toml`): the import and export format of an evening.
namespace consigliere::db {

struct Record {
    static constexpr std::string_view format = "consigliere-record/1";

    /// All keys except the moves: game, date, seats, components.
    Tree head;
    std::vector<std::string> moves;
    /// Keys unknown to the format and the game, with their lines; they are preserved.
    std::vector<std::pair<std::string, int>> unknown_keys;

    [[nodiscard]] std::string game() const;
};

[[nodiscard]] ErrorOr<Record, FileError> read_record(const std::filesystem::path& path);
/// Like read_record. `name` stands for the file in errors.
[[nodiscard]] ErrorOr<Record, FileError> read_record_text(
    std::string_view text, const std::string& name);

/// Inverse of read_record_text; head keys in the order of RECORD.md.
[[nodiscard]] std::string write_record_text(const Record& record);
[[nodiscard]] Status<FileError> write_record(
    const Record& record, const std::filesystem::path& path, IfExists when_there);
/// Reads a written record back. If that fails, removes the file and returns the error.
[[nodiscard]] Status<FileError> check_written(const std::filesystem::path& path);

/// Judges all moves of a record. `known`: component definitions from other sources, weakest first.
/// A component with `since = N` was described after N - 1 entries; earlier entries are not judged
/// by it. Without `since`, it is known from the start.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, FileError> referee(
    const Record& record, const std::string& name, const std::vector<Tree>& known);

/// Like referee, for an evening that was judged before: the original verdict `then` of each move
/// decides if it is in effect (`Evening::replay`).
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, FileError> replay(const Record& record,
    const std::vector<ledger::Verdict>& then, const std::string& name,
    const std::vector<Tree>& known);

} // namespace consigliere::db

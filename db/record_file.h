#pragma once

#include "db/file_error.h"
#include "db/files.h"
#include "db/toml.h"
#include "engine/ledger/evening.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Record files (`NAME.game.toml`): the form in which an evening leaves and enters the program.
namespace consigliere::db {

/// A record as it stands in its file.
struct Record {
    static constexpr std::string_view format = "consigliere-record/1";

    /// Everything but the moves: game, date, seats, components.
    Tree head;
    std::vector<std::string> moves;
    /// Keys that neither the format nor the game knows, with their lines; they are kept.
    std::vector<std::pair<std::string, int>> unknown_keys;

    [[nodiscard]] std::string game() const;
};

[[nodiscard]] ErrorOr<Record, FileError> read_record(const std::filesystem::path& path);
/// The same from a text; `name` stands for the file in errors.
[[nodiscard]] ErrorOr<Record, FileError> read_record_text(
    std::string_view text, const std::string& name);

/// The record as a text that `read_record_text` reads back to the same, its head in the order of
/// RECORD's page.
[[nodiscard]] std::string write_record_text(const Record& record);
[[nodiscard]] Status<FileError> write_record(
    const Record& record, const std::filesystem::path& path, IfExists when_there);
/// Whether a record that was just written is read back: one that is not leaves no file.
[[nodiscard]] Status<FileError> check_written(const std::filesystem::path& path);

/// An evening of a record, with all its moves refereed. `known` are descriptions of components
/// from elsewhere, weakest first.
///
/// A component of a record may say `since = N`: the table told what is printed on it only after
/// N - 1 entries, and no earlier entry is judged by it. Components without `since` are known from
/// the start.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, FileError> referee(
    const Record& record, const std::string& name, const std::vector<Tree>& known);

/// The same for an evening that was judged before, perhaps by an older referee: the verdict `then`
/// of each move decides whether it counts, as `Evening::replay` says.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, FileError> replay(const Record& record,
    const std::vector<ledger::Verdict>& then, const std::string& name,
    const std::vector<Tree>& known);

} // namespace consigliere::db

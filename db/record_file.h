#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/tree.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Record files (`NAME.game.toml`): the form in which an evening leaves and enters the program.
namespace consigliere::db {

/// Why a file cannot be used. `line` is 0 when no single line is to blame.
struct FileError {
    enum class Kind : std::uint8_t {
        unreadable, ///< It cannot be opened or read; `detail` says why.
        no_toml, ///< It is not TOML; `detail` is the parser's sentence.
        wrong_format, ///< `format` is missing or another; `detail` is what it says.
        unknown_game, ///< `game` is missing or another; `detail` is what it says.
        bad_moves, ///< `moves` is not a list of texts.
        bad_record, ///< The game cannot use it; `reason` says why.
        unwritable, ///< It cannot be written; `detail` says why.
    };
    Kind kind = Kind::unreadable;
    std::string file;
    int line = 0;
    std::string detail;
    ledger::Reason reason;
    /// The game that complained, for `bad_record`.
    std::string game;
};

/// A record as it stands in its file.
struct Record {
    static constexpr std::string_view format = "consigliere-record/1";

    /// Everything but the moves: game, date, seats, components.
    ledger::Tree head;
    std::vector<std::string> moves;
    /// Keys that no game and no part of the format knows, with their lines; they are kept.
    std::vector<std::pair<std::string, int>> unknown_keys;

    [[nodiscard]] std::string game() const;
};

[[nodiscard]] ledger::ErrorOr<Record, FileError> read_record(const std::filesystem::path& path);
/// The same from a text; `name` stands for the file in errors.
[[nodiscard]] ledger::ErrorOr<Record, FileError> read_record_text(
    std::string_view text, const std::string& name);

/// The record as a text that `read_record_text` reads back to the same.
[[nodiscard]] std::string write_record_text(const Record& record);
[[nodiscard]] ledger::Failure<FileError> write_record(
    const Record& record, const std::filesystem::path& path);

/// A TOML file that is no record, such as components that tables hand to each other.
[[nodiscard]] ledger::ErrorOr<ledger::Tree, FileError> read_toml(const std::filesystem::path& path);
/// Any Tree as TOML, members in their order.
[[nodiscard]] std::string write_toml(const ledger::Tree& table);

/// An evening of a record, with all its moves refereed. `known` are descriptions of components
/// from elsewhere, weakest first.
[[nodiscard]] ledger::ErrorOr<std::unique_ptr<ledger::Evening>, FileError> referee(
    const Record& record, const std::string& name, const std::vector<ledger::Tree>& known);

} // namespace consigliere::db

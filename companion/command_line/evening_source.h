#pragma once

#include "db/record_file.h"
#include "db/session_list.h"
#include "engine/ledger/error_or.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// What a command calls EVENING: a record file, `-` for standard input, or an evening of the
/// database by its id or the beginning of it. A file of that name wins.
namespace consigliere::command_line {

/// Who judges an evening of the database. A record is always judged anew.
enum class Judging : std::uint8_t {
    anew, ///< Today's referee.
    as_stored, ///< Every entry keeps the verdict that it had.
};

/// Of an evening of the database that is not what was recorded, only what precedes the first thing
/// that is wrong can be had, and only by asking for it.
enum class Extent : std::uint8_t { everything, whole_part };

using EveningOrSentence = ledger::ErrorOr<std::unique_ptr<ledger::Evening>, std::string>;
using RecordOrSentence = ledger::ErrorOr<db::Record, std::string>;

/// The evening, or one sentence why there is none. Nothing is written anywhere.
[[nodiscard]] EveningOrSentence find_evening(
    const std::string& argument, const std::filesystem::path& database, Judging judging);
/// The same as a record that judges to the same.
[[nodiscard]] RecordOrSentence find_record(const std::string& argument,
    const std::filesystem::path& database, Extent extent = Extent::everything);

/// An evening with its record: who sits where, and what can be written as a file.
struct RecordedEvening {
    db::Record record;
    std::unique_ptr<ledger::Evening> evening;
    /// Of an evening of the database, whose entries keep the verdicts that they had.
    std::optional<db::SessionId> id;

    /// What the player of a seat is called: his name, or what he plays.
    [[nodiscard]] std::string player(std::string_view actor) const;
};
[[nodiscard]] ledger::ErrorOr<RecordedEvening, std::string> find_recorded(
    const std::string& argument, const std::filesystem::path& database);

/// Why there is no such evening.
struct NotFound {
    std::string sentence;
};
/// The one evening whose id begins like this.
[[nodiscard]] ledger::ErrorOr<db::SessionId, NotFound> find_id(
    const std::vector<db::SessionSummary>& sessions, std::string beginning);

} // namespace consigliere::command_line

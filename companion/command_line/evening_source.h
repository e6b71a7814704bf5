#pragma once

#include "db/record_file.h"
#include "db/session_list.h"
#include "engine/ledger/error_or.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

// Resolves EVENING arguments: a record file, `-` for standard input, or the id (or prefix) of an
// evening in the database. Files take precedence.
namespace consigliere::command_line {

/// How an evening of the database is judged. Records are always judged again.
enum class Judging : std::uint8_t {
    anew, ///< With the current referee.
    as_stored, ///< Entries keep their stored verdicts.
};

/// Part of a corrupt evening to export: `whole_part` is the entries before the first corrupt one.
enum class Extent : std::uint8_t { everything, whole_part };

using EveningOrSentence = ledger::ErrorOr<std::unique_ptr<ledger::Evening>, std::string>;
using RecordOrSentence = ledger::ErrorOr<db::Record, std::string>;

/// Returns the evening, or an error sentence. Read-only.
[[nodiscard]] EveningOrSentence find_evening(
    const std::string& argument, const std::filesystem::path& database, Judging judging);
/// Returns the evening as a record that evaluates to the same evening.
[[nodiscard]] RecordOrSentence find_record(const std::string& argument,
    const std::filesystem::path& database, Extent extent = Extent::everything);

/// An evening with its record (seats, head).
struct RecordedEvening {
    db::Record record;
    std::unique_ptr<ledger::Evening> evening;
    /// Id of an evening from the database, whose verdicts are the stored ones; otherwise nullopt.
    std::optional<db::SessionId> id;

    /// Display name of an actor: the player's name, or the side.
    [[nodiscard]] std::string player(std::string_view actor) const;
};
[[nodiscard]] ledger::ErrorOr<RecordedEvening, std::string> find_recorded(
    const std::string& argument, const std::filesystem::path& database);

struct NotFound {
    std::string sentence;
};
/// The only evening whose id starts with `beginning`.
[[nodiscard]] ledger::ErrorOr<db::SessionId, NotFound> find_id(
    const std::vector<db::SessionSummary>& sessions, std::string beginning);

} // namespace consigliere::command_line

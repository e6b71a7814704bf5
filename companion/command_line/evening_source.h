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

/// Part of a corrupt evening to export: `whole_part` is the entries before the first corrupt one.
enum class Extent : std::uint8_t { everything, whole_part };

using EveningOrSentence = ledger::ErrorOr<std::unique_ptr<ledger::Evening>, std::string>;
using RecordOrSentence = ledger::ErrorOr<db::Record, std::string>;

/// Returns the evening as a record that evaluates to the same evening, or an error sentence.
[[nodiscard]] RecordOrSentence find_record(const std::string& argument,
    const std::filesystem::path& database, Extent extent = Extent::everything);
/// Returns the evening judged again by the current referee. Read-only.
[[nodiscard]] EveningOrSentence find_judged_anew(
    const std::string& argument, const std::filesystem::path& database);

/// An evening with its record (seats, head).
struct RecordedEvening {
    db::Record record;
    std::unique_ptr<ledger::Evening> evening;
    /// Id of an evening from the database, whose verdicts are the stored ones; otherwise nullopt.
    std::optional<db::SessionId> id;

    /// Display name of an actor: the player's name, or the side.
    [[nodiscard]] std::string player(std::string_view actor) const;
    /// "2026-11-20"; empty if the record has no date.
    [[nodiscard]] std::string day() const;
};
[[nodiscard]] ledger::ErrorOr<RecordedEvening, std::string> find_recorded(
    const std::string& argument, const std::filesystem::path& database);

/// The only evening whose id starts with `beginning`.
[[nodiscard]] ledger::ErrorOr<db::SessionSummary, std::string> find_session(
    db::Database& database, std::string beginning);

/// Prints what of a file is not part of a record.
void complain_unknown(const std::string& file, const db::Record& record);

} // namespace consigliere::command_line

#pragma once

#include "companion/frame/screen.h"
#include "db/session_list.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

// Import and export of evenings, each function returning a sentence on the outcome. No existing
// file is overwritten.
namespace consigliere::screens {

/// Outcome, as a sentence, and the file written or read.
struct Archived {
    std::string sentence;
    bool is_done = false;
    /// The evening of an imported record.
    std::optional<db::SessionId> evening{};
};

/// Returns the file name of a record of today: "2026-11-20 Ana, Piotr.corleone.toml".
[[nodiscard]] std::string name_of_file(std::string_view players, std::string_view game);
/// Returns the beginning of an evening's file names. "2026-11-20 Ana’s birthday", or the players if
/// it has no name.
[[nodiscard]] std::string stem_of(const db::SessionSummary& session);
/// Writes an evening as a record file to the documents folder.
[[nodiscard]] Archived export_evening(const Context& context, const db::SessionSummary& session);
/// Writes a text to an unused name in the documents folder. Returns the path, or a sentence on the
/// error.
[[nodiscard]] ledger::ErrorOr<std::filesystem::path, std::string> write_among_documents(
    const Context& context, const std::string& stem, std::string_view ending,
    std::string_view text);
/// Writes a text to the documents folder, named after the evening, with this file ending.
[[nodiscard]] Archived write_document(const Context& context, const db::SessionSummary& session,
    std::string_view ending, std::string_view text);
/// Imports a record file, or everything in another tablet's database. Never deletes local data.
[[nodiscard]] Archived import_evening(const Context& context, const std::filesystem::path& file);
/// Copies the database to a file in the documents folder.
[[nodiscard]] Archived back_up(const Context& context);
/// Exports an evening and then deletes it; if the export fails, nothing is deleted. Of a corrupt
/// evening the valid entries are exported, if any.
[[nodiscard]] Archived remove_evening(const Context& context, const db::SessionSummary& session);

} // namespace consigliere::screens

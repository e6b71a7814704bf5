#pragma once

#include "companion/frame/screen.h"
#include "db/files.h"
#include "db/session_list.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

// Import and export of evenings, each function returning a sentence on the outcome.
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
/// Returns a file name for an evening: "2026-11-20 Ana’s birthday.html", or the players if it has
/// no name.
[[nodiscard]] std::string name_of_file(const db::SessionSummary& session, std::string_view ending);
/// The same for its record.
[[nodiscard]] std::string name_of_record(const db::SessionSummary& session);
/// Writes an evening as a record file.
[[nodiscard]] std::string export_evening(const Context& context, const db::SessionSummary& session,
    const std::filesystem::path& file, db::IfExists if_exists);
/// Writes a text.
[[nodiscard]] std::string write_document(
    std::string_view text, const std::filesystem::path& file, db::IfExists if_exists);
/// True for a database or snapshot of another tablet, by its name: `to::AnotherTablet` looks into
/// it.
[[nodiscard]] bool is_called_database(const std::filesystem::path& file);
/// Imports a record file or results from elsewhere. Never deletes local data.
[[nodiscard]] Archived import_evening(const Context& context, const std::filesystem::path& file);
/// Copies the database to a file in the documents folder.
[[nodiscard]] Archived back_up(const Context& context);
/// Exports an evening and then deletes it; if the export fails, nothing is deleted. Of a corrupt
/// evening the valid entries are exported, if any.
[[nodiscard]] Archived remove_evening(const Context& context, const db::SessionSummary& session);

} // namespace consigliere::screens

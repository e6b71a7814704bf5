#pragma once

#include "companion/frame/screen.h"
#include "db/session_list.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// Evenings in and out of the database by a finger, each told in one sentence. Nothing that exists
/// is ever written over.
namespace consigliere::screens {

/// What became of it, and the file that was written or read.
struct Archived {
    std::string sentence;
    bool is_done = false;
};

/// What the record of an evening of today is called, with these players: "2026-11-20 Ana,
/// Piotr.corleone.toml".
[[nodiscard]] std::string name_of_file(std::string_view players, std::string_view game);
/// "2026-11-20 Ana’s birthday", or "2026-11-20 Ana, Piotr" where it has no name: how the files of
/// an evening begin.
[[nodiscard]] std::string stem_of(const db::SessionSummary& session);
/// Writes an evening as a record file among the documents, by its date and its name.
[[nodiscard]] Archived export_evening(const Context& context, const db::SessionSummary& session);
/// Writes a text as a file of a free name among the documents; its path, or the sentence that says
/// why not.
[[nodiscard]] ledger::ErrorOr<std::filesystem::path, std::string> write_among_documents(
    const Context& context, const std::string& stem, std::string_view ending,
    std::string_view text);
/// Writes a text as a file among the documents, by the evening’s date and names, and this ending.
[[nodiscard]] Archived write_document(const Context& context, const db::SessionSummary& session,
    std::string_view ending, std::string_view text);
/// Takes a record file in, or all that the database of another tablet holds; nothing that is here
/// is lost by it.
[[nodiscard]] Archived import_evening(const Context& context, const std::filesystem::path& file);
/// Copies the whole database to a file among the documents.
[[nodiscard]] Archived back_up(const Context& context);
/// Writes an evening as a record file and then removes it; if the one fails, the other is not done.
/// Of an evening that is not what was recorded what is whole is written, if anything is.
[[nodiscard]] Archived remove_evening(const Context& context, const db::SessionSummary& session);

} // namespace consigliere::screens

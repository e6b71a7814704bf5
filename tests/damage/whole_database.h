#pragma once

#include "db/database.h"

#include <filesystem>
#include <map>
#include <string>

/// A database with evenings of both games, and all that can be read in it.
namespace consigliere::test {

/// The files of a database by their endings: "", "-wal".
using DatabaseFiles = std::map<std::string, std::string>;

/// Two evenings with people, places, notes, tags, pauses and results, a learned box with photos,
/// house rules and settings.
struct WholeDatabase {
    DatabaseFiles closed;
    /// As it lies there while the program runs, the newer half of it in the log.
    DatabaseFiles open;
    /// The closed file as it was some entries before.
    DatabaseFiles earlier;
};
[[nodiscard]] const WholeDatabase& whole_database();

void write_files(const DatabaseFiles& files, const std::filesystem::path& path);
[[nodiscard]] DatabaseFiles read_files(const std::filesystem::path& path);

/// What somebody sees who opens a database and looks at everything.
struct ObserverView {
    /// Whatever has been said against the database or an evening, by opening, listing, resuming
    /// and exporting.
    std::string told;
    /// What verifying says against it, and nobody else.
    std::string verified;
    /// Whether opening says that the log was damaged and what only it held is lost.
    bool says_log_is_lost = false;
    /// Id, game, seats, details and result of each evening in the list.
    std::map<std::string, std::string> list;
    /// Entries, position and score.
    std::map<std::string, std::string> evenings;
    std::map<std::string, std::string> records;
    /// Entries alone, one in each line.
    std::map<std::string, std::string> entries;
    /// What stands in no evening's chain, by what it is: "tags", "learned box", "settings".
    std::map<std::string, std::string> beside;
};
[[nodiscard]] ObserverView look_at(const std::filesystem::path& path);
/// Whether the same is seen, whatever was said.
[[nodiscard]] bool is_same(const ObserverView& one, const ObserverView& other);
/// Whether the one is the other before its last entries.
[[nodiscard]] bool is_earlier(const ObserverView& one, const ObserverView& other);
/// How many entries are seen, in all evenings.
[[nodiscard]] std::ptrdiff_t entries_in(const ObserverView& observed);
/// What differs, for whoever looks for the cause.
[[nodiscard]] std::string difference_of(const ObserverView& one, const ObserverView& other);

} // namespace consigliere::test

#pragma once

#include "db/database.h"
#include "db/difference.h"
#include "db/hash_chain_fault.h"
#include "db/house_rules.h"
#include "db/replace_database.h"
#include "db/session_id.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// Recovers the intact data of a damaged database.
namespace consigliere::db {

struct SalvageReport {
    struct Evening {
        SessionId id; ///< "#" and the row number if the id cannot be read.
        std::string game; ///< Empty if it cannot be read.
        int entries = 0;
        /// Why it was not recovered; nullopt if no error occurred.
        std::optional<DatabaseError> why_not;
        /// The hash chain fault, if that is the reason.
        std::optional<HashChainFault> fault;
        /// Differences from the replay, if they are the reason.
        std::vector<Difference> differences;

        [[nodiscard]] bool is_taken() const { return !why_not && !fault && differences.empty(); }
    };
    /// Data outside of evenings that was not recovered, and why.
    struct Left {
        enum class What : std::uint8_t { people, learned_box, house_rules, photos };
        What what = What::people;
        /// The game of the box; empty if unreadable.
        std::string game;
        DatabaseError why;
    };
    /// Damage reported by SQLite.
    std::vector<std::string> damage;
    std::vector<Evening> evenings;
    int learned_components = 0;
    HouseRulesTaken house_rules;
    int photos = 0;
    std::vector<Left> left;

    [[nodiscard]] int taken() const;
    /// True if all known contents were recovered.
    [[nodiscard]] bool is_whole() const;
};

/// Copies all evenings that verify and replay equally into another database. The damaged file is
/// not modified.
[[nodiscard]] ErrorOr<SalvageReport, DatabaseError> salvage(
    const std::filesystem::path& damaged, Database& to);
/// Like salvage, into a file, created if missing. A new file gets its name only when complete.
[[nodiscard]] ErrorOr<SalvageReport, DatabaseError> salvage_to(
    const std::filesystem::path& damaged, const std::filesystem::path& to);

struct Salvaged {
    SalvageReport report;
    /// New paths of the damaged files; empty if no evening is intact and nothing was changed.
    DisplacedFiles replaced;
};
/// Replaces a damaged database by its intact data, after reading that back from the disk.
/// Precondition: the database is not open. The damaged files are kept under a new name.
[[nodiscard]] ErrorOr<Salvaged, DatabaseError> salvage_in_place(
    const std::filesystem::path& database);

} // namespace consigliere::db

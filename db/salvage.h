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

/// Taking out of a damaged database what is still whole.
namespace consigliere::db {

struct SalvageReport {
    struct Evening {
        SessionId id; ///< Or what is left of its place in the file, when the id cannot be read.
        std::string game; ///< Empty when it cannot be read.
        int entries = 0;
        /// Why it was not taken over; nothing when it was.
        std::optional<DatabaseError> why_not;
        /// What in it is not what was recorded, when that is why.
        std::optional<HashChainFault> fault;
        /// What it says otherwise than it was stored, when that is why.
        std::vector<Difference> differences;

        [[nodiscard]] bool is_taken() const { return !why_not && !fault && differences.empty(); }
    };
    /// What belongs to no single evening, was not taken over, and why.
    struct Left {
        enum class What : std::uint8_t { people, learned_box, house_rules, photos };
        What what = What::people;
        /// Whose box it is; empty when not even that can be read.
        std::string game;
        DatabaseError why;
    };
    /// What SQLite found wrong with the file.
    std::vector<std::string> damage;
    std::vector<Evening> evenings;
    int learned_components = 0;
    HouseRulesTaken house_rules;
    int photos = 0;
    std::vector<Left> left;

    [[nodiscard]] int taken() const;
    /// Whether all that it holds was taken over, as far as anybody can say.
    [[nodiscard]] bool is_whole() const;
};

/// Takes all evenings of a damaged file that come out as they were stored into another database,
/// which is made when it is missing. The damaged file stays as it is.
[[nodiscard]] ErrorOr<SalvageReport, DatabaseError> salvage(
    const std::filesystem::path& damaged, Database& to);
/// The same into a file of that name. One that is not there yet gets the name when it is whole.
[[nodiscard]] ErrorOr<SalvageReport, DatabaseError> salvage_to(
    const std::filesystem::path& damaged, const std::filesystem::path& to);

/// What became of a damaged database in whose place that was put which is whole in it.
struct Salvaged {
    SalvageReport report;
    /// Where it lies now; empty when no evening is whole, and nothing has changed.
    DisplacedFiles replaced;
};
/// Puts what is whole of a database that nobody has open in its place. All that was taken over is
/// read again from the disk before that; the damaged file keeps its content under a new name.
[[nodiscard]] ErrorOr<Salvaged, DatabaseError> salvage_in_place(
    const std::filesystem::path& database);

} // namespace consigliere::db

#pragma once

#include <cstdint>
#include <filesystem>

// Recovery commands. Each returns an exit code.
namespace consigliere::command_line {

/// Consent of the user to replace or delete data.
enum class Agreed : std::uint8_t {
    no,
    yes,
    to_broken, ///< Even if the new data is partly corrupt.
};

/// Lists the backups, or restores one. Without consent prints what would be lost and returns
/// `exit_refused`.
int restore(
    const std::filesystem::path& database, const std::filesystem::path& backup, Agreed agreed);
/// Copies all intact evenings of a damaged database to another. Returns `exit_refused` if some are
/// lost.
int salvage(const std::filesystem::path& damaged, const std::filesystem::path& to);

} // namespace consigliere::command_line

#pragma once

#include <cstdint>
#include <filesystem>

/// The commands for a database that is lost or damaged; each gives an exit code.
namespace consigliere::command_line {

/// Whether somebody has agreed to what a command is about to replace.
enum class Agreed : std::uint8_t {
    no,
    yes,
    to_broken, ///< Even if not all of what comes is what was recorded.
};

/// Lists the backups; or puts one in the place of the database when that was agreed to, and
/// otherwise says what would be lost by it and ends with `exit_refused`.
int restore(
    const std::filesystem::path& database, const std::filesystem::path& backup, Agreed agreed);
/// Takes all evenings of a damaged database that are whole into another; ends with `exit_refused`
/// when not all are.
int salvage(const std::filesystem::path& damaged, const std::filesystem::path& to);

} // namespace consigliere::command_line

#pragma once

#include "db/database.h"
#include "tests/crash/simulated_disk.h"

#include <filesystem>
#include <string>
#include <vector>

/// A whole evening, recorded on a simulated disk.
namespace consigliere::test {

/// Where the database lies on the simulated disk. The real disk has such a folder too, an empty
/// one.
[[nodiscard]] std::filesystem::path database_path();

/// Records the lines of a random game of so many players in a new database, and notes in the disk's
/// log when each is acknowledged.
void record_evening(SimulatedDisk& disk, int players, const std::vector<std::string>& lines,
    db::Durability durability);

/// What a database that was found after a cut holds of the evening.
struct Found {
    /// Why it cannot be used; empty when it can.
    std::string trouble;
    /// Its entries, each with its line.
    std::vector<std::string> lines;
};
[[nodiscard]] Found find_evening(Files files);

} // namespace consigliere::test

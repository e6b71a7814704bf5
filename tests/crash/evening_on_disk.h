#pragma once

#include "db/database.h"
#include "db/record_file.h"
#include "tests/crash/simulated_disk.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// Evenings on a simulated disk, and what is found of them.
namespace consigliere::test {

/// Where the database lies on the simulated disk.
[[nodiscard]] std::filesystem::path database_path();

/// The first lines of a random game of two.
[[nodiscard]] std::vector<std::string> first_lines(std::size_t count);
/// The same as a record.
[[nodiscard]] db::Record first_record(std::size_t count, unsigned seed = 1);

/// Records the lines of a random game of so many players in a new database, and notes in the disk's
/// log when each is acknowledged.
void record_evening(SimulatedDisk& disk, int players, const std::vector<std::string>& lines,
    db::Durability durability);

/// A closed database with the first lines of a random game, and perhaps its log still beside it.
enum class Closing : std::uint8_t { properly, by_a_kill };
[[nodiscard]] Files evening_of(std::size_t lines, Closing closing, unsigned seed = 1);

/// What a database that was found after a cut holds of the evening.
struct Found {
    /// Why it cannot be used; empty when it can.
    std::string trouble;
    /// Its entries, each with its line.
    std::vector<std::string> lines;
};
[[nodiscard]] Found find_evening(const Files& files);
/// The same of the only or newest evening of a database that lies on the present disk.
[[nodiscard]] Found find_evening_at(const std::filesystem::path& path);

/// Everything that a database holds.
struct Holding {
    /// Why it cannot be used, or what verifying says; empty when all is well.
    std::string trouble;
    std::map<std::string, std::vector<std::string>> evenings; ///< Lines by id.
    std::map<std::string, std::string> details; ///< Date, place and notes by id.
    std::string box; ///< What is learned of Corleone's Empire.

    bool operator==(const Holding&) const = default;
};
/// Of the database under this path, on the present disk.
[[nodiscard]] Holding holding_at(const std::filesystem::path& path);
[[nodiscard]] Holding holding_of(const Files& files);

} // namespace consigliere::test

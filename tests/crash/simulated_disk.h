#pragma once

#include "tests/crash/disk.h"

#include <optional>
#include <vector>

/// SQLite on a disk in memory, which remembers all that is done to it and can refuse to work. While
/// a SimulatedDisk exists, every database of this program lies on it.
namespace consigliere::test {

/// When the disk goes wrong.
struct Fault {
    enum class Kind : std::uint8_t {
        full, ///< There is no room left.
        broken, ///< The device reports an error when something is written.
        unreadable, ///< The device reports an error when something is read.
        busy, ///< Somebody else has locked the file.
    };
    Kind kind = Kind::full;
    /// The number of the write, truncation or synchronization that fails, or of the reading or the
    /// locking, counted from 1.
    int first = 1;
    /// How many fail from there on.
    int count = 1;
};

class SimulatedDisk {
public:
    explicit SimulatedDisk(Files files = {});
    SimulatedDisk(const SimulatedDisk&) = delete;
    SimulatedDisk& operator=(const SimulatedDisk&) = delete;
    ~SimulatedDisk();

    /// The files as programs see them now.
    [[nodiscard]] const Files& files() const;
    /// All that was done, from the beginning.
    [[nodiscard]] const std::vector<Operation>& log() const;
    /// Notes in the log that the program has acknowledged an entry.
    void acknowledge(int entry);

    /// Lets something go wrong, counted from now; nothing lets it work again.
    void set_fault(std::optional<Fault> fault);
    /// Whether the fault has struck.
    [[nodiscard]] bool has_failed() const;
};

} // namespace consigliere::test

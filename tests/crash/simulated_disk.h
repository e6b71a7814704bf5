#pragma once

#include "tests/crash/disk.h"
#include "tests/crash/machine.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

/// A folder that a disk of its own seems to hold. It lies in memory, the whole of SQLite with its
/// real way to the system works in it, and so does everything else that a program does with files.
/// Every call of the system comes by here: it is remembered, and it can fail.
namespace consigliere::test {

class SimulatedDisk {
public:
    explicit SimulatedDisk(const Files& files = {}, Device device = usual_device());
    SimulatedDisk(const SimulatedDisk&) = delete;
    SimulatedDisk& operator=(const SimulatedDisk&) = delete;
    ~SimulatedDisk();

    /// Where it lies.
    [[nodiscard]] static std::filesystem::path folder();
    /// The files as programs see them now.
    [[nodiscard]] Files files() const;
    /// All that was done, from the beginning.
    [[nodiscard]] const std::vector<Operation>& log() const { return m_machine->log(); }
    /// Notes in the log that the program has said that something is done.
    void acknowledge(int number) { m_machine->acknowledge(number); }

    /// Lets something go wrong, counted from now; nothing lets it work again.
    void set_fault(std::optional<Fault> fault) { m_machine->set_fault(fault); }
    /// Whether the fault has struck.
    [[nodiscard]] bool has_failed() const { return m_machine->has_failed(); }

private:
    std::unique_ptr<Machine> m_machine;
    bool m_has_own_vfs;
};

} // namespace consigliere::test

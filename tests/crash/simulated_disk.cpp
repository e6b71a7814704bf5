#include "tests/crash/simulated_disk.h"

#include "tests/db/temporary_folder.h"

#include <sqlite3.h>

#include <cassert>
#include <map>

namespace consigliere::test {

namespace {

// SQLite's own way to the system, which says something else of the disk. -----------------------

Device told;
sqlite3_vfs* the_real_vfs = nullptr;
std::map<const sqlite3_io_methods*, sqlite3_io_methods> told_methods;

int sector(sqlite3_file*)
{
    return told.sector;
}

int characteristics(sqlite3_file*)
{
    return told.promises;
}

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_used)
{
    const int result = the_real_vfs->xOpen(the_real_vfs, name, file, flags, flags_used);
    if (file->pMethods == nullptr)
        return result;
    // Files with and without locks have methods of their own.
    sqlite3_io_methods& methods = told_methods[file->pMethods];
    methods = *file->pMethods;
    methods.xSectorSize = sector;
    methods.xDeviceCharacteristics = characteristics;
    file->pMethods = &methods;
    return result;
}

sqlite3_vfs& telling_vfs()
{
    static sqlite3_vfs vfs = [] {
        the_real_vfs = sqlite3_vfs_find("unix");
        sqlite3_vfs made = *the_real_vfs;
        made.zName = "telling";
        made.pNext = nullptr;
        made.xOpen = open;
        return made;
    }();
    return vfs;
}

void empty(const std::filesystem::path& folder)
{
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        std::filesystem::remove_all(entry.path());
}

} // namespace

SimulatedDisk::SimulatedDisk(const Files& files, Device device)
    : m_has_own_vfs(
        device.promises != usual_device().promises || device.sector != usual_device().sector)
{
    assert(Machine::present() == nullptr);
    for (const auto& [name, bytes] : files) {
        std::filesystem::create_directories(std::filesystem::path(name).parent_path());
        write_text(name, bytes);
    }
    m_machine = std::make_unique<Machine>(folder().string(), device.naming);
    Machine::make_present(m_machine.get());
    if (m_has_own_vfs) {
        told = device;
        sqlite3_vfs_register(&telling_vfs(), 1);
    }
}

SimulatedDisk::~SimulatedDisk()
{
    if (m_has_own_vfs) {
        sqlite3_vfs_unregister(&telling_vfs());
        // Otherwise the next in SQLite's list would be what everybody uses.
        sqlite3_vfs_register(the_real_vfs, 1);
    }
    Machine::make_present(nullptr);
    empty(folder());
}

std::filesystem::path SimulatedDisk::folder()
{
    static const TemporaryFolder folder;
    return (folder / "").parent_path();
}

Files SimulatedDisk::files() const
{
    Machine::make_present(nullptr);
    Files found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder())) {
        if (entry.is_regular_file())
            found[entry.path().string()] = read_text(entry.path());
    }
    Machine::make_present(m_machine.get());
    return found;
}

} // namespace consigliere::test

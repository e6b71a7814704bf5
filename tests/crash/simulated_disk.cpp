#include "tests/crash/simulated_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cassert>
#include <cstring>
#include <memory>

namespace consigliere::test {

namespace {

constexpr const char* vfs_name = "simulated-disk";

/// The one disk of the moment: SQLite calls plain functions.
struct State {
    Files files;
    std::vector<Operation> log;
    std::optional<Fault> fault;
    /// What the fault can strike has been done so often since it was set.
    int chances = 0;
    bool has_failed = false;
};
std::unique_ptr<State> the_disk;

/// SQLite's file handle, followed by what we need; SQLite allocates it and never constructs it.
struct OpenFile {
    sqlite3_file base;
    char name[256];
};

OpenFile& open_file(sqlite3_file* file)
{
    return *reinterpret_cast<OpenFile*>(file);
}

/// Whether the fault is of this kind, and strikes now.
bool strikes(Fault::Kind kind)
{
    if (!the_disk->fault || the_disk->fault->kind != kind)
        return false;
    const Fault& fault = *the_disk->fault;
    const int number = ++the_disk->chances;
    const bool fails = number >= fault.first && number - fault.first < fault.count;
    the_disk->has_failed = the_disk->has_failed || fails;
    return fails;
}

/// Counts a change of the disk and says whether it fails.
int next_change(int device_error)
{
    if (strikes(Fault::Kind::full))
        return SQLITE_FULL;
    return strikes(Fault::Kind::broken) ? device_error : SQLITE_OK;
}

// A file. --------------------------------------------------------------------------------------

int close(sqlite3_file*)
{
    return SQLITE_OK;
}

int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset)
{
    if (strikes(Fault::Kind::unreadable))
        return SQLITE_IOERR_READ;
    const Bytes& content = the_disk->files[open_file(file).name];
    const auto wanted = static_cast<std::size_t>(size);
    const auto from = std::min(static_cast<std::size_t>(offset), content.size());
    const std::size_t found = std::min(wanted, content.size() - from);
    std::memcpy(to, content.data() + from, found);
    std::memset(static_cast<char*>(to) + found, 0, wanted - found);
    return found == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset)
{
    if (const int error = next_change(SQLITE_IOERR_WRITE); error != SQLITE_OK)
        return error;
    const std::string name = open_file(file).name;
    const auto at = static_cast<std::size_t>(offset);
    const Bytes bytes(static_cast<const char*>(from), static_cast<std::size_t>(size));
    Bytes& content = the_disk->files[name];
    content.resize(std::max(content.size(), at + bytes.size()));
    content.replace(at, bytes.size(), bytes);
    the_disk->log.push_back({Operation::Kind::write, name, at, bytes, false});
    return SQLITE_OK;
}

int truncate(sqlite3_file* file, sqlite3_int64 size)
{
    if (const int error = next_change(SQLITE_IOERR_TRUNCATE); error != SQLITE_OK)
        return error;
    const std::string name = open_file(file).name;
    const auto to = static_cast<std::size_t>(size);
    the_disk->files[name].resize(to);
    the_disk->log.push_back({Operation::Kind::truncate, name, to, {}, false});
    return SQLITE_OK;
}

int synchronize(sqlite3_file* file, int)
{
    if (const int error = next_change(SQLITE_IOERR_FSYNC); error != SQLITE_OK)
        return error;
    the_disk->log.push_back({Operation::Kind::synchronize, open_file(file).name, 0, {}, false});
    return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size)
{
    *size = static_cast<sqlite3_int64>(the_disk->files[open_file(file).name].size());
    return SQLITE_OK;
}

/// One connection uses a disk at a time, so there is nothing to lock.
int lock(sqlite3_file*, int)
{
    return strikes(Fault::Kind::busy) ? SQLITE_BUSY : SQLITE_OK;
}

int unlock(sqlite3_file*, int)
{
    return SQLITE_OK;
}

int check_reserved_lock(sqlite3_file*, int* is_reserved)
{
    *is_reserved = 0;
    return SQLITE_OK;
}

int file_control(sqlite3_file*, int, void*)
{
    return SQLITE_NOTFOUND;
}

int sector(sqlite3_file*)
{
    return static_cast<int>(sector_size);
}

/// The disk promises nothing, not even that a write leaves its neighbours alone.
int device_characteristics(sqlite3_file*)
{
    return 0;
}

constexpr sqlite3_io_methods file_methods{1, close, read, write, truncate, synchronize, file_size,
    lock, unlock, check_reserved_lock, file_control, sector, device_characteristics, nullptr,
    nullptr, nullptr, nullptr, nullptr, nullptr};

// The disk. ------------------------------------------------------------------------------------

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_used)
{
    OpenFile& opened = open_file(file);
    opened = {};
    static int temporary_files = 0;
    const std::string chosen =
        name != nullptr ? name : "temporary-" + std::to_string(++temporary_files);
    if (chosen.size() >= sizeof opened.name)
        return SQLITE_CANTOPEN;
    const bool is_there = the_disk->files.contains(chosen);
    if (!is_there && (flags & SQLITE_OPEN_CREATE) == 0)
        return SQLITE_CANTOPEN;
    if (!is_there) {
        the_disk->files[chosen];
        the_disk->log.push_back({Operation::Kind::create, chosen, 0, {}, false});
    }
    std::memcpy(opened.name, chosen.c_str(), chosen.size() + 1);
    opened.base.pMethods = &file_methods;
    if (flags_used != nullptr)
        *flags_used = flags;
    return SQLITE_OK;
}

int remove(sqlite3_vfs*, const char* name, int synchronizes_folder)
{
    the_disk->files.erase(name);
    the_disk->log.push_back({Operation::Kind::remove, name, 0, {}, synchronizes_folder != 0});
    return SQLITE_OK;
}

int access(sqlite3_vfs*, const char* name, int, int* result)
{
    *result = the_disk->files.contains(name) ? 1 : 0;
    return SQLITE_OK;
}

int full_pathname(sqlite3_vfs*, const char* name, int size, char* to)
{
    sqlite3_snprintf(size, to, "%s", name);
    return SQLITE_OK;
}

sqlite3_vfs& vfs()
{
    static sqlite3_vfs simulated = [] {
        // Clock and randomness are those of the real one.
        sqlite3_vfs made = *sqlite3_vfs_find("unix");
        made.szOsFile = sizeof(OpenFile);
        made.zName = vfs_name;
        made.pNext = nullptr;
        made.xOpen = open;
        made.xDelete = remove;
        made.xAccess = access;
        made.xFullPathname = full_pathname;
        return made;
    }();
    return simulated;
}

} // namespace

SimulatedDisk::SimulatedDisk(Files files)
{
    assert(the_disk == nullptr);
    the_disk = std::make_unique<State>();
    the_disk->files = std::move(files);
    sqlite3_vfs_register(&vfs(), 1);
}

SimulatedDisk::~SimulatedDisk()
{
    sqlite3_vfs_unregister(&vfs());
    the_disk.reset();
}

const Files& SimulatedDisk::files() const
{
    return the_disk->files;
}

const std::vector<Operation>& SimulatedDisk::log() const
{
    return the_disk->log;
}

void SimulatedDisk::acknowledge(int entry)
{
    the_disk->log.push_back(
        {Operation::Kind::acknowledge, {}, static_cast<std::size_t>(entry), {}, false});
}

void SimulatedDisk::set_fault(std::optional<Fault> fault)
{
    the_disk->fault = fault;
    the_disk->chances = 0;
    the_disk->has_failed = false;
}

bool SimulatedDisk::has_failed() const
{
    return the_disk->has_failed;
}

} // namespace consigliere::test

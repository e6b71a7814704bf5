#include "db/strict_vfs.h"

#include "db/files.h"

#include <sqlite3.h>

#include <cerrno>
#include <map>
#include <mutex>
#include <new>

namespace consigliere::db {

namespace {

constexpr const char* vfs_name = "consigliere";

/// Enough for the file object of every VFS that SQLite includes.
constexpr int most_bytes_of_real_file = 1024;

/// Stored behind the real file object. SQLite only allocates the memory; no constructor runs.
struct Extra {
    const sqlite3_io_methods* real;
    const char* path;
    bool awaits_folder;
};

Extra& extra_of(sqlite3_file* file)
{
    return *reinterpret_cast<Extra*>(reinterpret_cast<char*>(file) + most_bytes_of_real_file);
}

sqlite3_vfs& real_vfs()
{
    return *sqlite3_vfs_find(nullptr);
}

/// Called from C, so exceptions must not escape: bad_alloc is reported as SQLITE_NOMEM.
int synchronize_folder_of(const char* path) noexcept
try {
    const bool is_safe = !synchronize_folder(std::filesystem::path(path).parent_path()).is_error();
    return is_safe ? SQLITE_OK : SQLITE_IOERR_DIR_FSYNC;
} catch (const std::bad_alloc&) {
    return SQLITE_IOERR_NOMEM;
}

int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset)
{
    // SQLite returns CORRUPTFS only for refused reads, and later treats it as damage.
    const int result = extra_of(file).real->xRead(file, to, size, offset);
    return result == SQLITE_IOERR_CORRUPTFS ? SQLITE_IOERR_READ : result;
}

int lock(sqlite3_file* file, int level)
{
    // SQLite reports ENOLCK as BUSY.
    errno = 0;
    const int result = extra_of(file).real->xLock(file, level);
    return result == SQLITE_BUSY && errno == ENOLCK ? SQLITE_IOERR_LOCK : result;
}

int synchronize(sqlite3_file* file, int flags)
{
    Extra& extra = extra_of(file);
    int result = extra.real->xSync(file, flags);
    if (result == SQLITE_OK && extra.awaits_folder) {
        result = synchronize_folder_of(extra.path);
        extra.awaits_folder = result != SQLITE_OK;
    }
    return result;
}

/// The I/O methods with ours substituted; nullptr when out of memory.
const sqlite3_io_methods* honest(const sqlite3_io_methods* real) noexcept
try {
    static std::mutex mutex;
    static std::map<const sqlite3_io_methods*, sqlite3_io_methods> all;
    const std::lock_guard guard(mutex);
    const auto [found, is_new] = all.try_emplace(real, *real);
    if (is_new) {
        found->second.xRead = read;
        found->second.xLock = lock;
        found->second.xSync = synchronize;
    }
    return &found->second;
} catch (const std::bad_alloc&) {
    return nullptr;
}

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_used)
{
    sqlite3_vfs& real = real_vfs();
    const int result = real.xOpen(&real, name, file, flags, flags_used);
    if (file->pMethods == nullptr)
        return result;
    constexpr int undone_without_name = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
    constexpr int made = SQLITE_OPEN_CREATE;
    const bool awaits_folder = (flags & undone_without_name) != 0 && (flags & made) != 0;
    const sqlite3_io_methods* const methods = honest(file->pMethods);
    if (methods == nullptr) {
        file->pMethods->xClose(file);
        file->pMethods = nullptr;
        return SQLITE_IOERR_NOMEM;
    }
    extra_of(file) = {file->pMethods, name, awaits_folder};
    file->pMethods = methods;
    return result;
}

int remove(sqlite3_vfs*, const char* name, int synchronizes_folder)
{
    sqlite3_vfs& real = real_vfs();
    const int result = real.xDelete(&real, name, 0);
    return result == SQLITE_OK && synchronizes_folder != 0 ? synchronize_folder_of(name) : result;
}

sqlite3_vfs made_vfs()
{
    sqlite3_vfs vfs = real_vfs();
    vfs.szOsFile = most_bytes_of_real_file + static_cast<int>(sizeof(Extra));
    vfs.zName = vfs_name;
    vfs.pNext = nullptr;
    vfs.xOpen = open;
    vfs.xDelete = remove;
    return vfs;
}

} // namespace

const char* honest_disk()
{
    static sqlite3_vfs vfs = made_vfs();
    // No effect if it is registered already.
    constexpr int not_by_default = 0;
    sqlite3_vfs_register(&vfs, not_by_default);
    return vfs_name;
}

} // namespace consigliere::db

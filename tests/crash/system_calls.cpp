/// The calls of the system by which files are used, in place of those of the C library: SQLite, the
/// standard library and we ourselves all come by here. What is none of the watched folder's goes
/// straight to the system.

#include "tests/crash/failing_new.h"
#include "tests/crash/machine.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace {

using consigliere::test::Call;
using consigliere::test::Machine;
using consigliere::test::MemoryHolds;
using consigliere::test::Naming;

/// The machine, if it watches the thing: a path or a descriptor.
template <typename Thing>
Machine* watcher_of(Thing thing)
{
    Machine* machine = Machine::present();
    return machine != nullptr && machine->watches(thing) ? machine : nullptr;
}

/// Whether the call fails now; the reason is in errno then.
bool fails(Machine* machine, Call call)
{
    const std::optional<int> error = machine == nullptr ? std::nullopt : machine->failure_of(call);
    if (error)
        errno = *error;
    return error.has_value();
}

bool is_there(const char* path)
{
    struct stat status { };
    return ::syscall(SYS_newfstatat, AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0;
}

int open_file(int folder, const char* path, int flags, mode_t mode)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(path);
    if (fails(machine, Call::open))
        return -1;
    const bool was_there = machine != nullptr && is_there(path);
    const auto descriptor = static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
    if (Machine* present = Machine::present(); present != nullptr && descriptor >= 0)
        present->closed(descriptor);
    if (machine != nullptr && descriptor >= 0)
        machine->opened(descriptor, path, was_there, (flags & O_TRUNC) != 0);
    return descriptor;
}

mode_t mode_behind(int flags, va_list arguments)
{
    constexpr int makes = O_CREAT | __O_TMPFILE;
    return (flags & makes) != 0 ? va_arg(arguments, mode_t) : 0;
}

ssize_t write_file(int descriptor, const void* bytes, std::size_t size, off_t offset)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(descriptor);
    if (fails(machine, Call::write))
        return -1;
    const ssize_t written = ::syscall(SYS_pwrite64, descriptor, bytes, size, offset);
    if (machine != nullptr && written > 0)
        machine->written(descriptor,
            {static_cast<const char*>(bytes), static_cast<std::size_t>(written)}, offset);
    return written;
}

ssize_t append_file(int descriptor, const void* bytes, std::size_t size)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(descriptor);
    if (machine == nullptr)
        return ::syscall(SYS_write, descriptor, bytes, size);
    const off_t offset = ::syscall(SYS_lseek, descriptor, 0, SEEK_CUR);
    const ssize_t written = write_file(descriptor, bytes, size, offset);
    if (written > 0)
        ::syscall(SYS_lseek, descriptor, written, SEEK_CUR);
    return written;
}

int truncate_file(int descriptor, off_t size)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(descriptor);
    if (fails(machine, Call::write))
        return -1;
    const auto result = static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
    if (machine != nullptr && result == 0)
        machine->truncated(descriptor, size);
    return result;
}

int synchronize_file(int descriptor)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(descriptor);
    if (machine == nullptr)
        return static_cast<int>(::syscall(SYS_fsync, descriptor));
    if (fails(machine, Call::synchronize))
        return -1;
    machine->synchronized(descriptor);
    return 0;
}

int rename_file(int from_folder, const char* from, int to_folder, const char* to, unsigned flags)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(to);
    if (machine != nullptr && flags != 0 && machine->naming() != Naming::usual) {
        errno = EINVAL;
        return -1;
    }
    if (fails(machine, Call::change_name))
        return -1;
    const auto result =
        static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
    if (machine == nullptr || result != 0)
        return result;
    if ((flags & RENAME_EXCHANGE) != 0)
        machine->exchanged(from, to);
    else
        machine->renamed(from, to);
    return result;
}

int link_file(const char* from, const char* to)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(to);
    if (machine != nullptr && machine->naming() == Naming::plain) {
        errno = EPERM;
        return -1;
    }
    if (fails(machine, Call::change_name))
        return -1;
    const auto result = static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
    if (machine != nullptr && result == 0)
        machine->linked(from, to);
    return result;
}

int remove_name(const char* path, int flags)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(path);
    if (fails(machine, Call::change_name))
        return -1;
    const auto result = static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, flags));
    if (machine != nullptr && result == 0)
        machine->removed(path);
    return result;
}

int look_at(const char* path, struct stat* status, int flags)
{
    const MemoryHolds holds;
    if (fails(watcher_of(path), Call::look))
        return -1;
    return static_cast<int>(::syscall(SYS_newfstatat, AT_FDCWD, path, status, flags));
}

int look_at(int descriptor, struct stat* status)
{
    const MemoryHolds holds;
    if (fails(watcher_of(descriptor), Call::look))
        return -1;
    return static_cast<int>(::syscall(SYS_fstat, descriptor, status));
}

ssize_t read_file(int descriptor, void* bytes, std::size_t size)
{
    const MemoryHolds holds;
    if (fails(watcher_of(descriptor), Call::read))
        return -1;
    return ::syscall(SYS_read, descriptor, bytes, size);
}

ssize_t read_file(int descriptor, void* bytes, std::size_t size, off_t offset)
{
    const MemoryHolds holds;
    if (fails(watcher_of(descriptor), Call::read))
        return -1;
    return ::syscall(SYS_pread64, descriptor, bytes, size, offset);
}

std::FILE* open_stream(const char* name_of_real, const char* path, const char* mode)
{
    const MemoryHolds holds;
    using Open = std::FILE* (*)(const char*, const char*);
    const auto really_open = reinterpret_cast<Open>(::dlsym(RTLD_NEXT, name_of_real));
    Machine* machine = watcher_of(path);
    if (fails(machine, Call::open))
        return nullptr;
    const bool was_there = machine != nullptr && is_there(path);
    std::FILE* stream = really_open(path, mode);
    if (machine != nullptr && stream != nullptr)
        machine->opened(::fileno(stream), path, was_there, mode[0] == 'w');
    return stream;
}

int make_unique(char* path)
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(path);
    if (fails(machine, Call::open))
        return -1;
    using Make = int (*)(char*);
    const auto really_make = reinterpret_cast<Make>(::dlsym(RTLD_NEXT, "mkstemp"));
    const int descriptor = really_make(path);
    if (machine != nullptr && descriptor >= 0)
        machine->opened(descriptor, path, false, false);
    return descriptor;
}

int control_file(int descriptor, int command, void* argument)
{
    const MemoryHolds holds;
    const bool is_lock = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
    if (is_lock && fails(watcher_of(descriptor), Call::lock))
        return -1;
    return static_cast<int>(::syscall(SYS_fcntl, descriptor, command, argument));
}

} // namespace

// The C library names some of them twice.
extern "C" {

int open(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = mode_behind(flags, arguments);
    va_end(arguments);
    return open_file(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = mode_behind(flags, arguments);
    va_end(arguments);
    return open_file(AT_FDCWD, path, flags, mode);
}
int close(int descriptor)
{
    if (Machine* machine = Machine::present())
        machine->closed(descriptor);
    return static_cast<int>(::syscall(SYS_close, descriptor));
}
ssize_t read(int descriptor, void* bytes, std::size_t size)
{
    return read_file(descriptor, bytes, size);
}
ssize_t pread(int descriptor, void* bytes, std::size_t size, off_t offset)
{
    return read_file(descriptor, bytes, size, offset);
}
ssize_t pread64(int descriptor, void* bytes, std::size_t size, off_t offset)
{
    return read_file(descriptor, bytes, size, offset);
}
ssize_t write(int descriptor, const void* bytes, std::size_t size)
{
    return append_file(descriptor, bytes, size);
}
ssize_t writev(int descriptor, const struct iovec* parts, int count)
{
    ssize_t written = 0;
    for (int i = 0; i < count; ++i) {
        const ssize_t part = append_file(descriptor, parts[i].iov_base, parts[i].iov_len);
        if (part < 0)
            return written > 0 ? written : part;
        written += part;
    }
    return written;
}
ssize_t pwrite(int descriptor, const void* bytes, std::size_t size, off_t offset)
{
    return write_file(descriptor, bytes, size, offset);
}
ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off_t offset)
{
    return write_file(descriptor, bytes, size, offset);
}
ssize_t sendfile(int to, int from, off_t* offset, std::size_t size)
{
    if (watcher_of(to) == nullptr && watcher_of(from) == nullptr)
        return ::syscall(SYS_sendfile, to, from, offset, size);
    // Whoever copies a file does it by reading and writing then.
    errno = EINVAL;
    return -1;
}
int ftruncate(int descriptor, off_t size) noexcept
{
    return truncate_file(descriptor, size);
}
int ftruncate64(int descriptor, off_t size) noexcept
{
    return truncate_file(descriptor, size);
}
int fsync(int descriptor)
{
    return synchronize_file(descriptor);
}
int fdatasync(int descriptor)
{
    return synchronize_file(descriptor);
}
int rename(const char* from, const char* to) noexcept
{
    return rename_file(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int renameat2(
    int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept
{
    return rename_file(from_folder, from, to_folder, to, flags);
}
int link(const char* from, const char* to) noexcept
{
    return link_file(from, to);
}
int unlink(const char* path) noexcept
{
    return remove_name(path, 0);
}
int rmdir(const char* path) noexcept
{
    return remove_name(path, AT_REMOVEDIR);
}
int remove(const char* path) noexcept
{
    const int result = remove_name(path, 0);
    return result != 0 && errno == EISDIR ? remove_name(path, AT_REMOVEDIR) : result;
}
int mkdir(const char* path, mode_t mode) noexcept
{
    const MemoryHolds holds;
    Machine* machine = watcher_of(path);
    if (fails(machine, Call::change_name))
        return -1;
    const auto result = static_cast<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
    if (machine != nullptr && result == 0)
        machine->made_folder(path);
    return result;
}
int mkstemp(char* path)
{
    return make_unique(path);
}
int mkstemp64(char* path)
{
    return make_unique(path);
}
std::FILE* fopen(const char* path, const char* mode)
{
    return open_stream("fopen", path, mode);
}
std::FILE* fopen64(const char* path, const char* mode)
{
    return open_stream("fopen64", path, mode);
}
int fclose(std::FILE* stream)
{
    if (Machine* machine = Machine::present())
        machine->closed(::fileno(stream));
    using Close = int (*)(std::FILE*);
    static const auto really_close = reinterpret_cast<Close>(::dlsym(RTLD_NEXT, "fclose"));
    return really_close(stream);
}
int stat(const char* path, struct stat* status) noexcept
{
    return look_at(path, status, 0);
}
int stat64(const char* path, struct stat64* status) noexcept
{
    return look_at(path, reinterpret_cast<struct stat*>(status), 0);
}
int lstat(const char* path, struct stat* status) noexcept
{
    return look_at(path, status, AT_SYMLINK_NOFOLLOW);
}
int lstat64(const char* path, struct stat64* status) noexcept
{
    return look_at(path, reinterpret_cast<struct stat*>(status), AT_SYMLINK_NOFOLLOW);
}
int fstat(int descriptor, struct stat* status) noexcept
{
    return look_at(descriptor, status);
}
int fstat64(int descriptor, struct stat64* status) noexcept
{
    return look_at(descriptor, reinterpret_cast<struct stat*>(status));
}
int access(const char* path, int mode) noexcept
{
    if (fails(watcher_of(path), Call::look))
        return -1;
    return static_cast<int>(::syscall(SYS_faccessat, AT_FDCWD, path, mode));
}
int fcntl(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void* argument = va_arg(arguments, void*);
    va_end(arguments);
    return control_file(descriptor, command, argument);
}
int fcntl64(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void* argument = va_arg(arguments, void*);
    va_end(arguments);
    return control_file(descriptor, command, argument);
}
/// Whoever waits for a simulated machine waits no real time: its locks go when a test says so.
int nanosleep(const timespec* wanted, timespec* left)
{
    if (Machine::present() != nullptr)
        return 0;
    return static_cast<int>(::syscall(SYS_nanosleep, wanted, left));
}
int usleep(useconds_t microseconds)
{
    constexpr useconds_t second = 1'000'000;
    const timespec wanted{microseconds / second, static_cast<long>(microseconds % second) * 1'000};
    return ::nanosleep(&wanted, nullptr);
}
}

#include "tests/crash/machine.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace consigliere::test {

namespace {

using Kind = Operation::Kind;

Machine* the_machine = nullptr;

/// The number of the system that a fault gives for a call; nothing when it cannot strike there.
std::optional<int> error_of(Fault::Kind kind, Call call)
{
    const auto only = [call](Call struck, int error) {
        return call == struck ? std::optional(error) : std::nullopt;
    };
    switch (kind) {
    case Fault::Kind::full:
        return only(Call::write, ENOSPC);
    case Fault::Kind::broken:
        return call == Call::synchronize ? std::optional(EIO) : only(Call::write, EIO);
    case Fault::Kind::unreadable:
        return only(Call::read, EIO);
    case Fault::Kind::busy:
        return only(Call::lock, EAGAIN);
    case Fault::Kind::closed:
        return only(Call::open, EACCES);
    case Fault::Kind::stuck:
        return only(Call::change_name, EIO);
    case Fault::Kind::unseen:
        break;
    }
    return only(Call::look, EIO);
}

/// Asks the system itself: nobody watches here.
std::optional<ino_t> inode_of(const char* path)
{
    struct stat status { };
    if (::syscall(SYS_newfstatat, AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) != 0)
        return std::nullopt;
    return status.st_ino;
}

} // namespace

std::string_view name_of(Fault::Kind kind)
{
    switch (kind) {
    case Fault::Kind::full:
        return "full";
    case Fault::Kind::broken:
        return "broken";
    case Fault::Kind::unreadable:
        return "unreadable";
    case Fault::Kind::busy:
        return "busy";
    case Fault::Kind::closed:
        return "closed";
    case Fault::Kind::stuck:
        return "stuck";
    case Fault::Kind::unseen:
        break;
    }
    return "unseen";
}

Machine::Machine(std::string folder, Naming naming)
    : m_folder(std::move(folder))
    , m_naming(naming)
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder)) {
        if (entry.is_regular_file())
            files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    for (const std::string& file : files)
        m_numbers[*inode_of(file.c_str())] = ++m_last_number;
}

Machine* Machine::present()
{
    return the_machine;
}

void Machine::make_present(Machine* machine)
{
    the_machine = machine;
}

bool Machine::watches(const char* path) const
{
    const std::string_view name = path;
    return name.starts_with(m_folder)
        && (name.size() == m_folder.size() || name[m_folder.size()] == '/');
}

bool Machine::watches(int descriptor) const
{
    return descriptor >= 0 && descriptor < static_cast<int>(m_open.size())
        && m_open[static_cast<std::size_t>(descriptor)];
}

std::optional<int> Machine::failure_of(Call call)
{
    if (!m_fault)
        return std::nullopt;
    const std::optional<int> error = error_of(m_fault->kind, call);
    if (!error)
        return std::nullopt;
    const int number = ++m_chances;
    if (number < m_fault->first || number - m_fault->first >= m_fault->count)
        return std::nullopt;
    m_has_failed = true;
    return error;
}

void Machine::set_fault(std::optional<Fault> fault)
{
    m_fault = fault;
    m_chances = 0;
    m_has_failed = false;
}

FileNumber Machine::number_of(const char* path)
{
    const std::optional<ino_t> inode = inode_of(path);
    return inode ? m_numbers[*inode] : 0;
}

void Machine::opened(int descriptor, const char* path, bool was_there, bool is_emptied)
{
    struct stat status { };
    ::syscall(SYS_fstat, descriptor, &status);
    auto& open = m_open.at(static_cast<std::size_t>(descriptor));
    if (S_ISDIR(status.st_mode)) {
        open = Open{path, 0};
        return;
    }
    // The system gives the number of a removed file to a new one.
    if (!was_there)
        m_numbers[status.st_ino] = ++m_last_number;
    open = Open{path, m_numbers[status.st_ino]};
    if (!was_there)
        m_log.push_back({Kind::create, path, open->number, 0, {}, {}});
    else if (is_emptied)
        m_log.push_back({Kind::truncate, path, open->number, 0, {}, {}});
}

void Machine::closed(int descriptor)
{
    if (watches(descriptor))
        m_open[static_cast<std::size_t>(descriptor)].reset();
}

void Machine::written(int descriptor, std::string_view bytes, off_t offset)
{
    const Open& open = *m_open[static_cast<std::size_t>(descriptor)];
    m_log.push_back(
        {Kind::write, open.path, open.number, static_cast<std::size_t>(offset), Bytes(bytes), {}});
}

void Machine::truncated(int descriptor, off_t size)
{
    const Open& open = *m_open[static_cast<std::size_t>(descriptor)];
    m_log.push_back(
        {Kind::truncate, open.path, open.number, static_cast<std::size_t>(size), {}, {}});
}

void Machine::synchronized(int descriptor)
{
    const Open& open = *m_open[static_cast<std::size_t>(descriptor)];
    const Kind kind = open.number == 0 ? Kind::synchronize_folder : Kind::synchronize;
    m_log.push_back({kind, open.path, open.number, 0, {}, {}});
}

void Machine::renamed(const char* from, const char* to)
{
    // It has its new name already.
    m_log.push_back({Kind::rename, from, number_of(to), 0, {}, to});
}

void Machine::linked(const char* from, const char* to)
{
    m_log.push_back({Kind::link, from, number_of(to), 0, {}, to});
}

void Machine::exchanged(const char* from, const char* to)
{
    m_log.push_back({Kind::exchange, from, number_of(to), 0, {}, to, number_of(from)});
}

void Machine::removed(const char* path)
{
    m_log.push_back({Kind::remove, path, 0, 0, {}, {}});
}

void Machine::made_folder(const char* path)
{
    m_log.push_back({Kind::make_folder, path, 0, 0, {}, {}});
}

void Machine::acknowledge(int number)
{
    m_log.push_back({Kind::acknowledge, {}, 0, static_cast<std::size_t>(number), {}, {}});
}

} // namespace consigliere::test

#include "tests/crash/disk.h"

#include <sqlite3.h>

#include <algorithm>

namespace consigliere::test {

namespace {

using Kind = Operation::Kind;

/// The smallest piece that a disk writes as a whole, whatever it says.
constexpr std::size_t smallest_sector = 512;
constexpr std::size_t page_size = 4096;

std::string folder_of(const std::string& path)
{
    return path.substr(0, path.rfind('/'));
}

void put(Bytes& content, std::size_t offset, std::string_view bytes)
{
    content.resize(std::max(content.size(), offset + bytes.size()));
    content.replace(offset, bytes.size(), bytes);
}

void change(Disk::Content& content, const Operation& operation)
{
    switch (operation.kind) {
    case Kind::create:
        content.names[operation.file] = operation.number;
        content.files.try_emplace(operation.number);
        break;
    case Kind::write:
        put(content.files[operation.number], operation.offset, operation.bytes);
        break;
    case Kind::truncate:
        content.files[operation.number].resize(operation.offset);
        break;
    case Kind::rename:
        content.names[operation.to] = operation.number;
        content.names.erase(operation.file);
        break;
    case Kind::link:
        content.names[operation.to] = operation.number;
        break;
    case Kind::exchange:
        content.names[operation.to] = operation.number;
        content.names[operation.file] = operation.other;
        break;
    case Kind::remove:
        content.names.erase(operation.file);
        break;
    case Kind::make_folder:
        content.folders.insert(operation.file);
        break;
    case Kind::synchronize:
    case Kind::synchronize_folder:
    case Kind::acknowledge:
        break;
    }
}

bool is_about_bytes(const Operation& operation)
{
    return operation.kind == Kind::write || operation.kind == Kind::truncate;
}

bool toss(std::mt19937& generator)
{
    return generator() % 2 == 0;
}

Bytes garbage(std::size_t size, std::mt19937& generator)
{
    Bytes bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(generator());
    return bytes;
}

/// What a cut does to one write, on a disk that promises this.
class CutWrite {
public:
    CutWrite(Bytes& content, const Operation& write, int promises, std::mt19937& generator)
        : m_content(content)
        , m_write(write)
        , m_promises(promises)
        , m_generator(generator)
    {
    }

    /// Some of its sectors reach the disk.
    void tear()
    {
        if (is_whole_or_nothing())
            return;
        const std::size_t old_size = m_content.size();
        std::size_t from = 0;
        while (from < m_write.bytes.size()) {
            const std::size_t to_border =
                smallest_sector - (m_write.offset + from) % smallest_sector;
            const std::size_t size = std::min(to_border, m_write.bytes.size() - from);
            const bool arrives = toss(m_generator);
            // A file that only grows over what is there already does not grow any further.
            if (!arrives && grows_safely() && m_write.offset + from + size > old_size)
                return;
            if (arrives)
                put(m_content, m_write.offset + from,
                    std::string_view(m_write.bytes).substr(from, size));
            from += size;
        }
    }

    /// It leaves garbage in its place, and around it if the disk does not promise otherwise.
    void trash()
    {
        if (is_whole_or_nothing() || grows_safely())
            return;
        std::size_t begin = m_write.offset;
        std::size_t end = m_write.offset + m_write.bytes.size();
        if ((m_promises & SQLITE_IOCAP_POWERSAFE_OVERWRITE) == 0) {
            const std::size_t whole_sectors =
                (end + smallest_sector - 1) / smallest_sector * smallest_sector;
            begin -= begin % smallest_sector;
            end = std::max(end, std::min(m_content.size(), whole_sectors));
        }
        put(m_content, begin, garbage(end - begin, m_generator));
    }

private:
    [[nodiscard]] bool grows_safely() const
    {
        return (m_promises & SQLITE_IOCAP_SAFE_APPEND) != 0
            && m_write.offset + m_write.bytes.size() > m_content.size();
    }

    /// A page that the disk writes as a whole or not at all.
    bool is_whole_or_nothing()
    {
        const bool is_page = (m_promises & SQLITE_IOCAP_ATOMIC4K) != 0
            && m_write.bytes.size() == page_size && m_write.offset % page_size == 0;
        if (is_page && toss(m_generator))
            put(m_content, m_write.offset, m_write.bytes);
        return is_page;
    }

    Bytes& m_content;
    const Operation& m_write;
    int m_promises;
    std::mt19937& m_generator;
};

void apply_by_fate(Disk::Content& content, const Operation& operation, Outcome fate, int promises,
    std::mt19937& generator)
{
    const bool is_write = operation.kind == Kind::write;
    // Where nothing was appended nothing can be appended behind it.
    if (is_write && (promises & SQLITE_IOCAP_SAFE_APPEND) != 0
        && operation.offset > content.files[operation.number].size())
        return;
    switch (fate) {
    case Outcome::lost:
        break;
    case Outcome::kept:
        change(content, operation);
        break;
    case Outcome::torn:
        if (is_write) {
            CutWrite(content.files[operation.number], operation, promises, generator).tear();
            break;
        }
        [[fallthrough]];
    case Outcome::picked:
        if (toss(generator))
            change(content, operation);
        break;
    case Outcome::trashed:
        if (is_write && toss(generator))
            CutWrite(content.files[operation.number], operation, promises, generator).trash();
        else if (toss(generator))
            change(content, operation);
        break;
    }
}

} // namespace

std::string_view name_of(Outcome fate)
{
    switch (fate) {
    case Outcome::lost:
        return "lost";
    case Outcome::kept:
        return "kept";
    case Outcome::picked:
        return "picked";
    case Outcome::torn:
        return "torn";
    case Outcome::trashed:
        break;
    }
    return "trashed";
}

Device usual_device()
{
    return {SQLITE_IOCAP_POWERSAFE_OVERWRITE, page_size};
}

std::vector<Device> all_devices()
{
    constexpr int usual = SQLITE_IOCAP_POWERSAFE_OVERWRITE;
    return {{0, smallest_sector}, {0, page_size}, {usual, smallest_sector}, {usual, page_size},
        {usual | SQLITE_IOCAP_ATOMIC4K, page_size}, {usual | SQLITE_IOCAP_SAFE_APPEND, page_size},
        {usual | SQLITE_IOCAP_ATOMIC4K | SQLITE_IOCAP_SAFE_APPEND, page_size}};
}

Disk::Disk(const Files& files, Device device)
    : m_device(device)
{
    FileNumber number = 0;
    for (const auto& [name, bytes] : files) {
        m_safe.names[name] = ++number;
        m_safe.files[number] = bytes;
    }
}

void Disk::make_safe(
    bool (*concerns)(const Operation& pending, const Operation& now), const Operation& now)
{
    std::vector<Operation> still_pending;
    for (Operation& earlier : m_pending) {
        if (concerns(earlier, now))
            change(m_safe, earlier);
        else
            still_pending.push_back(std::move(earlier));
    }
    m_pending = std::move(still_pending);
}

void Disk::follow(const Operation& operation)
{
    switch (operation.kind) {
    case Kind::acknowledge:
        m_acknowledged = static_cast<int>(operation.offset);
        break;
    case Kind::synchronize:
        make_safe(
            [](const Operation& pending, const Operation& now) {
                return is_about_bytes(pending) && pending.number == now.number;
            },
            operation);
        break;
    case Kind::synchronize_folder:
        make_safe(
            [](const Operation& pending, const Operation& now) {
                return !is_about_bytes(pending) && folder_of(pending.file) == now.file;
            },
            operation);
        break;
    default:
        m_pending.push_back(operation);
    }
    if (operation.kind == Kind::make_folder)
        m_made_folders.insert(operation.file);
}

Files Disk::after_cut(Outcome fate, std::mt19937& generator) const
{
    Content content = m_safe;
    for (const Operation& operation : m_pending)
        apply_by_fate(content, operation, fate, m_device.promises, generator);
    Files found;
    for (const auto& [name, number] : content.names) {
        bool is_reached = true;
        for (std::string folder = folder_of(name); m_made_folders.contains(folder);
             folder = folder_of(folder))
            is_reached = is_reached && content.folders.contains(folder);
        if (is_reached)
            found[name] = content.files[number];
    }
    return found;
}

} // namespace consigliere::test

#include "tests/crash/disk.h"

#include <algorithm>

namespace consigliere::test {

namespace {

using Kind = Operation::Kind;

void put(Bytes& content, std::size_t offset, std::string_view bytes)
{
    content.resize(std::max(content.size(), offset + bytes.size()));
    content.replace(offset, bytes.size(), bytes);
}

void change(Files& files, const Operation& operation)
{
    switch (operation.kind) {
    case Kind::create:
        files.try_emplace(operation.file);
        break;
    case Kind::write:
        put(files[operation.file], operation.offset, operation.bytes);
        break;
    case Kind::truncate:
        files[operation.file].resize(operation.offset);
        break;
    case Kind::remove:
        files.erase(operation.file);
        break;
    case Kind::synchronize:
    case Kind::acknowledge:
        break;
    }
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

/// The sectors of a write, some of which reach the disk.
void apply_torn(Files& files, const Operation& write, std::mt19937& generator)
{
    std::size_t from = 0;
    while (from < write.bytes.size()) {
        const std::size_t to_border = sector_size - (write.offset + from) % sector_size;
        const std::size_t size = std::min(to_border, write.bytes.size() - from);
        if (toss(generator))
            put(files[write.file], write.offset + from,
                std::string_view(write.bytes).substr(from, size));
        from += size;
    }
}

void apply_by_fate(Files& files, const Operation& operation, Fate fate, std::mt19937& generator)
{
    const bool is_write = operation.kind == Kind::write;
    switch (fate) {
    case Fate::lost:
        break;
    case Fate::kept:
        change(files, operation);
        break;
    case Fate::torn:
        if (is_write) {
            apply_torn(files, operation, generator);
            break;
        }
        [[fallthrough]];
    case Fate::picked:
        if (toss(generator))
            change(files, operation);
        break;
    case Fate::trashed:
        if (is_write && toss(generator))
            put(files[operation.file], operation.offset,
                garbage(operation.bytes.size(), generator));
        else if (toss(generator))
            change(files, operation);
        break;
    }
}

} // namespace

std::string_view name_of(Fate fate)
{
    switch (fate) {
    case Fate::lost:
        return "lost";
    case Fate::kept:
        return "kept";
    case Fate::picked:
        return "picked";
    case Fate::torn:
        return "torn";
    case Fate::trashed:
        break;
    }
    return "trashed";
}

void Disk::follow(const Operation& operation)
{
    if (operation.kind == Kind::acknowledge) {
        m_acknowledged = static_cast<int>(operation.offset);
        return;
    }
    const bool makes_safe = operation.kind == Kind::synchronize
        || (operation.kind == Kind::remove && operation.is_safe);
    if (!makes_safe) {
        m_pending.push_back(operation);
        return;
    }
    std::vector<Operation> still_pending;
    for (Operation& earlier : m_pending) {
        if (earlier.file == operation.file)
            change(m_safe, earlier);
        else
            still_pending.push_back(std::move(earlier));
    }
    m_pending = std::move(still_pending);
    change(m_safe, operation);
}

Files Disk::after_cut(Fate fate, std::mt19937& generator) const
{
    Files files = m_safe;
    for (const Operation& operation : m_pending)
        apply_by_fate(files, operation, fate, generator);
    return files;
}

} // namespace consigliere::test

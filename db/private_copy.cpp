#include "db/private_copy.h"

#include "db/open_databases.h"

#include <system_error>
#include <utility>

namespace consigliere::db {

using Kind = DatabaseError::Kind;

PrivateCopy::PrivateCopy(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
}

PrivateCopy::PrivateCopy(PrivateCopy&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {}))
{
}

PrivateCopy::~PrivateCopy()
{
    std::error_code code;
    if (!m_folder.empty())
        std::filesystem::remove_all(m_folder, code);
}

ledger::ErrorOr<PrivateCopy, DatabaseError> PrivateCopy::of(const std::filesystem::path& database)
{
    // Whoever reads it as a file would give up SQLite's lock on it.
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    std::error_code code;
    const std::filesystem::path base = std::filesystem::temp_directory_path(code);
    std::string name = (base / "consigliere-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        return DatabaseError{Kind::unwritable, base.string(),
            std::error_code(errno, std::generic_category()).message(), {}};
    PrivateCopy copy(name);
    for (const char* ending : {"", "-wal", "-journal"}) {
        const std::filesystem::path from = database.string() + ending;
        if (*ending != '\0' && !std::filesystem::exists(from, code))
            continue;
        if (!std::filesystem::copy_file(from, copy.path().string() + ending, code)) {
            const bool is_full = code == std::errc::no_space_on_device;
            return DatabaseError{
                is_full ? Kind::disk_full : Kind::unreadable, from.string(), code.message(), {}};
        }
        std::filesystem::permissions(copy.path().string() + ending,
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, code);
    }
    return copy;
}

} // namespace consigliere::db

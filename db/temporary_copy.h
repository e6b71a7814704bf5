#pragma once

#include "db/database_error.h"

#include <filesystem>

namespace consigliere::db {

/// A database with what lies beside it, copied byte by byte into a folder of its own, which goes
/// away with this. There it can be opened and repaired like any other, while the original, which
/// may be damaged or may not be written, stays as it is.
class TemporaryCopy {
public:
    [[nodiscard]] static ErrorOr<TemporaryCopy, DatabaseError> of(
        const std::filesystem::path& database);
    TemporaryCopy(TemporaryCopy&& other) noexcept;
    TemporaryCopy& operator=(TemporaryCopy&&) = delete;
    ~TemporaryCopy();

    [[nodiscard]] std::filesystem::path path() const { return m_folder / "copy.db"; }

private:
    explicit TemporaryCopy(std::filesystem::path folder);

    std::filesystem::path m_folder;
};

} // namespace consigliere::db

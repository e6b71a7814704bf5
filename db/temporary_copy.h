#pragma once

#include "db/database_error.h"

#include <filesystem>

namespace consigliere::db {

/// Byte-wise copy of a database and its companion files in a temporary folder, deleted on
/// destruction.
/// For opening and repairing a database that is damaged or not writable without modifying it.
class TemporaryCopy {
public:
    [[nodiscard]] static ErrorOr<TemporaryCopy, DatabaseError> of(
        const std::filesystem::path& database);
    /// Only the folder, for a file that is still to be written.
    [[nodiscard]] static ErrorOr<TemporaryCopy, DatabaseError> begin();
    TemporaryCopy(TemporaryCopy&& other) noexcept;
    TemporaryCopy& operator=(TemporaryCopy&&) = delete;
    ~TemporaryCopy();

    [[nodiscard]] std::filesystem::path path() const { return m_folder / "copy.db"; }

private:
    explicit TemporaryCopy(std::filesystem::path folder);

    std::filesystem::path m_folder;
};

} // namespace consigliere::db

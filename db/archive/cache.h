#pragma once

#include "db/archive/digest.h"
#include "db/session_id.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace consigliere::db {

/// Which entries and pauses a digest was made of, and by which referee.
struct DigestKey {
    std::int64_t entries = 0;
    std::string last; ///< What tells the last entry from all others, and then the pauses.
    int rules_version = 0;

    [[nodiscard]] friend bool operator==(const DigestKey&, const DigestKey&) = default;
};

struct StampedFacts {
    DigestKey stamp;
    EveningFacts facts;
};

/// The digests of all evenings in a file of their own beside the database. Nothing in it is true by
/// itself: it may be deleted at any time, and what is damaged in it, or cannot be written, is
/// simply not there. Where no file can be had, the digests are kept for as long as the program
/// runs.
///
/// It may be used by several threads.
class Cache {
public:
    /// Opens the file, or makes another one in its place. An empty name asks for memory.
    explicit Cache(const std::filesystem::path& file);
    ~Cache();
    Cache(const Cache&) = delete;
    Cache& operator=(const Cache&) = delete;

    /// The file beside a database.
    [[nodiscard]] static std::filesystem::path file_beside(const std::filesystem::path& database);

    /// Whether it outlives the program.
    [[nodiscard]] bool is_kept() const { return m_is_kept; }

    /// What is known of all evenings, also of those that are no more.
    [[nodiscard]] std::map<SessionId, StampedFacts> all_facts();
    [[nodiscard]] std::optional<EveningSeries> course_of(
        const SessionId& id, const DigestKey& stamp);

    void keep(const SessionId& id, const DigestKey& stamp, const EveningDigest& digest);
    /// What was kept since the last call is in the file when this returns.
    void write();

private:
    class File;

    void open();
    /// Does some work with the file; if that fails, another one is made, and the work is not done.
    template <typename Work>
    void with_file(const Work& work);

    std::filesystem::path m_path;
    std::mutex m_mutex;
    std::unique_ptr<File> m_file;
    bool m_is_kept = false;
};

} // namespace consigliere::db

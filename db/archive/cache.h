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

/// Cache key of a digest: its entries, its pauses and the rules version.
struct DigestKey {
    std::int64_t entries = 0;
    std::string last; ///< Hashes of the last entry and component update, then the pauses.
    int rules_version = 0;

    [[nodiscard]] friend bool operator==(const DigestKey&, const DigestKey&) = default;
};

struct StampedFacts {
    DigestKey stamp;
    EveningFacts facts;
};

/// Stores the digests of all evenings in a separate file beside the database.
/// Disposable: it may be deleted at any time, and damaged or unwritable entries are treated as
/// missing. If no file can be used, the digests are kept in memory. Thread-safe.
class Cache {
public:
    /// Opens the file, or replaces one that cannot be used. An empty path means memory.
    explicit Cache(const std::filesystem::path& file);
    ~Cache();
    Cache(const Cache&) = delete;
    Cache& operator=(const Cache&) = delete;

    [[nodiscard]] static std::filesystem::path file_beside(const std::filesystem::path& database);

    /// True if the cache is in a file and survives the program.
    [[nodiscard]] bool is_kept() const { return m_is_kept; }

    /// All cached facts, including those of evenings that have been removed.
    [[nodiscard]] std::map<SessionId, StampedFacts> all_facts();
    [[nodiscard]] std::optional<EveningSeries> course_of(
        const SessionId& id, const DigestKey& stamp);

    /// What was computed from an evening besides its digest, as the caller writes it.
    [[nodiscard]] std::optional<std::string> story_of(const SessionId& id, const DigestKey& stamp);
    void keep_story(const SessionId& id, const DigestKey& stamp, const std::string& text);

    void keep(const SessionId& id, const DigestKey& stamp, const EveningDigest& digest);
    /// Commits everything passed to `keep` since the last call.
    void write();

private:
    class File;

    void open();
    /// Runs `work` on the file. If it fails, the file is replaced and `work` is not repeated.
    template <typename Work>
    void with_file(const Work& work);

    std::filesystem::path m_path;
    std::mutex m_mutex;
    std::unique_ptr<File> m_file;
    bool m_is_kept = false;
};

} // namespace consigliere::db

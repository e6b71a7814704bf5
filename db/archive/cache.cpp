#include "db/archive/cache.h"

#include "db/archive/digest_bytes.h"
#include "db/files.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

namespace consigliere::db {

namespace {

/// `application_id` of cache files: "Cnsc".
constexpr int cache_application_id = 0x436e7363;
/// Evenings per commit.
constexpr int most_unwritten = 64;

constexpr const char* columns_of_table = R"sql( (
    uuid    TEXT PRIMARY KEY,
    entries INTEGER NOT NULL,
    last    TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    bytes   BLOB NOT NULL
) STRICT)sql";

std::string_view blob_in(const SQLite::Column& column)
{
    const char* bytes = static_cast<const char*>(column.getBlob());
    return {bytes, static_cast<std::size_t>(column.getBytes())};
}

/// The file is a database of another program and must not be replaced.
struct NotOurs { };

/// The cache is intact but opened by another process.
bool is_in_use(const SQLite::Exception& exception)
{
    return exception.getErrorCode() == SQLITE_BUSY || exception.getErrorCode() == SQLITE_LOCKED;
}

/// Creates the cache and its journal, for the owner only, before SQLite does with default rights.
void make_private(const std::filesystem::path& path)
{
    // O_EXCL: opening and closing an existing file would drop a lock of this process.
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor >= 0)
        ::close(descriptor);
    for (const char* ending : {"", "-journal"})
        keep_private(path.string() + ending);
}

} // namespace

class Cache::File {
public:
    explicit File(const std::string& name)
        : m_sqlite(name, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
    {
        m_sqlite.exec("PRAGMA locking_mode = EXCLUSIVE");
        const int found = m_sqlite.execAndGet("PRAGMA application_id").getInt();
        const int version = m_sqlite.execAndGet("PRAGMA user_version").getInt();
        const bool is_new = m_sqlite.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
        if (!is_new && found != cache_application_id)
            throw NotOurs{};
        if (!is_new && version != digest_version)
            throw SQLite::Exception("made by another version");
        // Damage after power loss is cheaper than synchronizing.
        m_sqlite.exec("PRAGMA journal_mode = TRUNCATE");
        m_sqlite.exec("PRAGMA synchronous = OFF");
        // Locks the file for this process.
        m_sqlite.exec("BEGIN EXCLUSIVE; COMMIT");
        if (is_new) {
            SQLite::Transaction making(m_sqlite);
            make_tables();
            m_sqlite.exec("PRAGMA application_id = " + std::to_string(cache_application_id));
            m_sqlite.exec("PRAGMA user_version = " + std::to_string(digest_version));
            making.commit();
        }
        // An older file has no stories.
        make_tables();
    }

    /// What a table has of an evening in this state.
    [[nodiscard]] std::optional<std::string> bytes_of(
        const std::string& table, const SessionId& id, const DigestKey& stamp)
    {
        SQLite::Statement row(m_sqlite,
            "SELECT bytes FROM " + table
                + " WHERE uuid = ? AND entries = ? AND last = ? AND rules = ?");
        row.bind(1, id);
        row.bind(2, stamp.entries);
        row.bind(3, stamp.last);
        row.bind(4, stamp.rules_version);
        if (!row.executeStep())
            return std::nullopt;
        return std::string(blob_in(row.getColumn(0)));
    }

    [[nodiscard]] SQLite::Database& sqlite() { return m_sqlite; }

    void keep(const std::string& table, const SessionId& id, const DigestKey& stamp,
        const std::string& bytes)
    {
        if (!m_transaction)
            m_transaction.emplace(m_sqlite);
        SQLite::Statement insert(
            m_sqlite, "INSERT OR REPLACE INTO " + table + " VALUES (?, ?, ?, ?, ?)");
        insert.bind(1, id);
        insert.bind(2, stamp.entries);
        insert.bind(3, stamp.last);
        insert.bind(4, stamp.rules_version);
        insert.bind(5, bytes.data(), static_cast<int>(bytes.size()));
        insert.exec();
    }
    void commit()
    {
        if (m_transaction)
            m_transaction->commit();
        m_transaction.reset();
        m_unwritten = 0;
    }
    void commit_now_and_then()
    {
        if (++m_unwritten >= most_unwritten)
            commit();
    }

private:
    void make_tables()
    {
        for (const char* table : {"facts", "course", "story"})
            m_sqlite.exec("CREATE TABLE IF NOT EXISTS " + std::string(table) + columns_of_table);
    }

    SQLite::Database m_sqlite;
    std::optional<SQLite::Transaction> m_transaction;
    int m_unwritten = 0;
};

Cache::Cache(const std::filesystem::path& file)
    : m_path(file)
{
    open();
}

Cache::~Cache()
{
    write();
}

std::filesystem::path Cache::file_beside(const std::filesystem::path& database)
{
    return database.string() + ".cache";
}

/// Tries the file twice, the second time newly created; then memory, which cannot fail.
void Cache::open()
{
    for (const bool is_second : {false, true}) {
        if (m_path.empty())
            break;
        try {
            make_private(m_path);
            m_file = std::make_unique<File>(m_path.string());
            m_is_kept = true;
            return;
        } catch (const NotOurs&) {
            break;
        } catch (const SQLite::Exception& exception) {
            if (is_in_use(exception))
                break;
            if (!is_second)
                remove_with_logs(m_path);
        }
    }
    m_file = std::make_unique<File>(":memory:");
    m_is_kept = false;
}

template <typename Work>
void Cache::with_file(const Work& work)
{
    const std::lock_guard lock(m_mutex);
    try {
        work(*m_file);
    } catch (const SQLite::Exception&) {
        m_file.reset();
        if (m_is_kept)
            remove_with_logs(m_path);
        open();
    }
}

std::map<SessionId, StampedFacts> Cache::all_facts()
{
    std::map<SessionId, StampedFacts> all;
    with_file([&all](File& file) {
        SQLite::Statement rows(
            file.sqlite(), "SELECT uuid, entries, last, rules, bytes FROM facts");
        while (rows.executeStep()) {
            std::optional<EveningFacts> facts = facts_from(blob_in(rows.getColumn(4)));
            if (facts)
                all.insert_or_assign(rows.getColumn(0).getString(),
                    StampedFacts{{rows.getColumn(1).getInt64(), rows.getColumn(2).getString(),
                                     rows.getColumn(3).getInt()},
                        std::move(*facts)});
        }
    });
    return all;
}

std::optional<EveningSeries> Cache::course_of(const SessionId& id, const DigestKey& stamp)
{
    std::optional<EveningSeries> course;
    with_file([&](File& file) {
        const std::optional<std::string> bytes = file.bytes_of("course", id, stamp);
        if (bytes)
            course = course_from(*bytes);
    });
    return course;
}

std::optional<std::string> Cache::story_of(const SessionId& id, const DigestKey& stamp)
{
    std::optional<std::string> text;
    with_file([&](File& file) { text = file.bytes_of("story", id, stamp); });
    return text;
}

void Cache::keep_story(const SessionId& id, const DigestKey& stamp, const std::string& text)
{
    with_file([&](File& file) {
        file.keep("story", id, stamp, text);
        file.commit();
    });
}

void Cache::keep(const SessionId& id, const DigestKey& stamp, const EveningDigest& digest)
{
    const std::string facts = bytes_of(digest.facts);
    const std::string course = bytes_of(digest.course);
    with_file([&](File& file) {
        file.keep("facts", id, stamp, facts);
        file.keep("course", id, stamp, course);
        file.commit_now_and_then();
    });
}

void Cache::write()
{
    with_file([](File& file) { file.commit(); });
}

} // namespace consigliere::db

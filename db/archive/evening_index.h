#pragma once

#include "db/archive/cache.h"
#include "db/archive/evening_card.h"
#include "db/database.h"

#include <chrono>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace consigliere::db {

class DigestWorkers;

/// Index of all evenings of a database.
/// Keeps their list in memory and their digests in a cache beside the database. Missing digests are
/// recomputed in the background, a few per `step`.
/// One index per database uses the cache file; a second one works, but keeps its digests in memory.
/// Pointers to cards are valid until `refresh` returns `Change::some`, or `show` is called.
class EveningIndex {
public:
    /// The database must outlive the index. A read-only database gets no cache file.
    explicit EveningIndex(Database& database);
    ~EveningIndex();
    EveningIndex(const EveningIndex&) = delete;
    EveningIndex& operator=(const EveningIndex&) = delete;

    enum class Change : std::uint8_t { none, some };
    /// Reads the list again if the database has changed. After `Change::some`, look up cards again.
    [[nodiscard]] ErrorOr<Change, DatabaseError> refresh();
    /// Replaces the list by `sessions`, which the caller has just read.
    void show(std::vector<SessionSummary> sessions);

    /// By day, latest first.
    [[nodiscard]] const std::vector<EveningCard>& evenings() const { return m_cards; }
    [[nodiscard]] EveningCards list(const EveningFilter& filter) const
    {
        return list_evenings(m_cards, filter);
    }
    [[nodiscard]] const EveningCard* find(const SessionId& id) const;

    /// Series of an evening; nullopt if it is not in the cache.
    [[nodiscard]] std::optional<EveningSeries> known_course_of(const SessionId& id);

    /// The chances of an evening as they were kept with its present entries; nullopt if they were
    /// not. Disposable like the digests, and never part of the record.
    [[nodiscard]] std::optional<std::string> kept_story_of(const SessionId& id);
    void keep_story(const SessionId& id, const std::string& text);

    struct Work {
        int done = 0;
        int all = 0;
        [[nodiscard]] bool is_over() const { return done >= all; }
    };
    /// Progress of the background work; `is_over()` if there is none.
    [[nodiscard]] Work work() const;
    /// Continues the work for at most `budget`: feeds the threads and collects their results. Call
    /// it once per frame. Returns true if a card has changed.
    bool step(std::chrono::microseconds budget);
    /// Stops the background work until `go_on`.
    void cancel();
    void go_on();
    [[nodiscard]] bool is_cancelled() const { return m_is_cancelled; }
    /// Blocks until all work is done.
    void finish();

    /// True if the digests are kept in a file.
    [[nodiscard]] bool is_kept() const { return m_cache.is_kept(); }

private:
    void index();
    void find_missing();
    [[nodiscard]] EveningCard* card(const SessionId& id);

    Database& m_database;
    Cache m_cache;
    std::vector<EveningCard> m_cards;
    std::unordered_map<SessionId, std::size_t> m_places;
    bool m_has_read_cache = false;
    /// Change counter of the database at the last `refresh`.
    int m_changes = -1;
    /// Evenings still to process, latest last.
    std::vector<SessionId> m_missing;
    int m_all = 0;
    int m_done = 0;
    bool m_is_cancelled = false;
    std::unique_ptr<DigestWorkers> m_rebuild;
};

} // namespace consigliere::db

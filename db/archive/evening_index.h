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

/// All evenings of a database, to look back at. It keeps the list of them in memory, and what their
/// entries come to in a cache beside the database; what the cache lacks is made again in the
/// background, a few evenings at every `step`.
///
/// One archive belongs to a database at a time: another one beside it works, but keeps in memory
/// what it finds.
///
/// The cards stay in their places until `refresh` says that something has changed.
class EveningIndex {
public:
    /// The database must outlive the archive. Nothing is read yet. Beside a database that can only
    /// be read, nothing is written.
    explicit EveningIndex(Database& database);
    ~EveningIndex();
    EveningIndex(const EveningIndex&) = delete;
    EveningIndex& operator=(const EveningIndex&) = delete;

    enum class Change : std::uint8_t { none, some };
    /// Reads the list again if anything has been written since. It says whether anything was, so
    /// that whoever holds cards looks for them anew.
    [[nodiscard]] ErrorOr<Change, DatabaseError> refresh();
    /// Shows these, which whoever asks has just read, and no others.
    void show(std::vector<SessionSummary> sessions);

    /// By their days, the latest first.
    [[nodiscard]] const std::vector<EveningCard>& evenings() const { return m_cards; }
    [[nodiscard]] EveningCards list(const EveningFilter& filter) const
    {
        return list_evenings(m_cards, filter);
    }
    [[nodiscard]] const EveningCard* find(const SessionId& id) const;

    /// How an evening went, if the cache has it.
    [[nodiscard]] std::optional<EveningSeries> known_course_of(const SessionId& id);

    struct Work {
        int done = 0;
        int all = 0;
        [[nodiscard]] bool is_over() const { return done >= all; }
    };
    /// How far the work is; over when there is none.
    [[nodiscard]] Work work() const;
    /// Goes on with the work for as long as this: reads what the threads need, takes what they have
    /// done. Call it once in a frame, whether there is work or not. True if a card has changed.
    bool step(std::chrono::microseconds budget);
    /// Leaves the rest undone, until `go_on`.
    void cancel();
    void go_on();
    [[nodiscard]] bool is_cancelled() const { return m_is_cancelled; }
    /// Does all the work before it returns.
    void finish();

    /// Whether what has been made will be there the next time.
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
    /// How much had been written when the list was read.
    int m_changes = -1;
    /// Evenings that have to be gone through, the latest last; how many of them there were.
    std::vector<SessionId> m_missing;
    int m_all = 0;
    int m_done = 0;
    bool m_is_cancelled = false;
    std::unique_ptr<DigestWorkers> m_rebuild;
};

} // namespace consigliere::db

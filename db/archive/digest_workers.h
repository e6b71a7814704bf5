#pragma once

#include "db/archive/cache.h"
#include "db/session_rows.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace consigliere::db {

/// Goes through evenings on threads of its own. Whoever holds the connection to the database offers
/// the rows of one evening after the other, and takes away what has come of them; neither waits.
class DigestWorkers {
public:
    struct Done {
        SessionId id;
        DigestKey stamp;
        /// Nothing for an evening that this program cannot play.
        std::optional<EveningFacts> facts;
    };

    /// `file` stands for the database in errors.
    DigestWorkers(Cache& cache, std::string file);
    /// What has not been begun is dropped.
    ~DigestWorkers();
    DigestWorkers(const DigestWorkers&) = delete;
    DigestWorkers& operator=(const DigestWorkers&) = delete;

    /// Whether another evening would not lie around for long.
    [[nodiscard]] bool wants_more();
    void offer(SessionRows rows, DigestKey stamp);
    /// What is done since it was asked last. Throws `std::bad_alloc` when a thread had no memory
    /// for an evening.
    [[nodiscard]] std::vector<Done> take();

private:
    struct Task {
        SessionRows rows;
        DigestKey stamp;
    };

    void work();
    [[nodiscard]] Done go_through(const Task& task);

    Cache& m_cache;
    std::string m_file;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Task> m_tasks;
    std::vector<Done> m_done;
    bool m_is_over = false;
    bool m_lacked_memory = false;
    std::vector<std::thread> m_threads;
};

/// The digest of an evening as it lies in the tables; nothing if it cannot be played, or is not
/// what was recorded.
[[nodiscard]] std::optional<EveningDigest> digest_of(
    const SessionRows& session, const std::string& file);

} // namespace consigliere::db

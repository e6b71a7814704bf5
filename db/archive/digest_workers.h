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

/// Thread pool that computes digests.
/// The owner of the database connection offers the rows of evenings and collects the results. No
/// call waits for a digest.
class DigestWorkers {
public:
    struct Done {
        SessionId id;
        DigestKey stamp;
        /// nullopt if the evening cannot be replayed.
        std::optional<EveningFacts> facts;
    };

    /// `file`: the database, named in errors.
    DigestWorkers(Cache& cache, std::string file);
    /// Drops tasks that have not started and joins the threads.
    ~DigestWorkers();
    DigestWorkers(const DigestWorkers&) = delete;
    DigestWorkers& operator=(const DigestWorkers&) = delete;

    /// True if the queue is short enough for another evening.
    [[nodiscard]] bool wants_more();
    void offer(SessionRows rows, DigestKey stamp);
    /// Returns the results since the last call. Throws `std::bad_alloc` if a thread did.
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

/// Digest of a stored evening. Returns nullopt if it cannot be replayed or does not verify.
[[nodiscard]] std::optional<EveningDigest> digest_of(
    const SessionRows& session, const std::string& file);

} // namespace consigliere::db

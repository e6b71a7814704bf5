#include "db/archive/digest_workers.h"

#include "db/archive/disputes.h"
#include "db/hash_chain_rows.h"
#include "db/session_record.h"

#include <algorithm>
#include <new>
#include <utility>

namespace consigliere::db {

namespace {

constexpr std::size_t most_threads = 4;

} // namespace

DigestWorkers::DigestWorkers(Cache& cache, std::string file)
    : m_cache(cache)
    , m_file(std::move(file))
{
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    for (std::size_t i = 0; i < std::min(cores, most_threads); ++i)
        m_threads.emplace_back([this] { work(); });
}

DigestWorkers::~DigestWorkers()
{
    {
        const std::lock_guard lock(m_mutex);
        m_is_over = true;
        m_tasks.clear();
    }
    m_changed.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
    m_cache.write();
}

bool DigestWorkers::wants_more()
{
    const std::lock_guard lock(m_mutex);
    return m_tasks.size() <= m_threads.size();
}

void DigestWorkers::offer(SessionRows rows, DigestKey stamp)
{
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back({std::move(rows), std::move(stamp)});
    }
    m_changed.notify_one();
}

std::vector<DigestWorkers::Done> DigestWorkers::take()
{
    const std::lock_guard lock(m_mutex);
    if (std::exchange(m_lacked_memory, false))
        throw std::bad_alloc();
    return std::exchange(m_done, {});
}

void DigestWorkers::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_is_over || !m_tasks.empty(); });
        if (m_is_over)
            return;
        const Task task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        try {
            Done done = go_through(task);
            lock.lock();
            m_done.push_back(std::move(done));
        } catch (const std::bad_alloc&) {
            // An exception would terminate the thread and the program.
            if (!lock.owns_lock())
                lock.lock();
            m_lacked_memory = true;
        }
    }
}

DigestWorkers::Done DigestWorkers::go_through(const Task& task)
{
    const std::optional<EveningDigest> digest = digest_of(task.rows, m_file);
    if (digest)
        m_cache.keep(task.rows.id, task.stamp, *digest);
    return {task.rows.id, task.stamp,
        digest ? std::optional(digest->facts) : std::optional<EveningFacts>()};
}

std::optional<EveningDigest> digest_of(const SessionRows& session, const std::string& file)
{
    if (fault_in(session))
        return std::nullopt;
    const auto evening = evening_of(session, file);
    if (evening.is_error())
        return std::nullopt;
    EveningDigest digest = digest_of(*evening.value(), times_of(session), pauses_of(session.edits));
    digest.facts.argued = argued_facts(session);
    return digest;
}

} // namespace consigliere::db

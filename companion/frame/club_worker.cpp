#include "companion/frame/club_worker.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace consigliere::screens {

using ledger::ErrorOr;
using ledger::Status;

namespace {

using ClubClock = std::chrono::steady_clock;

/// 1, 2, 4 … 32 minutes.
ClubClock::duration time_until_retry(int failures)
{
    constexpr int most_doublings = 5;
    return std::chrono::minutes(1 << std::min(failures - 1, most_doublings));
}

/// Both ways. Pulling is left out while an evening is open.
ErrorOr<db::Synchronized, db::ClubError> push_and_pull(
    db::ClubArchive& archive, const db::WithDatabase& with, bool takes_in)
{
    auto pushed = db::push(archive, with, takes_in ? db::Behind::takes_in : db::Behind::waits);
    if (pushed.is_error() || !takes_in)
        return pushed;
    const auto pulled = db::pull(archive, with);
    if (pulled.is_error())
        return pulled.error();
    pushed.value().adopted.add(pulled.value().adopted);
    return pushed;
}

/// The connection, which is kept: making one takes longer than asking for news.
class ClubLine {
public:
    ErrorOr<db::Synchronized, db::ClubError> synchronize(
        const std::filesystem::path& database, const db::WithDatabase& with, bool takes_in)
    {
        const auto paired = db::club_connection(database);
        if (paired.is_error())
            return paired.error();
        const std::string code = paired.value() ? paired.value()->code : std::string();
        bool is_old = m_archive && m_code == code;
        while (true) {
            if (!is_old) {
                auto opened = db::open_club(database);
                if (opened.is_error())
                    return opened.error();
                m_archive = std::move(opened.value());
                m_code = code;
            }
            auto done = push_and_pull(*m_archive, with, takes_in);
            if (!done.is_error())
                return done;
            m_archive.reset();
            // The server may have ended a connection that rested for long.
            if (!std::exchange(is_old, false) || done.error().kind != db::ClubError::Kind::lost)
                return done;
        }
    }

private:
    std::optional<db::ClubArchive> m_archive;
    std::string m_code;
};

} // namespace

struct ClubWorker::Shared {
    std::filesystem::path database;
    std::mutex mutex;
    std::condition_variable changed;
    std::function<void()> wake;
    bool is_over = false;
    bool has_thread = false;
    // What is asked for.
    bool is_wanted = false;
    std::string code; ///< To pair with; empty if nothing is to be paired.
    bool is_evening_open = false;
    // What is being done.
    bool gives_up = false;
    bool takes_in = false;
    const std::function<void(db::Database&)>* work = nullptr;
    // What was done.
    State state;
    int failures = 0;
    std::optional<ClubClock::time_point> retry_at;

    struct Job {
        std::string code; ///< To pair with; empty if nothing is to be paired.
        bool takes_in = false;
    };
    struct Outcome {
        std::optional<db::ClubError> failure;
        std::optional<db::ClubConnection> paired;
        std::optional<db::Synchronized> done;
    };

    void wake_program() const
    {
        if (wake)
            wake();
    }
    /// Waits until something is wanted, or a retry is due. nullopt at the end of the program.
    std::optional<Job> next_job();
    Outcome carry_out(const Job& job, ClubLine& line);
    void keep(const Outcome& outcome);
    /// Runs a piece of work on the program's thread. False if the worker is to give up.
    bool with_database(const std::function<void(db::Database&)>& piece)
    {
        std::unique_lock lock(mutex);
        if (is_over || gives_up)
            return false;
        work = &piece;
        wake_program();
        changed.wait(lock, [this] { return work == nullptr || is_over || gives_up; });
        const bool was_done = work == nullptr;
        work = nullptr;
        return was_done;
    }
};

std::optional<ClubWorker::Shared::Job> ClubWorker::Shared::next_job()
{
    std::unique_lock lock(mutex);
    const auto has_work = [this] { return is_over || is_wanted; };
    if (retry_at)
        changed.wait_until(lock, *retry_at, has_work);
    else
        changed.wait(lock, has_work);
    if (is_over)
        return std::nullopt;
    is_wanted = false;
    gives_up = false;
    retry_at.reset();
    takes_in = !is_evening_open;
    state.is_busy = true;
    wake_program();
    return Job{std::exchange(code, {}), takes_in};
}

ClubWorker::Shared::Outcome ClubWorker::Shared::carry_out(const Job& job, ClubLine& line)
{
    Outcome outcome;
    if (!job.code.empty()) {
        const auto joined = db::join_club(database, job.code);
        if (joined.is_error()) {
            outcome.failure = joined.error();
            return outcome;
        }
        outcome.paired = {job.code, joined.value().club, joined.value().tablet};
    }
    const auto done = line.synchronize(
        database, [this](const auto& piece) { return with_database(piece); }, job.takes_in);
    if (done.is_error())
        outcome.failure = done.error();
    else
        outcome.done = done.value();
    return outcome;
}

void ClubWorker::Shared::keep(const Outcome& outcome)
{
    const std::lock_guard lock(mutex);
    state.is_busy = false;
    if (outcome.paired)
        state.paired = outcome.paired;
    // What was given up begins again.
    if (!std::exchange(gives_up, false)) {
        state.failure = outcome.failure;
        failures = outcome.failure ? failures + 1 : 0;
        if (outcome.done)
            state.done = outcome.done;
        if (outcome.failure && state.paired)
            retry_at = ClubClock::now() + time_until_retry(failures);
    }
    wake_program();
}

ClubWorker::ClubWorker(const std::filesystem::path& database)
    : m_shared(std::make_shared<Shared>())
{
    m_shared->database = database;
    const auto connection = db::club_connection(database);
    if (connection.is_error())
        m_shared->state.failure = connection.error();
    else
        m_shared->state.paired = connection.value();
}

ClubWorker::~ClubWorker()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->is_over = true;
    m_shared->wake = nullptr;
    m_shared->changed.notify_all();
}

ClubWorker::State ClubWorker::state() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->state;
}

void ClubWorker::wake_by(std::function<void()> wake)
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->wake = std::move(wake);
}

void ClubWorker::synchronize()
{
    const std::lock_guard lock(m_shared->mutex);
    if (!m_shared->state.paired)
        return;
    m_shared->is_wanted = true;
    begin_thread();
}

void ClubWorker::join(const std::string& code)
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->code = code;
    m_shared->is_wanted = true;
    begin_thread();
}

void ClubWorker::leave()
{
    const std::lock_guard lock(m_shared->mutex);
    Shared& shared = *m_shared;
    shared.gives_up = true;
    shared.is_wanted = false;
    shared.retry_at.reset();
    const Status<db::ClubError> failure = db::leave_club(shared.database);
    shared.state.failure = failure.is_error() ? std::optional(failure.error()) : std::nullopt;
    shared.state.done.reset();
    if (!failure.is_error())
        shared.state.paired.reset();
    shared.changed.notify_all();
}

void ClubWorker::give_up()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->gives_up = true;
    m_shared->changed.notify_all();
}

void ClubWorker::attend(db::Database& database, bool is_evening_open)
{
    const std::lock_guard lock(m_shared->mutex);
    Shared& shared = *m_shared;
    shared.is_evening_open = is_evening_open;
    if (shared.work == nullptr)
        return;
    if (shared.takes_in && is_evening_open) {
        // It begins again, and only sends.
        shared.gives_up = true;
        shared.is_wanted = true;
    } else {
        (*shared.work)(database);
        shared.work = nullptr;
    }
    shared.changed.notify_all();
}

/// Call with the lock held.
void ClubWorker::begin_thread()
{
    m_shared->changed.notify_all();
    if (std::exchange(m_shared->has_thread, true))
        return;
    std::thread([shared = m_shared] {
        ClubLine line;
        while (const std::optional<Shared::Job> job = shared->next_job())
            shared->keep(shared->carry_out(*job, line));
    }).detach();
}

} // namespace consigliere::screens

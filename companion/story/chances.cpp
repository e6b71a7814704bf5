#include "companion/story/chances.h"

#include "engine/games/games.h"

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace consigliere::story {

namespace {

/// Every machine has it, and no two batches share a seed but by chance (FNV-1a, splitmix64).
std::uint64_t seed_of(std::string_view evening, int entry, int playout)
{
    std::uint64_t seed = 0xcbf29ce484222325;
    for (const char letter : evening)
        seed = (seed ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    for (const int part : {entry, playout}) {
        seed += 0x9e3779b97f4a7c15 + static_cast<std::uint64_t>(part);
        seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
        seed = (seed ^ (seed >> 27)) * 0x94d049bb133111eb;
        seed ^= seed >> 31;
    }
    return seed;
}

/// All turns, or evenly distant ones; always the first and the last.
std::vector<std::size_t> sampled(std::size_t turns)
{
    const std::size_t count = std::min(turns, most_turns + 1);
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(count == 1 ? 0 : i * (turns - 1) / (count - 1));
    return chosen;
}

/// Only what nobody else wants: the screen comes first.
void be_patient()
{
    constexpr int lowest = 19;
    // Linux keeps it by thread.
    setpriority(PRIO_PROCESS, 0, lowest);
}

/// With one win and one loss more: no small number of playouts looks certain.
double error_of(double wins, int n)
{
    const double share = (wins + 1) / (n + 2);
    return std::sqrt(share * (1 - share) / n);
}

/// How many standard errors leave `outside` on both sides of a normal distribution.
double errors_for(double outside)
{
    double low = 0;
    double high = 10;
    constexpr int steps = 50;
    for (int i = 0; i < steps; ++i) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::sqrt(2.0)) > outside ? low : high) = middle;
    }
    return high;
}

} // namespace

Tally::Tally(const playouts::Playouts& playouts, int wanted)
    : m_seats(playouts.seats())
    , m_batches((std::max(1, wanted) + batch - 1) / batch)
{
    for (const std::size_t turn : sampled(playouts.turns().size()))
        m_rows.push_back(
            {turn, playouts.turns()[turn], std::string(static_cast<std::size_t>(m_batches), '0'),
                {0, std::vector<std::int64_t>(m_seats, 0)}});
}

std::optional<Tally::Job> Tally::next(std::size_t& from) const
{
    for (; from < static_cast<std::size_t>(all()); ++from) {
        const std::size_t row = from % m_rows.size();
        const std::size_t number = from / m_rows.size();
        if (m_rows[row].batches[number] == '1')
            continue;
        ++from;
        return Job{m_rows[row].turn, row, static_cast<int>(number)};
    }
    return std::nullopt;
}

void Tally::add(const Job& job, const Batch& played)
{
    Row& row = m_rows[job.row];
    row.batches[static_cast<std::size_t>(job.batch)] = '1';
    row.sum.ended += played.ended;
    for (std::size_t seat = 0; seat < m_seats; ++seat)
        row.sum.sums[seat] += played.sums[seat];
    ++m_done;
}

Curve Tally::curve() const
{
    Curve curve;
    for (const Row& row : m_rows) {
        if (row.sum.ended == 0)
            continue;
        TurnChances turn{row.entry, row.sum.ended, {}};
        for (const std::int64_t sum : row.sum.sums) {
            const double wins = static_cast<double>(sum) / whole_win;
            const double mean = wins / row.sum.ended;
            turn.seats.push_back(
                {mean, error_of(wins, row.sum.ended), db::wilson(mean, row.sum.ended)});
        }
        curve.push_back(std::move(turn));
    }
    return curve;
}

std::string Tally::head() const
{
    std::ostringstream text;
    text << chances_version << ' ' << static_cast<int>(policy) << ' ' << m_batches << ' ' << m_seats
         << ' ' << m_rows.size() << '\n';
    return text.str();
}

std::string Tally::text() const
{
    std::ostringstream text;
    text << head();
    for (const Row& row : m_rows) {
        text << row.entry << ' ' << row.batches << ' ' << row.sum.ended;
        for (const std::int64_t sum : row.sum.sums)
            text << ' ' << sum;
        text << '\n';
    }
    return text.str();
}

bool Tally::take(std::string_view text)
{
    const std::string own = head();
    if (!text.starts_with(own))
        return false;
    std::istringstream rest{std::string(text.substr(own.size()))};
    Tally taken = *this;
    taken.m_done = 0;
    for (Row& row : taken.m_rows) {
        int entry = 0;
        std::string batches;
        rest >> entry >> batches >> row.sum.ended;
        for (std::int64_t& sum : row.sum.sums)
            rest >> sum;
        if (!rest || entry != row.entry || batches.size() != row.batches.size())
            return false;
        taken.m_done += static_cast<int>(std::ranges::count(batches, '1'));
        row.batches = std::move(batches);
    }
    *this = std::move(taken);
    return true;
}

Chances::Chances(
    std::shared_ptr<const playouts::Playouts> playouts, Tally tally, std::string evening)
    : m_playouts(std::move(playouts))
    , m_evening(std::move(evening))
    , m_tally(std::move(tally))
{
}

Chances::~Chances()
{
    finish();
}

void Chances::start(unsigned threads)
{
    finish();
    if (threads == 0)
        threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
    m_next = 0;
    m_working = static_cast<int>(threads);
    for (unsigned i = 0; i < threads; ++i)
        m_threads.emplace_back([this](const std::stop_token& stop) {
            be_patient();
            work(stop);
            --m_working;
        });
}

void Chances::stop()
{
    for (std::jthread& thread : m_threads)
        thread.request_stop();
}

void Chances::finish()
{
    stop();
    wait();
}

void Chances::wait()
{
    for (std::jthread& thread : m_threads)
        thread.join();
    m_threads.clear();
}

Tally Chances::tally() const
{
    const std::lock_guard lock(m_mutex);
    return m_tally;
}

void Chances::work(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        std::optional<Tally::Job> job;
        {
            const std::lock_guard lock(m_mutex);
            job = m_tally.next(m_next);
        }
        const std::optional<Tally::Batch> played = job ? play(*job, stop) : std::nullopt;
        if (!played)
            return;
        const std::lock_guard lock(m_mutex);
        m_tally.add(*job, *played);
    }
}

/// nullopt if it was stopped: half a batch counts for nothing.
std::optional<Tally::Batch> Chances::play(const Tally::Job& job, const std::stop_token& stop) const
{
    Tally::Batch played{0, std::vector<std::int64_t>(m_playouts->seats(), 0)};
    const int entry = m_playouts->turns()[job.turn];
    for (int i = 0; i < Tally::batch; ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        const std::uint64_t seed = seed_of(m_evening, entry, job.batch * Tally::batch + i);
        const auto outcome = m_playouts->play_on(job.turn, policy, seed);
        if (!outcome)
            continue;
        ++played.ended;
        for (std::size_t seat = 0; seat < played.sums.size(); ++seat)
            played.sums[seat] += std::llround(outcome->wins[seat] * double{Tally::whole_win});
    }
    return played;
}

std::vector<TurningPoint> turning_points(const Curve& curve)
{
    if (curve.size() < 2)
        return {};
    constexpr double level = 0.05;
    const double compared = static_cast<double>((curve.size() - 1) * curve.front().seats.size());
    const double telling = errors_for(level / compared);
    const double half_range = errors_for(level);
    std::vector<TurningPoint> points;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        std::optional<TurningPoint> most;
        for (std::size_t seat = 0; seat < curve[i].seats.size(); ++seat) {
            const Chance& was = curve[i - 1].seats[seat];
            const Chance& is = curve[i].seats[seat];
            const double error = std::hypot(was.error, is.error);
            const double change = std::abs(is.mean - was.mean);
            if (change > telling * error && (!most || change > std::abs(most->is - most->was)))
                most = TurningPoint{curve[i - 1].entry, curve[i].entry, was.mean, is.mean,
                    half_range * error, seat};
        }
        if (most)
            points.push_back(*most);
    }
    std::ranges::stable_sort(points, std::ranges::greater(),
        [](const TurningPoint& point) { return std::abs(point.is - point.was); });
    points.resize(std::min(points.size(), most_turning_points));
    std::ranges::sort(points, {}, &TurningPoint::after);
    return points;
}

std::shared_ptr<const playouts::Playouts> public_playouts(const ledger::Evening& evening)
{
    if (!evening.summary_after(evening.history().size()).is_final)
        return nullptr;
    const std::unique_ptr<ledger::Evening> known =
        games::copying_of(evening).known_to(evening, ledger::Audience::everybody());
    return playouts::playouts_of(*known);
}

} // namespace consigliere::story

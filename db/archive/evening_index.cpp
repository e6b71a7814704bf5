#include "db/archive/evening_index.h"

#include "db/archive/digest_workers.h"
#include "db/connection.h"
#include "db/plays.h"

#include <algorithm>
#include <thread>

namespace consigliere::db {

namespace {

/// Latest day first; within a day, latest start first.
bool comes_before(const EveningCard& left, const EveningCard& right)
{
    if (left.day != right.day)
        return left.day > right.day;
    return left.summary.created > right.summary.created;
}

} // namespace

EveningIndex::EveningIndex(Database& database)
    : m_database(database)
    , m_cache(
          database.is_read_only() ? std::filesystem::path() : Cache::file_beside(database.path()))
{
}

EveningIndex::~EveningIndex() = default;

ErrorOr<EveningIndex::Change, DatabaseError> EveningIndex::refresh()
{
    const int changes = m_database.connection().sqlite.getTotalChanges();
    if (changes == m_changes)
        return Change::none;
    ErrorOr<std::vector<SessionSummary>, DatabaseError> sessions = list_sessions(m_database);
    if (sessions.is_error())
        return sessions.error();
    const ErrorOr<std::vector<Play>, DatabaseError> elsewhere = plays(m_database);
    if (elsewhere.is_error())
        return elsewhere.error();
    show(std::move(sessions.value()));
    for (const Play& play : elsewhere.value())
        m_cards.push_back(card_of(play));
    if (!elsewhere.value().empty()) {
        std::stable_sort(m_cards.begin(), m_cards.end(), comes_before);
        index();
    }
    m_changes = changes;
    return Change::some;
}

void EveningIndex::show(std::vector<SessionSummary> sessions)
{
    std::unordered_map<SessionId, StampedFacts> known;
    for (EveningCard& card : m_cards) {
        if (card.facts && !card.summary.is_elsewhere)
            known.emplace(card.summary.id, StampedFacts{card.stamp, std::move(*card.facts)});
    }
    if (!std::exchange(m_has_read_cache, true)) {
        for (auto& [id, facts] : m_cache.all_facts())
            known.emplace(id, std::move(facts));
    }
    m_cards.clear();
    m_cards.reserve(sessions.size());
    for (SessionSummary& session : sessions) {
        EveningCard& card = m_cards.emplace_back(card_of(std::move(session)));
        const auto found = known.find(card.summary.id);
        if (found != known.end() && found->second.stamp == card.stamp)
            card.facts = std::move(found->second.facts);
    }
    std::stable_sort(m_cards.begin(), m_cards.end(), comes_before);
    index();
    find_missing();
}

void EveningIndex::index()
{
    m_places.clear();
    m_places.reserve(m_cards.size());
    for (std::size_t place = 0; place < m_cards.size(); ++place)
        m_places.emplace(m_cards[place].summary.id, place);
}

void EveningIndex::find_missing()
{
    m_rebuild.reset();
    m_missing.clear();
    for (const EveningCard& card : m_cards) {
        if (!card.facts && card.summary.entries > 0)
            m_missing.push_back(card.summary.id);
    }
    std::reverse(m_missing.begin(), m_missing.end());
    m_all = static_cast<int>(m_missing.size());
    m_done = 0;
}

const EveningCard* EveningIndex::find(const SessionId& id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? nullptr : &m_cards[found->second];
}

EveningCard* EveningIndex::card(const SessionId& id)
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? nullptr : &m_cards[found->second];
}

std::optional<EveningSeries> EveningIndex::known_course_of(const SessionId& id)
{
    const EveningCard* known = find(id);
    return known == nullptr ? std::nullopt : m_cache.course_of(id, known->stamp);
}

std::optional<std::string> EveningIndex::kept_story_of(const SessionId& id)
{
    const EveningCard* known = find(id);
    return known == nullptr ? std::nullopt : m_cache.story_of(id, known->stamp);
}

void EveningIndex::keep_story(const SessionId& id, const std::string& text)
{
    if (const EveningCard* known = find(id))
        m_cache.keep_story(id, known->stamp, text);
}

EveningIndex::Work EveningIndex::work() const
{
    return m_is_cancelled ? Work{} : Work{m_done, m_all};
}

bool EveningIndex::step(std::chrono::microseconds budget)
{
    if (work().is_over()) {
        m_rebuild.reset();
        return false;
    }
    const auto end = std::chrono::steady_clock::now() + budget;
    Connection& connection = m_database.connection();
    if (!m_rebuild)
        m_rebuild = std::make_unique<DigestWorkers>(m_cache, connection.path.string());
    bool has_changed = false;
    while (
        !m_missing.empty() && m_rebuild->wants_more() && std::chrono::steady_clock::now() < end) {
        const EveningCard* next = find(m_missing.back());
        m_missing.pop_back();
        ErrorOr<std::optional<SessionRows>, DatabaseError> rows = catch_sqlite_errors(
            connection, [&] { return read_session(connection, next->summary.id); });
        if (!rows.is_error() && rows.value()) {
            m_rebuild->offer(std::move(*rows.value()), next->stamp);
            continue;
        }
        ++m_done;
        card(next->summary.id)->is_broken = true;
        has_changed = true;
    }
    for (DigestWorkers::Done& done : m_rebuild->take()) {
        ++m_done;
        EveningCard* changed = card(done.id);
        if (changed == nullptr || !(changed->stamp == done.stamp))
            continue;
        changed->is_broken = !done.facts;
        changed->facts = std::move(done.facts);
        has_changed = true;
    }
    return has_changed;
}

void EveningIndex::cancel()
{
    m_rebuild.reset();
    m_is_cancelled = true;
}

void EveningIndex::go_on()
{
    m_is_cancelled = false;
    find_missing();
}

void EveningIndex::finish()
{
    constexpr std::chrono::milliseconds turn{10};
    while (!work().is_over()) {
        static_cast<void>(step(turn));
        std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
    static_cast<void>(step(turn));
}

} // namespace consigliere::db

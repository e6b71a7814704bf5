#include "companion/table/taught.h"

#include "companion/frame/learners.h"

#include <optional>
#include <utility>

namespace consigliere::screens {

namespace {

constexpr std::string_view taught = "taught";
/// Before the learners of an evening that has skipped its lessons.
constexpr std::string_view skipped = "-";

} // namespace

Taught::Taught(HostScreen& host, db::SessionId evening)
    : m_host(host)
    , m_evening(std::move(evening))
{
    const std::set<std::string> kept = learners_of(m_host.context().database, m_evening);
    m_learners.insert(kept.begin(), kept.end());
    m_skips = m_learners.erase(std::string(skipped)) > 0;
}

void Taught::seat(const std::vector<db::SessionSummary::Seat>& seats)
{
    for (const db::SessionSummary::Seat& seat : seats) {
        if (!seat.player.empty())
            m_people[seat.actor] = seat.person;
    }
}

bool Taught::learns(std::string_view actor) const
{
    return m_learners.contains(actor);
}

bool Taught::do_all_learn() const
{
    return m_learners.size() >= m_host.evening().actors().size();
}

std::string Taught::person_of(std::string_view actor) const
{
    const auto found = m_people.find(actor);
    return found == m_people.end() || found->second.empty() ? m_evening + ":" + std::string(actor)
                                                            : found->second;
}

rulebook::ToldLessons Taught::told_to(std::string_view actor) const
{
    const std::string game = std::string(m_host.evening().game()) + "/";
    rulebook::ToldLessons told;
    const GamePreferences memory(m_host.context().database, taught);
    for (const std::string& word : words_in(memory.recall(person_of(actor)))) {
        if (word.starts_with(game))
            told.insert(word.substr(game.size()));
    }
    return told;
}

rulebook::ToldLessons Taught::told_to_all() const
{
    std::optional<rulebook::ToldLessons> all;
    for (const std::string& actor : m_learners) {
        const rulebook::ToldLessons told = told_to(actor);
        if (all)
            std::erase_if(*all, [&told](const std::string& id) { return !told.contains(id); });
        else
            all = told;
    }
    return all.value_or(rulebook::ToldLessons());
}

/// Keeps what the person was told of other games.
void Taught::remember(std::string_view actor, const rulebook::ToldLessons& told)
{
    ++m_changes;
    GamePreferences memory(m_host.context().database, taught);
    const std::string game = std::string(m_host.evening().game()) + "/";
    std::set<std::string> words = words_in(memory.recall(person_of(actor)));
    std::erase_if(words, [&game](const std::string& word) { return word.starts_with(game); });
    for (const std::string& id : told)
        words.insert(game + id);
    memory.remember(person_of(actor), line_of(words));
}

void Taught::tell(std::string_view actor, const std::string& lesson)
{
    rulebook::ToldLessons told = told_to(actor);
    told.insert(lesson);
    remember(actor, told);
}

void Taught::tell_all(const std::string& lesson)
{
    for (const std::string& actor : m_learners)
        tell(actor, lesson);
}

void Taught::keep_learners()
{
    ++m_changes;
    std::set<std::string> words(m_learners.begin(), m_learners.end());
    if (m_skips)
        words.emplace(skipped);
    screens::keep_learners(m_host.context().database, m_evening, words);
}

void Taught::stop_learning(const std::string& actor)
{
    m_learners.erase(actor);
    keep_learners();
}

void Taught::toggle(const std::string& actor)
{
    const bool learnt = !m_skips && learns(actor);
    if (std::exchange(m_skips, false))
        m_learners.clear();
    if (learnt)
        m_learners.erase(actor);
    else
        m_learners.insert(actor);
    keep_learners();
}

void Taught::skip_all()
{
    m_skips = true;
    keep_learners();
}

void Taught::forget_told()
{
    if (m_learners.empty()) {
        for (const std::string& actor : m_host.evening().actors())
            m_learners.insert(actor);
    }
    for (const std::string& actor : m_learners)
        remember(actor, {});
    m_skips = false;
    keep_learners();
}

} // namespace consigliere::screens

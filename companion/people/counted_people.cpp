#include "companion/people/counted_people.h"

#include "companion/frame/counting.h"
#include "companion/language/alphabet.h"

#include <imgui.h>

#include <algorithm>

namespace consigliere::screens {

namespace {

bool sat_there(const db::EveningCard& card, const std::string& person)
{
    return std::ranges::any_of(card.summary.seats,
        [&person](const db::SessionSummary::Seat& seat) { return seat.person == person; });
}

} // namespace

ledger::Status<db::DatabaseError> CountedPeople::refresh()
{
    const auto refreshed = m_archive.refresh();
    if (refreshed.is_error())
        return refreshed.error();
    look_through();
    ask(m_filter);
    return {};
}

/// Collects what can be filtered by, and people. On the first call, selects the most played game.
void CountedPeople::look_through()
{
    m_offer = offer_for_statistics(m_archive.evenings());
    m_names.clear();
    for (const db::EveningCard& card : m_archive.evenings()) {
        if (!may_count(card))
            continue;
        for (const db::SessionSummary::Seat& seat : card.summary.seats) {
            if (!seat.person.empty())
                m_names[seat.person] = seat.player;
        }
    }
    if (!m_has_begun && !m_offer.games.empty()) {
        m_filter.game = m_offer.games.front().word;
        m_has_begun = true;
    }
}

void CountedPeople::ask(db::EveningFilter filter)
{
    m_filter = std::move(filter);
    m_order = is_counting() ? Order::by_name : Order::by_rank;
    m_asked_at = std::chrono::steady_clock::now();
    count();
}

void CountedPeople::choose(const std::string& person)
{
    m_chosen = person;
    m_is_chosen = true;
    count_page(db::evenings_for(m_archive.evenings(), m_filter));
}

void CountedPeople::put_in_order()
{
    m_order = Order::by_rank;
    // Select the first person, unless one was requested.
    if (!m_is_chosen)
        m_chosen.clear();
    look_through();
    count();
}

void CountedPeople::step(Ui& ui)
{
    m_is_stale = go_on_counting(ui, m_archive) || m_is_stale;
    const bool is_touched = ImGui::GetIO().MouseDown[0];
    const auto now = std::chrono::steady_clock::now();
    constexpr std::chrono::milliseconds pause(500);
    const bool is_time = !is_counting() || now - m_counted_at > pause;
    if (is_touched || !is_time)
        return;
    // Reordering is harmless this early: nobody has aimed at a row yet.
    constexpr std::chrono::milliseconds glance(700);
    if (!is_ranked() && !is_counting() && now - m_asked_at < glance)
        put_in_order();
    else if (m_is_stale)
        count();
}

void CountedPeople::count()
{
    const db::EveningCards evenings = db::evenings_for(m_archive.evenings(), m_filter);
    m_evenings = static_cast<int>(evenings.size());
    m_broken = static_cast<int>(db::broken_evenings_for(m_archive.evenings(), m_filter).size());
    m_people = db::people_of(evenings);
    m_days = db::evenings_by_day(evenings);
    add_waiting();
    if (m_order == Order::by_name) {
        // Persons with equal names keep their order, too.
        std::ranges::sort(m_people, {}, &db::PersonFigures::person);
        language::put_in_alphabet(m_people, &db::PersonFigures::name);
    }
    const bool is_there = std::ranges::any_of(
        m_people, [this](const db::PersonFigures& one) { return one.person == m_chosen; });
    if (!is_there)
        m_chosen = m_people.empty() ? std::string() : m_people.front().person;
    count_page(evenings);
    m_is_stale = false;
    m_counted_at = std::chrono::steady_clock::now();
}

void CountedPeople::count_page(const db::EveningCards& evenings)
{
    m_page.reset();
    if (m_chosen.empty())
        return;
    db::PersonPage page = db::person_page(evenings, m_chosen, m_filter);
    // Ties in alphabetical order.
    language::put_in_alphabet(page.others, &db::HeadToHead::name);
    std::ranges::stable_sort(page.others, std::greater<>(), &db::HeadToHead::of);
    if (page.figures.wins.of > 0)
        m_page = std::move(page);
}

void CountedPeople::add_waiting()
{
    if (is_ranked())
        return;
    std::set<std::string> known;
    for (const db::PersonFigures& person : m_people)
        known.insert(person.person);
    for (const db::EveningCard* card : m_archive.list(m_filter)) {
        if (card->summary.entries == 0 || card->summary.branch_of)
            continue;
        for (const db::SessionSummary::Seat& seat : card->summary.seats) {
            if (seat.person.empty() || !known.insert(seat.person).second)
                continue;
            db::PersonFigures waiting;
            waiting.person = seat.person;
            waiting.name = seat.player;
            m_people.push_back(std::move(waiting));
        }
    }
}

std::set<std::string> CountedPeople::met_by(const std::string& person) const
{
    std::set<std::string> met;
    for (const db::EveningCard& card : m_archive.evenings()) {
        if (!sat_there(card, person))
            continue;
        for (const db::SessionSummary::Seat& seat : card.summary.seats)
            met.insert(seat.person);
    }
    met.erase(person);
    return met;
}

} // namespace consigliere::screens

#include "companion/server/seat_lessons.h"

#include "companion/rulebook/finding.h"

#include <algorithm>
#include <utility>

namespace consigliere::server {

void SeatLessons::follow(
    const SeatView& view, const rulebook::Lessons& lessons, const rulebook::ToldLessons& told)
{
    const ledger::Evening& evening = view.evening();
    const int entries = evening.history().size();
    const std::vector<std::string> refused = std::exchange(m_refused, {});
    // A few may be recorded at once; at first the latest counts alone.
    const int first = std::min(m_followed.value_or(entries) + 1, entries);
    m_followed = entries;
    const auto is_own = [&view](std::string_view actor) { return actor == view.actor(); };
    for (auto [due, audience] :
        {std::pair(&m_own, view.audience()), std::pair(&m_public, ledger::Audience::everybody())}) {
        const auto seen = evening.view_for(audience);
        rulebook::Moment moment = rulebook::moment_of(evening, audience, lessons, told, is_own);
        moment.refused = refused;
        for (int entry = first; entry <= entries; ++entry) {
            moment.recorded = rulebook::recorded_by(*seen, entry);
            due->follow(lessons, told, moment);
        }
    }
}

std::optional<SeatLessons::Due> SeatLessons::first(const PhoneRights& rights) const
{
    const std::vector<std::string>& due = rights.secret ? m_own.due() : m_public.due();
    if (due.empty())
        return std::nullopt;
    const bool is_public = std::ranges::find(m_public.due(), due.front()) != m_public.due().end();
    return Due{due.front(), !is_public};
}

Json lesson_json(
    const rulebook::Lesson& lesson, const SeatLessons::Due& due, const rulebook::Rulebook* book)
{
    const std::string& rule = lesson.rules.front();
    const std::string page = rulebook::tell_page(book == nullptr ? nullptr : book->find(rule));
    Json json{{"id", lesson.id}, {"title", lesson.title}, {"text", lesson.text},
        {"page", page.empty() ? rule : page}};
    if (due.is_secret)
        json["secret"] = true;
    return json;
}

} // namespace consigliere::server

#include "companion/rules/ruling_words.h"

#include "companion/evening/past_evening.h"
#include "companion/frame/database_maintenance.h"
#include "db/archive/played.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

RulingWords::Told RulingWords::tell_rulings(const db::SessionId& evening) const
{
    Told told;
    const auto& cards = m_context.keeping.archive().evenings();
    const auto card = std::ranges::find_if(
        cards, [&evening](const db::EveningCard& each) { return each.summary.id == evening; });
    auto played = db::played(m_context.database, evening);
    if (card == cards.end() || played.is_error())
        return told;
    const PastEvening past(std::move(played.value().evening), std::move(played.value().times),
        card->summary, m_context.settings.habits);
    for (int number = 1; number <= past.last(); ++number) {
        if (ledger::split_ruling(past.evening().history().entry(number).line).has_ruling)
            told.emplace(number, past.table().tell_entry(number).text);
    }
    return told;
}

const std::string& RulingWords::of(Ui& ui, const db::DisputedEntry& entry)
{
    static const std::string nothing;
    auto told = m_told.find(entry.evening);
    if (told == m_told.end()) {
        if (m_has_played) {
            ui.request_frame();
            return nothing;
        }
        m_has_played = true;
        told = m_told.emplace(entry.evening, tell_rulings(entry.evening)).first;
    }
    const auto found = told->second.find(entry.entry);
    return found == told->second.end() ? nothing : found->second;
}

} // namespace consigliere::screens

#include "companion/screens/amendment_draft.h"

#include "companion/language/language.h"
#include "engine/games/games.h"

#include <utility>

namespace consigliere::screens {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::Change;
using ledger::Decision;
using ledger::Decisions;
using ledger::Fate;
using ledger::Follower;

AmendmentDraft::AmendmentDraft(
    const ledger::Evening& evening, const desk::Habits& habits, Players players, Change change)
    : m_evening(evening)
    , m_habits(habits)
    , m_players(std::move(players))
    , m_change(std::move(change))
    , m_then(std::make_unique<ToldEvening>(m_evening, m_habits, m_players))
{
    judge();
}

void AmendmentDraft::change_to(Change change)
{
    const bool is_elsewhere = change.entry != m_change.entry || change.kind != m_change.kind;
    m_change = std::move(change);
    if (is_elsewhere)
        m_decisions.clear();
    judge();
}

void AmendmentDraft::decide(int entry, Decision decision)
{
    m_decisions[entry] = std::move(decision);
    judge();
}

void AmendmentDraft::decide_nothing(int entry)
{
    decide(entry, Decision{});
}

void AmendmentDraft::drop_rest()
{
    // One that was kept knowingly has to be asked about again, like all that nobody spoke about.
    std::erase_if(m_decisions,
        [](const auto& decided) { return decided.second.kind == Decision::Kind::keep; });
    static_cast<void>(ledger::amend_and_decide_rest(m_evening, games::copying_of(m_evening),
        m_change, {ledger::Rest::Kind::drop}, m_decisions));
    judge();
}

std::unique_ptr<ledger::Evening> AmendmentDraft::evening_before(std::size_t lines) const
{
    std::unique_ptr<ledger::Evening> copy = games::copying_of(m_evening).copy(m_evening);
    const std::string back = ledger::undo_line(m_change.entry - 1);
    if (ledger::is_applied(copy->consider(back).verdict))
        copy->record(back);
    for (std::size_t line = 0; line < lines; ++line)
        copy->record(m_change.lines[line]);
    return copy;
}

void AmendmentDraft::judge()
{
    const ledger::Copying& copying = games::copying_of(m_evening);
    ++m_judgements;
    m_now.reset();
    m_amended.reset();
    m_refusal.clear();
    Decisions decisions = m_decisions;
    auto amended = ledger::amend(m_evening, copying, m_change, decisions);
    if (amended.is_error()) {
        m_refusal = m_then->teller().reason(amended.error());
        return;
    }
    m_amended = std::move(amended.value());
    if (drops_what_came_by_itself(decisions)) {
        amended = ledger::amend(m_evening, copying, m_change, decisions);
        m_amended = std::move(amended.value());
    }
    m_now = std::make_unique<ToldEvening>(*m_amended->evening, m_habits, m_players);
    number_followers();
}

/// What the program wrote by itself right behind the entry goes with it, if it does not stand
/// without it, and if nobody says otherwise.
bool AmendmentDraft::drops_what_came_by_itself(Decisions& decisions) const
{
    if (m_change.kind != Change::Kind::replace)
        return false;
    bool is_any = false;
    for (const Follower& follower : m_amended->followers) {
        if (!m_then->table().is_automatic(follower.entry))
            break;
        const bool falls = follower.fate == Fate::illegal || follower.fate == Fate::impossible;
        is_any |= falls && decisions.emplace(follower.entry, Decision::drop()).second;
    }
    return is_any;
}

/// The course has the entries of the evening, the step back if there was one, the lines of the
/// change, and then the followers, those that do not stand as well.
void AmendmentDraft::number_followers()
{
    m_follower_numbers.clear();
    int number = m_amended->evening->history().size();
    for (const Follower& follower : m_amended->followers)
        number -= follower.fate == Fate::dropped ? 0 : 1;
    for (const Follower& follower : m_amended->followers)
        m_follower_numbers.push_back(follower.fate == Fate::dropped ? 0 : ++number);
}

int AmendmentDraft::number_of_line(std::size_t line) const
{
    int last = m_amended->evening->history().size();
    for (const Follower& follower : m_amended->followers)
        last -= follower.fate == Fate::dropped ? 0 : 1;
    return last - static_cast<int>(m_change.lines.size()) + static_cast<int>(line) + 1;
}

bool AmendmentDraft::changes_nothing() const
{
    if (m_change.kind == Change::Kind::insert)
        return m_change.lines.empty();
    return m_change.lines.size() == 1
        && m_change.lines.front() == m_evening.history().entry(m_change.entry).line;
}

std::string AmendmentDraft::objection() const
{
    if (!m_refusal.empty())
        return m_refusal;
    if (changes_nothing())
        return m_change.kind == Change::Kind::insert
            ? tr("Nothing is changed yet: say what was forgotten.")
            : tr("Nothing is changed yet: say what this entry should have been.");
    for (const ledger::Entry& entry : m_amended->changed) {
        if (!ledger::is_applied(entry.verdict))
            return tr("The new line does not stand: say it otherwise, or rule that it stands.");
    }
    const int undecided = m_amended->count(Fate::illegal) + m_amended->count(Fate::impossible);
    if (undecided > 0)
        return tr_count("{n} entry does not stand any more: decide about it first.",
            "{n} entries do not stand any more: decide about each first.", undecided);
    return {};
}

} // namespace consigliere::screens

#include "companion/court/amendment_draft.h"

#include "companion/language/language.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::Change;
using ledger::Decision;
using ledger::Decisions;
using ledger::LaterEntry;
using ledger::Outcome;

namespace {

/// Entries that the change replaces, or the one before which it inserts.
std::vector<int> entries_changed_by(const Change& change, const ledger::History& history)
{
    std::vector<int> entries;
    const std::size_t count =
        change.kind == Change::Kind::replace ? static_cast<std::size_t>(change.count) : 1;
    for (int entry = change.entry; entry <= history.size() && entries.size() < count; ++entry) {
        if (entry == change.entry || history.stands(entry))
            entries.push_back(entry);
    }
    return entries;
}

/// Drops the automatic entries right behind the amended entry that are no longer valid, unless the
/// table decided otherwise.
Decisions what_came_by_itself(const std::vector<LaterEntry>& followers, const Decisions& decided,
    const desk::GameTable& table)
{
    Decisions dropped;
    for (const LaterEntry& follower : followers) {
        if (!table.is_automatic(follower.entry))
            break;
        if (follower.falls() && !decided.contains(follower.entry))
            dropped.emplace(follower.entry, Decision::drop());
    }
    return dropped;
}

std::vector<AmendmentDraft::ToldCause> tell_causes(
    const ledger::AmendmentPreview& amended, const ReadOnlyEvening& course)
{
    std::vector<AmendmentDraft::ToldCause> causes;
    for (ledger::Cause& cause : ledger::causes_of(amended)) {
        const std::vector<Finding> findings =
            course.findings(amended.followers[cause.followers.front()].in_course);
        const auto said = std::ranges::find(findings, cause.reason, &Finding::reason);
        const bool can_be_ruled = std::ranges::any_of(cause.followers,
            [&](std::size_t place) { return amended.followers[place].fate == Outcome::illegal; });
        // A hidden entry must not leak more than the rule.
        std::string text;
        if (!findings.empty())
            text = said == findings.end() ? findings.front().text : said->text;
        causes.push_back({std::move(cause), std::move(text), can_be_ruled});
    }
    return causes;
}

} // namespace

AmendmentDraft::AmendmentDraft(const ledger::Evening& evening, const desk::TablePreferences& habits,
    Players players, Change change)
    : m_evening(evening)
    , m_habits(habits)
    , m_players(std::move(players))
    , m_change(std::move(change))
    , m_then(std::make_unique<ReadOnlyEvening>(m_evening, m_habits, m_players))
    , m_covered(*m_then)
{
    judge();
}

void AmendmentDraft::change_to(Change change)
{
    const bool is_elsewhere = change.entry != m_change.entry || change.kind != m_change.kind
        || change.count != m_change.count;
    m_change = std::move(change);
    m_was_decided = false;
    if (is_elsewhere) {
        m_decisions.clear();
        m_earlier.clear();
    }
    judge();
}

void AmendmentDraft::decide(int entry, Decision decision)
{
    remember();
    Decision& decided = m_decisions[entry];
    decision.before = std::move(decided.before);
    decided = std::move(decision);
    judge();
}

void AmendmentDraft::add(
    int entry, ledger::Added::Place place, const std::vector<std::string>& lines)
{
    if (place == ledger::Added::Place::instead) {
        decide(entry, Decision::instead(lines));
        return;
    }
    remember();
    std::vector<std::string>& before = m_decisions[entry].before;
    before.insert(before.end(), lines.begin(), lines.end());
    judge();
}

void AmendmentDraft::leave_out_before(int entry)
{
    remember();
    m_decisions[entry].before.clear();
    judge();
}

void AmendmentDraft::take_back()
{
    m_decisions = std::move(m_earlier.back());
    m_earlier.pop_back();
    judge();
}

void AmendmentDraft::allow_opening()
{
    m_may_open = true;
    judge();
}

void AmendmentDraft::leave_covered()
{
    if (!m_was_decided || m_earlier.empty())
        return;
    m_was_decided = false;
    take_back();
}

void AmendmentDraft::decide_rest(const ledger::Rest& rest)
{
    remember();
    // Drop explicit "keep" decisions as well: `rest` must cover them again.
    std::erase_if(m_decisions, [](const auto& decided) {
        return decided.second.kind == Decision::Kind::keep && decided.second.before.empty();
    });
    // Automatic entries need no ruling.
    m_decisions.insert(m_by_itself.begin(), m_by_itself.end());
    static_cast<void>(ledger::amend_and_decide_rest(
        m_evening, games::copying_of(m_evening), m_change, rest, m_decisions));
    judge();
}

std::unique_ptr<ledger::Evening> AmendmentDraft::evening_before(std::size_t lines) const
{
    std::unique_ptr<ledger::Evening> copy =
        ledger::copy_back_to(m_evening, games::copying_of(m_evening), m_change.entry - 1);
    for (std::size_t line = 0; line < lines; ++line)
        copy->record(m_change.lines[line]);
    return copy;
}

void AmendmentDraft::judge()
{
    const ledger::EveningOps& copying = games::copying_of(m_evening);
    ++m_judgements;
    m_is_behind_all = m_change.entry > m_evening.history().size();
    m_changed_entries = entries_changed_by(m_change, m_evening.history());
    m_opens_covered = false;
    m_now.reset();
    m_amended.reset();
    m_refusal.clear();
    m_causes.clear();
    m_ways.clear();
    Decisions decisions = m_decisions;
    auto amended = ledger::amend(m_evening, copying, m_change, decisions);
    if (amended.is_error()) {
        m_refusal = m_then->teller().reason(amended.error());
        return;
    }
    m_amended = std::move(amended.value());
    m_by_itself.clear();
    if (m_change.kind == Change::Kind::replace)
        m_by_itself = what_came_by_itself(m_amended->followers, m_decisions, m_then->table());
    if (!m_by_itself.empty()) {
        decisions.insert(m_by_itself.begin(), m_by_itself.end());
        amended = ledger::amend(m_evening, copying, m_change, decisions);
        m_amended = std::move(amended.value());
    }
    m_opens_covered = !m_may_open && m_covered.are_opened_by(*m_amended, m_changed_entries);
    if (m_opens_covered) {
        m_amended.reset();
        m_refusal = tr("This would reveal hidden cards") + ". "
            + tr("In the real evening they are still hidden. You can’t unsee them.");
        return;
    }
    m_now = std::make_unique<ReadOnlyEvening>(*m_amended->evening, m_habits, m_players);
    m_causes = tell_causes(*m_amended, *m_now);
    m_ways = look_for_ways();
}

std::vector<std::string> AmendmentDraft::seen_lines() const
{
    std::vector<std::string> lines = m_change.lines;
    const auto is_as_it_was = [this](const std::string& line) {
        return !m_is_behind_all && line == m_evening.history().entry(m_change.entry).line;
    };
    if (lines.size() == 1 && is_as_it_was(lines.front()))
        return {m_then->seen(m_change.entry).line};
    const std::unique_ptr<ledger::Evening> then = evening_before(lines.size());
    const std::shared_ptr<const ledger::ObserverView> observed = then->view_for(m_then->audience());
    const int before = then->history().size() - static_cast<int>(lines.size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        lines[line] = is_as_it_was(lines[line])
            ? m_then->seen(m_change.entry).line
            : observed->entry(before + 1 + static_cast<int>(line)).line;
    }
    return lines;
}

/// Empty unless the change itself is valid: the search is too slow for every keystroke.
std::vector<AmendmentDraft::Way> AmendmentDraft::look_for_ways() const
{
    std::vector<Way> ways;
    constexpr std::size_t most_ways = 6;
    const bool stands = std::ranges::all_of(m_amended->changed,
        [](const ledger::Entry& entry) { return ledger::is_applied(entry.verdict); });
    if (!stands || m_causes.empty())
        return ways;
    const std::unique_ptr<ledger::Evening> before =
        course_before(m_causes.front().cause.followers.front());
    const ReadOnlyEvening told = this->told(*before);
    for (ledger::Settlement& settlement : ledger::settlements_of_first(
             m_evening, games::copying_of(m_evening), m_change, *m_amended, most_ways)) {
        std::string text = ledger::join(settlement.lines, "  ·  ",
            [&told](const std::string& line) { return told.table().tell_line(line); });
        if (std::ranges::find(ways, text, &Way::text) == ways.end())
            ways.push_back({std::move(settlement), std::move(text)});
    }
    return ways;
}

std::unique_ptr<ledger::Evening> AmendmentDraft::course_before(std::size_t follower) const
{
    return ledger::copy_back_to(
        *m_amended->evening, games::copying_of(m_evening), m_amended->followers[follower].stood_at);
}

std::string AmendmentDraft::objection() const
{
    if (!m_refusal.empty())
        return m_refusal;
    if (m_change.kind == Change::Kind::insert && m_change.lines.empty())
        return tr("Enter the missing move.");
    // Compares with the redacted line: never reveals whether a hidden line was guessed.
    if (m_change.kind == Change::Kind::replace && m_change.lines.size() == 1 && m_change.count == 1
        && m_change.lines.front() == m_then->seen(m_change.entry).line)
        return tr("Enter what this entry should have been.");
    for (const ledger::Entry& entry : m_amended->changed) {
        if (!ledger::is_applied(entry.verdict))
            return tr("The new entry breaks a rule. Change it, or allow it by a ruling.");
    }
    const int undecided = m_amended->undecided();
    if (undecided > 0)
        return tr_count("{n} later entry no longer works. Decide about it first.",
            "{n} later entries no longer work. Decide about each first.", undecided);
    if (m_amended->lines.empty())
        return tr("Nothing to record: the evening is unchanged.");
    return {};
}

} // namespace consigliere::screens

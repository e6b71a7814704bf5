#include "companion/rules/counted_arguments.h"

#include "companion/frame/counting.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

ledger::Status<db::DatabaseError> CountedArguments::refresh()
{
    const auto refreshed = m_archive.refresh();
    if (refreshed.is_error())
        return refreshed.error();
    begin_count();
    return {};
}

void CountedArguments::begin_count()
{
    m_next = {};
    m_counted = 0;
    m_is_counting = true;
    m_is_stale = false;
}

void CountedArguments::step(Ui& ui)
{
    using Clock = std::chrono::steady_clock;
    m_is_stale = go_on_counting(ui, m_archive) || m_is_stale;
    // Limit the updates while evenings are being processed.
    constexpr std::chrono::milliseconds pause(500);
    const bool is_time = m_archive.work().is_over() || Clock::now() - m_counted_at > pause;
    if (!m_is_counting && m_is_stale && is_time)
        begin_count();
    if (!m_is_counting)
        return;
    constexpr std::chrono::milliseconds budget(2);
    const auto end = Clock::now() + budget;
    const std::vector<db::EveningCard>& evenings = m_archive.evenings();
    while (m_counted < evenings.size() && Clock::now() < end)
        m_next.add(evenings[m_counted++]);
    ui.request_frame();
    if (m_counted < evenings.size())
        return;
    m_shown = std::exchange(m_next, {});
    ++m_version;
    m_is_counting = false;
    m_counted_at = Clock::now();
}

std::vector<CountedArguments::Entry> CountedArguments::entries(
    const std::string& game, const std::string& rule) const
{
    std::vector<Entry> found;
    for (const db::EveningCard& evening : m_archive.evenings()) {
        if (evening.summary.game != game || evening.summary.branch_of || !evening.facts)
            continue;
        for (const db::EveningFacts::Argued& argued : evening.facts->argued) {
            if (std::ranges::find(argued.rules, rule) != argued.rules.end())
                found.push_back({&evening, &argued});
        }
    }
    return found;
}

std::string tell_how_often(const db::RuleDisputes* rule)
{
    if (rule == nullptr || rule->argued() == 0)
        return tr("Never disputed at this table");
    std::string text = tr_count("{n} time", "{n} times", rule->argued()) + " "
        + tr_count("in {n} evening", "in {n} evenings", rule->evenings);
    const auto add = [&text](const std::string& part) { text += "  ·  " + part; };
    if (rule->ruled > 0)
        add(tr_count("allowed by a ruling {n} time", "allowed by a ruling {n} times", rule->ruled));
    if (rule->taken_back() > 0)
        add(tr_count("{n} ruling undone", "{n} rulings undone", rule->taken_back()));
    if (rule->waived > 0)
        add(tr_count("by a house rule {n} time", "by a house rule {n} times", rule->waived));
    if (rule->refused > 0)
        add(tr_count("refused {n} time", "refused {n} times", rule->refused));
    if (rule->unverified > 0)
        add(tr_count("unchecked {n} time", "unchecked {n} times", rule->unverified));
    if (!rule->last_day.empty())
        add(tr_fill("last on {day}", {{"day", language::date(rule->last_day)}}));
    return text;
}

} // namespace consigliere::screens

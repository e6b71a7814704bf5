#include "companion/court/what_if_comparison.h"

#include "companion/court/evening_diff_panel.h"
#include "companion/frame/rule_books.h"
#include "engine/ledger/line_words.h"

#include <utility>

namespace consigliere::screens {

WhatIfComparison::WhatIfComparison(
    HostScreen& host, const WhatIfSource& tried, const ledger::WhatIf& what_if)
    : m_host(host)
    , m_tried(tried)
    , m_what_if(what_if)
    , m_players(players_of(host))
    , m_then(what_if.then(), host.habits(), m_players)
    , m_now(tried.evening, host.habits(), m_players)
{
}

bool WhatIfComparison::has_gone_on() const
{
    return m_tried.evening.history().head() != m_what_if.then().history().head();
}

const EveningDiff& WhatIfComparison::differs()
{
    if (!has_gone_on())
        m_partner = Partner::then;
    const ledger::Evening& trial = m_host.evening();
    const Key key{
        trial.history().size(), m_tried.evening.history().size(), m_partner, language::chosen()};
    if (std::exchange(m_differs_of, key) != key) {
        const ReadOnlyEvening& partner = m_partner == Partner::then ? m_then : m_now;
        const ledger::Audience audience = m_host.audience();
        m_differs = what_differs(
            {partner.evening(), partner.table(), audience}, {trial, m_host.table(), audience});
    }
    return m_differs;
}

std::vector<std::string> WhatIfComparison::tell_moves() const
{
    std::vector<std::string> moves;
    for (const int entry : m_what_if.tried())
        moves.push_back(m_host.table().tell_entry(entry).text);
    return moves;
}

bool WhatIfComparison::draw_summary(Ui& ui, const Rect& row)
{
    std::string summary;
    for (const EveningDiff::Score& score : differs().scores) {
        if (score.difference().value_or(0) != 0)
            summary += (summary.empty() ? "" : "  ·  ") + m_host.player(score.actor) + " "
                + tell_difference(score);
    }
    if (summary.empty())
        summary = tr("No score differs.");
    const bool tapped = ui.touch("what-if:summary", row).tapped;
    ui.fill(row, ui.theme().trial_ground, 8_dp);
    ui.elide_text(row.inset(12_dp, 2_dp), summary, {Font::strong, ui.theme().trial_text});
    return tapped;
}

void WhatIfComparison::draw(Ui& ui, const Rect& rect)
{
    const int entry = m_what_if.entry();
    std::vector<std::string> partners{entry == 0
            ? tr("at its start")
            : tr_fill("after entry {entry}", {{"entry", language::number(entry)}})};
    if (!m_tried.moment.empty())
        partners = {m_tried.moment};
    else if (has_gone_on())
        partners.push_back(tr_fill("as it continued, to entry {entry}",
            {{"entry", language::number(m_tried.evening.history().head())}}));
    const WhatDiffersPanel panel{differs(), m_host.table(), m_tried.player, std::move(partners),
        static_cast<int>(m_partner),
        [this](const std::string& rule) {
            const std::string page =
                tell_page(m_host.context().books.find(m_tried.evening.game(), rule));
            return page.empty() ? rule : page;
        },
        tell_moves()};
    const WhatDiffersPanel::Tap tap = panel.draw(ui, rect);
    if (tap.partner >= 0)
        m_partner = static_cast<Partner>(tap.partner);
    if (!tap.rule.empty())
        m_host.open_rule(tap.rule);
}

std::string WhatIfComparison::tell_result()
{
    std::string scores;
    for (const EveningDiff::Score& score : differs().scores) {
        if (score.difference().value_or(0) != 0)
            scores += (scores.empty() ? "" : ", ") + m_host.player(score.actor) + " "
                + tell(score.unit, score.trial) + " (" + tell_difference(score) + ")";
    }
    const std::string moves = ledger::join(tell_moves(), "; ");
    if (scores.empty())
        return tr_fill("What if: {moves}. No score differs.", {{"moves", moves}});
    return tr_fill(
        "What if: {moves}. Then the score is {scores}.", {{"moves", moves}, {"scores", scores}});
}

} // namespace consigliere::screens

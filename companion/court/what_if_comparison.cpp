#include "companion/court/what_if_comparison.h"

#include "companion/court/score_rows.h"
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
    // A tap on another partner counts from the next frame on.
    const EveningDiff& shown = differs();
    scroll_area(ui, "what-if:differs", rect, [&](Rect& rest) {
        draw_partners(ui, rest);
        draw_score_rows(ui, rest,
            {shown.scores, m_host.table(), m_tried.player,
                ScoreHeads{tr("Score in this what-if"), tr("evening"), tr("tried")}});
        heading(ui, rest, tr("Why it differs"));
        if (shown.because.empty())
            paragraph(ui, rest, tr("All answers are the same in both."));
        int number = 0;
        for (const desk::OtherAnswer& because : shown.because) {
            if (draw_answer(ui, rest, because, "what-if:because:" + std::to_string(++number)))
                m_host.open_rule(because.rule);
        }
        draw_moves(ui, rest);
    });
}

/// What the draft can be compared with.
void WhatIfComparison::draw_partners(Ui& ui, Rect& rest)
{
    heading(ui, rest, tr("Differences"));
    remark(ui, rest, tr("Compared with the evening"));
    const int entry = m_what_if.entry();
    std::vector<std::string> partners{entry == 0
            ? tr("at its start")
            : tr_fill("after entry {entry}", {{"entry", language::number(entry)}})};
    if (!m_tried.moment.empty())
        partners = {m_tried.moment};
    else if (has_gone_on())
        partners.push_back(tr_fill("as it continued, to entry {entry}",
            {{"entry", language::number(m_tried.evening.history().head())}}));
    const int tapped =
        choice_rows(ui, "what-if:partner", rest, partners, static_cast<int>(m_partner));
    if (tapped >= 0)
        m_partner = static_cast<Partner>(tapped);
}

bool WhatIfComparison::draw_answer(
    Ui& ui, Rect& rest, const desk::OtherAnswer& because, const std::string& id) const
{
    const std::string none = "—";
    std::string detail =
        tr_fill("was: {answer}", {{"answer", because.before.empty() ? none : because.before}});
    const std::string page =
        tell_page(m_host.context().books.find(m_tried.evening.game(), because.rule));
    const std::string source = page.empty() ? because.rule : page;
    if (!source.empty())
        detail += "  ·  " + source;
    struct Part {
        const std::string& text;
        Font font;
        Colour colour;
    };
    const std::string& answer = because.after.empty() ? none : because.after;
    const widgets::Theme& theme = ui.theme();
    const std::array parts{Part{because.question, Font::small, theme.trial_text},
        Part{answer, Font::strong, theme.text}, Part{detail, Font::small, theme.trial_text}};
    const float between = 6_dp;
    const float width = rest.width() - 30_dp;
    float height = 10_dp;
    for (const Part& part : parts)
        height += paragraph_height(ui, part.text, part.font, width) + between;
    const Rect box = rest.cut_top(height, 8_dp);
    const widgets::Interaction touch = ui.touch(id, box);
    ui.fill(box, theme.trial_ground, 8_dp);
    ui.fill({box.left, box.top, box.left + 4_dp, box.bottom}, theme.trial, 2_dp);
    Rect inside{box.left + 16_dp, box.top + 8_dp, box.left + 16_dp + width, box.bottom};
    for (const Part& part : parts)
        paragraph(ui, inside, part.text, part.font, part.colour);
    return static_cast<bool>(touch);
}

void WhatIfComparison::draw_moves(Ui& ui, Rect& rest) const
{
    heading(ui, rest, tr("Tried moves"));
    const std::vector<std::string> moves = tell_moves();
    if (moves.empty())
        paragraph(ui, rest, tr("Nothing yet. Tap moves as at the table."));
    int number = 0;
    for (const std::string& move : moves)
        paragraph(ui, rest, language::number(++number) + ".  " + move);
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

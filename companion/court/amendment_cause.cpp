#include "companion/court/amendment_cause.h"

#include "companion/language/language.h"

namespace consigliere::screens {

using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

constexpr float choice_height = 50;
constexpr float choice_gap = 6;

} // namespace

AmendmentCause::AmendmentCause(const AmendmentDraft& draft, std::size_t cause)
    : m_cause(cause)
    , m_text(draft.causes()[cause].text)
{
    const std::vector<std::size_t>& followers = draft.causes()[cause].cause.followers;
    const std::string entry = language::number(draft.amended()->followers[followers.front()].entry);
    const int count = static_cast<int>(followers.size());
    m_count = count == 1
        ? tr_fill("Entry {entry} falls for this.", {{"entry", entry}})
        : tr_count("{n} entry falls for this.", "{n} entries fall for this.", count) + " "
            + tr_fill("The first is entry {entry}.", {{"entry", entry}});
    if (cause > 0)
        return;
    m_ways = draft.ways().size();
    const bool is_forgotten =
        m_ways == 0 || draft.ways().front().settlement.place == ledger::Added::Place::before;
    m_question = is_forgotten
        ? tr_fill("Was something forgotten before entry {entry}?", {{"entry", entry}})
        : tr_fill("Or was it something else, at entry {entry}?", {{"entry", entry}});
}

float AmendmentCause::height(const Ui& ui, float width) const
{
    const float inside = width - 28_dp;
    const auto part = [&](const std::string& text, Font font) {
        return text.empty() ? 0.0F : paragraph_height(ui, text, font, inside) + 6_dp;
    };
    const auto ways = static_cast<float>(m_question.empty() ? 0 : m_ways + 1);
    return 20_dp + part(m_text, Font::strong) + part(m_count, Font::body)
        + part(m_question, Font::strong) + ways * dp(choice_height + choice_gap)
        + dp(choice_height);
}

AmendmentCause::Tap AmendmentCause::draw(Ui& ui, const Rect& box, const AmendmentDraft& draft) const
{
    Tap tap;
    Rect rest = raised(ui, box);
    ui.outline(box, ui.theme().refused, 2_dp, 10_dp);
    Rect bulk = rest.cut_bottom(dp(choice_height));
    paragraph(ui, rest, m_text, Font::strong);
    paragraph(ui, rest, m_count, Font::body, ui.theme().refused_text);
    if (!m_question.empty())
        draw_ways(ui, rest, draft, tap);
    const std::string number = std::to_string(m_cause + 1);
    const bool is_one = draft.causes()[m_cause].cause.followers.size() == 1;
    const std::vector<Rect> cells = bulk.columns(2, 8_dp);
    if (button(ui, "amend:cause-rule:" + number, cells[0],
            is_one ? tr("It stands by our ruling") : tr("They stand by our ruling"),
            {.mood = ready_if(draft.causes()[m_cause].can_be_ruled,
                 tr("It contradicts what would lie on the table: no ruling helps."))}))
        tap.wish = Wish::rule;
    if (button(ui, "amend:cause-drop:" + number, cells[1],
            is_one ? tr("It was not done") : tr("They were not done")))
        tap.wish = Wish::drop;
    return tap;
}

void AmendmentCause::draw_ways(Ui& ui, Rect& rest, const AmendmentDraft& draft, Tap& tap) const
{
    paragraph(ui, rest, m_question, Font::strong);
    for (std::size_t way = 0; way < m_ways; ++way) {
        const AmendmentDraft::Way& offered = draft.ways()[way];
        const bool is_instead = offered.settlement.place == ledger::Added::Place::instead;
        const std::string label =
            is_instead ? tr_fill("Instead: {what}", {{"what", offered.text}}) : offered.text;
        if (button(ui, "amend:way:" + std::to_string(way + 1),
                rest.cut_top(dp(choice_height), dp(choice_gap)), label))
            tap = {Wish::settle, way};
    }
    if (button(ui, "amend:forgotten", rest.cut_top(dp(choice_height), dp(choice_gap)),
            tr("Something was forgotten before it …"), {ButtonKind::quiet}))
        tap.wish = Wish::forgotten;
}

} // namespace consigliere::screens

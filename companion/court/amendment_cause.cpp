#include "companion/court/amendment_cause.h"

#include "companion/language/language.h"

#include <utility>

namespace consigliere::screens {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::Rest;

namespace {

constexpr float choice_height = 50;
constexpr float choice_gap = 6;

} // namespace

AmendmentCause::AmendmentCause(const AmendmentDraft& draft, std::size_t cause)
    : m_cause(cause)
    , m_entry(draft.amended()->followers[draft.causes()[cause].cause.followers.front()].entry)
    , m_text(draft.causes()[cause].text)
{
    const std::string entry = language::number(m_entry);
    const int count = static_cast<int>(draft.causes()[cause].cause.followers.size());
    m_count = count == 1
        ? tr_fill("Entry {entry} no longer works because of this.", {{"entry", entry}})
        : tr_count("{n} entry no longer works because of this.",
              "{n} entries no longer work because of this.", count)
            + " " + tr_fill("The first is entry {entry}.", {{"entry", entry}});
    if (cause > 0)
        return;
    m_ways = draft.ways().size();
    const bool is_forgotten =
        m_ways == 0 || draft.ways().front().settlement.place == ledger::Added::Place::before;
    m_question = is_forgotten
        ? tr_fill("Is a move missing before entry {entry}?", {{"entry", entry}})
        : tr_fill("Or was entry {entry} something else?", {{"entry", entry}});
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

std::function<void()> AmendmentCause::draw(
    Ui& ui, const Rect& box, AmendmentDraft& draft, AmendmentHost& host) const
{
    std::function<void()> tapped;
    Rect rest = raised(ui, box);
    ui.outline(box, ui.theme().refused, 2_dp, 10_dp);
    Rect bulk = rest.cut_bottom(dp(choice_height));
    paragraph(ui, rest, m_text, Font::strong);
    paragraph(ui, rest, m_count, Font::body, ui.theme().refused_text);
    if (!m_question.empty())
        tapped = draw_ways(ui, rest, draft, host);
    const std::string number = std::to_string(m_cause + 1);
    const AmendmentDraft::ToldCause& told = draft.causes()[m_cause];
    const bool is_one = told.cause.followers.size() == 1;
    const auto decide = [&draft, cause = told.cause.reason](Rest::Kind kind, std::string reason) {
        draft.decide_rest({kind, std::move(reason), cause});
    };
    const std::vector<Rect> cells = bulk.columns(2, 8_dp);
    if (button(ui, "amend:cause-rule:" + number, cells[0], tr("Allow by ruling"),
            {.mood = ready_if(told.can_be_ruled,
                 tr("Can’t happen: something it needs isn’t there. A ruling can’t help."))}))
        tapped = [&host, decide] {
            host.ask_for_reason(
                [decide](const std::string& reason) { decide(Rest::Kind::rule, reason); });
        };
    if (button(ui, "amend:cause-drop:" + number, cells[1],
            is_one ? tr("Drop entry") : tr("Drop entries")))
        tapped = [decide] { decide(Rest::Kind::drop, {}); };
    return tapped;
}

std::function<void()> AmendmentCause::draw_ways(
    Ui& ui, Rect& rest, AmendmentDraft& draft, AmendmentHost& host) const
{
    std::function<void()> tapped;
    paragraph(ui, rest, m_question, Font::strong);
    for (std::size_t way = 0; way < m_ways; ++way) {
        const AmendmentDraft::Way& offered = draft.ways()[way];
        const bool is_instead = offered.settlement.place == ledger::Added::Place::instead;
        const std::string label =
            is_instead ? tr_fill("Instead: {what}", {{"what", offered.text}}) : offered.text;
        if (button(ui, "amend:way:" + std::to_string(way + 1),
                rest.cut_top(dp(choice_height), dp(choice_gap)), label))
            tapped = [&draft, entry = m_entry, settlement = offered.settlement] {
                draft.add(entry, settlement.place, settlement.lines);
            };
    }
    if (button(ui, "amend:forgotten", rest.cut_top(dp(choice_height), dp(choice_gap)),
            tr("Insert before it…"), {ButtonKind::quiet}))
        tapped = [&host, entry = m_entry] {
            host.ask_for_line(entry, ledger::Added::Place::before);
        };
    return tapped;
}

} // namespace consigliere::screens

#include "companion/evening/sheet.h"

#include "companion/frame/finding.h"
#include "companion/telling/teller.h"
#include "engine/ledger/enumeration.h"

#include <algorithm>
#include <array>

namespace consigliere::screens {

const char* symbol_of(ledger::Verdict verdict)
{
    constexpr std::array symbols{
        symbol::check, symbol::question, symbol::pencil, symbol::cross, symbol::cross};
    static_assert(!ledger::is_enumerator<static_cast<ledger::Verdict>(symbols.size())>());
    return symbols[static_cast<std::size_t>(verdict)];
}

Colour colour_of(const widgets::Theme& theme, ledger::Verdict verdict)
{
    if (!ledger::is_applied(verdict))
        return theme.refused_text;
    return verdict == ledger::Verdict::legal ? theme.saved : theme.brass_text;
}

namespace {

class SheetDrawing {
public:
    SheetDrawing(Ui& ui, const std::string& name, const SheetContent& content,
        const rulebook::Rulebook* rulebook)
        : m_ui(ui)
        , m_name(name)
        , m_content(content)
        , m_rulebook(rulebook)
    {
    }

    SheetTap draw();

private:
    void draw_content(Rect& rect);
    void draw_verdict(Rect& rect);
    void draw_rule(Rect& rect, const std::string& id);
    void draw_checked(Rect& rect);
    void draw_evidence(Rect& rect);
    void draw_offers(Rect& rect);
    void say(Rect& rect, const std::string& text, Font font, Colour colour)
    {
        paragraph(m_ui, rect, text, font, colour);
    }

    Ui& m_ui;
    const std::string& m_name;
    const SheetContent& m_content;
    const rulebook::Rulebook* m_rulebook;
    SheetTap m_tap;
};

SheetTap SheetDrawing::draw()
{
    const std::string list = m_name + "-sheet";
    const float close_height = 60_dp;
    Rect rect = dialog_for(m_ui, list, 720_dp, close_height + 12_dp);
    const Rect close = rect.cut_bottom(close_height, 12_dp);
    scroll_area(m_ui, list, rect, [this](Rect& rest) { draw_content(rest); });
    m_tap.closes = button(m_ui, m_name + ":close", close, tr("Close"), {ButtonKind::next});
    return m_tap;
}

void SheetDrawing::draw_content(Rect& rect)
{
    const widgets::Theme& theme = m_ui.theme();
    say(rect, m_content.title, Font::lead, theme.text);
    if (m_content.verdict)
        draw_verdict(rect);
    for (const std::string& fact : m_content.facts)
        say(rect, fact, Font::body, theme.text);
    for (const std::string& remark : m_content.remarks)
        say(rect, remark, Font::body, theme.quiet);
    if (!m_content.remedies.empty()) {
        rect.cut_top(6_dp);
        heading(m_ui, rect, tr("What you can do instead"));
        for (const std::string& remedy : m_content.remedies)
            say(rect, remedy, Font::body, theme.text);
    }
    for (const std::string& rule : m_content.rules)
        draw_rule(rect, rule);
    if (!m_content.checked.empty())
        draw_checked(rect);
    if (!m_content.evidence.empty())
        draw_evidence(rect);
    if (!m_content.offers.empty())
        draw_offers(rect);
}

/// Draws the verdict: icon, colour and word.
void SheetDrawing::draw_verdict(Rect& rect)
{
    const ledger::Verdict verdict = *m_content.verdict;
    const Colour colour = colour_of(m_ui.theme(), verdict);
    Rect line = rect.cut_top(28_dp, 6_dp);
    m_ui.text(line.cut_left(28_dp), symbol_of(verdict), {Font::strong, colour});
    m_ui.text(line, telling::tell(verdict), {Font::strong, colour});
}

void SheetDrawing::draw_rule(Rect& rect, const std::string& id)
{
    const rulebook::Rule* rule = m_rulebook == nullptr ? nullptr : m_rulebook->find(id);
    if (rule == nullptr)
        return;
    const widgets::Theme& theme = m_ui.theme();
    const std::string text = first_sentences(rule->text, 2);
    const float width = rect.width() - 28_dp;
    const float title = m_ui.measure(rule->title, Font::strong, width).y + 2_dp;
    const float height =
        title + 6_dp + paragraph_height(m_ui, text, Font::body, width) + 6_dp + 18_dp + 20_dp;
    const Rect box = rect.cut_top(std::max(height, 60_dp), 10_dp);
    if (m_ui.touch(m_name + ":rule:" + id, box))
        m_tap.rule = id;
    Rect inside = raised(m_ui, box);
    say(inside, rule->title, Font::strong, theme.text);
    say(inside, text, Font::body, theme.text);
    m_ui.elide_text(inside.cut_top(18_dp),
        tell_source(m_rulebook, id) + "  ·  " + tr("tap for the full rule"),
        {Font::small, theme.brass_text});
}

/// Draws the rules checked, in two columns if they fit.
void SheetDrawing::draw_checked(Rect& rect)
{
    rect.cut_top(4_dp);
    heading(m_ui, rect, tr("Checked"));
    const std::size_t columns = rect.width() > 560_dp ? 2 : 1;
    const float source_height = 20_dp;
    for (std::size_t first = 0; first < m_content.checked.size(); first += columns) {
        const std::vector<Rect> cells =
            rect.cut_top(56_dp, 6_dp).columns(static_cast<int>(columns), 8_dp);
        const std::size_t count = std::min(columns, m_content.checked.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string& id = m_content.checked[first + i];
            const rulebook::Rule* rule = m_rulebook == nullptr ? nullptr : m_rulebook->find(id);
            if (m_ui.touch(m_name + ":checked:" + id, cells[i]))
                m_tap.rule = id;
            m_ui.fill(cells[i], m_ui.theme().raised, 8_dp);
            Rect inside = cells[i].inset(12_dp, 6_dp);
            m_ui.elide_text(inside.cut_bottom(source_height), tell_source(m_rulebook, id),
                {Font::small, m_ui.theme().brass_text});
            m_ui.elide_text(
                inside, rule == nullptr ? id : rule->title, {Font::body, m_ui.theme().text});
        }
    }
}

void SheetDrawing::draw_evidence(Rect& rect)
{
    rect.cut_top(4_dp);
    heading(m_ui, rect, tr("Entries behind this"));
    int number = 0;
    for (const SheetContent::Evidence& evidence : m_content.evidence) {
        const float width = rect.width() - 80_dp;
        const float height = m_ui.measure(evidence.text, Font::body, width).y + 16_dp;
        const Rect row = rect.cut_top(std::max(48_dp, height), 6_dp);
        const bool leads_somewhere = evidence.entry > 0;
        ++number;
        if (leads_somewhere && m_ui.touch(m_name + ":because:" + std::to_string(number), row))
            m_tap.entry = evidence.entry;
        m_ui.fill(row, m_ui.theme().raised, 8_dp);
        Rect inside = row.inset(12_dp, 2_dp);
        if (leads_somewhere)
            m_ui.text(inside.cut_left(44_dp), language::number(evidence.entry),
                {Font::small, m_ui.theme().quiet});
        m_ui.text(inside, evidence.text, {Font::body, m_ui.theme().text, 0, 0.5F, true});
    }
}

void SheetDrawing::draw_offers(Rect& rect)
{
    rect.cut_top(4_dp);
    for (const auto& [id, label] : m_content.offers) {
        if (button(m_ui, id, rect.cut_top(54_dp, 8_dp), label))
            m_tap.offer = id;
    }
}

} // namespace

SheetTap draw_sheet(Ui& ui, const std::string& name, const SheetContent& content,
    const rulebook::Rulebook* rulebook)
{
    return SheetDrawing(ui, name, content, rulebook).draw();
}

} // namespace consigliere::screens

#include "companion/screens/rules_screen.h"

#include "companion/tables/tables.h"

namespace consigliere::screens {

using rulebook::Rule;
using rulebook::Rulebook;

RulesScreen::RulesScreen(Context context, std::string game, std::string rule)
    : m_context(context)
    , m_game(std::move(game))
    , m_query(std::move(rule))
{
    load();
}

void RulesScreen::load()
{
    m_language = language::chosen();
    auto loaded = Rulebook::load(m_game, m_language);
    if (!m_notice.tells_failure(loaded))
        m_book = std::move(loaded.value());
}

std::vector<const Rule*> RulesScreen::listed() const
{
    if (!m_query.empty())
        return m_book->search(m_query);
    std::vector<const Rule*> rules;
    for (const Rule& rule : m_book->rules()) {
        const bool fits = (m_filter == Filter::misread && !rule.misreading.empty())
            || (m_filter == Filter::editions && !rule.editions.empty())
            || (m_filter == Filter::chosen && !rule.chosen.empty())
            || (m_filter == Filter::chapter && rule.phase == m_chapter) || m_filter == Filter::all;
        if (fits)
            rules.push_back(&rule);
    }
    return rules;
}

void RulesScreen::draw_filters(Ui& ui, Rect& rect)
{
    const auto chip = [&](const std::string& id, const std::string& label, bool is_chosen) {
        return button(ui, id, rect.cut_top(48_dp, 6_dp), label,
            {.kind = chosen_if(is_chosen), .font = Font::body});
    };
    const auto filter = [&](Filter kind, const char* id, const std::string& label) {
        if (chip(id, label, m_query.empty() && m_filter == kind)) {
            m_filter = kind;
            m_query.clear();
            scroll_to_start(ui, "rules");
        }
    };
    filter(Filter::misread, "filter:misread", tr("Often misread"));
    filter(Filter::editions, "filter:editions", tr("Editions differ"));
    filter(Filter::chosen, "filter:chosen", tr("What we chose"));
    scroll_area(ui, "chapters", rect, [&](Rect& rest) {
        std::swap(rest, rect);
        for (const rulebook::Chapter& chapter : m_book->chapters()) {
            const bool is_chosen =
                m_query.empty() && m_filter == Filter::chapter && m_chapter == chapter.id;
            if (chip("chapter:" + chapter.id, chapter.title, is_chosen)) {
                m_filter = Filter::chapter;
                m_chapter = chapter.id;
                m_query.clear();
                scroll_to_start(ui, "rules");
            }
        }
        filter(Filter::all, "filter:all", tr("All rules"));
        std::swap(rest, rect);
    });
}

void RulesScreen::draw_rule(Ui& ui, Rect& rect, const Rule& rule)
{
    const widgets::Theme& theme = ui.theme();
    Rect head = rect.cut_top(30_dp, 2_dp);
    const std::string page = rule.page > 0
        ? tr_fill("p. {page}", {{"page", language::number(rule.page)}})
        : std::string();
    ui.text(head.cut_right(70_dp), page, {Font::strong, theme.brass_text, 1});
    ui.text(head, rule.title, {Font::lead, theme.text});
    paragraph(ui, rect, rule.text);
    const auto note = [&](const std::string& label, const std::string& text, Colour ink) {
        if (!text.empty())
            paragraph(ui, rect, label + ": " + text, Font::body, ink);
    };
    note(tr("Often misread"), rule.misreading, theme.refused_text);
    note(tr("Editions differ"), rule.editions, theme.brass_text);
    note(tr("What we chose"), rule.chosen, theme.brass_text);
    remark(ui, rect, rule.id, Font::small);
    rect.cut_top(8_dp);
    ui.line({rect.left, rect.top}, {rect.right, rect.top}, theme.line, 1_dp);
    rect.cut_top(12_dp);
}

void RulesScreen::draw(Ui& ui, const Rect& rect)
{
    if (m_language != language::chosen())
        load();
    if (m_notice.is_shown()) {
        m_notice.draw(ui);
        return;
    }
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator,
        tr_fill("Rules: {game}", {{"game", tr(tables::find(m_game).title)}}));
    if (!m_book)
        return;
    rest = rest.inset(16_dp, 8_dp);
    Rect search = rest.cut_top(52_dp, 12_dp);
    if (button(ui, "search:clear", search.cut_right(60_dp, 8_dp), symbol::cross))
        m_query.clear();
    if (text_field(ui, "search", search, m_query, tr("An id, a page, or words")))
        scroll_to_start(ui, "rules");
    Rect filters = rest.cut_left(std::min(250_dp, rest.width() * 0.32F), 20_dp);
    draw_filters(ui, filters);
    const std::vector<const Rule*> rules = listed();
    if (rules.empty())
        ui.text(rest.cut_top(60_dp), tr("No rule fits. Try an id like 14.thug-space, or a page."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
    scroll_area(ui, "rules", rest, [&](Rect& list) {
        for (const Rule* rule : rules)
            draw_rule(ui, list, *rule);
    });
}

} // namespace consigliere::screens

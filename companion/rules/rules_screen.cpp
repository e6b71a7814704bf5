#include "companion/rules/rules_screen.h"

#include "companion/frame/destinations.h"
#include "companion/frame/finding.h"
#include "companion/tables/tables.h"

#include <algorithm>
#include <memory>

namespace consigliere::screens {

using rulebook::Rule;
using rulebook::Rulebook;

namespace {

constexpr const char* misread = "filter:misread";
constexpr const char* editions = "filter:editions";
constexpr const char* chosen = "filter:chosen";
constexpr const char* all = "filter:all";
/// Prefix of choices that open the book of another game.
constexpr std::string_view other_game = "game:";

} // namespace

RulesScreen::RulesScreen(const Context& context, std::string game, std::string rule)
    : BookScreen(context, std::move(game), std::move(rule), misread)
{
}

std::vector<BookScreen::Choice> RulesScreen::choices() const
{
    std::vector<BookScreen::Choice> choices{{misread, tr("Often misread")},
        {editions, tr("Editions differ")}, {chosen, tr("Consigliere’s reading")}};
    for (const rulebook::Chapter& chapter : m_book->chapters())
        choices.push_back({std::string(chapter_choice) + chapter.id, chapter.title});
    choices.push_back({all, tr("All rules")});
    for (const tables::Game& game : tables::all()) {
        if (game.name != m_game)
            choices.push_back({std::string(other_game) + std::string(game.name), tr(game.title)});
    }
    return choices;
}

std::vector<const Rule*> RulesScreen::listed() const
{
    if (!query().empty())
        return m_book->search(query());
    std::vector<const Rule*> rules;
    for (const Rule& rule : m_book->rules()) {
        const bool fits = (is_chosen(misread) && !rule.misreading.empty())
            || (is_chosen(editions) && !rule.editions.empty())
            || (is_chosen(chosen) && !rule.chosen.empty())
            || is_chosen(std::string(chapter_choice) + rule.phase) || is_chosen(all);
        if (fits)
            rules.push_back(&rule);
    }
    return rules;
}

void RulesScreen::draw_note(
    Ui& ui, Rect& rect, const std::string& label, const std::string& text, Colour ink) const
{
    if (text.empty())
        return;
    paragraph(ui, rect, marked(label, text), Font::body, ink);
}

void RulesScreen::draw_rule(Ui& ui, Rect& rect, const Rule& rule)
{
    const widgets::Theme& theme = ui.theme();
    Rect head = rect;
    const float line = ui.measure(rule.title, Font::lead).y;
    ui.text(head.cut_right(70_dp, 8_dp).cut_top(line), tell_page(&rule),
        {Font::strong, theme.brass_text, 1});
    paragraph(ui, head, marked(rule.title), Font::lead, theme.text);
    rect.top = head.top;
    paragraph(ui, rect, marked(rule.text), Font::body, theme.text);
    draw_note(ui, rect, tr("Often misread"), rule.misreading, theme.refused_text);
    draw_note(ui, rect, tr("Editions differ"), rule.editions, theme.brass_text);
    draw_note(ui, rect, tr("Consigliere’s reading"), rule.chosen, theme.brass_text);
    if (rule.argued.empty()) {
        remark(ui, rect, rule.id, Font::small);
    } else {
        Rect foot = rect.cut_top(48_dp, 6_dp);
        const std::string label = tr_count("{n} question about it", "{n} questions about it",
            static_cast<int>(rule.argued.size()));
        const Rect way =
            foot.cut_right(std::min(button_width(ui, label), foot.width() * 0.6F), 12_dp);
        if (button(ui, "asked:" + rule.id, way, label))
            m_context.navigator.open(to::Argued{m_game, rule.argued.front().id});
        ui.text(foot, rule.id, {Font::small, theme.quiet});
    }
    rect.cut_top(8_dp);
    ui.line({rect.left, rect.top}, {rect.right, rect.top}, theme.line, 1_dp);
    rect.cut_top(12_dp);
}

void RulesScreen::draw(Ui& ui, const Rect& rect)
{
    follow_language();
    Rect rest = rect;
    const std::string argued = tr("Often disputed");
    Rect way = draw_screen_title(ui, rest, m_context.navigator,
        tr_fill("Rules: {game}", {{"game", tr(tables::find(m_game).title)}}),
        button_width(ui, argued));
    if (m_book == nullptr)
        return;
    if (button(ui, "argued", way, argued))
        m_context.navigator.open(to::Argued{m_game, {}});
    rest = draw_frame(ui, rest, tr("Search by word, page or rule id"), choices(), "rules");
    if (choice().starts_with(other_game)) {
        m_context.navigator.replace(to::Rules{choice().substr(other_game.size()), {}});
        return;
    }
    const std::vector<const Rule*> rules = listed();
    if (rules.empty())
        ui.text(rest.cut_top(60_dp),
            tr("No rule matches. Try an id like 14.thug-space, or a page."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
    scroll_area(ui, "rules", rest, [&](Rect& list) {
        for (const Rule* rule : rules)
            draw_rule(ui, list, *rule);
    });
}

} // namespace consigliere::screens

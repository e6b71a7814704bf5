#include "companion/rules/faq_screen.h"

#include "companion/frame/counting.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/finding.h"
#include "companion/rules/argued_entries.h"
#include "companion/tables/tables.h"
#include "companion/telling/quoted.h"

#include <algorithm>
#include <memory>

namespace consigliere::screens {

using rulebook::Rule;
using rulebook::Rulebook;
using rulebook::SettledArgument;
using widgets::Paragraph;

namespace {

constexpr const char* everything = "filter:all";
constexpr const char* argued_here = "filter:here";

} // namespace

FaqScreen::FaqScreen(
    const Context& context, std::string game, std::string argument, HowTheyStand how_they_stand)
    : BookScreen(context, std::move(game), {}, everything)
    , m_argument(std::move(argument))
    , m_is_found(m_argument.empty())
    , m_how_they_stand(std::move(how_they_stand))
    , m_counted(context.keeping.archive())
{
    on_resume();
}

void FaqScreen::on_resume()
{
    static_cast<void>(m_context.notice.tells_failure(m_counted.refresh()));
}

std::vector<BookScreen::Choice> FaqScreen::choices() const
{
    std::vector<BookScreen::Choice> choices{
        {everything, tr("Often misread first")}, {argued_here, tr("Disputed at this table")}};
    for (const rulebook::Chapter& chapter : m_book->chapters()) {
        const bool has_any = std::ranges::any_of(m_book->rules(), [&chapter](const Rule& rule) {
            return rule.phase == chapter.id && !rule.argued.empty();
        });
        if (has_any)
            choices.push_back({std::string(chapter_choice) + chapter.id, chapter.title});
    }
    return choices;
}

std::vector<SettledArgument> FaqScreen::listed() const
{
    if (!query().empty())
        return m_book->search_arguments(query());
    std::vector<SettledArgument> all = m_book->arguments();
    const auto often = [this](const SettledArgument& argued) {
        const db::RuleDisputes* counted = m_counted.find(m_game, argued.rule->id);
        return counted == nullptr ? 0 : counted->argued();
    };
    if (is_chosen(argued_here)) {
        std::erase_if(all, [&often](const SettledArgument& argued) { return often(argued) == 0; });
        std::ranges::stable_sort(all, std::ranges::greater{}, often);
    } else if (!is_chosen(everything)) {
        std::erase_if(all, [this](const SettledArgument& argued) {
            return !is_chosen(std::string(chapter_choice) + argued.rule->phase);
        });
    }
    return all;
}

void FaqScreen::draw(Ui& ui, const Rect& rect)
{
    follow_language();
    m_counted.step(ui);
    Rect rest = rect;
    const std::string rules = tr("Rules");
    const float width = button_width(ui, rules);
    // Reserve room for the counting if wide enough.
    const float counting = rect.width() > 1000_dp ? 300_dp : 0;
    Rect bar = draw_screen_title(ui, rest, m_context.navigator,
        tr_fill("Often disputed: {game}", {{"game", tr(tables::find(m_game).title)}}),
        width + counting);
    const Rect way = bar.cut_right(width, 12_dp);
    if (counting > 0)
        draw_counting(ui, bar, m_context.keeping.archive());
    if (m_book == nullptr)
        return;
    if (button(ui, "rules", way, rules))
        m_context.navigator.open(to::Rules{m_game, {}});
    rest = draw_frame(ui, rest, tr("Search by word, page or rule id"), choices(), "arguments");
    const std::vector<SettledArgument> arguments = listed();
    if (arguments.empty())
        ui.text(rest.cut_top(60_dp),
            query().empty() ? tr("Nothing disputed yet.")
                            : tr("No matches. Try a page, or other words."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
    scroll_area(ui, "arguments", rest, [&](Rect& list) {
        const float start = list.top;
        for (const SettledArgument& argued : arguments) {
            if (!m_is_found && argued.argument->id == m_argument) {
                m_is_found = true;
                scroll_to(ui, "arguments", list.top - start);
                ui.request_frame();
            }
            draw_argument(ui, list, argued);
        }
    });
}

std::vector<Paragraph> FaqScreen::texts_of(
    const Ui& ui, const SettledArgument& argued, const db::RuleDisputes* counted) const
{
    const widgets::Theme& theme = ui.theme();
    std::vector<Paragraph> texts;
    texts.push_back({marked(telling::quoted(argued.argument->question)), Font::lead, theme.text});
    texts.push_back({marked(argued.argument->answer), Font::body, theme.text});
    if (const auto now = m_how_they_stand.find(argued.argument->id); now != m_how_they_stand.end())
        texts.push_back({{tr_fill("Now: {answer}", {{"answer", now->second}}), {}}, Font::strong,
            theme.brass_text});
    if (!argued.rule->editions.empty())
        texts.push_back(
            {marked(tr("Editions differ"), argued.rule->editions), Font::body, theme.brass_text});
    texts.push_back({{tell_how_often(counted), {}}, Font::small, theme.quiet});
    return texts;
}

void FaqScreen::draw_argument(Ui& ui, Rect& list, const SettledArgument& argued)
{
    const db::RuleDisputes* counted = m_counted.find(m_game, argued.rule->id);
    const std::vector<Paragraph> texts = texts_of(ui, argued, counted);
    const float ways = 48_dp;
    const float border = 28_dp;
    const Rect box =
        list.cut_top(height_of(ui, texts, list.width() - border) + ways + 20_dp, 10_dp);
    Rect inside = raised(ui, box);
    if (argued.argument->id == m_argument)
        ui.outline(box, ui.theme().brass, 2_dp, 10_dp);
    draw_paragraphs(ui, inside, texts);
    draw_ways(ui, inside.cut_top(ways), argued, counted);
}

void FaqScreen::draw_ways(
    Ui& ui, Rect rect, const SettledArgument& argued, const db::RuleDisputes* counted)
{
    const Rule& rule = *argued.rule;
    const std::string& id = argued.argument->id;
    const std::string page = tell_page(&rule);
    const ButtonStyle book{.font = Font::body, .symbol = symbol::book};
    const ButtonStyle plain{.font = Font::body};
    if (counted != nullptr && counted->argued() > 0) {
        const std::string where = tr("Show entries");
        const Rect place =
            rect.cut_right(std::min(rect.width() * 0.45F, button_width(ui, where, plain)), 10_dp);
        if (button(ui, "argued:entries:" + id, place, where, plain))
            m_context.overlay.open_dialog<ArguedEntries>(
                m_context, rule.title, m_counted.entries(m_game, rule.id));
    }
    std::string label = page.empty() ? rule.title : page + "  ·  " + rule.title;
    if (!page.empty() && button_width(ui, label, book) > rect.width())
        label = page;
    const float width = std::min(rect.width(), button_width(ui, label, book));
    if (button(ui, "argued:rule:" + id, rect.cut_left(width), label, book))
        m_context.navigator.open(to::Rules{m_game, rule.id});
}

} // namespace consigliere::screens

#include "companion/rules/house_rules_page.h"

#include "db/people.h"

namespace consigliere::screens {

HouseRulesPage::HouseRulesPage(const Context& context)
    : m_context(context)
{
    for (const tables::Game& game : tables::all()) {
        if (game.make_setup_form == nullptr)
            continue;
        m_games.emplace_back(&game, game.make_setup_form());
        desk::load_defaults(*m_games.back().second, GamePreferences(context.database, game.name));
    }
    const auto people = db::remembered_people(context.database);
    if (people.is_error())
        return;
    for (const db::Person& person : people.value())
        m_names.emplace(person.id, person.name);
}

std::string HouseRulesPage::tell_group(const std::vector<std::string>& people) const
{
    std::vector<std::string> names;
    for (const std::string& person : people) {
        const auto known = m_names.find(person);
        if (known != m_names.end())
            names.push_back(known->second);
    }
    return names.empty() ? tr("no known players")
                         : language::listed(names, [](const std::string& name) { return name; });
}

HouseRulesPage::Wish HouseRulesPage::draw(
    Ui& ui, const Rect& rect, const std::vector<db::KeptHouseRule>& rules, RuleBooks& books)
{
    Wish wish;
    scroll_area(ui, "house-rules", rect, [&](Rect& list) {
        heading(ui, list, tr("Agreed at your table"));
        remark(ui, list,
            rules.empty() ? tr("No house rules yet. Make one from any ruling on the other pages.")
                          : tr("New evenings include those that are on, if most of the players "
                               "belong to the group."));
        for (std::size_t number = 0; number < rules.size(); ++number) {
            const Wish::Kind kind = draw_rule(ui, list, rules[number], number, books);
            if (kind != Wish::Kind::none)
                wish = {kind, number};
        }
        draw_choices(ui, list, books);
        list.cut_top(16_dp);
    });
    return wish;
}

HouseRulesPage::Wish::Kind HouseRulesPage::draw_rule(
    Ui& ui, Rect& rect, const db::KeptHouseRule& rule, std::size_t number, RuleBooks& books)
{
    std::vector<std::string> remarks;
    for (const std::string& id : rule.waives)
        remarks.push_back(tr_fill("Overrides: {rule}", {{"rule", books.tell(rule.game, id)}}));
    remarks.push_back(tr(tables::find(rule.game).title) + "  ·  " + tell_group(rule.group)
        + (rule.since.empty() ? "" : "  ·  " + language::date(rule.since)));
    const float width = rect.width() - 28_dp;
    const float border = 20_dp;
    const float gap = 6_dp;
    float height =
        border + 52_dp + gap + paragraph_height(ui, rule.text, Font::strong, width) + gap;
    for (const std::string& told : remarks)
        height += paragraph_height(ui, told, Font::body, width) + gap;
    Rect inside = raised(ui, rect.cut_top(height, 10_dp));
    Rect buttons = inside.cut_bottom(52_dp, gap);
    paragraph(ui, inside, rule.text, Font::strong);
    for (const std::string& told : remarks)
        remark(ui, inside, told);
    const std::string id = std::to_string(number + 1);
    using Kind = Wish::Kind;
    Kind wish = Kind::none;
    const std::vector<Rect> cells = buttons.columns(3, 10_dp);
    if (button(ui, "house:turn:" + id, cells[0], rule.is_on ? tr("On") : tr("Off"),
            {chosen_if(rule.is_on), ControlState::enabled, Font::body}))
        wish = Kind::turn;
    if (button(ui, "house:edit:" + id, cells[1], tr("Edit"),
            {.font = Font::body, .symbol = symbol::pencil}))
        wish = Kind::edit;
    if (button(ui, "house:forget:" + id, cells[2], tr("Remove"),
            {.font = Font::body, .symbol = symbol::cross}))
        wish = Kind::forget;
    return wish;
}

/// Questions left open by a book: the options, the default, and the choice for new tables.
void HouseRulesPage::draw_choices(Ui& ui, Rect& rect, RuleBooks& books)
{
    for (auto& [game, form] : m_games) {
        const std::string name(game->name);
        rect.cut_top(12_dp);
        title(ui, rect, tr(game->title));
        heading(ui, rect, tr("Where the rulebook is silent: defaults for new tables"));
        std::string last_rule;
        for (const desk::Choice& choice : form->choices()) {
            const rulebook::Rule* rule = books.find(name, choice.rule);
            paragraph(ui, rect, choice.question, Font::strong);
            if (rule != nullptr && choice.rule != last_rule)
                remark(ui, rect,
                    books.tell(name, choice.rule) + "  ·  "
                        + (rule->chosen.empty() ? rule->text : rule->chosen));
            last_rule = choice.rule;
            const int tapped = choice_rows(ui, "default:" + name + ":" + choice.id, rect,
                choice.labels(), choice.place_of_chosen());
            rect.cut_top(8_dp);
            if (tapped < 0)
                continue;
            const std::string& word = choice.answers[static_cast<std::size_t>(tapped)].word;
            form->choose(choice.id, word);
            GamePreferences memory(m_context.database, game->name);
            desk::keep_default(memory, choice.id, word);
        }
    }
}

} // namespace consigliere::screens

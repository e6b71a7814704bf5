#include "companion/table_corleone/component_form.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "companion/widgets/text_field.h"
#include "engine/ledger/words.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using ledger::Tree;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

/// A printed name as a record can write it: "Penn Central R.R." becomes "penn-central-r-r".
std::string record_name_of(const std::string& label)
{
    icu::UnicodeString lower = icu::UnicodeString::fromUTF8(label).toLower();
    icu::UnicodeString name;
    for (std::int32_t i = 0; i < lower.length(); i = lower.moveIndex32(i, 1)) {
        const UChar32 letter = lower.char32At(i);
        if (u_isalnum(letter) != 0)
            name.append(letter);
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name.append(u'-');
    }
    if (name.endsWith(u'-'))
        name.remove(name.length() - 1);
    std::string text;
    name.toUTF8String(text);
    return text;
}

Tree words_of(const Icons& icons)
{
    Tree list = Tree::list();
    for (const Icon icon : icons)
        list.add(Tree(word_of(icon)));
    return list;
}

/// Whether the icons that can be added say their names too.
enum class Captions : std::uint8_t { none, names };

/// The chosen icons, which a tap takes away again, and below them those that can be added.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label, Icons& icons,
    const std::vector<Icon>& offered, Captions captions = Captions::none)
{
    widgets::heading(ui, rect, label);
    Rect chosen = rect.cut_top(50_dp, 6_dp);
    ui.outline(chosen, ui.theme().line, 1_dp, 8_dp);
    Rect rest = chosen.inset(4_dp, 1_dp);
    for (std::size_t i = 0; i < icons.size(); ++i) {
        const Rect cell = rest.cut_left(std::max(48_dp, icon_width(icons[i], 24_dp) + 14_dp), 4_dp);
        const bool tapped = ui.touch(std::string(id) + ":chosen:" + std::to_string(i), cell).tapped;
        ui.fill(cell.inset(0, 3_dp), ui.theme().paper, 6_dp);
        draw_icon(ui, cell.centre().x - icon_width(icons[i], 24_dp) / 2, cell.centre().y, 24_dp,
            icons[i], ui.theme().ink);
        if (tapped) {
            icons.erase_at(i);
            break;
        }
    }
    if (icons.empty())
        ui.text(rest.inset(8_dp, 0), tr("nothing"), {Font::small, ui.theme().quiet});
    const bool has_names = captions == Captions::names;
    const int columns = static_cast<int>(rect.width() / (has_names ? 150_dp : 60_dp));
    const int rows = (static_cast<int>(offered.size()) + columns - 1) / columns;
    const Rect grid = rect.cut_top(static_cast<float>(rows) * 54_dp, 10_dp);
    const std::vector<Rect> cells = grid.grid(columns, rows, 6_dp);
    for (std::size_t i = 0; i < offered.size(); ++i) {
        ButtonStyle style;
        style.mood = icons.full() ? Mood::off : Mood::ready;
        const std::string cell_id = std::string(id) + ":" + std::string(word_of(offered[i]));
        if (widgets::button_ground(ui, cell_id, cells[i], style))
            icons.push_back(offered[i]);
        Rect inside = cells[i].inset(6_dp, 2_dp);
        const Rect sign = has_names ? inside.cut_left(52_dp, 6_dp) : inside;
        const float size = icon_width(offered[i], 22_dp) > sign.width() ? 15_dp : 22_dp;
        draw_icon(ui, sign.centre().x - icon_width(offered[i], size) / 2, sign.centre().y, size,
            offered[i], ui.theme().text);
        if (has_names)
            ui.text(inside, tell(offered[i]), {Font::small, ui.theme().text, 0, 0.5F, true});
    }
}

std::vector<Icon> icons_between(Icon first, Icon last)
{
    std::vector<Icon> icons;
    for (int icon = static_cast<int>(first); icon <= static_cast<int>(last); ++icon)
        icons.push_back(static_cast<Icon>(icon));
    return icons;
}

std::vector<Icon> bill_icons()
{
    return icons_between(Icon::money_1, Icon::money_5);
}

std::vector<Icon> good_icons()
{
    return icons_between(Icon::gun, Icon::narcotics);
}

template <typename Id, typename Find>
std::string free_name(const std::string& wanted, const Find& find)
{
    std::string name = wanted;
    for (int number = 2; find(name).has_value(); ++number)
        name = wanted + "-" + std::to_string(number);
    return name;
}

template <typename Kind>
Icons icons_of(const std::optional<Counts<Kind>>& counts)
{
    Icons icons;
    for (int i = 0; counts && i < 4; ++i) {
        const Kind kind = static_cast<Kind>(i);
        for (int card = 0; card < (*counts)[kind] && !icons.full(); ++card)
            icons.push_back(icon_of(kind));
    }
    return icons;
}

} // namespace

void ComponentForm::start(Subject subject)
{
    *this = ComponentForm{};
    m_is_open = true;
    m_subject = subject;
}

void ComponentForm::open_tile(TileColour colour)
{
    start(Subject::tile);
    m_tile_colour = colour;
}

void ComponentForm::open_printed_business(Area area)
{
    start(Subject::printed_business);
    m_tile_colour = TileColour::printed;
    m_area = area;
}

void ComponentForm::open_job()
{
    start(Subject::job);
}

void ComponentForm::open_ally(int act)
{
    start(Subject::ally);
    m_act = act;
}

void ComponentForm::open_space()
{
    start(Subject::space);
}

void ComponentForm::open(const View& view, const View::Untold& untold)
{
    switch (untold.kind) {
    case View::Untold::Kind::printed_business:
        open_printed_business(untold.area);
        return;
    case View::Untold::Kind::business: {
        const Business& business = view.components()[static_cast<BusinessId>(untold.index)];
        start(business.colour == TileColour::printed ? Subject::printed_business : Subject::tile);
        m_name = business.naming.name;
        m_label = business.naming.label;
        m_tile_colour = business.colour.value_or(TileColour::blue);
        m_area = business.area.value_or(Area::wall_street);
        m_front = business.front.value_or(Icons{});
        m_back = business.back.value_or(Icons{});
        return;
    }
    case View::Untold::Kind::job: {
        const Job& job = view.components()[static_cast<JobId>(untold.index)];
        start(Subject::job);
        m_name = job.naming.name;
        m_label = job.naming.label;
        m_job_colour = job.colour;
        m_cost = icons_of(job.cost);
        m_reward = icons_of(job.reward);
        m_effect = job.effect.value_or(Icons{});
        return;
    }
    case View::Untold::Kind::ally: {
        const Ally& ally = view.components()[static_cast<AllyId>(untold.index)];
        start(Subject::ally);
        m_name = ally.naming.name;
        m_label = ally.naming.label;
        m_act = ally.act.value_or(view.position().act);
        m_effect = ally.effect.value_or(Icons{});
        return;
    }
    case View::Untold::Kind::space: {
        const Space& space = view.components()[static_cast<SpaceId>(untold.index)];
        start(Subject::space);
        m_name = space.name;
        m_touches = space.touches;
        m_three_plus = space.three_plus.value_or(false);
        return;
    }
    }
}

bool ComponentForm::is_complete() const
{
    switch (m_subject) {
    case Subject::job:
        return m_job_colour.has_value();
    case Subject::space:
        return m_touches.size() == 2 || m_touches.size() == 3;
    default:
        return true;
    }
}

void ComponentForm::choose_name(const View& view)
{
    if (!m_name.empty())
        return;
    const Components& components = view.components();
    const std::string wanted = record_name_of(m_label);
    const auto or_default = [&wanted](
                                const std::string& name) { return wanted.empty() ? name : wanted; };
    switch (m_subject) {
    case Subject::tile:
        m_name = free_name<BusinessId>(or_default(std::string(word_of(m_tile_colour)) + "-tile"),
            [&](const std::string& name) { return components.find_business(name); });
        return;
    case Subject::printed_business:
        m_name = free_name<BusinessId>(or_default(std::string(word_of(m_area)) + "-printed"),
            [&](const std::string& name) { return components.find_business(name); });
        return;
    case Subject::job:
        m_name = free_name<JobId>(
            or_default(std::string(word_of(m_job_colour.value_or(JobColour::yellow))) + "-job"),
            [&](const std::string& name) { return components.find_job(name); });
        return;
    case Subject::ally:
        m_name = free_name<AllyId>(or_default("ally-of-act-" + std::to_string(m_act)),
            [&](const std::string& name) { return components.find_ally(name); });
        return;
    case Subject::space:
        return;
    }
}

Tree ComponentForm::description(const View& view)
{
    choose_name(view);
    Tree thing = Tree::table();
    if (m_subject != Subject::space)
        thing.set("name", m_name);
    if (!m_label.empty())
        thing.set("label", m_label);
    std::string_view list = "businesses";
    switch (m_subject) {
    case Subject::tile:
    case Subject::printed_business:
        thing.set("colour", word_of(m_tile_colour));
        if (m_tile_colour == TileColour::printed)
            thing.set("territory", word_of(m_area));
        thing.set("front", words_of(m_front));
        thing.set("back", words_of(m_back));
        break;
    case Subject::job:
        list = "jobs";
        thing.set("colour", word_of(*m_job_colour));
        thing.set("cost", words_of(m_cost));
        thing.set("reward", words_of(m_reward));
        thing.set("effect", words_of(m_effect));
        break;
    case Subject::ally:
        list = "allies";
        thing.set("act", m_act);
        thing.set("effect", words_of(m_effect));
        break;
    case Subject::space: {
        list = "spaces";
        Tree touches = Tree::list();
        std::vector<std::string> names;
        for (int i = 0; i < area_count; ++i) {
            if (m_touches.contains(static_cast<Area>(i)))
                names.emplace_back(word_of(static_cast<Area>(i)));
        }
        // The books write the areas of a space in the order of the alphabet.
        std::sort(names.begin(), names.end());
        thing.set("touches", Tree::list_of(names));
        const std::size_t hash = m_name.find('#');
        int number = 1;
        if (hash != std::string::npos)
            number = ledger::number_of(m_name.substr(hash + 1)).value_or(1);
        else if (m_name.empty()) {
            while (view.components().find_space(m_touches, number))
                ++number;
        }
        thing.set("number", number);
        thing.set("three_plus", m_three_plus);
        m_name = name_of_space(ledger::join(names, "+"), number);
        break;
    }
    }
    Tree all = Tree::list();
    all.add(std::move(thing));
    Tree tree = Tree::table();
    tree.set(list, std::move(all));
    return tree;
}

namespace {

std::string title_of(ComponentForm::Subject subject)
{
    switch (subject) {
    case ComponentForm::Subject::tile:
        return tr("What is printed on the tile?");
    case ComponentForm::Subject::printed_business:
        return tr("What is printed on the board?");
    case ComponentForm::Subject::job:
        return tr("What is printed on the Job?");
    case ComponentForm::Subject::ally:
        return tr("What is printed on the Ally?");
    case ComponentForm::Subject::space:
        break;
    }
    return tr("Which areas does the space touch?");
}

} // namespace

ComponentForm::Outcome ComponentForm::draw(Ui& ui, View& view)
{
    const bool has_effects = m_subject == Subject::job || m_subject == Subject::ally;
    Rect rect = widgets::dialog(ui, has_effects ? 1000_dp : 640_dp, 776_dp);
    widgets::title(ui, rect, title_of(m_subject));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (m_subject != Subject::space) {
        widgets::text_field(ui, "component:label", rect.cut_top(50_dp, 10_dp), m_label,
            tr("Printed name (may stay empty)"));
    }
    switch (m_subject) {
    case Subject::tile:
    case Subject::printed_business:
        draw_business_fields(ui, rect);
        break;
    case Subject::job:
        draw_job_fields(ui, rect);
        break;
    case Subject::ally:
        draw_ally_fields(ui, rect);
        break;
    case Subject::space:
        draw_space_fields(ui, rect);
        break;
    }

    Outcome outcome = Outcome::none;
    if (widgets::button(ui, "component:later", buttons.cut_left(buttons.width() * 0.4F, 10_dp),
            tr("Not now"))) {
        m_is_open = false;
        outcome = Outcome::left;
    }
    ButtonStyle save;
    save.kind = ButtonKind::next;
    save.mood = is_complete() ? Mood::ready : Mood::off;
    if (widgets::button(ui, "component:save", buttons, tr("That is printed"), save)
        && view.desk().describe(description(view))) {
        m_is_open = false;
        outcome = Outcome::told;
    }
    return outcome;
}

void ComponentForm::draw_business_fields(Ui& ui, Rect& rect)
{
    if (m_subject == Subject::printed_business)
        ui.text(rect.cut_top(26_dp, 4_dp), tell(m_area), {Font::place, ui.theme().text});
    const std::vector<Icon> printed = icons_between(Icon::bank, last_printed_icon);
    icon_field(ui, rect, "back", tr("Back: the upper half"), m_back, printed);
    icon_field(ui, rect, "front", tr("Front: the lower half"), m_front, printed);
}

void ComponentForm::draw_job_fields(Ui& ui, Rect& rect)
{
    Rect left = rect.cut_left(rect.width() * 0.42F, 24_dp);
    const std::vector<Rect> colours = left.cut_top(112_dp, 14_dp).grid(2, 2, 8_dp);
    for (const JobColour colour : all_job_colours) {
        const Rect& cell = colours[static_cast<std::size_t>(colour)];
        ButtonStyle style;
        style.kind = m_job_colour == colour ? ButtonKind::chosen : ButtonKind::plain;
        if (widgets::button_ground(ui, "colour:" + std::string(word_of(colour)), cell, style))
            m_job_colour = colour;
        Rect inside = cell.inset(8_dp);
        draw_job_mark(ui, inside.cut_left(inside.height(), 8_dp), colour);
        ui.text(inside, tell(colour), {Font::body, ui.theme().text});
    }
    icon_field(ui, left, "cost", tr("Goods it costs"), m_cost, good_icons());
    icon_field(ui, left, "reward", tr("Money it pays"), m_reward, bill_icons());
    icon_field(ui, rect, "effect", tr("What it lets its player do"), m_effect,
        icons_between(Icon::bank, Icon::by_hand), Captions::names);
}

void ComponentForm::draw_ally_fields(Ui& ui, Rect& rect)
{
    const std::vector<std::string> acts{tr_fill("Act {act}", {{"act", tell_act(1)}}),
        tr_fill("Act {act}", {{"act", tell_act(2)}}), tr_fill("Act {act}", {{"act", tell_act(3)}})};
    const int tapped = widgets::choice_row(ui, "act", rect.cut_top(50_dp, 10_dp), acts, m_act - 1);
    if (tapped >= 0)
        m_act = tapped + 1;
    icon_field(ui, rect, "effect", tr("What it lets its player do"), m_effect,
        icons_between(Icon::bank, Icon::by_hand), Captions::names);
}

void ComponentForm::draw_space_fields(Ui& ui, Rect& rect)
{
    widgets::paragraph(ui, rect, tr("Choose the two or three areas around the space."), Font::body,
        ui.theme().quiet);
    const std::vector<Rect> cells = rect.cut_top(240_dp, 14_dp).grid(2, 4, 8_dp);
    for (int i = 0; i < area_count; ++i) {
        const Area area = static_cast<Area>(i);
        ButtonStyle style;
        const bool is_chosen = m_touches.contains(area);
        style.kind = is_chosen ? ButtonKind::chosen : ButtonKind::plain;
        if (widgets::button(ui, "touches:" + std::string(word_of(area)),
                cells[static_cast<std::size_t>(i)], tell(area), style)) {
            if (is_chosen)
                m_touches.remove(area);
            else
                m_touches.add(area);
        }
    }
    const int tapped = widgets::choice_row(ui, "three-plus", rect.cut_top(54_dp, 8_dp),
        {tr("no mark"), tr("marked 3+")}, m_three_plus ? 1 : 0);
    if (tapped >= 0)
        m_three_plus = tapped == 1;
}

} // namespace consigliere::table_corleone

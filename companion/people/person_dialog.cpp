#include "companion/people/person_dialog.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/list_dialog.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

std::string told(const db::Person& person)
{
    constexpr std::size_t length_of_day = 10;
    const std::string evenings = tr_count("{n} evening", "{n} evenings", person.sessions);
    if (person.sessions == 0)
        return evenings;
    return evenings + "  ·  "
        + tr_fill("last on {date}",
            {{"date", language::date(person.last_seen.substr(0, length_of_day))}});
}

/// A row of a list. Returns true if tapped.
bool person_row(
    Ui& ui, Rect& rest, const std::string& id, const db::Person& person, const ButtonStyle& style)
{
    const Rect row = rest.cut_top(64_dp, 8_dp);
    const bool tapped = button_ground(ui, id + person.id, row, style).tapped;
    Rect inside = row.inset(14_dp, 8_dp);
    ui.elide_text(inside.cut_top(inside.height() * 0.5F), person.name,
        {Font::strong, widgets::letters_on(ui, style)});
    ui.elide_text(inside, told(person), {Font::small, ui.theme().quiet});
    return tapped;
}

} // namespace

void PersonDialog::open(Question question, const CountedPeople& people)
{
    m_question = question;
    m_person = people.chosen();
    m_name = people.page() ? people.page()->figures.name : std::string();
    m_typed = m_name;
    m_other.reset();
}

void PersonDialog::open_rename(const Context& context, const CountedPeople& people, Notice& notice)
{
    const auto unnamed = db::unnamed_people(context.database);
    if (notice.tells_failure(unnamed))
        return;
    open(Question::name, people);
    m_naming_before =
        unnamed.value().contains(m_person) ? db::Naming::by_initials : db::Naming::in_full;
    m_naming = m_naming_before;
}

void PersonDialog::open_join(const Context& context, const CountedPeople& people, Notice& notice)
{
    auto known = db::remembered_people(context.database);
    if (notice.tells_failure(known))
        return;
    auto merged = db::merged_people(context.database, people.chosen());
    if (notice.tells_failure(merged))
        return;
    open(Question::other, people);
    m_merged = std::move(merged.value());
    m_others = std::move(known.value());
    const auto self = std::ranges::find(m_others, m_person, &db::Person::id);
    if (self != m_others.end()) {
        m_evenings = self->sessions;
        m_others.erase(self);
    }
    m_met = people.met_by(m_person);
    std::ranges::stable_partition(
        m_others, [this](const db::Person& other) { return other.name == m_name; });
}

bool PersonDialog::draw(Ui& ui, const Context& context, Notice& notice)
{
    if (m_question == Question::name)
        return draw_name(ui, context, notice);
    if (m_question == Question::sure)
        return draw_sure(ui, context, notice);
    if (m_question == Question::apart)
        return draw_apart(ui, context, notice);
    draw_others(ui, notice);
    return false;
}

bool PersonDialog::draw_name(Ui& ui, const Context& context, Notice& notice)
{
    Rect buttons = draw_list_dialog(ui, {"rename", tr("Rename"), 560}, [&](Rect& rest) {
        text_field(ui, "rename", rest.cut_top(52_dp, 10_dp), m_typed, tr("name"));
        remark(ui, rest,
            tr("All lists use this name from now on. Records of earlier evenings keep the name "
               "they have."));
        heading(ui, rest, tr("On a published site"));
        const int naming = choice_row(ui, "rename:naming", rest.cut_top(52_dp, 8_dp),
            {tr("Full name"), tr("Initials only")}, static_cast<int>(m_naming));
        if (naming >= 0)
            m_naming = static_cast<db::Naming>(naming);
    });
    if (cancel_button(ui, "rename:cancel", buttons))
        m_question = Question::none;
    const std::string name(ledger::trim(m_typed));
    const bool is_renamed = !name.empty() && name != m_name;
    const bool is_named_anew = m_naming != m_naming_before && !name.empty();
    ButtonStyle keep = next_if(is_renamed || is_named_anew, tr("Type a new name."));
    if (context.database.is_read_only())
        keep.mood = ControlState::explains;
    if (!button(ui, "rename:save", buttons, tr("Save"), keep) || !may_write(context, notice)
        || (is_named_anew
            && notice.tells_failure(db::set_naming(context.database, m_person, m_naming)))
        || (is_renamed
            && notice.tells_failure(db::rename_person(context.database, m_person, name))))
        return false;
    m_question = Question::none;
    return true;
}

void PersonDialog::draw_others(Ui& ui, Notice& notice)
{
    const std::string title = tr_fill("Who is the same as {player}?", {{"player", m_name}});
    const Rect close = draw_list_dialog(ui, {"same", title, 560}, [&](Rect& rest) {
        draw_merged(ui, rest);
        if (m_others.empty())
            remark(ui, rest, tr("There is no one else."));
        for (const db::Person& other : m_others) {
            const bool has_met = m_met.contains(other.id);
            const bool tapped = person_row(ui, rest, "same:", other,
                {ButtonKind::plain, has_met ? ControlState::explains : ControlState::enabled});
            if (tapped && has_met) {
                notice.show(
                    tr_fill("{player} and {other} have played together, so they are two people.",
                        {{"player", m_name}, {"other", other.name}}));
            } else if (tapped) {
                m_other = other;
                m_question = Question::sure;
            }
        }
    });
    if (button(ui, "same:close", close, tr("Close"), {ButtonKind::next}))
        m_question = Question::none;
}

void PersonDialog::draw_merged(Ui& ui, Rect& rest)
{
    if (m_merged.empty())
        return;
    heading(ui, rest, tr("Combined so far"));
    for (const db::Person& part : m_merged) {
        if (!person_row(ui, rest, "apart:", part, {}))
            continue;
        m_other = part;
        m_question = Question::apart;
    }
    remark(ui, rest, tr("Not the same person? Tap who doesn’t belong."));
    heading(ui, rest, tr("Everyone else"));
}

bool PersonDialog::draw_apart(Ui& ui, const Context& context, Notice& notice)
{
    Rect buttons =
        draw_list_dialog(ui, {"apart", tr("Not the same person?"), 560}, [&](Rect& rest) {
            paragraph(ui, rest, m_other->name + "  ·  " + told(*m_other), Font::strong);
            paragraph(ui, rest,
                tr("These evenings will be counted for a person of their own. You can combine them "
                   "again."));
        });
    if (button(ui, "apart:close", buttons.cut_right(buttons.width() * 0.5F, 10_dp), tr("Cancel"),
            {ButtonKind::next}))
        m_question = Question::none;
    if (!button(ui, "apart:yes", buttons, tr("Separate"), {.mood = mood_of_writing(context)})
        || !may_write(context, notice))
        return false;
    m_question = Question::none;
    return !notice.tells_failure(db::separate_person(context.database, m_other->id));
}

bool PersonDialog::draw_sure(Ui& ui, const Context& context, Notice& notice)
{
    Rect buttons =
        draw_list_dialog(ui, {"sure", tr("Combine these two people?"), 560}, [&](Rect& rest) {
            paragraph(ui, rest,
                m_name + "  ·  " + tr_count("{n} evening", "{n} evenings", m_evenings),
                Font::strong);
            paragraph(ui, rest, m_other->name + "  ·  " + told(*m_other), Font::strong);
            paragraph(
                ui, rest, tr("All their evenings will be combined. You can separate them again."));
        });
    if (button(ui, "sure:close", buttons.cut_right(buttons.width() * 0.5F, 10_dp), tr("Cancel"),
            {ButtonKind::next}))
        m_question = Question::none;
    if (!button(ui, "sure:yes", buttons, tr("Combine"), {.mood = mood_of_writing(context)})
        || !may_write(context, notice))
        return false;
    m_question = Question::none;
    return !notice.tells_failure(db::merge_people(context.database, m_person, m_other->id));
}

} // namespace consigliere::screens

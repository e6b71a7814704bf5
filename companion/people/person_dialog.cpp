#include "companion/people/person_dialog.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/list_dialog.h"
#include "db/leagues.h"
#include "db/people.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

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

std::string name_and_told(const db::Person& person)
{
    return person.name + "  ·  " + told(person);
}

std::string name_of_chosen(const CountedPeople& people)
{
    return people.page() ? people.page()->figures.name : std::string();
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

class Renaming {
public:
    Renaming(const Context& context, const CountedPeople& people, db::Naming naming,
        std::function<void()> changed)
        : m_context(context)
        , m_person(people.chosen())
        , m_name(name_of_chosen(people))
        , m_typed(m_name)
        , m_naming(naming)
        , m_naming_before(naming)
        , m_changed(std::move(changed))
    {
    }
    void draw(Ui& ui);

private:
    Context m_context;
    std::string m_person;
    std::string m_name;
    std::string m_typed;
    db::Naming m_naming;
    db::Naming m_naming_before;
    std::function<void()> m_changed;
};

void Renaming::draw(Ui& ui)
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
        m_context.overlay.close();
    const std::string name(ledger::trim(m_typed));
    const bool is_renamed = !name.empty() && name != m_name;
    const bool is_named_anew = m_naming != m_naming_before && !name.empty();
    ButtonStyle keep = next_if(is_renamed || is_named_anew, tr("Type a new name."));
    if (m_context.database.is_read_only())
        keep.mood = ControlState::explains;
    Notice& notice = m_context.notice;
    if (!button(ui, "rename:save", buttons, tr("Save"), keep) || !may_write(m_context)
        || (is_named_anew
            && notice.tells_failure(db::set_naming(m_context.database, m_person, m_naming)))
        || (is_renamed
            && notice.tells_failure(db::rename_person(m_context.database, m_person, name))))
        return;
    m_context.overlay.close();
    m_changed();
}

/// Merges a person with another, or separates them again.
class Joining {
public:
    struct Known {
        std::vector<db::Person> people; ///< Everybody.
        std::vector<db::Person> merged; ///< Who were merged into this person.
    };
    Joining(const Context& context, const CountedPeople& people, Known known,
        std::function<void()> changed);
    void draw(Ui& ui);

private:
    void draw_merged(Ui& ui, Rect& rest);
    void ask_to_join(const db::Person& other);
    void ask_to_separate(const db::Person& other);
    struct Words {
        const char* name;
        std::string title;
        std::string verb;
        std::vector<std::string> people;
        std::string consequence;
    };
    using Act = std::function<ledger::Status<db::DatabaseError>()>;
    void ask_about(const Words& words, const Act& act);

    Context m_context;
    std::string m_person;
    std::string m_name;
    int m_evenings = 0;
    /// Candidates for merging, equal names first.
    std::vector<db::Person> m_others;
    std::vector<db::Person> m_merged;
    /// Not mergeable: shared an evening with this person.
    std::set<std::string> m_met;
    std::function<void()> m_changed;
};

Joining::Joining(
    const Context& context, const CountedPeople& people, Known known, std::function<void()> changed)
    : m_context(context)
    , m_person(people.chosen())
    , m_name(name_of_chosen(people))
    , m_others(std::move(known.people))
    , m_merged(std::move(known.merged))
    , m_met(people.met_by(m_person))
    , m_changed(std::move(changed))
{
    const auto self = std::ranges::find(m_others, m_person, &db::Person::id);
    if (self != m_others.end()) {
        m_evenings = self->sessions;
        m_others.erase(self);
    }
    std::ranges::stable_partition(
        m_others, [this](const db::Person& other) { return other.name == m_name; });
}

void Joining::draw(Ui& ui)
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
            if (tapped && has_met)
                m_context.notice.show(
                    tr_fill("{player} and {other} have played together, so they are two people.",
                        {{"player", m_name}, {"other", other.name}}));
            else if (tapped)
                ask_to_join(other);
        }
    });
    if (button(ui, "same:close", close, tr("Close"), {ButtonKind::next}))
        m_context.overlay.close();
}

void Joining::draw_merged(Ui& ui, Rect& rest)
{
    if (m_merged.empty())
        return;
    heading(ui, rest, tr("Combined so far"));
    for (const db::Person& part : m_merged) {
        if (person_row(ui, rest, "apart:", part, {}))
            ask_to_separate(part);
    }
    remark(ui, rest, tr("Not the same person? Tap who doesn’t belong."));
    heading(ui, rest, tr("Everyone else"));
}

void Joining::ask_to_separate(const db::Person& other)
{
    ask_about({"apart", tr("Not the same person?"), tr("Separate"), {name_and_told(other)},
                  tr("These evenings will be counted for a person of their own. You can combine "
                     "them again.")},
        [&database = m_context.database, id = other.id] {
            return db::separate_person(database, id);
        });
}

void Joining::ask_to_join(const db::Person& other)
{
    ask_about({"sure", tr("Combine these two people?"), tr("Combine"),
                  {m_name + "  ·  " + tr_count("{n} evening", "{n} evenings", m_evenings),
                      name_and_told(other)},
                  tr("All their evenings will be combined. You can separate them again.")},
        [&database = m_context.database, person = m_person, id = other.id] {
            return db::merge_people(database, person, id);
        });
}

/// The answer also closes the list.
void Joining::ask_about(const Words& words, const Act& act)
{
    m_context.overlay.open([context = m_context, words, act, changed = m_changed](Ui& ui) {
        Rect buttons = draw_list_dialog(ui, {words.name, words.title, 560}, [&](Rect& rest) {
            for (const std::string& person : words.people)
                paragraph(ui, rest, person, Font::strong);
            paragraph(ui, rest, words.consequence);
        });
        const std::string name = words.name;
        if (button(ui, name + ":close", buttons.cut_right(buttons.width() * 0.5F, 10_dp),
                tr("Cancel"), {ButtonKind::next}))
            context.overlay.close();
        if (!button(ui, name + ":yes", buttons, words.verb, {.mood = mood_of_writing(context)})
            || !may_write(context))
            return;
        context.overlay.close();
        if (!context.notice.tells_failure(act()))
            changed();
    });
}

} // namespace

void open_rename(const Context& context, const CountedPeople& people, std::function<void()> changed)
{
    const auto unnamed = db::unnamed_people(context.database);
    if (context.notice.tells_failure(unnamed))
        return;
    const auto naming =
        unnamed.value().contains(people.chosen()) ? db::Naming::by_initials : db::Naming::in_full;
    context.overlay.open_dialog<Renaming>(context, people, naming, std::move(changed));
}

void open_join(const Context& context, const CountedPeople& people, std::function<void()> changed)
{
    auto known = db::remembered_people(context.database);
    if (context.notice.tells_failure(known))
        return;
    auto merged = db::merged_people(context.database, people.chosen());
    if (context.notice.tells_failure(merged))
        return;
    context.overlay.open_dialog<Joining>(context, people,
        Joining::Known{std::move(known.value()), std::move(merged.value())}, std::move(changed));
}

} // namespace consigliere::screens

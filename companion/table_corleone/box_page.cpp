#include "companion/table_corleone/box_page.h"

#include "companion/language/alphabet.h"
#include "companion/table_corleone/box_knowledge.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/pieces.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

constexpr std::array<const char*, 5> kind_names{to_translate("Tiles"), to_translate("On the board"),
    to_translate("Jobs"), to_translate("Allies"), to_translate("Spaces")};

bool is_told(const Business& business)
{
    return business.colour && business.front && business.back;
}

bool is_told(const Ally& ally)
{
    return ally.act && ally.effect;
}

/// Central Park's Business is printed in every book and is not a learned component.
bool is_of_the_box(const Business& business)
{
    return business.area != Area::central_park;
}

/// Sorted by name, because users look a card up by its name.
template <typename Cards>
std::vector<typename Cards::value_type> in_alphabet(const Cards& cards)
{
    std::vector<typename Cards::value_type> sorted(cards.begin(), cards.end());
    language::put_in_alphabet(sorted, [](const auto& card) { return tell(card.naming); });
    return sorted;
}

} // namespace

BoxPage::BoxPage(desk::BoxKeeper& keeper)
    : m_keeper(keeper)
{
    reload();
}

void BoxPage::reload()
{
    m_components = Components{};
    for (const ledger::Tree& printed : m_keeper.printed())
        static_cast<void>(m_components.describe(printed));
    // Errors are ignored: the database stores only valid descriptions.
    static_cast<void>(m_components.describe(m_keeper.learned()));
    m_learned = Components{};
    static_cast<void>(m_learned.describe(m_keeper.learned()));
}

bool BoxPage::has_dialog() const
{
    return m_form.is_open() || m_forgetting.has_value();
}

void BoxPage::draw_dialog(Ui& ui)
{
    if (m_forgetting) {
        draw_question(ui);
        return;
    }
    const auto keep = [this](const ledger::Tree& tree) { return m_keeper.learn(tree); };
    if (m_form.draw(ui, m_components, keep) == ComponentForm::Outcome::told)
        reload();
}

void BoxPage::draw_question(Ui& ui)
{
    Rect rect = dialog(ui, 560_dp, 300_dp);
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    title(ui, rect, tr("Delete this description?"));
    ui.elide_text(
        rect.cut_top(34_dp, 8_dp), tell_name(*m_forgetting), {Font::lead, ui.theme().text});
    paragraph(ui, rect, tr("Evenings already started keep it. New ones will ask again."));
    if (m_keeper.has_photo(m_forgetting->kind(), m_forgetting->name))
        paragraph(ui, rect, tr("Its photo is deleted too."));
    if (button(ui, "forget:no", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel"))) {
        m_forgetting.reset();
        return;
    }
    // Deleting cannot be undone, so its button is not the brass one.
    if (button(ui, "forget:yes", buttons, tr("Delete"))) {
        m_keeper.forget(m_forgetting->kind(), m_forgetting->name);
        m_forgetting.reset();
        reload();
    }
}

std::string BoxPage::count_of(Kind kind) const
{
    int known = 0;
    int all = 0;
    switch (kind) {
    case Kind::tiles:
    case Kind::printed:
        for (const Business& business : in_alphabet(m_components.businesses())) {
            const bool is_printed = business.colour == TileColour::printed;
            const bool fits = is_of_the_box(business) && is_printed == (kind == Kind::printed);
            known += fits && is_told(business) ? 1 : 0;
        }
        all = kind == Kind::tiles ? tiles_in_box : territory_count;
        break;
    case Kind::jobs:
        known = known_jobs(m_components);
        all = jobs_in_box;
        break;
    case Kind::allies:
        for (const Ally& ally : m_components.allies())
            known += is_told(ally) ? 1 : 0;
        all = allies_in_box;
        break;
    case Kind::spaces:
        // No book states the number of spaces.
        return language::number(static_cast<int>(m_components.spaces().size()));
    }
    return tr_fill(
        "{n} of {all}", {{"n", language::number(known)}, {"all", language::number(all)}});
}

void BoxPage::draw_kinds(Ui& ui, Rect& rect)
{
    const std::vector<Rect> cells = rect.cut_top(66_dp, 14_dp).columns(kind_count, 8_dp);
    for (int i = 0; i < kind_count; ++i) {
        const Kind kind = static_cast<Kind>(i);
        const auto index = static_cast<std::size_t>(i);
        if (button_with_detail(ui, "kind:" + std::to_string(i), cells[index], tr(kind_names[index]),
                count_of(kind), {chosen_if(kind == m_kind)})) {
            m_kind = kind;
            scroll_to_start(ui, "box");
        }
    }
}

void BoxPage::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    draw_kinds(ui, rest);
    draw_list(ui, rest);
}

bool BoxPage::is_learned(const ComponentDraft& draft) const
{
    switch (draft.subject) {
    case ComponentDraft::Subject::job:
        return m_learned.find_job(draft.name).has_value();
    case ComponentDraft::Subject::ally:
        return m_learned.find_ally(draft.name).has_value();
    case ComponentDraft::Subject::space:
        return std::ranges::count(m_learned.spaces(), draft.name, &Space::name) > 0;
    default:
        return m_learned.find_business(draft.name).has_value();
    }
}

template <typename DrawCard>
void BoxPage::draw_row(
    Ui& ui, Rect& rest, float height, const ComponentDraft& draft, const DrawCard& draw_card)
{
    Rect row = rest.cut_top(height, 8_dp);
    const std::string id = std::string(draft.kind()) + ":" + draft.name;
    m_keeper.draw_photo_button(
        ui, row.cut_right(64_dp, 8_dp), draft.kind(), draft.name, tell_name(draft));
    if (is_learned(draft) && button(ui, "forget:" + id, row.cut_right(56_dp, 8_dp), symbol::trash))
        m_forgetting = draft;
    const bool tapped = ui.touch("edit:" + id, row).tapped;
    draw_card(row);
    if (tapped)
        m_form.open(draft, ComponentForm::Copies::asked);
}

void BoxPage::draw_list(Ui& ui, const Rect& rect)
{
    scroll_area(ui, "box", rect, [&](Rect& rest) {
        desk::draw_rows(ui, rest, offers());
        switch (m_kind) {
        case Kind::tiles:
        case Kind::printed:
            draw_businesses(ui, rest, m_kind);
            break;
        case Kind::jobs:
            for (const Job& job : in_alphabet(m_components.jobs()))
                draw_row(ui, rest, 64_dp, ComponentDraft::of(job),
                    [&](const Rect& row) { draw_card(ui, row, tell(job.naming), job); });
            break;
        case Kind::allies:
            for (const Ally& ally : in_alphabet(m_components.allies()))
                draw_row(ui, rest, 64_dp, ComponentDraft::of(ally, 1),
                    [&](const Rect& row) { draw_card(ui, row, tell(ally.naming), ally); });
            break;
        case Kind::spaces:
            draw_spaces(ui, rest);
            break;
        }
    });
}

void BoxPage::draw_businesses(Ui& ui, Rect& rest, Kind kind)
{
    for (const Business& business : m_components.businesses()) {
        const bool is_printed = business.colour == TileColour::printed;
        if (!is_of_the_box(business) || is_printed != (kind == Kind::printed))
            continue;
        std::string name = tell(business.naming);
        if (is_printed && business.area)
            name += " (" + tell(*business.area) + ")";
        draw_row(ui, rest, 72_dp, ComponentDraft::of(business), [&](const Rect& row) {
            draw_business(
                ui, row, {name, &business, business.colour == TileColour::red}, Glow::none);
        });
    }
}

void BoxPage::draw_spaces(Ui& ui, Rect& rest)
{
    for (const Space& space : m_components.spaces())
        draw_row(ui, rest, 56_dp, ComponentDraft::of(space), [&](const Rect& row) {
            ui.fill(row, ui.theme().raised, 10_dp);
            Rect inside = row.inset(14_dp, 4_dp);
            const Rect mark = inside.cut_right(44_dp, 8_dp);
            if (space.three_plus == true)
                ui.text(mark, "3+", {Font::strong, ui.theme().brass_text, 1});
            draw_label(ui, inside, tell(space), {Font::body, ui.theme().text});
        });
}

desk::Contents BoxPage::offers()
{
    using desk::Lay;
    desk::Contents offers;
    const auto offer = [&](Lay lay, std::string id, std::string label, ComponentDraft draft) {
        offers.button(lay,
            {.id = "new:" + std::move(id),
                .label = std::move(label),
                .tap = {{},
                    [this, draft = std::move(draft)] {
                        m_form.open(draft, ComponentForm::Copies::asked);
                    }},
                .symbol = symbol::plus});
    };
    switch (m_kind) {
    case Kind::tiles:
        offer(Lay::pairs, "blue", tr("New blue tile…"), ComponentDraft::new_tile(TileColour::blue));
        offer(Lay::pairs, "red", tr("New red tile…"), ComponentDraft::new_tile(TileColour::red));
        break;
    case Kind::printed:
        for (const Area area : territories) {
            if (!m_components.printed_business(area))
                offer(Lay::rows, std::string(word_of(area)), tell(area),
                    ComponentDraft::new_printed_business(area));
        }
        break;
    case Kind::jobs:
        offer(Lay::rows, "job", tr("New Job…"), ComponentDraft::new_job());
        break;
    case Kind::allies:
        offer(Lay::rows, "ally", tr("New Ally…"), ComponentDraft::new_ally(1));
        break;
    case Kind::spaces:
        offer(Lay::rows, "space", tr("New space…"), ComponentDraft::new_space());
        break;
    }
    return offers;
}

bool is_told(const Job& job)
{
    return job.colour && job.cost && job.reward && job.effect;
}

int known_jobs(const Components& components)
{
    int known = 0;
    for (const Job& job : components.jobs())
        known += is_told(job) ? job.copies.value_or(1) : 0;
    return known;
}

} // namespace consigliere::table_corleone

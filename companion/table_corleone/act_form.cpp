#include "companion/table_corleone/act_form.h"

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"

#include <array>

namespace consigliere::table_corleone {

namespace {

constexpr std::array<const char*, 11> kind_labels{to_translate("Gains cards"),
    to_translate("Loses cards"), to_translate("Gives cards away"),
    to_translate("Puts cards into the Suitcase"), to_translate("Takes cards out of the Suitcase"),
    to_translate("A figure is shot"), to_translate("A figure goes back to its owner"),
    to_translate("A figure moves"), to_translate("Lays a marker"),
    to_translate("Takes a marker back"), to_translate("A pile is empty")};

} // namespace

void ActForm::open(Purpose purpose, Family family)
{
    ActListForm::open();
    m_purpose = purpose;
    m_actor = family;
    m_family = family;
    m_to = family;
}

bool ActForm::is_complete() const
{
    switch (m_kind) {
    case Kind::gains:
    case Kind::loses:
    case Kind::banks:
    case Kind::unbanks:
        return !m_picker.picked().empty();
    case Kind::gives:
        return !m_picker.picked().empty() && m_to != m_family;
    case Kind::shot:
    case Kind::recalled:
        return m_figure.has_value();
    case Kind::moves:
        return m_figure && m_place;
    case Kind::empties:
        return false;
    case Kind::marks:
    case Kind::unmarks:
        break;
    }
    return m_territory.has_value();
}

Act ActForm::finished() const
{
    switch (m_kind) {
    case Kind::gains:
        return act::Gains{m_family, m_picker.picked()};
    case Kind::loses:
        return act::Loses{m_family, m_picker.picked()};
    case Kind::gives:
        return act::Gives{m_family, m_picker.picked(), m_to};
    case Kind::banks:
        return act::Banks{m_family, m_picker.picked()};
    case Kind::unbanks:
        return act::Unbanks{m_family, m_picker.picked()};
    case Kind::shot:
        return act::Shot{*m_figure};
    case Kind::recalled:
        return act::Recalled{*m_figure};
    case Kind::moves:
        return act::Moves{*m_figure, *m_place};
    case Kind::marks:
        return act::Marks{m_family, *m_territory};
    case Kind::unmarks:
    case Kind::empties:
        break;
    }
    return act::Unmarks{m_family, {*m_territory, 0}};
}

std::string ActForm::title() const
{
    return m_purpose == Purpose::correction ? tr("Make a correction") : tr("What the card does");
}

std::vector<std::string> ActForm::kinds() const
{
    std::vector<std::string> labels;
    for (const char* label : kind_labels)
        labels.push_back(tr(label));
    // An empty pile is a correction, not an effect of a card.
    if (m_purpose == Purpose::by_hand)
        labels.pop_back();
    return labels;
}

std::string ActForm::tell(const View& view, const Act& act) const
{
    return tell_act(view, act);
}

void ActForm::begin(int kind)
{
    m_kind = static_cast<Kind>(kind);
    m_picker.reset();
    m_figure.reset();
    m_place.reset();
    m_territory.reset();
}

/// With board tracking, cards are not tracked, so a card's effect may change nothing.
bool ActForm::may_be_empty(const View& view) const
{
    return m_purpose == Purpose::by_hand && view.position().tracking == Tracking::board;
}

void ActForm::write_down(View& view, const std::vector<Act>& acts) const
{
    if (m_purpose == Purpose::correction)
        view.record(std::nullopt, Correct{acts});
    else
        view.record(m_actor, Use{Icon::by_hand, target::Acts{acts}});
}

void ActForm::draw_choices(Ui& ui, Rect& rect, View& view)
{
    const Family before = m_family;
    desk::draw_rows(ui, rect, choices(view));
    if (m_family != before)
        m_picker.reset();
}

Contents ActForm::choices(View& view)
{
    Contents form{"choices", {}};
    switch (m_kind) {
    case Kind::gains:
    case Kind::loses:
    case Kind::gives:
    case Kind::banks:
    case Kind::unbanks:
        add_families(form, view, "who", m_family);
        if (m_kind == Kind::gives) {
            form.heading(tr("To whom?"));
            add_families(form, view, "to", m_to);
        }
        form.draws(
            [this, &view](Ui& ui, Rect& rest) { m_picker.draw_cards(ui, rest, view, wish(view)); });
        break;
    case Kind::shot:
    case Kind::recalled:
        add_figures(form, view);
        break;
    case Kind::moves:
        if (m_figure)
            add_places(form, view);
        else
            add_figures(form, view);
        break;
    case Kind::marks:
    case Kind::unmarks:
        add_families(form, view, "who", m_family);
        for (const Area territory : territories)
            form.button(Lay::pairs,
                {"act-area:" + std::string(word_of(territory)), table_corleone::tell(territory),
                    desk::sets(m_territory, territory), m_territory == territory});
        break;
    case Kind::empties:
        form.draws([this, &view](Ui& ui, Rect& rest) { draw_piles(ui, rest, view); });
        break;
    }
    return form;
}

/// An empty pile is a record line of its own, not an act.
void ActForm::draw_piles(Ui& ui, Rect& rect, View& view)
{
    const std::vector<Rect> cells = rect.cut_top(3 * 58_dp, 8_dp).grid(3, 3, 8_dp);
    std::size_t index = 0;
    const auto pile = [&](std::string_view id, const std::string& name, EmptyPile move) {
        if (button(ui, "empties:" + std::string(id), cells[index++], name)) {
            view.attempt(std::nullopt, move);
            close();
        }
    };
    for (const Bill bill : all_of<Bill>)
        pile(word_of(bill), table_corleone::tell(bill), EmptyPile{bill});
    for (const Good good : all_of<Good>)
        pile(word_of(good), table_corleone::tell(good), EmptyPile{good});
    pile("jobs", tr("Jobs"), EmptyPile{std::monostate{}});
}

void ActForm::add_families(Contents& form, const View& view, const std::string& id, Family& family)
{
    for (const Family seated : view.position().seats)
        form.button(Lay::columns,
            {id + ":" + std::string(word_of(seated)), view.player(seated),
                desk::sets(family, seated), seated == family, sign_of(seated)});
}

/// Cards that are lost come from the known hand or Suitcase; gained ones from anywhere.
CardPicker::Wish ActForm::wish(const View& view) const
{
    const Position& position = view.position();
    CardPicker::Wish wish;
    const bool is_suitcase = m_kind == Kind::unbanks;
    wish.kinds =
        m_kind == Kind::banks || is_suitcase ? CardPicker::Kinds::money : CardPicker::Kinds::all;
    const bool is_followed = position.tracking == Tracking::full && m_kind != Kind::gains;
    wish.observed = CardPicker::HandVisibility::unlimited;
    if (is_followed)
        wish.observed = is_suitcase ? CardPicker::HandVisibility::open : sight_of_hands(view);
    if (m_kind == Kind::gains) {
        wish.free_allies = ids_where<AllyId>(view.components().allies(), [&](AllyId ally) {
            return position.state_of(ally) != AllyState{AllyState::Kind::hand, m_family};
        });
    } else {
        wish.from =
            is_suitcase ? Cards::of(position.of(m_family).suitcase) : hand_of(position, m_family);
    }
    return wish;
}

void ActForm::add_figures(Contents& form, const View& view)
{
    for (const FigureId id : all_figures) {
        const FigureAt figure = figure_at_its_place(view.position(), id);
        if (!figure.place.is_on_board())
            continue;
        form.button(Lay::rows,
            {"act-figure:" + std::to_string(static_cast<int>(id)) + ":"
                    + format(figure, view.components()),
                table_corleone::tell(view, figure), desk::sets(m_figure, figure),
                m_figure == figure, [figure](Ui& ui, ImVec2 centre, float diameter) {
                    draw_figure(ui, centre, diameter, figure.owner, figure.kind);
                }});
    }
}

void ActForm::add_places(Contents& form, const View& view)
{
    const Components& components = view.components();
    const auto add = [&](Place place) {
        form.button(Lay::rows,
            {"act-place:" + format(place, components), table_corleone::tell(place, components),
                desk::sets(m_place, place), m_place == place});
    };
    if (m_figure->kind == FigureKind::police_chief) {
        for (const Area territory : territories)
            add(Place::in(territory));
        return;
    }
    for (const BusinessId business :
        ids_where<BusinessId>(components.businesses(), [&](BusinessId id) {
            return id != Components::central_park
                && area_of(view.position(), components, id).has_value();
        }))
        add(Place::on(business));
    for (std::size_t i = 0; i < components.spaces().size(); ++i)
        add(Place::on(static_cast<SpaceId>(i)));
}

} // namespace consigliere::table_corleone

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

bool asks_for_choice(Icon icon)
{
    switch (row_of(icon).choice) {
    case Choice::nothing:
    case Choice::jobs:
    case Choice::acts:
        return false;
    default:
        return true;
    }
}

/// The player to act: the active player first, then the controllers clockwise.
Family acting_family(const Position& position)
{
    Family acting = position.turn;
    while (!has_due(position, acting) && left_of(position, acting) != position.turn)
        acting = left_of(position, acting);
    return acting;
}

/// Draws the "decline" button at the right end of a row. Shows a cross if the row is narrower than
/// `least`.
bool draw_decline(Ui& ui, Rect& row, float least, const std::string& id)
{
    const bool is_narrow = row.width() < least;
    return button(ui, "decline:" + id, row.cut_right(is_narrow ? 56_dp : 120_dp, 8_dp),
        is_narrow ? symbol::cross : tr("Decline"), {.font = Font::body});
}

} // namespace

Use AbilityPanel::placement(Place place) const
{
    const Icon icon = m_icon.value_or(Icon::front);
    if (lets_choose(Choice::figure_and_place))
        return {icon, target::FigureAndPlace{m_figure.value_or(FigureAt{}), place}};
    if (lets_choose(Choice::place))
        return {icon, target::Spot{place}};
    return {icon, target::Business{place.business()}};
}

bool AbilityPanel::lets_choose(Choice choice) const
{
    return m_icon && row_of(*m_icon).choice == choice;
}

MapQuestion AbilityPanel::question(const View& view) const
{
    MapQuestion question;
    const bool moves_figure = lets_choose(Choice::figure_and_place);
    if (lets_choose(Choice::figure) || (moves_figure && !m_figure)) {
        question.figures = [this, &view, moves_figure](FigureId id) {
            const FigureAt figure = figure_at_its_place(view.position(), id);
            return moves_figure ? Glow::legal
                                : view.glow(m_family, Use{*m_icon, target::Figure{figure}});
        };
        return question;
    }
    const bool uses_business = lets_choose(Choice::business);
    if (!uses_business && !moves_figure && !lets_choose(Choice::place))
        return question;
    if (m_icon == Icon::police_chief || (m_figure && m_figure->kind == FigureKind::police_chief)) {
        question.areas = [this, &view](
                             Area area) { return view.glow(m_family, placement(Place::in(area))); };
    } else {
        question.places = [this, &view, uses_business](Place place) {
            if (uses_business && place.kind != Place::Kind::thug_space)
                return Glow::receding;
            return view.glow(m_family, placement(place));
        };
        question.takes_untold_places = true;
        question.takes_park = m_icon == Icon::back;
    }
    return question;
}

/// Ignores spaces: they have no Business.
void AbilityPanel::use_on(View& view, Place place) const
{
    if (place.kind == Place::Kind::thug_space || !lets_choose(Choice::business))
        view.attempt(m_family, placement(place));
}

void AbilityPanel::tapped(View& view, const MapTap& tap)
{
    if (!m_icon)
        return;
    if (const std::optional<Place> place = tap.place()) {
        use_on(view, *place);
    } else if (const FigureId* id = std::get_if<FigureId>(&tap.what)) {
        const FigureAt figure = figure_at_its_place(view.position(), *id);
        if (lets_choose(Choice::figure))
            view.attempt(m_family, Use{*m_icon, target::Figure{figure}});
        else
            m_figure = figure;
    }
}

void AbilityPanel::told(View& view, const ComponentDraft& draft)
{
    const std::optional<Place> place = draft.place(view.components());
    if (m_icon && place)
        use_on(view, *place);
}

std::string AbilityPanel::leads_to(const View&, const ComponentDraft& draft) const
{
    const bool is_space = draft.subject == ComponentDraft::Subject::space;
    if (!m_icon || (is_space && lets_choose(Choice::business)))
        return {};
    const std::string what = m_figure ? tell(m_figure->kind) : tell(*m_icon);
    return what + " → " + tell_place(draft);
}

void AbilityPanel::reset()
{
    m_icon.reset();
    m_figure.reset();
    m_taken.reset();
    m_picker.reset();
}

void AbilityPanel::choose(View& view, std::size_t row)
{
    reset();
    view.desk().clear_verdict();
    m_shows_list = false;
    m_rows.choose(row);
    m_row = row;
    const Family family = m_rows.rows()[row].family;
    const Icon icon = m_rows.rows()[row].icon;
    m_family = family;
    const Choice choice = row_of(icon).choice;
    // The kept Job of those drawn may stay secret.
    if (choice == Choice::nothing || choice == Choice::jobs)
        view.attempt(family, Use{icon, open_target(icon)});
    else if (choice == Choice::acts)
        view.ask(View::ByHand{family});
    else
        m_icon = icon;
}

void AbilityPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    const std::vector<Icon> due = icons_due(view.position(), m_family);
    if (m_icon && std::ranges::find(due, *m_icon) == due.end())
        reset();
    follow(view.position());
    ask_for_next(view);
    if (m_icon)
        draw_choice(ui, rect, view);
    else
        draw_list(ui, rect, view);
}

/// Opens the first choice automatically, unless an ability without a choice is due: that one is
/// listed first.
void AbilityPanel::ask_for_next(const View& view)
{
    if (m_icon || m_shows_list)
        return;
    const Family acting = acting_family(view.position());
    if (!std::ranges::all_of(icons_due(view.position(), acting), asks_for_choice))
        return;
    const std::vector<DueRows::Row>& rows = m_rows.rows();
    const auto first = std::ranges::find_if(
        rows, [acting](const DueRows::Row& row) { return row.family == acting && row.is_due; });
    if (first == rows.end())
        return;
    m_row = static_cast<std::size_t>(first - rows.begin());
    m_rows.choose(m_row);
    m_family = acting;
    m_icon = first->icon;
}

void AbilityPanel::draw_list(Ui& ui, Rect rect, View& view)
{
    const Family active = view.position().turn;
    const Family acting = acting_family(view.position());
    const std::string title = acting == active
        ? tr_fill("{player}’s turn", {{"player", view.player(active)}})
        : tr_fill("{player} controls the Territory", {{"player", view.player(acting)}});
    // If the list must scroll, the button that completes it is below, always visible.
    std::optional<Family> below;
    if (m_rows.has_several() && height_of_list(active) > rect.height())
        below = acting;
    desk::draw_head(
        ui, rect, {sign_of(acting), title, tr("Use or decline what the action brings")});
    if (below)
        draw_all_at_once(ui, rect.cut_bottom(54_dp, 8_dp), view, acting);
    scroll_area(ui, "abilities", rect, [&](Rect& rest) { draw_due_rows(ui, rest, view, below); });
}

/// Controllers keep a row for "all at once" in the list, so no row moves when the active player's
/// is `below` it.
void AbilityPanel::draw_due_rows(Ui& ui, Rect& rest, View& view, std::optional<Family> below)
{
    const std::vector<DueRows::Row>& rows = m_rows.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Family family = rows[i].family;
        const bool begins = i == 0 || rows[i - 1].family != family;
        if (begins && family != view.position().turn)
            heading(ui, rest,
                tr_fill("{player} controls the Territory", {{"player", view.player(family)}}));
        draw_due_row(ui, rest.cut_top(54_dp, 8_dp), view, i);
        const bool ends = i + 1 == rows.size() || rows[i + 1].family != family;
        const bool has_room = !below || family != view.position().turn;
        if (!ends || !has_room || m_rows.count_of(family) < 2)
            continue;
        const Rect row = rest.cut_top(54_dp, 8_dp);
        if (below != family)
            draw_all_at_once(ui, row, view, family);
    }
}

float AbilityPanel::height_of_list(Family turn) const
{
    const float header = 70_dp;
    const float row = 62_dp;
    // The height of a heading with a long name (two lines).
    const float controller = 46_dp;
    float height = header + row * static_cast<float>(m_rows.rows().size());
    for (const Family family : all_of<Family>) {
        if (m_rows.count_of(family) > 0 && family != turn)
            height += controller;
        if (m_rows.count_of(family) > 1)
            height += row;
    }
    return height;
}

/// If nothing can be used at once, its place stays empty.
void AbilityPanel::draw_all_at_once(Ui& ui, Rect row, View& view, Family family)
{
    const std::vector<Icon> icons = icons_due(view.position(), family);
    if (icons.size() < 2)
        return;
    const std::string actor(word_of(family));
    const bool any_plain = std::ranges::any_of(icons, needs_no_choice);
    const Rect decline = row.cut_right(row.width() * 0.4F, 8_dp);
    if (button(ui, "decline-all:" + actor, decline, tr("Decline all")))
        view.attempt(family, Decline{std::nullopt});
    if (any_plain
        && button(ui, "collect:" + actor, row, tr("Collect automatic gains"), {ButtonKind::next}))
        view.attempt(family, Collect{});
}

void AbilityPanel::draw_due_row(Ui& ui, Rect place, View& view, std::size_t index)
{
    const DueRows::Row row = m_rows.rows()[index];
    if (!row.is_due) {
        draw_empty_place(ui, place);
        return;
    }
    const std::string id = row.id();
    const bool is_declined = draw_decline(ui, place, 380_dp, id);
    if (button_ground(ui, id, place))
        choose(view, index);
    Rect label = place.inset(12_dp, 4_dp);
    const float height = 24_dp;
    draw_icon(ui, label.cut_left(std::max(56_dp, icon_width(row.icon, height)), 10_dp).left,
        place.centre().y, height, row.icon, ui.theme().text);
    draw_label(ui, label, tell(row.icon), {Font::strong, ui.theme().text});
    if (is_declined) {
        m_rows.choose(index);
        view.attempt(row.family, Decline{row.icon});
    }
}

/// Draws whose choice it is and for what, "back", and "none".
void AbilityPanel::draw_choice_head(Ui& ui, Rect row, View& view)
{
    const bool goes_back = button(ui, "panel:back", row.cut_left(56_dp, 12_dp), symbol::back);
    const DueRows::Row due = m_rows.rows()[m_row];
    const bool is_declined = draw_decline(ui, row, 320_dp, due.id());
    const float sign = 24_dp;
    const Rect place = row.cut_left(std::max(52_dp, icon_width(*m_icon, sign)), 12_dp);
    draw_icon(ui, place.left, row.centre().y, sign, *m_icon, ui.theme().text);
    ui.elide_text(row, view.player(m_family), {Font::lead, ui.theme().text});
    if (is_declined) {
        view.attempt(due.family, Decline{due.icon});
        reset();
    } else if (goes_back) {
        reset();
        m_shows_list = true;
    }
}

/// Draws the due abilities as a strip if there is room. Each keeps its place; the current one is
/// framed.
void AbilityPanel::draw_others(Ui& ui, Rect& rect, View& view)
{
    const std::vector<DueRows::Row>& rows = m_rows.rows();
    const float gap = 8_dp;
    const float width = 64_dp;
    const float needed = static_cast<float>(rows.size()) * (width + gap) - gap;
    // Low or narrow panels have "back" instead.
    if (rows.size() < 2 || rect.height() < 400_dp || rect.width() < needed)
        return;
    Rect strip = rect.cut_top(48_dp, 10_dp);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Rect place = strip.cut_left(width, gap);
        if (!rows[i].is_due)
            continue;
        const bool is_asked = i == m_row;
        const Icon icon = rows[i].icon;
        const bool is_tapped = !is_asked && button_ground(ui, rows[i].id(), place).tapped;
        ui.call(rows[i].id(), [icon] { return tell(icon); });
        const float sign = std::min(22_dp, 22_dp * (width - 12_dp) / icon_width(icon, 22_dp));
        draw_icon(ui, place.centre().x - icon_width(icon, sign) / 2, place.centre().y, sign, icon,
            ui.theme().text);
        if (is_asked)
            ui.outline(place, ui.theme().brass, 2_dp, 8_dp);
        if (is_tapped) {
            choose(view, i);
            return;
        }
    }
}

void AbilityPanel::draw_choice(Ui& ui, Rect rect, View& view)
{
    draw_choice_head(ui, rect.cut_top(48_dp, 10_dp), view);
    if (!m_icon)
        return;
    draw_others(ui, rect, view);
    if (!m_icon)
        return;
    if (lets_choose(Choice::swap)) {
        draw_swap(ui, rect, view);
        return;
    }
    if (!lets_choose(Choice::money) && !lets_choose(Choice::trade)) {
        paragraph(ui, rect, m_figure ? tr("Choose where it goes.") : tr(row_of(*m_icon).request));
        return;
    }
    const Icon icon = *m_icon;
    if (const std::optional<Cards> picked = m_picker.draw(ui, rect, view, wish_for(view))) {
        if (lets_choose(Choice::money))
            view.attempt(m_family, Use{icon, target::Money{*picked}});
        else
            view.attempt(m_family, Use{icon, target::Trade{*picked}});
    }
}

/// The cards of the hand from which an ability takes some.
CardPicker::Wish AbilityPanel::wish_for(const View& view) const
{
    CardPicker::Wish wish;
    // Of several equal icons, which one is asked about.
    const auto is_alike = [this](const DueRows::Row& row) {
        return row.family == m_family && row.icon == *m_icon;
    };
    const auto is_used = [&](const DueRows::Row& row) { return is_alike(row) && !row.is_due; };
    const auto alike = static_cast<int>(std::ranges::count_if(m_rows.rows(), is_alike));
    const auto used = static_cast<int>(std::ranges::count_if(m_rows.rows(), is_used));
    const std::string of_several = alike < 2 ? std::string()
                                             : " · "
            + tr_fill("{step} of {steps}",
                {{"step", language::number(used + 1)}, {"steps", language::number(alike)}});
    wish.from = hand_of(view.position(), m_family);
    wish.observed = sight_of_hands(view);
    wish.count = 1;
    if (lets_choose(Choice::money)) {
        wish.title = tr("Which card goes into the Suitcase?") + of_several;
        wish.kinds = CardPicker::Kinds::money;
    } else if (lets_choose(Choice::trade)) {
        wish.title = tell(*m_icon) + ": " + tr("Cards to give away") + of_several;
        wish.count = cards_traded(*m_icon);
        wish.button = tr("Trade");
    } else {
        wish.title = tr("Card to give away") + of_several;
    }
    return wish;
}

void AbilityPanel::draw_goods(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Good to take"));
    const std::vector<Rect> cells = rect.cut_top(72_dp, 12_dp).columns(3, 8_dp);
    std::size_t index = 0;
    for (const Good good : {Good::gun, Good::booze, Good::blood_money}) {
        const Rect cell = cells[index++];
        if (ui.touch("swap:" + std::string(word_of(good)), cell))
            m_taken = good;
        draw_good_card(ui, cell.inset(4_dp), good, tell(good));
        if (m_taken == good)
            ui.outline(cell, ui.theme().brass, 3_dp, 8_dp);
    }
}

/// Places for the good given and the good taken, in the order of the sentence.
void AbilityPanel::draw_swap(Ui& ui, Rect rect, View& view)
{
    // A low panel shows them one after the other.
    const bool has_room_for_both = rect.height() >= 330_dp;
    if (!m_taken || has_room_for_both)
        draw_goods(ui, rect);
    if (!m_taken) {
        remark(ui, rect, tr("Choose the good, then the card to give for it."));
        return;
    }
    if (const std::optional<Cards> given = m_picker.draw(ui, rect, view, wish_for(view)))
        view.attempt(m_family, Use{*m_icon, target::Swap{*given, *m_taken}});
}

} // namespace consigliere::table_corleone

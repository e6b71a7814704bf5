#include "companion/table_corleone/seats.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using widgets::Font;
using widgets::operator""_dp;

namespace {

/// The colours of the completed Jobs, one small mark for each.
void draw_job_marks(Ui& ui, Rect rect, const View& view, Family family)
{
    const float size = 14_dp;
    for (const KnownJob& known : view.position().known_jobs) {
        if (known.zone != JobZone::suitcase(family) || rect.width() < size)
            continue;
        const Rect mark = rect.cut_left(size, 2_dp);
        const Rect place = Rect::around(mark.centre(), size, 18_dp);
        if (const std::optional<JobColour>& colour = view.components()[known.job].colour)
            draw_job_mark(ui, place, *colour);
        else
            ui.outline(place, ui.theme().quiet, 1_dp, 3_dp);
    }
}

void draw_count(Ui& ui, Rect rect, std::string_view value, std::string_view label)
{
    ui.text(rect.cut_top(rect.height() * 0.54F), value, {Font::count, ui.theme().text});
    ui.text(rect, label, {Font::small, ui.theme().quiet, 0, 0});
}

void draw_seat(Ui& ui, const Rect& rect, const View& view, Family family)
{
    const Position& position = view.position();
    const Holding& holding = position.of(family);
    const widgets::Theme& theme = ui.theme();
    const bool has_turn = position.phase == Phase::business && position.turn == family;
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, has_turn ? colour_of(family) : theme.line, has_turn ? 3_dp : 1_dp, 12_dp);
    Rect inside = rect.inset(12_dp, 9_dp);
    Rect head = inside.cut_top(42_dp, 4_dp);
    const bool is_narrow = rect.width() < 200_dp;
    const float badge = is_narrow ? 34_dp : 38_dp;
    draw_badge(ui, head.cut_left(badge, 9_dp).centre(), badge, family);
    if (position.horse_head == family) {
        const Rect first = Rect::around(head.cut_right(is_narrow ? 30_dp : 82_dp, 6_dp).centre(),
            is_narrow ? 30_dp : 82_dp, 28_dp);
        ui.fill(first, theme.brass, 9_dp);
        Rect label = first.inset(6_dp, 2_dp);
        draw_icon(
            ui, label.cut_left(20_dp).left, label.centre().y, 18_dp, Icon::horse_head, theme.ink);
        if (!is_narrow)
            ui.text(label, tr("first"), {Font::small, theme.ink, 0.5F});
    }
    ui.text(head.cut_top(head.height() * 0.56F), view.player(family), {Font::strong, theme.text});
    ui.text(head, tell(family), {Font::small, theme.quiet});

    const bool is_followed = position.tracking == Tracking::full;
    const std::vector<Rect> cells = inside.columns(is_followed ? 4 : 3, 4_dp);
    std::size_t cell = 0;
    if (is_followed) {
        draw_count(ui, cells[cell++], language::number(hand_size(position, family)), tr("hand"));
        draw_count(
            ui, cells[cell++], language::dollars(dollars_of(holding.suitcase)), tr("suitcase"));
    } else {
        draw_count(ui, cells[cell++], language::number(figures_in_supply(position, family)),
            tr("figures"));
    }
    draw_count(ui, cells[cell++], language::number(holding.markers), tr("markers"));
    Rect jobs = cells[cell];
    draw_job_marks(ui, jobs.cut_top(jobs.height() * 0.56F), view, family);
    ui.text(jobs, tr("jobs"), {Font::small, theme.quiet, 0, 0});
}

} // namespace

std::optional<Family> draw_seats(Ui& ui, const Rect& rect, const View& view)
{
    std::optional<Family> tapped;
    const std::vector<Rect> cells = rect.columns(player_count(view.position()), 8_dp);
    std::size_t index = 0;
    for (const Family family : view.position().seats) {
        const Rect cell = cells[index++];
        if (ui.touch("seat:" + std::string(word_of(family)), cell))
            tapped = family;
        draw_seat(ui, cell, view, family);
    }
    return tapped;
}

void SeatSheet::draw(Ui& ui, const View& view)
{
    const Family family = *m_family;
    const Position& position = view.position();
    const Holding& holding = position.of(family);
    Rect rect = widgets::dialog(ui, 560_dp, 560_dp);
    Rect head = rect.cut_top(60_dp, 12_dp);
    draw_badge(ui, head.cut_left(58_dp, 14_dp).centre(), 56_dp, family);
    ui.text(
        head.cut_top(head.height() * 0.6F), view.player(family), {Font::title, ui.theme().text});
    ui.text(head, tell(family), {Font::body, ui.theme().quiet});
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (widgets::button(ui, "seat:close", buttons.cut_right(150_dp, 10_dp), tr("Close"),
            {widgets::ButtonKind::next}))
        m_family.reset();

    std::string figures;
    for (int i = 0; i < figures_per_family; ++i) {
        const auto figure =
            static_cast<FigureId>(static_cast<int>(family) * figures_per_family + i);
        if (position.place_of(figure).kind == Place::Kind::supply)
            figures += (figures.empty() ? "" : ", ") + tell(kind_of(figure));
    }
    const auto line = [&](const std::string& label, const std::string& value) {
        widgets::heading(ui, rect, label);
        widgets::paragraph(
            ui, rect, value.empty() ? tr("nothing") : value, Font::body, ui.theme().text);
    };
    line(tr("Figures left"), figures);
    std::string jobs;
    std::string allies;
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone == JobZone::suitcase(family))
            jobs += (jobs.empty() ? "" : ", ") + view.name(known.job);
    }
    for (std::size_t i = 0; i < position.allies.size(); ++i) {
        const AllyState& state = position.allies[i];
        const bool has = state.owner == family
            && (state.kind == AllyState::Kind::hand || state.kind == AllyState::Kind::played);
        if (has)
            allies += (allies.empty() ? "" : ", ") + view.name(static_cast<AllyId>(i));
    }
    line(tr("Completed Jobs"), jobs);
    line(tr("Allies"), allies);
    if (position.tracking == Tracking::board)
        return;
    line(tr("Suitcase"), tell(holding.suitcase));
    const std::string hand = view.narrator().cards(hand_of(position, family));
    if (!view.desk().habits().covers_hands) {
        line(tr("Hand"), hand);
        return;
    }
    const widgets::Touch hold = widgets::button_ground(ui, "seat:hold", buttons);
    ui.text(buttons, tr("Hold to see the hand"), {Font::strong, ui.theme().text, 0.5F});
    line(tr("Hand"), hold.held ? hand : tr("covered"));
}

} // namespace consigliere::table_corleone

#include "companion/table_corleone/action_panel.h"

#include "companion/language/language.h"
#include "companion/table_corleone/payments.h"
#include "companion/table_corleone/telling.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <algorithm>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

/// The figures of a supply, as they stand in front of the player.
std::vector<FigureKind> supply_of(const Position& position, Family family)
{
    std::vector<FigureKind> kinds;
    for (int i = 0; i < figures_per_family; ++i) {
        const auto figure =
            static_cast<FigureId>(static_cast<int>(family) * figures_per_family + i);
        if (position.place_of(figure).kind == Place::Kind::supply)
            kinds.push_back(kind_of(figure));
    }
    return kinds;
}

/// The figure that a tap on the map is about: the chosen one, or the first that is left.
std::optional<FigureKind> figure_in_hand(const Position& position, std::optional<FigureKind> chosen)
{
    const std::vector<FigureKind> supply = supply_of(position, position.turn);
    if (chosen && std::find(supply.begin(), supply.end(), *chosen) != supply.end())
        return chosen;
    return supply.empty() ? std::nullopt : std::optional(supply.front());
}

/// Jobs that may be in a hand although nobody has shown them: every one that is not seen elsewhere.
std::vector<JobId> hidden_jobs(const View& view)
{
    std::vector<JobId> jobs;
    for (std::size_t i = 0; i < view.components().jobs().size(); ++i) {
        const auto job = static_cast<JobId>(i);
        if (may_be_unseen(view.position(), view.components(), job))
            jobs.push_back(job);
    }
    return jobs;
}

std::vector<JobId> jobs_in(const Position& position, JobZone zone)
{
    std::vector<JobId> jobs;
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone == zone)
            jobs.push_back(known.job);
    }
    return jobs;
}

} // namespace

Action ActionPanel::placement(Place place) const
{
    if (place.kind == Place::Kind::thug_space)
        return PlaceThug{place.business()};
    return PlaceMember{m_figure.value_or(FigureKind::don), place.space()};
}

MapQuestion ActionPanel::question(const View& view) const
{
    MapQuestion question;
    const std::optional<FigureKind> figure = figure_in_hand(view.position(), m_figure);
    question.places = [this, &view, figure](Place place) {
        const bool fits =
            figure && (*figure == FigureKind::thug) == (place.kind == Place::Kind::thug_space);
        return fits ? view.glow(view.position().turn, placement(place)) : Glow::receding;
    };
    question.takes_untold_places = true;
    return question;
}

/// A Family Member space is for a Family Member: the chosen one, or the first that is left.
void ActionPanel::choose_member(const View& view)
{
    if (m_figure && is_family_member(*m_figure))
        return;
    const std::vector<FigureKind> supply = supply_of(view.position(), view.position().turn);
    const auto member = std::find_if(supply.begin(), supply.end(), is_family_member);
    m_figure = member == supply.end() ? FigureKind::don : *member;
}

void ActionPanel::tapped(View& view, const MapTap& tap)
{
    const Family family = view.position().turn;
    if (const BusinessId* business = std::get_if<BusinessId>(&tap.what)) {
        view.attempt(family, placement(Place::on(*business)));
    } else if (const SpaceId* space = std::get_if<SpaceId>(&tap.what)) {
        choose_member(view);
        view.attempt(family, placement(Place::on(*space)));
    } else if (const auto* untold = std::get_if<MapTap::UntoldBusiness>(&tap.what)) {
        m_wish = Wish::printed_business;
        m_wished_area = untold->area;
    } else if (std::holds_alternative<MapTap::NewSpace>(tap.what)) {
        m_wish = Wish::new_space;
    }
}

void ActionPanel::continue_with(View& view, BusinessId business)
{
    if (figure_in_hand(view.position(), m_figure) == FigureKind::thug)
        view.attempt(view.position().turn, PlaceThug{business});
}

void ActionPanel::continue_with(View& view, SpaceId space)
{
    choose_member(view);
    view.attempt(view.position().turn, placement(Place::on(space)));
}

void ActionPanel::continue_with(View& view, JobId job)
{
    if (m_page == Page::jobs)
        choose_job(view, job, CompleteJob::From::hand);
}

void ActionPanel::reset()
{
    m_page = Page::figures;
    m_figure.reset();
    m_colours.reset();
    m_wish = Wish::none;
}

void ActionPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    Rect rest = rect;
    switch (m_page) {
    case Page::figures:
        draw_figures_page(ui, rest, view);
        return;
    case Page::jobs:
        draw_jobs_page(ui, rest, view);
        return;
    case Page::payment:
        draw_payment_page(ui, rest, view);
        return;
    case Page::allies:
        draw_allies_page(ui, rest, view);
        return;
    }
}

void ActionPanel::draw_tray(Ui& ui, Rect& rect, View& view)
{
    const Position& position = view.position();
    const Family family = position.turn;
    const std::vector<FigureKind> supply = supply_of(position, family);
    const std::optional<FigureKind> in_hand = figure_in_hand(position, m_figure);
    const float gap = 8_dp;
    const float wanted = 86_dp;
    const int count = std::max(1, static_cast<int>(supply.size()));
    const int columns =
        std::clamp(static_cast<int>((rect.width() + gap) / (wanted + gap)), 1, count);
    const int rows = (count + columns - 1) / columns;
    const float height = 78_dp;
    Rect tray = rect.cut_top(static_cast<float>(rows) * (height + gap) - gap, 12_dp);
    tray.right =
        std::min(tray.right, tray.left + static_cast<float>(columns) * (wanted + gap) - gap);
    const std::vector<Rect> cells = tray.grid(columns, rows, gap);
    bool is_lit = false;
    for (std::size_t i = 0; i < supply.size(); ++i) {
        const bool is_chosen = !is_lit && in_hand == supply[i];
        is_lit = is_lit || is_chosen;
        ButtonStyle style;
        style.kind = widgets::chosen_if(is_chosen);
        const std::string id =
            "figure:" + std::string(word_of(supply[i])) + ":" + std::to_string(i);
        if (widgets::button_ground(ui, id, cells[i], style)) {
            m_figure = supply[i];
            view.desk().clear_verdict();
        }
        Rect inside = cells[i].inset(2_dp, 6_dp);
        const Rect label = inside.cut_bottom(18_dp);
        draw_figure(ui, inside.centre(), 40_dp, family, supply[i]);
        ui.text(label, tell(supply[i]), {Font::small, ui.theme().text, 0.5F});
    }
}

void ActionPanel::draw_figures_page(Ui& ui, Rect rect, View& view)
{
    const Position& position = view.position();
    const Family family = position.turn;
    draw_turn_header(ui, rect, family,
        tr_fill("{player}’s turn", {{"player", view.player(family)}}),
        tr_fill("{family} · one action", {{"family", tell(family)}}));
    widgets::heading(ui, rect, tr("Figures left"));
    draw_tray(ui, rect, view);

    const std::vector<Rect> buttons = rect.cut_top(62_dp, 12_dp).columns(2, 8_dp);
    const int hand_jobs = position.tracking == Tracking::full
        ? position.of(family).hand_unknown_jobs + known_jobs_in(position, JobZone::hand(family))
        : 0;
    const std::string jobs = position.tracking == Tracking::full
        ? tr_fill("{public} public · {hand} in hand",
            {{"public", language::number(open_jobs(position))},
                {"hand", language::number(hand_jobs)}})
        : tr_fill("{public} public", {{"public", language::number(open_jobs(position))}});
    if (widgets::button_with_detail(ui, "complete-job", buttons[0], tr("Complete a Job"), jobs))
        m_page = Page::jobs;
    const int allies = allies_in_hand(position, family);
    ButtonStyle ally_style;
    ally_style.mood = widgets::ready_if(allies > 0);
    const std::string in_hand_text =
        allies > 0 ? language::tr_count("{n} in hand", "{n} in hand", allies) : tr("none in hand");
    if (widgets::button_with_detail(
            ui, "play-ally", buttons[1], tr("Play an Ally"), in_hand_text, ally_style))
        m_page = Page::allies;
}

bool ActionPanel::draw_page_title(Ui& ui, Rect& rect, std::string_view title)
{
    Rect row = rect.cut_top(48_dp, 10_dp);
    const bool back =
        widgets::button(ui, "panel:back", row.cut_left(56_dp, 12_dp), widgets::symbol::back);
    ui.text(row, title, {Font::lead, ui.theme().text});
    return back;
}

void ActionPanel::choose_job(View& view, JobId job, CompleteJob::From from)
{
    m_job = job;
    m_from = from;
    const Family family = view.position().turn;
    const std::optional<Goods>& cost = view.components()[job].cost;
    // What it costs has to be told before it can be paid; and a board alone knows of no goods.
    if (view.position().tracking == Tracking::board || !cost) {
        view.attempt(family, CompleteJob{job, from, {}});
        return;
    }
    std::vector<Goods> possible;
    for (const Goods& pays : payments_of(*cost)) {
        if (view.may(family, CompleteJob{job, from, Cards::of(pays)}))
            possible.push_back(pays);
    }
    if (possible.empty())
        view.explain(family, CompleteJob{job, from, Cards::of(*cost)});
    else if (possible.size() == 1)
        view.attempt(family, CompleteJob{job, from, Cards::of(possible.front())});
    else
        m_page = Page::payment;
}

void ActionPanel::draw_jobs_page(Ui& ui, Rect rect, View& view)
{
    if (draw_page_title(ui, rect, tr("Complete a Job")))
        m_page = Page::figures;
    const Position& position = view.position();
    const Family family = position.turn;
    const bool may_be_hidden =
        position.tracking == Tracking::board || position.of(family).hand_unknown_jobs > 0;
    const std::vector<JobId> in_hand = jobs_in(position, JobZone::hand(family));
    std::vector<JobId> hidden = may_be_hidden ? hidden_jobs(view) : std::vector<JobId>{};
    std::erase_if(hidden, [&in_hand](JobId job) {
        return std::find(in_hand.begin(), in_hand.end(), job) != in_hand.end();
    });
    widgets::scroll_area(ui, "jobs", rect, [&](Rect& rest) {
        const auto row = [&](std::string_view where, JobId job, CompleteJob::From from) {
            const Rect place = rest.cut_top(64_dp, 8_dp);
            const std::string id =
                "job:" + std::string(where) + ":" + view.components()[job].naming.name;
            const bool tapped = ui.touch(id, place).tapped;
            draw_job(ui, place, view.name(job), view.components()[job]);
            if (tapped)
                choose_job(view, job, from);
        };
        widgets::heading(ui, rest, tr("Public Jobs"));
        int copy = 0;
        for (const JobId job : jobs_in(position, JobZone::open()))
            row("public" + std::to_string(++copy), job, CompleteJob::From::open);
        widgets::heading(ui, rest, tr("Out of the hand"));
        copy = 0;
        for (const JobId job : in_hand)
            row("hand" + std::to_string(++copy), job, CompleteJob::From::hand);
        if (!may_be_hidden)
            return;
        m_colours.draw(ui, rest, hidden.size());
        for (const JobId job : hidden) {
            if (m_colours.lets_through(view.components()[job].colour))
                row("hidden", job, CompleteJob::From::hand);
        }
        ButtonStyle style;
        style.symbol = widgets::symbol::plus;
        if (widgets::button(ui, "new-job", rest.cut_top(54_dp, 8_dp),
                tr("A Job that is not in the list"), style))
            m_wish = Wish::new_job;
    });
}

void ActionPanel::draw_payment_page(Ui& ui, Rect rect, View& view)
{
    if (draw_page_title(ui, rect, tr("Paid with")))
        m_page = Page::jobs;
    const Family family = view.position().turn;
    const std::optional<Goods>& cost = view.components()[m_job].cost;
    if (!cost)
        return;
    widgets::scroll_area(ui, "payments", rect, [&](Rect& rest) {
        for (const Goods& pays : payments_of(*cost)) {
            const CompleteJob complete{m_job, m_from, Cards::of(pays)};
            if (!view.may(family, complete))
                continue;
            const std::string id = "payment:" + format(complete.pays, view.components());
            if (widgets::button(ui, id, rest.cut_top(54_dp, 8_dp), tell(pays)))
                view.attempt(family, complete);
        }
    });
}

void ActionPanel::draw_allies_page(Ui& ui, Rect rect, View& view)
{
    if (draw_page_title(ui, rect, tr("Play an Ally")))
        m_page = Page::figures;
    widgets::scroll_area(ui, "hand-allies", rect, [&](Rect& rest) {
        const Position& position = view.position();
        for (std::size_t i = 0; i < position.allies.size(); ++i) {
            const AllyState& state = position.allies[i];
            const bool is_mine = state.owner == position.turn
                && (state.kind == AllyState::Kind::hand || state.kind == AllyState::Kind::played);
            if (!is_mine)
                continue;
            const auto ally = static_cast<AllyId>(i);
            const Action action = PlayAlly{ally};
            const bool may = view.may(position.turn, action);
            const Rect place = rest.cut_top(64_dp, 8_dp);
            const std::string id = "ally:" + view.components()[ally].naming.name;
            const bool tapped = ui.touch(id, place, may ? Mood::ready : Mood::refused).tapped;
            draw_ally(ui, place, view.name(ally), view.components()[ally]);
            if (!may)
                ui.fill(place, ui.theme().panel.with_opacity(0.42F), 8_dp);
            if (tapped)
                view.attempt(position.turn, action);
        }
    });
}

} // namespace consigliere::table_corleone

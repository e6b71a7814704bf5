#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "companion/table_corleone/shelf.h"
#include "engine/corleone/possible.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace consigliere::table_corleone {

namespace {

/// Affordable payments for a Job with a known cost, without substitutes first.
std::vector<Goods> possible_payments(const View& view, JobId job, CompleteJob::From from)
{
    std::vector<Goods> possible;
    for (const Goods& pays : payments_of(*view.components()[job].cost)) {
        if (view.may(view.position().turn, CompleteJob{job, from, Cards::of(pays)}))
            possible.push_back(pays);
    }
    std::ranges::reverse(possible);
    std::ranges::stable_sort(
        possible, {}, [](const Goods& goods) { return goods[Good::narcotics]; });
    return possible;
}

/// True if the payment can be chosen: the cost is described, and goods are tracked.
bool has_known_price(const View& view, JobId job)
{
    return view.position().tracking == Tracking::full && view.components()[job].cost.has_value();
}

bool can_be_completed(const View& view, JobId job, CompleteJob::From from)
{
    if (has_known_price(view, job))
        return !possible_payments(view, job, from).empty();
    return view.may(view.position().turn, CompleteJob{job, from, {}});
}

} // namespace

/// The action of a tap on `place`: Thug to a Thug space, Family Member to a space. nullopt if no
/// such figure is left, or another one is being dragged.
std::optional<Action> ActionPanel::placement(const View& view, Place place) const
{
    const Position& position = view.position();
    const bool is_for_thugs = place.kind == Place::Kind::thug_space;
    if (m_carried && (*m_carried == FigureKind::thug) != is_for_thugs)
        return std::nullopt;
    if (is_for_thugs) {
        if (!thug_in_hand(position, position.turn))
            return std::nullopt;
        return PlaceThug{place.business()};
    }
    const std::optional<FigureKind> member = member_in_hand(position, position.turn, m_figure);
    if (!member)
        return std::nullopt;
    return PlaceMember{*member, place.space()};
}

MapQuestion ActionPanel::question(const View& view) const
{
    MapQuestion question;
    question.places = [this, &view](Place place) {
        const std::optional<Action> action = placement(view, place);
        // While a figure is chosen, only where it may go.
        const bool is_of_other =
            m_figure && (*m_figure == FigureKind::thug) != (place.kind == Place::Kind::thug_space);
        return action && !is_of_other ? view.glow(view.position().turn, *action) : Glow::receding;
    };
    question.takes_untold_places = true;
    if (m_carried && ImGui::IsMouseReleased(ImGuiMouseButton_Left))
        question.let_go = ImGui::GetIO().MousePos;
    return question;
}

/// Records the placement. Without a suitable figure, attempts it all the same to explain why.
void ActionPanel::place_on(View& view, Place place) const
{
    const Action without = place.kind == Place::Kind::thug_space
        ? Action(PlaceThug{place.business()})
        : Action(PlaceMember{FigureKind::don, place.space()});
    view.attempt(view.position().turn, placement(view, place).value_or(without));
}

void ActionPanel::tapped(View& view, const MapTap& tap)
{
    const std::optional<Place> place = tap.place();
    // A figure dropped on a place of the other kind returns to the tray.
    if (place && (!m_carried || placement(view, *place)))
        place_on(view, *place);
}

void ActionPanel::told(View& view, const ComponentDraft& draft)
{
    if (const std::optional<Place> place = draft.place(view.components())) {
        if (placement(view, *place))
            place_on(view, *place);
    } else if (draft.subject == ComponentDraft::Subject::job && m_page == Page::jobs) {
        choose_job(view, *view.components().find_job(draft.name), CompleteJob::From::hand);
    }
}

std::string ActionPanel::leads_to(const View& view, const ComponentDraft& draft) const
{
    using Subject = ComponentDraft::Subject;
    const Position& position = view.position();
    if (draft.subject == Subject::job)
        return m_page == Page::jobs ? tr("Complete a Job") : std::string();
    if (draft.subject == Subject::printed_business)
        return thug_in_hand(position, position.turn)
            ? tell(FigureKind::thug) + " → " + tell_place(draft)
            : std::string();
    const std::optional<FigureKind> member = member_in_hand(position, position.turn, m_figure);
    return draft.subject == Subject::space && member ? tell(*member) + " → " + tell_place(draft)
                                                     : std::string();
}

void ActionPanel::reset()
{
    m_page = Page::figures;
    m_figure.reset();
    m_carried.reset();
    m_colours.reset();
}

Contents ActionPanel::contents(View& view)
{
    switch (m_page) {
    case Page::jobs:
        return jobs_page(view);
    case Page::payment:
        return payment_page(view);
    case Page::allies:
        return allies_page(view);
    case Page::figures:
        break;
    }
    return shelf_of(view,
        [this, &view](JobId job, CompleteJob::From from) { return completes(view, job, from); });
}

void ActionPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    Rect rest = rect;
    if (m_page == Page::figures) {
        draw_figures(ui, rest, view);
        // Less than a heading and a card is no shelf; a tap may have turned the page.
        if (rest.height() < 90_dp || m_page != Page::figures)
            return;
    }
    Panel::draw(ui, rest, view);
}

/// Draws the figures left and the buttons for Jobs and Allies. The shelf follows if there is room.
void ActionPanel::draw_figures(Ui& ui, Rect& rect, View& view)
{
    const Position& position = view.position();
    const Family family = position.turn;
    std::string how = tr_fill("{family} · one action", {{"family", tell(family)}});
    if (m_figure)
        how = *m_figure == FigureKind::thug
            ? tr("Thug: tap a Business")
            : tr_fill("{figure}: tap a space between areas", {{"figure", tell(*m_figure)}});
    desk::draw_head(ui, rect,
        {sign_of(family), tr_fill("{player}’s turn", {{"player", view.player(family)}}), how});
    heading(ui, rect, tr("Figures left"));
    const TrayTouch touch = draw_figure_tray(ui, rect, position, family, m_figure);
    if (touch.tapped) {
        m_figure = touch.tapped;
        view.desk().clear_verdict();
    }
    follow_finger(ui, touch.held, family);
    draw_ways(ui, rect.cut_top(62_dp, 12_dp), position);
}

void ActionPanel::draw_ways(Ui& ui, const Rect& row, const Position& position)
{
    const Family family = position.turn;
    const std::vector<Rect> buttons = row.columns(2, 8_dp);
    const std::string open = language::number(open_jobs(position));
    std::string jobs = tr_fill("{public} public", {{"public", open}});
    if (position.tracking == Tracking::full)
        jobs = tr_fill("{public} public · {hand} in hand",
            {{"public", open},
                {"hand",
                    language::number(position.of(family).hand_unknown_jobs
                        + known_jobs_in(position, JobZone::hand(family)))}});
    if (button_with_detail(ui, "complete-job", buttons[0], tr("Complete a Job"), jobs))
        m_page = Page::jobs;
    const int allies = allies_in_hand(position, family);
    const std::string in_hand =
        allies > 0 ? tr_count("{n} in hand", "{n} in hand", allies) : tr("none in hand");
    if (button_with_detail(ui, "play-ally", buttons[1], tr("Play an Ally"), in_hand,
            {.mood = ready_if(allies > 0, tr("No Allies in hand."))}))
        m_page = Page::allies;
}

/// Draws a dragged figure under the finger until it is dropped.
void ActionPanel::follow_finger(Ui& ui, std::optional<FigureKind> held, Family family)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.MouseDown[ImGuiMouseButton_Left]) {
        m_carried.reset();
        return;
    }
    const ImVec2 way{
        io.MousePos.x - io.MouseClickedPos[0].x, io.MousePos.y - io.MouseClickedPos[0].y};
    if (held && std::hypot(way.x, way.y) > 12_dp) {
        m_carried = held;
        m_figure = held;
    }
    if (!m_carried)
        return;
    draw_figure(ui, io.MousePos, 52_dp, family, *m_carried);
    ui.keep_lists_still();
    ui.request_frame();
}

void ActionPanel::choose_job(View& view, JobId job, CompleteJob::From from)
{
    m_job = job;
    m_from = from;
    const Family family = view.position().turn;
    if (!has_known_price(view, job)) {
        view.attempt(family, CompleteJob{job, from, {}});
        return;
    }
    const std::vector<Goods> possible = possible_payments(view, job, from);
    if (possible.empty())
        view.explain(family, CompleteJob{job, from, Cards::of(*view.components()[job].cost)});
    else if (possible.size() == 1)
        view.attempt(family, CompleteJob{job, from, Cards::of(possible.front())});
    else
        m_page = Page::payment;
}

/// A tap on a Job completes it, opens the payment page, or explains why not.
desk::Tap ActionPanel::completes(View& view, JobId job, CompleteJob::From from)
{
    const auto choose = [this, &view, job, from] { choose_job(view, job, from); };
    return desk::tap_if(can_be_completed(view, job, from), choose, choose);
}

Contents ActionPanel::page(std::string list, std::string title, Page back)
{
    Contents page{std::move(list), {.title = std::move(title)}};
    page.leads_back = [this, back] { m_page = back; };
    return page;
}

Contents ActionPanel::jobs_page(View& view)
{
    Contents page = this->page("jobs", tr("Complete a Job"), Page::figures);
    // The page is public: it shows only what everybody may know of a hand.
    const auto observed = view.observed();
    const Position& position = observed->present();
    const Family family = position.turn;
    const std::vector<JobId> in_hand = jobs_in(position, JobZone::hand(family));
    const auto add = [&](const std::string& where, JobId job, CompleteJob::From from) {
        add_card(page, "job:" + where, view, job, completes(view, job, from));
    };
    page.heading(tr("Public Jobs"));
    int copy = 0;
    for (const JobId job : jobs_in(position, JobZone::open()))
        add("public" + std::to_string(++copy), job, CompleteJob::From::open);
    if (!in_hand.empty())
        page.heading(tr("From hand"));
    copy = 0;
    for (const JobId job : in_hand)
        add("hand" + std::to_string(++copy), job, CompleteJob::From::hand);
    if (position.tracking == Tracking::full && position.of(family).hand_unknown_jobs == 0)
        return page;
    // The hand may hold any Job that the public has not seen elsewhere.
    std::vector<JobId> hidden = unseen_jobs(position, view.components());
    std::erase_if(
        hidden, [&in_hand](JobId job) { return std::ranges::find(in_hand, job) != in_hand.end(); });
    page.heading(tr("Hidden in hand: tap it if it is one of these"));
    page.draws(
        [this, count = hidden.size()](Ui& ui, Rect& rest) { m_colours.draw(ui, rest, count); });
    for (const JobId job : hidden) {
        if (m_colours.lets_through(view.components()[job].colour))
            add("hidden", job, CompleteJob::From::hand);
    }
    page.button(Lay::rows,
        {.id = "new-job",
            .label = tr("New Job…"),
            .tap = {{}, [&view] { view.ask(ComponentDraft::new_job()); }},
            .symbol = symbol::plus});
    return page;
}

Contents ActionPanel::payment_page(View& view)
{
    Contents page = this->page("payments", tr("Pay with"), Page::jobs);
    if (!view.components()[m_job].cost)
        return page;
    for (const Goods& pays : possible_payments(view, m_job, m_from)) {
        const CompleteJob complete{m_job, m_from, Cards::of(pays)};
        page.button(Lay::rows,
            {"payment:" + format(complete.pays, view.components()), tell(pays),
                attempts(view, view.position().turn, complete)});
    }
    return page;
}

Contents ActionPanel::allies_page(View& view)
{
    Contents page = this->page("hand-allies", tr("Play an Ally"), Page::figures);
    for (const AllyId ally : allies_of(view.position(), view.position().turn))
        add_card(page, "ally", view, ally, plays(view, ally));
    return page;
}

} // namespace consigliere::table_corleone

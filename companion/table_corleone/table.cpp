#include "companion/table_corleone/table.h"

#include "companion/desk/log_rows.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/table_parts.h"
#include "engine/corleone/terms.h"

namespace consigliere::table_corleone {

Panel& Table::panel()
{
    if (m_wars.tells_end())
        return m_wars;
    const Position& position = m_view.position();
    switch (position.phase) {
    case Phase::setup:
    case Phase::open:
    case Phase::entracte:
        return m_reveal;
    case Phase::business:
        return corleone::has_due(position) ? static_cast<Panel&>(m_abilities) : m_actions;
    case Phase::wars:
        return m_wars;
    case Phase::bribery:
        return m_bribery;
    case Phase::tribute:
        return m_tribute;
    case Phase::end:
        break;
    }
    return m_end;
}

void Table::follow_history()
{
    if (!has_new_entries())
        return;
    if (!corleone::has_due(m_view.position()))
        m_abilities.forget_rows();
    for (Panel* each : std::initializer_list<Panel*>{
             &m_actions, &m_abilities, &m_wars, &m_bribery, &m_tribute, &m_reveal, &m_end})
        each->reset();
    m_wars.follow(m_view);
    if (corleone::has_due(m_view.position()))
        m_abilities.follow(m_view.position());
    // A ruled move was not recorded by View::record, so collect here.
    const ledger::History& history = m_view.timeline().history();
    if (history.entry(history.size()).verdict == ledger::Verdict::ruled)
        m_view.collect_by_itself();
}

void Table::open_form()
{
    if (m_form.is_open() || m_acts.is_open())
        return;
    const std::optional<View::Request> request = m_view.next_request();
    if (!request)
        return;
    if (const auto* by_hand = std::get_if<View::ByHand>(&*request))
        m_acts.open(ActForm::Purpose::by_hand, by_hand->family);
    else
        m_form.open(std::get<ComponentDraft>(*request));
}

void Table::draw_track(Ui& ui, const Rect& rect)
{
    if (const auto tapped = draw_track_at(ui, rect, m_view, m_view.position(), nullptr))
        m_asked_step = tapped;
}

void Table::draw_board(Ui& ui, const Rect& rect)
{
    follow_history();
    if (m_view.position().phase == Phase::end) {
        draw_finale(ui, rect);
        return;
    }
    const MapQuestion question = panel().question(m_view);
    const std::optional<MapTap> tap =
        m_map.draw(ui, rect, m_view.position(), m_view.components(), question);
    if (!tap) {
        // While a Territory is being chosen, a tap on land chooses it.
        if (!question.areas)
            ask_about_land(ui, rect);
        return;
    }
    const auto* stack = std::get_if<MapTap::Stack>(&tap->what);
    const bool is_choice = stack != nullptr && question.stacks && question.stacks(stack->area);
    if (stack != nullptr && !is_choice)
        m_area.open(stack->area);
    else if (const auto* untold = std::get_if<MapTap::UntoldBusiness>(&tap->what))
        m_view.ask(ComponentDraft::new_printed_business(untold->area));
    else if (std::holds_alternative<MapTap::NewSpace>(tap->what))
        m_view.ask(ComponentDraft::new_space(ComponentDraft::mark_with(m_view.position())));
    else
        panel().tapped(m_view, *tap);
}

/// A tap on free land opens the Territory's sheet.
void Table::ask_about_land(Ui& ui, const Rect& rect)
{
    const std::optional<ImVec2> bare = ui.tap_on_bare_ground();
    if (!bare || !rect.contains(*bare))
        return;
    if (const std::optional<Area> territory = Map::territory_at(rect, *bare))
        m_area.open(*territory);
}

void Table::draw_turn(Ui& ui, const Rect& rect)
{
    follow_history();
    const float given_up = wants_room() ? desk::whole_log_room() - desk::log_row_room() : 0;
    m_room_above_log = rect.height() - given_up;
    panel().draw(ui, rect, m_view);
    open_form();
}

bool Table::wants_room() const
{
    const Position& position = m_view.position();
    if (m_wars.tells_end() || position.phase != Phase::business || m_actions.shows_list())
        return true;
    return corleone::has_due(position) && (m_abilities.is_choosing() || !fits_above_log());
}

/// True if all due abilities fit above the unfolded log.
bool Table::fits_above_log() const
{
    constexpr std::size_t few_abilities = 3;
    const Position& position = m_view.position();
    return m_room_above_log ? m_abilities.height_of_list(position.turn) <= *m_room_above_log
                            : position.due.size() <= few_abilities;
}

void Table::draw_seats(Ui& ui, const Rect& rect)
{
    if (const std::optional<Family> tapped =
            draw_seats_at(ui, rect, m_view, m_view.position(), nullptr))
        m_sheet.open(*tapped);
    draw_gains(ui, {});
}

bool Table::has_dialog() const
{
    return m_form.is_open() || m_acts.is_open() || m_sheet.is_open() || m_bribery.has_cover()
        || m_tribute.has_cover() || m_area.is_open() || m_asked_step.has_value();
}

void Table::draw_dialog(Ui& ui)
{
    if (m_bribery.has_cover()) {
        m_bribery.draw_cover(ui, m_view);
        return;
    }
    if (m_tribute.has_cover()) {
        m_tribute.draw_cover(ui, m_view);
        return;
    }
    if (m_form.is_open()) {
        const ComponentForm::Outcome outcome = m_form.draw(
            ui, m_view.components(),
            [this](const ledger::Tree& told) { return m_view.desk().describe(told); },
            m_view.is_waiting() ? FormErrand{FormErrand::Asked::by_a_move, m_view.waiting_move()}
                                : FormErrand{FormErrand::Asked::by_the_table,
                                    panel().leads_to(m_view, m_form.draft())});
        if (outcome == ComponentForm::Outcome::told && !m_view.is_waiting())
            panel().told(m_view, m_form.draft());
        else if (outcome == ComponentForm::Outcome::cancelled
            || outcome == ComponentForm::Outcome::described)
            m_view.drop_intent();
        else if (outcome == ComponentForm::Outcome::left)
            m_view.leave_untold();
        return;
    }
    if (m_acts.is_open()) {
        m_acts.draw(ui, m_view);
        return;
    }
    if (m_sheet.is_open()) {
        m_sheet.draw(ui, m_view);
        return;
    }
    if (m_asked_step) {
        if (!draw_track_sheet(ui, *m_asked_step, m_view.position()))
            m_asked_step.reset();
        return;
    }
    m_area.draw(ui, m_view);
}

Colour Table::colour_of(std::string_view actor) const
{
    const std::optional<Family> family = value_of<Family>(actor);
    return family ? table_corleone::colour_of(*family) : neutral_colour();
}

void Table::draw_sign_of(Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const
{
    if (const std::optional<Family> family = value_of<Family>(actor))
        draw_badge(ui, centre, diameter, *family);
}

bool Table::is_automatic(int entry) const
{
    const std::optional<Move>& move = m_view.timeline().move_of(entry);
    return m_view.desk().habits().collects_by_itself && move
        && std::holds_alternative<Collect>(move->action);
}

std::optional<int> Table::entry_behind(const ledger::Reason& reason) const
{
    for (const ledger::Fact& fact : reason.facts) {
        const Thing thing = thing_of(fact.term);
        if (const FigureAt* figure = std::get_if<FigureAt>(&thing))
            return entry_that_placed(*m_view.observed(), *figure);
    }
    return std::nullopt;
}

void Table::open_corrections()
{
    m_acts.open(ActForm::Purpose::correction, m_view.position().turn);
}

int Table::seat_to_face() const
{
    const Position& position = m_view.position();
    if (position.phase != Phase::business)
        return 0;
    // Seats are assumed evenly round the table, rounded to the screen's four orientations.
    const int seat = seats_between(position, position.seats[0], position.turn);
    return seat * 4 / player_count(position);
}

// The table after an earlier entry, with its hotspots. --------------------------------------------

std::vector<desk::Hotspot> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    const Position& position = observed->known().position_after(entry);
    return m_map.draw_past(ui, rect, position, observed->components(),
        [&](FigureId figure) { return tell(m_view, figure_at_its_place(position, figure)); });
}

std::vector<desk::Hotspot> Table::draw_past_cards(Ui& ui, Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    return table_corleone::draw_past_cards(
        ui, rect, m_view, observed->known().position_after(entry));
}

} // namespace consigliere::table_corleone

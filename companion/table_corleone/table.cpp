#include "companion/table_corleone/table.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "engine/corleone/terms.h"

#include <array>

namespace consigliere::table_corleone {

using namespace corleone;
using language::to_translate;
using language::tr;
using widgets::Font;
using widgets::operator""_dp;

namespace {

/// The phases of an Act as the track on the board has them, by short names.
struct TrackPhase {
    Phase phase;
    const char* name;
};
constexpr std::array track_phases{TrackPhase{Phase::open, to_translate("Open business")},
    TrackPhase{Phase::business, to_translate("Family business")},
    TrackPhase{Phase::wars, to_translate("Turf wars")},
    TrackPhase{Phase::bribery, to_translate("Bribery")},
    TrackPhase{Phase::tribute, to_translate("Tribute")}};

bool is_on_track(Phase at, Phase phase)
{
    const bool opens = at == Phase::setup || at == Phase::entracte || at == Phase::open;
    return opens ? phase == Phase::open : at == phase;
}

} // namespace

Table::Table(desk::Desk& desk, const Evening& evening)
    : m_view(desk, evening)
{
}

Panel& Table::panel()
{
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
    const int entries = m_view.timeline().history().size();
    if (entries == m_seen_entries)
        return;
    m_seen_entries = entries;
    for (Panel* each : {static_cast<Panel*>(&m_actions), static_cast<Panel*>(&m_abilities),
             static_cast<Panel*>(&m_wars), static_cast<Panel*>(&m_bribery),
             static_cast<Panel*>(&m_tribute), static_cast<Panel*>(&m_reveal),
             static_cast<Panel*>(&m_end)})
        each->reset();
}

/// Opens the form for what a panel asks the table to tell.
void Table::answer_wishes()
{
    if (m_form.is_open() || m_acts.is_open())
        return;
    switch (m_actions.wish()) {
    case ActionPanel::Wish::new_job:
        m_form.open_job();
        break;
    case ActionPanel::Wish::new_space:
        m_form.open_space();
        break;
    case ActionPanel::Wish::printed_business:
        m_form.open_printed_business(m_actions.wished_area());
        break;
    case ActionPanel::Wish::none:
        break;
    }
    m_actions.clear_wish();
    switch (m_reveal.wish()) {
    case RevealPanel::Wish::tile:
        m_form.open_tile(RevealPanel::tile_colour(m_view));
        break;
    case RevealPanel::Wish::job:
        m_form.open_job();
        break;
    case RevealPanel::Wish::ally:
        m_form.open_ally(RevealPanel::ally_act(m_view));
        break;
    case RevealPanel::Wish::none:
        break;
    }
    m_reveal.clear_wish();
    if (m_abilities.wants_by_hand()) {
        m_acts.open(ActForm::Purpose::by_hand, m_abilities.family());
        m_abilities.reset();
    }
    if (m_view.intent() && !m_form.is_open()) {
        const std::vector<View::Untold> untold = m_view.untold_of(m_view.intent()->action);
        if (untold.empty())
            m_view.resume_intent();
        else
            m_form.open(m_view, untold.front());
    }
}

/// What was just told is usually what the next tap would have chosen.
void Table::continue_after_form()
{
    if (m_view.intent())
        return;
    const Components& components = m_view.components();
    const std::string& name = m_form.name();
    const bool lays_open = &panel() == &m_reveal;
    switch (m_form.subject()) {
    case ComponentForm::Subject::tile:
        if (const auto place = RevealPanel::tile_place(m_view); place && lays_open)
            m_view.attempt(std::nullopt, OpenBusiness{*place, *components.find_business(name)});
        return;
    case ComponentForm::Subject::printed_business:
        if (&panel() == &m_actions)
            m_actions.continue_with(m_view, *components.find_business(name));
        return;
    case ComponentForm::Subject::job:
        if (lays_open)
            m_view.attempt(std::nullopt, RevealJob{*components.find_job(name)});
        return;
    case ComponentForm::Subject::ally:
        if (lays_open)
            m_view.attempt(std::nullopt, RevealAlly{*components.find_ally(name)});
        return;
    case ComponentForm::Subject::space:
        return;
    }
}

void Table::draw_track(Ui& ui, const Rect& rect)
{
    const Position& position = m_view.position();
    const widgets::Theme& theme = ui.theme();
    Rect rest = rect;
    const int act = position.act;
    for (int number = 1; number <= last_act; ++number) {
        const Rect chip = rest.cut_left(56_dp, 10_dp);
        const bool is_now = number == act;
        ui.fill(chip, is_now ? theme.brass : theme.raised, 9_dp);
        ui.outline(chip, is_now ? theme.brass : theme.line, 1_dp, 9_dp);
        Rect inside = chip.inset(6_dp, 6_dp);
        const Rect limit = inside.cut_right(19_dp, 2_dp);
        const Colour ink = is_now ? theme.ink : theme.quiet;
        ui.text(inside, tell_act(number), {Font::strong, ink, 0.5F});
        const Rect box = Rect::around(limit.centre(), 17_dp, 22_dp);
        ui.outline(box, ink, 1.2_dp, 3_dp);
        const auto index = static_cast<std::size_t>(number - 1);
        ui.text(box, std::to_string(position.hand_limits[index]), {Font::small, ink, 0.5F});
    }
    rest.cut_left(12_dp);
    float needed = 0;
    for (const TrackPhase& phase : track_phases)
        needed += ui.measure(tr(phase.name), Font::body).x + 26_dp;
    const float squeeze = std::min(1.0F, rest.width() / needed);
    for (const TrackPhase& phase : track_phases) {
        const std::string name = tr(phase.name);
        const Rect chip =
            rest.cut_left((ui.measure(name, Font::body).x + 18_dp) * squeeze, 8_dp * squeeze);
        const bool is_now = is_on_track(position.phase, phase.phase);
        ui.fill(chip, theme.raised, 9_dp);
        ui.outline(chip, is_now ? theme.brass : theme.line, is_now ? 3_dp : 1_dp, 9_dp);
        ui.text(chip.inset(4_dp, 0), name,
            {squeeze < 1 ? Font::small : Font::body, is_now ? theme.text : theme.quiet, 0.5F});
    }
}

void Table::draw_board(Ui& ui, const Rect& rect)
{
    follow_history();
    if (m_view.position().phase == Phase::end) {
        ui.fill(rect, ui.theme().ground);
        m_end.draw_ranking(ui, rect.inset(12_dp), m_view);
        return;
    }
    const MapQuestion question = panel().question(m_view);
    const std::optional<MapTap> tap =
        m_map.draw(ui, rect, m_view.position(), m_view.components(), question);
    if (!tap)
        return;
    if (const auto* stack = std::get_if<MapTap::Stack>(&tap->what))
        m_asked_area = stack->area;
    else
        panel().tapped(m_view, *tap);
}

void Table::draw_turn(Ui& ui, const Rect& rect)
{
    follow_history();
    panel().draw(ui, rect, m_view);
    answer_wishes();
}

void Table::draw_seats(Ui& ui, const Rect& rect)
{
    if (const std::optional<Family> tapped = table_corleone::draw_seats(ui, rect, m_view))
        m_sheet.open(*tapped);
}

bool Table::has_dialog() const
{
    return m_form.is_open() || m_acts.is_open() || m_sheet.is_open() || m_bribery.has_cover()
        || m_asked_area.has_value();
}

void Table::draw_dialog(Ui& ui)
{
    if (m_bribery.has_cover()) {
        m_bribery.draw_cover(ui, m_view);
        return;
    }
    if (m_form.is_open()) {
        const ComponentForm::Outcome outcome = m_form.draw(ui, m_view);
        if (outcome == ComponentForm::Outcome::told) {
            continue_after_form();
        } else if (outcome == ComponentForm::Outcome::left && m_view.intent()) {
            const std::vector<View::Untold> untold = m_view.untold_of(m_view.intent()->action);
            if (!untold.empty())
                m_view.leave_untold(untold.front());
        }
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
    draw_asked_area(ui);
}

void Table::draw_asked_area(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 560_dp, 560_dp);
    const Rect close = rect.cut_bottom(60_dp);
    widgets::title(ui, rect, tell(*m_asked_area));
    for (const Question::About about : {Question::About::control, Question::About::domination}) {
        Question question;
        question.about = about;
        question.territory = *m_asked_area;
        const desk::Explanation told = m_view.narrator().tell(explain(m_view.timeline(), question));
        ui.text(rect.cut_top(28_dp), told.question, {Font::strong, ui.theme().text});
        widgets::paragraph(ui, rect, told.answer, Font::body, ui.theme().text);
        for (const desk::Explanation::Because& because : told.because)
            widgets::paragraph(ui, rect, language::number(because.entry) + "   " + because.text,
                Font::body, ui.theme().quiet);
        rect.cut_top(8_dp);
    }
    if (widgets::button(ui, "area:close", close, tr("Close"), {widgets::ButtonKind::next}))
        m_asked_area.reset();
}

desk::LogLine Table::tell_entry(int number) const
{
    return m_view.narrator().line_of(number);
}

widgets::Colour Table::colour_of(std::string_view actor) const
{
    const std::optional<Family> family = family_from(actor);
    return family ? table_corleone::colour_of(*family) : neutral_colour();
}

bool Table::is_automatic(int entry) const
{
    const std::optional<Move>& move = m_view.timeline().move_of(entry);
    return m_view.desk().habits().collects_by_itself && move
        && std::holds_alternative<Collect>(move->action);
}

std::vector<desk::Explanation> Table::explanations() const
{
    std::vector<Question> questions;
    const Position& position = m_view.position();
    const auto ask = [&](Question::About about, Area territory, Family family, JobColour colour) {
        questions.push_back({about, territory, family, colour});
    };
    const Family anybody = position.turn;
    const Area anywhere = Area::wall_street;
    const JobColour any_colour = JobColour::yellow;
    if (position.phase == Phase::business)
        ask(Question::About::turn, anywhere, anybody, any_colour);
    if (position.phase == Phase::bribery)
        ask(Question::About::bribery, anywhere, anybody, any_colour);
    ask(Question::About::first_player, anywhere, anybody, any_colour);
    ask(Question::About::hand_limit, anywhere, anybody, any_colour);
    for (int number = 1; number <= territory_count; ++number) {
        const Area territory = territory_with_number(number);
        if (controller_of(position, territory)) {
            ask(Question::About::control, territory, anybody, any_colour);
            ask(Question::About::domination, territory, anybody, any_colour);
        }
        ask(Question::About::influence, territory, anybody, any_colour);
    }
    for (const JobColour colour : all_job_colours)
        ask(Question::About::job_bonus, anywhere, anybody, colour);
    for (const Family family : position.seats) {
        if (position.tracking == Tracking::full) {
            ask(Question::About::hand, anywhere, family, any_colour);
            ask(Question::About::suitcase, anywhere, family, any_colour);
        }
        ask(Question::About::markers, anywhere, family, any_colour);
    }
    std::vector<desk::Explanation> told;
    for (const Question& question : questions)
        told.push_back(m_view.narrator().tell(explain(m_view.timeline(), question)));
    return told;
}

std::optional<int> Table::entry_behind(const ledger::Reason& reason) const
{
    for (const ledger::Fact& fact : reason.facts) {
        if (kind_of(fact.term) == TermKind::figure)
            return entry_that_placed(m_view.timeline(), figure_from(fact.term));
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
    // Seats are spread round the table; four quarters are all that a screen can turn.
    const int seat = seats_between(position, position.seats[0], position.turn);
    return seat * 4 / player_count(position);
}

} // namespace consigliere::table_corleone

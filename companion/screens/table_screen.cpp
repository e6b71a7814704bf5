#include "companion/screens/table_screen.h"

#include "companion/language/language.h"
#include "companion/screens/rules_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "companion/widgets/button.h"
#include "db/session_list.h"
#include "db/transfer.h"

#include <algorithm>

namespace consigliere::screens {

using language::tr;
using language::tr_fill;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

TableScreen::TableScreen(Context context, db::Session session)
    : m_context(context)
    , m_session(std::move(session))
    , m_teller(tables::make_teller(m_session.evening()))
    , m_table(tables::find(m_session.evening().game()).make_table(*this, m_session.evening()))
{
    read_players();
    load_rulebook();
    m_teller->call_players([this](std::string_view actor) { return player(actor); });
    if (!m_session.differences().empty())
        m_notice.show(language::tr_count(
            "Today’s referee judges {n} entry of this evening otherwise than before. Nothing is "
            "changed; `verify` lists it.",
            "Today’s referee judges {n} entries of this evening otherwise than before. Nothing is "
            "changed; `verify` lists them.",
            static_cast<int>(m_session.differences().size())));
}

void TableScreen::read_players()
{
    const auto sessions = db::list_sessions(m_context.database);
    if (sessions.is_error())
        return;
    for (const db::SessionSummary& summary : sessions.value()) {
        if (!(summary.id == m_session.id()))
            continue;
        for (const db::SessionSummary::Seat& seat : summary.seats)
            m_players[seat.actor] = seat.player;
    }
}

void TableScreen::load_rulebook()
{
    m_rulebook_language = language::chosen();
    auto loaded = rulebook::Rulebook::load(m_session.evening().game(), language::chosen());
    if (loaded.is_error())
        m_rulebook.reset();
    else
        m_rulebook = std::move(loaded.value());
    m_log.forget();
}

void TableScreen::returned()
{
    if (m_rulebook_language != language::chosen())
        load_rulebook();
    m_log.forget();
}

int TableScreen::seat_to_face() const
{
    return m_table->seat_to_face();
}

std::string TableScreen::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    if (found != m_players.end() && !found->second.empty())
        return found->second;
    return std::string(actor);
}

bool TableScreen::record(const std::string& line)
{
    auto recorded = m_session.record(line);
    if (recorded.is_error()) {
        m_notice.show(telling::tell(recorded.error()));
        return false;
    }
    ledger::Entry& entry = recorded.value();
    if (ledger::is_applied(entry.verdict)) {
        m_verdict.clear();
        return true;
    }
    m_verdict.show(line, {entry.verdict, std::move(entry.reasons)});
    return false;
}

void TableScreen::explain(const std::string& line)
{
    m_verdict.show(line, m_session.evening().consider(line));
}

bool TableScreen::describe(const ledger::Tree& components)
{
    const auto failure = m_session.describe(components);
    if (failure.is_error())
        m_notice.show(telling::tell(failure.error()));
    return !failure.is_error();
}

void TableScreen::export_record()
{
    const auto record = db::export_session(m_context.database, m_session.id());
    if (record.is_error()) {
        m_notice.show(telling::tell(record.error()));
        return;
    }
    const std::filesystem::path file = db::unused_name(m_context.database.path().parent_path()
        / (m_session.id() + "." + record.value().game() + ".toml"));
    const auto failure = db::write_record(record.value(), file, db::WhenThere::refuse);
    m_notice.show(failure.is_error()
            ? telling::tell(failure.error())
            : tr_fill("The record is written: {file}", {{"file", file.string()}}));
}

void TableScreen::undo()
{
    const ledger::History& history = m_session.evening().history();
    std::optional<int> target = history.undo_target();
    // What the program wrote by itself goes together with what it followed.
    for (int undone = history.head(); target && *target > 0 && m_table->is_automatic(undone);) {
        undone = *target;
        target = history.entry(undone).follows;
    }
    if (target)
        record(ledger::undo_line(*target));
}

void TableScreen::redo()
{
    const ledger::History& history = m_session.evening().history();
    std::optional<int> target = history.redo_target();
    if (!target)
        return;
    // What the program wrote by itself comes back together with what it followed.
    for (int number = *target + 1; number <= history.size(); ++number) {
        const ledger::Entry& later = history.entry(number);
        const bool goes_on = later.kind == ledger::Entry::Kind::move
            && ledger::is_applied(later.verdict) && later.follows == *target;
        if (goes_on && m_table->is_automatic(number))
            target = number;
    }
    record(ledger::redo_line(*target));
}

void TableScreen::answer_verdict(VerdictCard::Tap tap)
{
    switch (tap) {
    case VerdictCard::Tap::none:
        return;
    case VerdictCard::Tap::rule:
        m_context.navigator.open(std::make_unique<RulesScreen>(
            m_context, std::string(m_session.evening().game()), m_verdict.rule()));
        return;
    case VerdictCard::Tap::entry:
        m_sheet_entry = m_verdict.entry(*m_table).value_or(0);
        m_overlay = m_sheet_entry > 0 ? Overlay::entry : Overlay::none;
        return;
    case VerdictCard::Tap::ruling:
        m_ruling.clear();
        m_overlay = Overlay::ruling;
        return;
    case VerdictCard::Tap::close:
        m_verdict.clear();
        return;
    }
}

void TableScreen::draw(Ui& ui, const Rect&)
{
    if (m_rulebook_language != language::chosen())
        load_rulebook();
    const bool is_covered =
        m_overlay != Overlay::none || m_table->has_dialog() || m_notice.is_shown();
    if (is_covered)
        ui.begin_covered();
    // Keys are shown for dialogs only, below which the table stays as it is.
    const TableLayout layout = lay_out_table(ui.whole_display());
    draw_top_bar(ui, layout);
    m_table->draw_board(ui, layout.board);
    draw_side(ui, layout);
    m_table->draw_seats(ui, layout.seats);
    // What a tap has just opened is drawn in the next frame, when it covers the table.
    if (!is_covered)
        return;
    ui.end_covered();
    draw_overlay(ui);
}

void TableScreen::draw_overlay(Ui& ui)
{
    if (m_notice.is_shown()) {
        m_notice.draw(ui);
        return;
    }
    if (m_table->has_dialog()) {
        m_table->draw_dialog(ui);
        return;
    }
    switch (m_overlay) {
    case Overlay::none:
        return;
    case Overlay::menu:
        draw_menu(ui);
        return;
    case Overlay::why:
        draw_why(ui);
        return;
    case Overlay::log:
        draw_log(ui);
        return;
    case Overlay::entry:
        draw_entry_sheet(ui);
        return;
    case Overlay::ruling:
        draw_ruling(ui);
        return;
    case Overlay::score:
        draw_score(ui);
        return;
    }
}

void TableScreen::draw_top_bar(Ui& ui, const TableLayout& layout)
{
    const Rect& rect = layout.top_bar;
    ui.fill(rect, ui.theme().ground);
    ui.line({rect.left, rect.bottom}, {rect.right, rect.bottom}, ui.theme().line, 1_dp);
    Rect bar = rect.inset(layout.is_tight ? 8_dp : 12_dp, layout.is_tight ? 5_dp : 6_dp);
    Rect track = bar;
    if (layout.has_two_bars) {
        track = bar.cut_bottom(48_dp);
        bar.bottom = bar.top + 48_dp;
    }
    if (widgets::button(
            ui, "home", bar.cut_left(48_dp, 8_dp), widgets::symbol::back, {ButtonKind::quiet}))
        leave();
    draw_actions(ui, bar);
    const bool has_name =
        layout.has_two_bars || bar.width() > ui.measure("Consigliere", Font::title).x + 660_dp;
    if (has_name)
        ui.text(layout.has_two_bars
                ? bar
                : bar.cut_left(ui.measure("Consigliere", Font::title).x + 4_dp, 16_dp),
            "Consigliere", {Font::title, ui.theme().brass_text});
    m_table->draw_track(ui, layout.has_two_bars ? track : bar);
}

/// The buttons at the right of the top bar; takes their width off it.
void TableScreen::draw_actions(Ui& ui, Rect& bar)
{
    struct Action {
        const char* id;
        std::string label;
        Mood mood;
    };
    const ledger::History& history = m_session.evening().history();
    std::vector<Action> actions{
        Action{"more", widgets::symbol::more, Mood::ready},
        Action{"rules", tr("Rules"), Mood::ready},
        Action{"why", tr("Why?"), Mood::ready},
        Action{"undo", tr("Undo"), history.undo_target() ? Mood::ready : Mood::off},
    };
    if (history.redo_target())
        actions.insert(actions.end() - 1, Action{"redo", widgets::symbol::redo, Mood::ready});
    std::string_view tapped;
    for (const Action& action : actions) {
        ButtonStyle style;
        style.mood = action.mood;
        const float width = std::max(56_dp, widgets::button_width(ui, action.label));
        if (widgets::button(ui, action.id, bar.cut_right(width, 8_dp), action.label, style))
            tapped = action.id;
    }
    if (tapped == "undo")
        undo();
    else if (tapped == "redo")
        redo();
    else if (tapped == "why")
        m_overlay = Overlay::why;
    else if (tapped == "more")
        m_overlay = Overlay::menu;
    else if (tapped == "rules")
        m_context.navigator.open(std::make_unique<RulesScreen>(
            m_context, std::string(m_session.evening().game()), std::string()));
}

void TableScreen::draw_side(Ui& ui, const TableLayout& layout)
{
    Rect rect = layout.side;
    ui.fill(rect, ui.theme().panel);
    ui.line({rect.left, rect.top}, {rect.left, rect.bottom}, ui.theme().line, 1_dp);
    rect = rect.inset(layout.is_tight ? 12_dp : 16_dp, layout.is_tight ? 8_dp : 12_dp);
    const bool side_by_side = rect.width() > 640_dp;
    Rect turn = rect;
    if (side_by_side) {
        Rect log = turn.cut_right(turn.width() * 0.46F, 16_dp);
        draw_verdict(ui, log, VerdictCard::Place::above);
        draw_log_below(ui, log);
        m_table->draw_turn(ui, turn);
        return;
    }
    // What needs the room more leaves the log one row; while the referee speaks, two.
    constexpr float whole_log = 146;
    constexpr float short_log = 107;
    const bool has_row_only = layout.is_tight || m_table->wants_room();
    const float log = m_verdict.is_shown() ? short_log : whole_log;
    if (has_row_only)
        draw_last_entry(ui, turn.cut_bottom(48_dp, 8_dp));
    else
        draw_log_below(ui, turn.cut_bottom(widgets::dp(log), 10_dp));
    // A turn panel without room would show a part of itself that cannot be used.
    const float least_turn = 250_dp;
    const bool hides_turn =
        m_verdict.is_shown() && turn.height() - verdict_height(ui, turn) < least_turn;
    if (hides_turn) {
        answer_verdict(m_verdict.draw(ui, turn, verdict_words()));
        return;
    }
    draw_verdict(ui, turn, VerdictCard::Place::below);
    m_table->draw_turn(ui, turn);
}

VerdictCard::Words TableScreen::verdict_words() const
{
    return {*m_teller, m_rulebook ? &*m_rulebook : nullptr, *m_table};
}

float TableScreen::verdict_height(const Ui& ui, const Rect& rect) const
{
    return m_verdict.height(ui, rect.width(), verdict_words());
}

/// Draws the verdict card, if one is shown, and takes its height off `rect`.
void TableScreen::draw_verdict(Ui& ui, Rect& rect, VerdictCard::Place place)
{
    if (!m_verdict.is_shown())
        return;
    const float height = verdict_height(ui, rect);
    const Rect card = place == VerdictCard::Place::above ? rect.cut_top(height, 10_dp)
                                                         : rect.cut_bottom(height, 10_dp);
    answer_verdict(m_verdict.draw(ui, card, verdict_words()));
}

void TableScreen::draw_log_below(Ui& ui, const Rect& rect)
{
    if (rect.height() < 100_dp)
        draw_last_entry(ui, rect);
    else if (m_log.draw(ui, rect, m_session.evening(), *m_table, m_context.settings.shows_undone))
        m_overlay = Overlay::log;
}

void TableScreen::draw_last_entry(Ui& ui, const Rect& rect)
{
    Rect row = rect;
    row.top = row.bottom - 48_dp;
    if (m_log.draw_last(ui, row, m_session.evening(), *m_table))
        m_overlay = Overlay::log;
}

} // namespace consigliere::screens

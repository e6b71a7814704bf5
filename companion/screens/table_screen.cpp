#include "companion/screens/table_screen.h"

#include "companion/language/language.h"
#include "companion/screens/rules_screen.h"
#include "companion/screens/settings_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "companion/widgets/text_field.h"
#include "db/session_list.h"
#include "db/transfer.h"
#include "engine/ledger/words.h"

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

namespace {

/// Screens that are higher than wide are laid out in rows.
bool is_portrait(const Rect& rect)
{
    return rect.height() > rect.width();
}

} // namespace

TableScreen::TableScreen(Context context, db::Session session)
    : m_context(context)
    , m_session(std::move(session))
    , m_teller(tables::make_teller(m_session.evening()))
    , m_table(tables::find(m_session.evening().game()).make_table(*this, m_session.evening()))
{
    read_players();
    load_rulebook();
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
    const std::filesystem::path file = m_context.database.path().parent_path()
        / (m_session.id() + "." + record.value().game() + ".toml");
    const auto failure = db::write_record(record.value(), file);
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
    if (const std::optional<int> target = m_session.evening().history().redo_target())
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

void TableScreen::draw(Ui& ui, const Rect& rect)
{
    if (m_rulebook_language != language::chosen())
        load_rulebook();
    const bool is_covered =
        m_overlay != Overlay::none || m_table->has_dialog() || m_notice.is_shown();
    if (is_covered)
        ui.begin_covered();
    Rect rest = rect;
    if (is_portrait(rect)) {
        draw_top_bar(ui, rest.cut_top(116_dp));
        m_table->draw_seats(ui, rest.cut_bottom(140_dp).inset(10_dp, 6_dp));
        const float board = std::min(rest.width() * 0.71F, rest.height() * 0.58F);
        m_table->draw_board(ui, rest.cut_top(board));
        draw_side(ui, rest);
    } else {
        draw_top_bar(ui, rest.cut_top(60_dp));
        m_table->draw_seats(ui, rest.cut_bottom(150_dp).inset(12_dp, 10_dp));
        const Rect side = rest.cut_right(std::max(448_dp, rest.width() - rest.height() * 1.42F));
        m_table->draw_board(ui, rest);
        draw_side(ui, side);
    }
    if (is_covered)
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
    }
}

void TableScreen::draw_top_bar(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().ground);
    ui.line({rect.left, rect.bottom}, {rect.right, rect.bottom}, ui.theme().line, 1_dp);
    Rect bar = rect.inset(12_dp, 6_dp);
    Rect track = bar;
    const bool has_two_rows = rect.height() > 90_dp;
    if (has_two_rows) {
        track = bar.cut_bottom(50_dp);
        bar.bottom -= 6_dp;
    }
    const bool is_wide = !has_two_rows;
    if (widgets::button(
            ui, "home", bar.cut_left(48_dp, 8_dp), widgets::symbol::back, {ButtonKind::quiet}))
        leave();
    const ledger::History& history = m_session.evening().history();
    struct Action {
        const char* id;
        std::string label;
        Mood mood;
    };
    const std::array<Action, 4> actions{
        Action{"more", widgets::symbol::more, Mood::ready},
        Action{"rules", tr("Rules"), Mood::ready},
        Action{"why", tr("Why?"), Mood::ready},
        Action{"undo", tr("Undo"), history.undo_target() ? Mood::ready : Mood::off},
    };
    std::string tapped;
    for (const Action& action : actions) {
        ButtonStyle style;
        style.mood = action.mood;
        const float width = std::max(is_wide ? 64_dp : 56_dp,
            widgets::button_width(ui, action.label) - (is_wide ? 0 : 8_dp));
        if (widgets::button(ui, action.id, bar.cut_right(width, 8_dp), action.label, style))
            tapped = action.id;
    }
    if (is_wide) {
        const float title = ui.measure("Consigliere", Font::title).x;
        if (bar.width() > title + 640_dp)
            ui.text(bar.cut_left(title + 4_dp, 16_dp), "Consigliere",
                {Font::title, ui.theme().brass_text});
        track = bar;
    } else {
        ui.text(bar, "Consigliere", {Font::title, ui.theme().brass_text});
    }
    m_table->draw_track(ui, track);
    if (tapped == "undo")
        undo();
    else if (tapped == "why")
        m_overlay = Overlay::why;
    else if (tapped == "more")
        m_overlay = Overlay::menu;
    else if (tapped == "rules")
        m_context.navigator.open(std::make_unique<RulesScreen>(
            m_context, std::string(m_session.evening().game()), std::string()));
}

void TableScreen::draw_side(Ui& ui, Rect rect)
{
    ui.fill(rect, ui.theme().panel);
    ui.line({rect.left, rect.top}, {rect.left, rect.bottom}, ui.theme().line, 1_dp);
    rect = rect.inset(16_dp, 12_dp);
    const VerdictCard::Words words{*m_teller, m_rulebook ? &*m_rulebook : nullptr, *m_table};
    const bool side_by_side = rect.width() > 640_dp;
    Rect turn = rect;
    Rect below;
    if (side_by_side) {
        below = turn.cut_right(turn.width() * 0.46F, 16_dp);
    } else {
        // While the referee speaks, the log makes room with one of its rows.
        below = turn.cut_bottom(m_verdict.is_shown() ? 107_dp : 146_dp, 10_dp);
    }
    if (m_verdict.is_shown()) {
        Rect& from = side_by_side ? below : turn;
        const float height = m_verdict.height(ui, from.width(), words);
        const Rect card =
            side_by_side ? from.cut_top(height, 10_dp) : from.cut_bottom(height, 10_dp);
        answer_verdict(m_verdict.draw(ui, card, words));
    }
    m_table->draw_turn(ui, turn);
    if (m_log.draw(ui, below, m_session.evening(), *m_table, m_context.settings.shows_undone))
        m_overlay = Overlay::log;
}

void TableScreen::draw_log(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 900_dp, 2000_dp);
    widgets::title(ui, rect, tr("Log"));
    if (widgets::button(
            ui, "log:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    const int tapped =
        m_log.draw_all(ui, rect, m_session.evening(), *m_table, m_context.settings.shows_undone);
    if (tapped > 0) {
        m_sheet_entry = tapped;
        m_overlay = Overlay::entry;
    }
}

void TableScreen::draw_menu(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 460_dp, 520_dp);
    widgets::title(ui, rect, tr("This evening"));
    const bool may_redo = m_session.evening().history().redo_target().has_value();
    const auto row = [&](const char* id, const std::string& label, Mood mood = Mood::ready) {
        ButtonStyle style;
        style.mood = mood;
        const bool tapped = widgets::button(ui, id, rect.cut_top(56_dp, 8_dp), label, style);
        if (tapped)
            m_overlay = Overlay::none;
        return tapped;
    };
    if (row("menu:redo", tr("Redo"), may_redo ? Mood::ready : Mood::off))
        redo();
    if (row("menu:correct", tr("Correct by hand")))
        m_table->open_corrections();
    if (row("menu:undone",
            m_context.settings.shows_undone ? tr("Hide undone entries")
                                            : tr("Show undone entries"))) {
        m_context.settings.shows_undone = !m_context.settings.shows_undone;
        m_context.settings.save(m_context.database);
    }
    if (row("menu:export", tr("Export the record")))
        export_record();
    if (row("menu:settings", tr("Settings")))
        m_context.navigator.open(std::make_unique<SettingsScreen>(m_context));
    if (widgets::button(ui, "menu:close", rect.cut_bottom(56_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
}

void TableScreen::draw_why(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 760_dp, 760_dp);
    widgets::title(ui, rect, tr("Why?"));
    if (widgets::button(
            ui, "why:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    widgets::scroll_area(ui, "why", rect, [&](Rect& rest) {
        for (const desk::Explanation& told : m_table->explanations()) {
            Rect head = rest.cut_top(28_dp);
            ui.text(head, told.question, {Font::strong, ui.theme().text});
            const rulebook::Rule* rule = m_rulebook ? m_rulebook->find(told.rule) : nullptr;
            const std::string page = rule == nullptr || rule->page == 0
                ? std::string()
                : "  ·  " + tr_fill("p. {page}", {{"page", language::number(rule->page)}});
            widgets::paragraph(ui, rest, told.answer + page, Font::body, ui.theme().brass_text);
            for (const desk::Explanation::Because& because : told.because) {
                const Rect row = rest.cut_top(48_dp, 4_dp);
                const std::string id =
                    "because:" + told.question + std::to_string(because.entry) + because.text;
                const bool tapped = ui.touch(id, row).tapped;
                ui.fill(row, ui.theme().raised, 6_dp);
                Rect inside = row.inset(12_dp, 4_dp);
                ui.text(inside.cut_left(44_dp), language::number(because.entry),
                    {Font::small, ui.theme().quiet});
                ui.text_in_view(inside, because.text, {Font::body, ui.theme().text});
                if (tapped) {
                    m_sheet_entry = because.entry;
                    m_overlay = Overlay::entry;
                }
            }
            rest.cut_top(12_dp);
        }
    });
}

void TableScreen::draw_entry_sheet(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 640_dp, 520_dp);
    const ledger::History& history = m_session.evening().history();
    const ledger::Entry& entry = history.entry(m_sheet_entry);
    const desk::LogLine told = m_table->tell_entry(m_sheet_entry);
    widgets::title(
        ui, rect, tr_fill("Entry {entry}", {{"entry", language::number(m_sheet_entry)}}));
    widgets::paragraph(ui, rect, told.text, Font::lead, ui.theme().text);
    if (!told.detail.empty())
        widgets::paragraph(ui, rect, told.detail, Font::body, ui.theme().quiet);
    widgets::paragraph(ui, rect, entry.line, Font::body, ui.theme().quiet);
    const std::string reasons = telling::tell_reasons(*m_teller, entry.reasons);
    widgets::paragraph(ui, rect,
        telling::tell(entry.verdict) + (reasons.empty() ? "" : ": " + reasons), Font::body,
        ui.theme().text);

    Rect buttons = rect.cut_bottom(60_dp);
    if (widgets::button(
            ui, "entry:close", buttons.cut_right(130_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    const bool is_move = entry.kind == ledger::Entry::Kind::move;
    const bool may_undo =
        is_move && history.stands(m_sheet_entry) && m_sheet_entry < history.head();
    const bool may_redo = is_move
        && ledger::is_applied(
            m_session.evening().consider(ledger::redo_line(m_sheet_entry)).verdict);
    if (may_undo
        && widgets::button(ui, "entry:undo", buttons, tr("Undo everything after this entry"))) {
        record(ledger::undo_line(m_sheet_entry));
        m_overlay = Overlay::none;
    }
    if (may_redo && widgets::button(ui, "entry:redo", buttons, tr("Restore up to this entry"))) {
        record(ledger::redo_line(m_sheet_entry));
        m_overlay = Overlay::none;
    }
}

void TableScreen::draw_ruling(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 640_dp, 480_dp);
    widgets::title(ui, rect, tr("We rule otherwise"));
    widgets::paragraph(ui, rect,
        tr("The move stands although a rule forbids it. The log keeps the reason."), Font::body,
        ui.theme().quiet);
    const std::vector<std::string> usual{
        tr("House rule"), tr("Agreed at the table"), tr("It was announced earlier")};
    for (const std::string& reason : usual) {
        if (widgets::button(ui, "ruling:" + reason, rect.cut_top(52_dp, 8_dp), reason))
            m_ruling = reason;
    }
    widgets::text_field(ui, "ruling", rect.cut_top(52_dp, 8_dp), m_ruling, tr("Why it stands"));
    Rect buttons = rect.cut_bottom(60_dp);
    if (widgets::button(
            ui, "ruling:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_overlay = Overlay::none;
    ButtonStyle done;
    done.kind = ButtonKind::next;
    done.mood = ledger::trim(m_ruling).empty() ? Mood::off : Mood::ready;
    if (widgets::button(ui, "ruling:done", buttons, tr("It stands"), done)) {
        m_overlay = Overlay::none;
        record(m_verdict.line() + " ! " + std::string(ledger::trim(m_ruling)));
    }
}

} // namespace consigliere::screens

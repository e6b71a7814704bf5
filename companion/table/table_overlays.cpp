// Overlays of TableScreen, and navigation from them.

#include "companion/evening/ruling_dialog.h"
#include "companion/frame/destinations.h"
#include "companion/table/table_screen.h"
#include "companion/tables/tables.h"

#include <utility>

namespace consigliere::screens {

void TableScreen::open_menu()
{
    Settings& settings = context().settings;
    const std::optional<int> trial = m_trials->last();
    std::vector<MenuAction> actions{
        {"menu:score", tr("Score now"), [this] { open_score(); }},
        {"menu:what-if",
            trial ? tr_fill(
                "Back to the what-if from entry {entry}", {{"entry", language::number(*trial)}})
                  : tr("What if"),
            [this, trial] { try_from(trial.value_or(evening().history().head())); }},
        {"menu:correct", tr("Make a correction"), [this] { table().open_corrections(); }},
        {"menu:undone",
            settings.shows_undone ? tr("Hide undone entries") : tr("Show undone entries"),
            [this, &settings] {
                settings.shows_undone = !settings.shows_undone;
                settings.save(context().database);
            }},
        {"menu:rulings", tr("Rulings and house rules"),
            [this] { context().navigator.open(to::Rulings{m_session.id()}); }},
        {"menu:clock", tr("Clock"), [this] { m_clock.open_sheet(); }},
        {"menu:phones", tr("Phones…"), [this] { m_phones_sheet.open(); }},
        {"menu:guide", tr("Take the tour"), [this] { show_round(); }},
        {"menu:lessons", tr("Lessons for the first game"), [this] { m_teacher.open_sheet(); }},
        {"menu:export", tr("Export the record"), [this] { m_saver.export_record(); }},
        {"menu:settings", tr("Settings"), [this] { context().navigator.open(to::Settings{}); }},
    };
    overlay().open_menu("menu", "menu:close", tr("This evening"), std::move(actions));
}

void TableScreen::show_round()
{
    overlay().open([this, guide = Guide()](Ui& ui) mutable {
        const char* const on_describing = tables::find(evening().game()).on_describing;
        if (!guide.draw(ui, m_buttons, on_describing == nullptr ? "" : tr(on_describing)))
            return;
        overlay().close();
        context().settings.was_shown_round = true;
        context().settings.save(context().database);
    });
}

void TableScreen::open_score()
{
    overlay().open([this](Ui& ui) {
        Rect rect = dialog(ui, 1100_dp, 760_dp);
        overlay().draw_close_button(ui, "score:close", rect);
        table().draw_score(ui, rect);
    });
}

void TableScreen::open_log(int entry)
{
    log().open_at(entry);
    overlay().open([this](Ui& ui) {
        Rect rect = dialog(ui, 900_dp, 2000_dp);
        title(ui, rect, tr("Log"));
        overlay().draw_close_button(ui, "log:close", rect);
        const int tapped = log().draw_all(ui, rect, log_source());
        if (tapped > 0)
            open_entry(tapped);
    });
}

std::vector<MenuAction> TableScreen::ways_from(int entry, const Log::Row& row)
{
    const ledger::History& history = evening().history();
    if (history.entry(entry).kind != ledger::Entry::Kind::move)
        return {};
    std::vector<MenuAction> ways{
        {"entry:look", tr("See the board as it was"), [this, entry] {
             context().navigator.open(to::EveningSoFar{m_session, m_trials, entry});
         }}};
    if (history.stands(entry))
        ways.push_back(
            {"entry:amend", tr("Amend this entry"), [this, entry] {
                 amend(ledger::Change::replace(entry, evening().history().entry(entry).line));
             }});
    ways.push_back(
        {"entry:what-if", tr("Try a what-if from here"), [this, entry] { try_from(entry); }});
    if (history.stands(row.last) && row.last < history.head())
        ways.push_back({"entry:undo", tr("Undo everything after this entry"),
            [this, last = row.last] { undo_to(last); }});
    const std::string redo = ledger::redo_line(row.last);
    if (ledger::is_applied(evening().consider(redo).verdict))
        ways.push_back({"entry:redo", tr("Redo up to this entry"), [this, redo] {
                            overlay().close();
                            record(redo);
                        }});
    return ways;
}

std::vector<MenuAction> TableScreen::ways_out(const SheetContent& refusal)
{
    std::vector<MenuAction> ways = HostScreen::ways_out(refusal);
    const std::vector<const ledger::HouseRule*> house_rules = verdict().house_rules();
    if (!house_rules.empty())
        ways.insert(ways.begin(), {"sheet:house", tell_house_rules(house_rules), [this] {
                                       overlay().close();
                                       record(verdict().line_by_house_rule());
                                   }});
    if (refusal.evidence.empty())
        return ways;
    // The earlier entry was the mistake: undo it with everything after it (redo is possible).
    const int mistake = refusal.evidence.front().entry;
    if (evening().history().stands(mistake))
        ways.push_back({"sheet:mistyped",
            tr_fill(
                "Wrong tap? Undo from entry {entry} on", {{"entry", language::number(mistake)}}),
            [this, mistake] { undo_to(evening().history().entry(mistake).follows); }});
    return ways;
}

void TableScreen::rule_otherwise()
{
    overlay().open([this, ruling = RulingDialog()](Ui& ui) mutable {
        const std::string& line = verdict().line();
        const RulingDialog::Answer answer =
            ruling.draw(ui, evening().history(), table().tell_line(line));
        if (answer.closes)
            overlay().close();
        if (!answer.reason.empty())
            record(line + " ! " + answer.reason);
    });
}

void TableScreen::open_court(int entry)
{
    const bool is_now = entry == evening().history().head();
    context().navigator.open(to::Court{tried_evening(), table(), m_asked_last, entry,
        is_now ? to::Court::Time::now : to::Court::Time::past});
}

void TableScreen::try_from(int entry)
{
    context().navigator.open(to::WhatIf{tried_evening(), entry});
}

WhatIfSource TableScreen::tried_evening()
{
    return {evening(), m_session.id(), [this](std::string_view actor) { return player(actor); },
        m_trials, [this](ledger::Change change) { return amend(std::move(change)); }};
}

bool TableScreen::amend(ledger::Change change)
{
    overlay().close();
    clear_verdict();
    return context().navigator.open(
        to::Amendment{m_session.id(), &m_session, players_of(*this), std::move(change)});
}

} // namespace consigliere::screens

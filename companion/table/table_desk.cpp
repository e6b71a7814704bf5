/// What a table screen writes down, takes back and explains: the desk of the game's table.

#include "companion/evening/told_evening.h"
#include "companion/frame/archive.h"
#include "companion/frame/destinations.h"
#include "companion/frame/keeping.h"
#include "companion/frame/sounds.h"
#include "companion/frame/tally.h"
#include "companion/table/table_screen.h"
#include "db/removal.h"
#include "db/session_list.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

bool TableScreen::record(const std::string& line)
{
    auto recorded = m_session.record(line);
    if (recorded.is_error() && goes_on_unsaved(recorded.error())) {
        tell_unsaved(recorded.error());
        recorded = m_session.keep(line);
    }
    if (m_notice.tells_failure(recorded))
        return false;
    if (ledger::is_applied(recorded.value().verdict)) {
        m_verdict.clear();
        if (recorded.value().kind == ledger::Entry::Kind::move && m_session.unsaved_entries() == 0)
            m_context.sounds.knock(Knock::recorded);
        back_up_after_part();
        go_on_after_correction();
        return true;
    }
    explain(line);
    return false;
}

/// The move for which a correction was made is made now.
void TableScreen::go_on_after_correction()
{
    if (const std::optional<std::string> line = std::exchange(m_waiting, std::nullopt))
        record(*line);
}

void TableScreen::begin_backup()
{
    m_part_backed_up = part();
    m_entries_backed_up = saved_entries();
    m_context.keeping.begin_backup();
}

/// An Act, a round or the whole evening has ended, or that was taken back.
void TableScreen::back_up_after_part()
{
    if (part() != m_part_backed_up)
        begin_backup();
}

void TableScreen::back_up_at_end()
{
    if (saved_entries() != m_entries_backed_up)
        begin_backup();
}

int TableScreen::saved_entries() const
{
    return m_session.evening().history().size() - m_session.unsaved_entries();
}

Screen::Farewell TableScreen::take_leave()
{
    // Who closes the window again while he is asked has answered; a finger that only taps twice has
    // not read the question.
    constexpr double seconds_to_read = 1;
    const bool has_answered =
        m_leaving == Leaving::out_of_program && ImGui::GetTime() - m_closed_at >= seconds_to_read;
    if (!has_answered && is_kept_by_unsaved(Leaving::out_of_program))
        return Farewell::asks;
    if (!is_over())
        TableClock::go_away(m_session, m_context.database);
    back_up_at_end();
    return Farewell::goes;
}

void TableScreen::leave()
{
    if (is_kept_by_unsaved(Leaving::to_other_screen))
        return;
    // A table at which nothing was written down is no evening to come back to.
    if (m_session.evening().history().size() == 0 && draft().empty()) {
        const auto failure = db::remove_if_empty(m_context.database, m_session.id());
        if (m_notice.tells_failure(failure))
            return;
    }
    if (!is_over())
        TableClock::go_away(m_session, m_context.database);
    back_up_at_end();
    m_context.navigator.back();
}

void TableScreen::lay_again()
{
    if (is_kept_by_unsaved(Leaving::to_other_screen))
        return;
    back_up_at_end();
    m_context.navigator.replace(to::TableLaidAgain{m_session.id()});
}

std::string TableScreen::draft() const
{
    return GameMemory(m_context.database, "draft").recall(m_session.id());
}

void TableScreen::keep_draft(std::string_view draft)
{
    GameMemory(m_context.database, "draft").remember(m_session.id(), draft);
}

void TableScreen::explain(const std::string& line)
{
    m_verdict.show(line, m_session.evening().seen_by(audience())->opinion(line),
        remedy_for(line, m_session.evening()));
    if (!ledger::is_applied(m_verdict.opinion().verdict))
        m_context.sounds.knock(Knock::refused);
}

bool TableScreen::describe(const ledger::Tree& components)
{
    auto failure = m_session.describe(components);
    if (failure.is_error() && goes_on_unsaved(failure.error())) {
        tell_unsaved(failure.error());
        failure = m_session.keep_description(components);
    }
    return !m_notice.tells_failure(failure);
}

void TableScreen::export_record()
{
    if (m_session.has_unsaved()) {
        m_writing.open_for_writing(m_context.database.path(), name_of_record());
        m_overlay = &TableScreen::draw_unsaved;
        return;
    }
    if (const std::optional<db::SessionSummary> session = summary())
        m_notice.show(export_evening(m_context, *session).sentence);
}

/// What the database says of this evening at a glance; says why if it does not.
std::optional<db::SessionSummary> TableScreen::summary()
{
    const auto sessions = db::list_sessions(m_context.database);
    if (m_notice.tells_failure(sessions))
        return std::nullopt;
    const std::vector<db::SessionSummary>& all = sessions.value();
    const auto found = std::ranges::find(all, m_session.id(), &db::SessionSummary::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void TableScreen::share()
{
    const std::optional<db::SessionSummary> session = summary();
    if (!session)
        return;
    m_sharing.emplace(m_session.evening(), *session, m_session.times());
    m_overlay = &TableScreen::draw_sharing;
}

void TableScreen::draw_sharing(Ui& ui)
{
    const Sharing::Tap tap = m_sharing->draw(ui);
    if (tap == Sharing::Tap::none)
        return;
    if (tap == Sharing::Tap::close)
        m_overlay = nullptr;
    else if (tap == Sharing::Tap::record)
        export_record();
    else if (tap == Sharing::Tap::name) {
        m_naming.open(
            m_sharing->session().details, places_of(m_context.keeping.archive().evenings()));
        m_overlay = &TableScreen::draw_naming;
    } else
        m_notice.show(m_sharing->write(tap, m_context).sentence);
}

/// What the evening is called stands in everything that is shared of it.
void TableScreen::draw_naming(Ui& ui)
{
    const std::optional<db::SessionDetails> details = m_naming.draw(ui);
    if (details)
        static_cast<void>(m_notice.tells_failure(db::change_shown_details(
            m_context.database, m_session.id(), m_sharing->session().details, *details)));
    if (!m_naming.is_open())
        share();
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
        undo_to(*target);
}

bool TableScreen::is_over() const
{
    const int entries = m_session.evening().history().size();
    if (std::exchange(m_entries_asked, entries) != entries)
        m_is_over = m_session.evening().progress_after(entries).is_final;
    return m_is_over;
}

/// Nobody is asked about a slip of the finger; what takes more with it, what was seen since, and
/// that an evening is over, is told before.
void TableScreen::undo_to(int entry)
{
    m_taking_back.emplace(log_source(), entry);
    if (m_taking_back->goes_without_saying())
        record(ledger::undo_line(entry));
    else
        m_overlay = &TableScreen::draw_taking_back;
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
    case VerdictCard::Tap::sheet:
        m_verdict_sheet = sheet_of_verdict();
        m_overlay = &TableScreen::draw_verdict_sheet;
        return;
    case VerdictCard::Tap::rule:
        open_rule(m_verdict.rule(verdict_words()));
        return;
    case VerdictCard::Tap::entry:
        open_entry(m_verdict.entries(*m_table).front());
        return;
    case VerdictCard::Tap::house_rule:
        record(m_verdict.line_by_house_rule(m_session.evening()));
        return;
    case VerdictCard::Tap::ruling:
        m_ruling.open();
        m_overlay = &TableScreen::draw_ruling;
        return;
    case VerdictCard::Tap::correction:
        correct_by_hand();
        return;
    case VerdictCard::Tap::close:
        m_verdict.clear();
        return;
    }
}

void TableScreen::open_entry(int entry)
{
    m_sheet_entry = entry;
    m_overlay = &TableScreen::draw_entry_sheet;
}

void TableScreen::open_court()
{
    m_context.navigator.open(
        to::Court{tried_evening(), *m_table, m_asked_last, evening().history().head()});
}

void TableScreen::open_rule(const std::string& rule)
{
    m_context.navigator.open(to::Rules{std::string(m_session.evening().game()), rule});
}

TriedEvening TableScreen::tried_evening()
{
    return {m_session.evening(), m_session.id(),
        [this](std::string_view actor) { return player(actor); }, m_trials,
        [this](ledger::Change change) { return amend(std::move(change)); }};
}

bool TableScreen::amend(ledger::Change change)
{
    m_overlay = nullptr;
    m_verdict.clear();
    return m_context.navigator.open(
        to::Amendment{m_session.id(), &m_session, players_of(*this), std::move(change)});
}

void TableScreen::try_from(int entry)
{
    m_context.navigator.open(to::WhatIf{tried_evening(), entry});
}

/// What could not be is corrected by hand, and then the move goes on.
void TableScreen::correct_by_hand()
{
    m_waiting = m_verdict.line();
    m_verdict.clear();
    m_table->open_corrections();
}

} // namespace consigliere::screens

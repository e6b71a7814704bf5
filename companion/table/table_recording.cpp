// TableHost functions of TableScreen: record, undo, explain.

#include "companion/evening/undo_confirmation.h"
#include "companion/frame/destinations.h"
#include "companion/frame/sounds.h"
#include "companion/table/table_screen.h"
#include "db/removal.h"

#include <utility>

namespace consigliere::screens {

bool TableScreen::record(const std::string& line)
{
    const auto recorded = m_saver.record(line);
    if (notice().tells_failure(recorded))
        return false;
    if (!ledger::is_applied(recorded.value().verdict)) {
        explain(line);
        return false;
    }
    clear_verdict();
    take_in_recorded();
    go_on_after_record();
    return true;
}

/// What follows from any recorded line, from a tap or a phone.
void TableScreen::take_in_recorded()
{
    const ledger::History& history = evening().history();
    if (history.entry(history.size()).kind == ledger::Entry::Kind::move
        && m_session.unsaved_entries() == 0)
        context().sounds.knock(Knock::recorded);
    m_backups.after_entry();
    m_teacher.follow();
}

void TableScreen::explain(const std::string& line)
{
    HostScreen::explain(line);
    if (ledger::is_applied(verdict().opinion().verdict))
        return;
    context().sounds.knock(Knock::refused);
    m_teacher.refuse(verdict().opinion());
}

bool TableScreen::describe(const ledger::Tree& components)
{
    m_phones.renew();
    return !notice().tells_failure(m_saver.describe(components));
}

Log::Source TableScreen::log_source() const
{
    Log::Source source = HostScreen::log_source();
    source.unsaved = m_session.unsaved_entries();
    return source;
}

Screen::CloseReply TableScreen::on_close()
{
    if (m_saver.asks_before(SessionSaver::Leaving::out_of_program))
        return CloseReply::asks;
    m_phones.rest();
    m_clock.go_away();
    m_backups.at_end();
    return CloseReply::goes;
}

void TableScreen::leave()
{
    if (m_saver.asks_before(SessionSaver::Leaving::to_other_screen))
        return;
    // Do not keep an evening without entries.
    if (evening().history().size() == 0 && draft().empty()
        && notice().tells_failure(db::remove_if_empty(context().database, m_session.id())))
        return;
    m_phones.switch_off();
    m_clock.go_away();
    m_backups.at_end();
    context().navigator.back();
}

void TableScreen::lay_again()
{
    if (m_saver.asks_before(SessionSaver::Leaving::to_other_screen))
        return;
    m_phones.switch_off();
    m_backups.at_end();
    context().navigator.replace(to::TableLaidAgain{m_session.id()});
}

std::string TableScreen::draft() const
{
    return GamePreferences(context().database, "draft").recall(m_session.id());
}

void TableScreen::keep_draft(std::string_view draft)
{
    GamePreferences(context().database, "draft").remember(m_session.id(), draft);
}

bool TableScreen::is_over() const
{
    const int entries = evening().history().size();
    if (std::exchange(m_entries_asked, entries) != entries)
        m_is_over = evening().summary_after(entries).is_final;
    return m_is_over;
}

void TableScreen::undo()
{
    const ledger::History& history = evening().history();
    std::optional<int> target = history.undo_target();
    // Undo automatic entries together with the entry they follow.
    for (int undone = history.head(); target && *target > 0 && table().is_automatic(undone);) {
        undone = *target;
        target = history.entry(undone).follows;
    }
    if (target)
        undo_to(*target);
}

/// Undoes to an entry. Asks first if more than one action is removed, hidden information was seen
/// since, or the evening is over.
void TableScreen::undo_to(int entry)
{
    overlay().close();
    const UndoConfirmation taking_back(log_source(), entry);
    if (taking_back.goes_without_saying()) {
        record(ledger::undo_line(entry));
        return;
    }
    const int entries = evening().history().size();
    overlay().open([this, taking_back, entries](Ui& ui) {
        // A phone has recorded something meanwhile: it would be undone unseen.
        if (evening().history().size() != entries) {
            overlay().close();
            return;
        }
        const UndoConfirmation::Answer answer = taking_back.draw(ui, table());
        if (answer != UndoConfirmation::Answer::none)
            overlay().close();
        if (answer == UndoConfirmation::Answer::go_on)
            record(ledger::undo_line(taking_back.entry()));
    });
}

void TableScreen::redo()
{
    const ledger::History& history = evening().history();
    std::optional<int> target = history.redo_target();
    if (!target)
        return;
    // Redo automatic entries together with the entry they follow.
    for (int number = *target + 1; number <= history.size(); ++number) {
        const ledger::Entry& later = history.entry(number);
        const bool goes_on = later.kind == ledger::Entry::Kind::move
            && ledger::is_applied(later.verdict) && later.follows == *target;
        if (goes_on && table().is_automatic(number))
            target = number;
    }
    record(ledger::redo_line(*target));
}

} // namespace consigliere::screens

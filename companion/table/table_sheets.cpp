/// The sheets of a table: one entry, one refusal, the form in which a table rules otherwise, and
/// what is told before entries are taken back.

#include "companion/evening/sheet_contents.h"
#include "companion/frame/destinations.h"
#include "companion/table/table_screen.h"
#include "companion/telling/teller.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Offers of the sheets, by the names of their buttons.
constexpr const char* undo_after = "entry:undo";
constexpr const char* restore = "entry:redo";
constexpr const char* see_board = "entry:look";
constexpr const char* amend_it = "entry:amend";
constexpr const char* try_from_here = "entry:what-if";
constexpr const char* by_house_rule = "sheet:house";
constexpr const char* rule_otherwise = "sheet:ruling";
constexpr const char* was_mistyped = "sheet:mistyped";
constexpr const char* correct = "sheet:correct";

} // namespace

SheetContent TableScreen::sheet_of(const Log::Row& row) const
{
    const ledger::History& history = m_session.evening().history();
    SheetContent content = what_is_said_of(m_sheet_entry, row, log_source(), *m_teller);
    if (history.entry(m_sheet_entry).kind != ledger::Entry::Kind::move)
        return content;
    content.offers.emplace_back(see_board, tr("See the board as it was"));
    if (history.stands(m_sheet_entry))
        content.offers.emplace_back(amend_it, tr("Amend this entry"));
    content.offers.emplace_back(try_from_here, tr("What if … from here"));
    if (history.stands(row.last) && row.last < history.head())
        content.offers.emplace_back(undo_after, tr("Undo everything after this entry"));
    const std::string redo = ledger::redo_line(row.last);
    if (ledger::is_applied(m_session.evening().consider(redo).verdict))
        content.offers.emplace_back(restore, tr("Restore up to this entry"));
    return content;
}

void TableScreen::draw_entry_sheet(Ui& ui)
{
    const Log::Row row = m_log.row_of(m_sheet_entry, log_source());
    const SheetTap tap = draw_sheet(ui, "entry", sheet_of(row), rulebook());
    if (tap.closes)
        m_overlay = nullptr;
    if (tap.offer == see_board) {
        m_context.navigator.open(to::EveningSoFar{m_session, m_trials, m_sheet_entry});
    } else if (tap.offer == amend_it) {
        amend(ledger::Change::replace(
            m_sheet_entry, m_session.evening().history().entry(m_sheet_entry).line));
    } else if (tap.offer == try_from_here) {
        try_from(m_sheet_entry);
    } else if (tap.offer == undo_after) {
        m_overlay = nullptr;
        undo_to(row.last);
    } else if (tap.offer == restore) {
        m_overlay = nullptr;
        record(ledger::redo_line(row.last));
    }
    answer_sheet(tap);
}

/// The jumps that all sheets have.
void TableScreen::answer_sheet(const SheetTap& tap)
{
    if (!tap.rule.empty())
        open_rule(tap.rule);
    if (tap.entry > 0)
        open_entry(tap.entry);
}

SheetContent TableScreen::sheet_of_verdict() const
{
    const ledger::Evening& evening = m_session.evening();
    const ledger::Opinion& opinion = m_verdict.opinion();
    SheetContent content = what_is_said_of(m_verdict, verdict_words());
    const std::vector<const ledger::HouseRule*> house_rules = m_verdict.house_rules(evening);
    if (!house_rules.empty())
        content.offers.emplace_back(by_house_rule, tell_house_rules(house_rules));
    if (opinion.verdict == ledger::Verdict::illegal)
        content.offers.emplace_back(rule_otherwise, tr("We rule otherwise"));
    if (opinion.verdict == ledger::Verdict::impossible)
        content.offers.emplace_back(correct, tr("Correct by hand, then go on with this"));
    if (!content.evidence.empty() && evening.history().stands(content.evidence.front().entry))
        content.offers.emplace_back(was_mistyped,
            tr_fill("It was mistyped: back to before entry {entry}",
                {{"entry", language::number(content.evidence.front().entry)}}));
    return content;
}

void TableScreen::draw_verdict_sheet(Ui& ui)
{
    const SheetTap tap = draw_sheet(ui, "sheet", m_verdict_sheet, rulebook());
    if (tap.closes)
        m_overlay = nullptr;
    if (tap.offer == by_house_rule) {
        m_overlay = nullptr;
        record(m_verdict.line_by_house_rule(m_session.evening()));
    } else if (tap.offer == rule_otherwise) {
        m_ruling.open();
        m_overlay = &TableScreen::draw_ruling;
    } else if (tap.offer == correct) {
        m_overlay = nullptr;
        correct_by_hand();
    } else if (tap.offer == was_mistyped) {
        take_mistake_back(m_verdict_sheet.evidence.front().entry);
    }
    answer_sheet(tap);
}

/// The earlier entry was the mistake: it goes, with everything after it, and can be restored.
void TableScreen::take_mistake_back(int entry)
{
    m_overlay = nullptr;
    undo_to(m_session.evening().history().entry(entry).follows);
}

void TableScreen::draw_ruling(Ui& ui)
{
    const RulingDialog::Answer answer =
        m_ruling.draw(ui, m_session.evening().history(), m_table->tell_line(m_verdict.line()));
    if (answer.closes)
        m_overlay = nullptr;
    if (!answer.reason.empty())
        record(m_verdict.line() + " ! " + answer.reason);
}

void TableScreen::draw_taking_back(Ui& ui)
{
    const TakingBack::Answer answer = m_taking_back->draw(ui, *m_table);
    if (answer == TakingBack::Answer::none)
        return;
    m_overlay = nullptr;
    if (answer == TakingBack::Answer::go_on)
        record(ledger::undo_line(m_taking_back->entry()));
}

} // namespace consigliere::screens

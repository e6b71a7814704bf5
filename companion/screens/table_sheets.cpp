/// The sheets of a table: one entry, one refusal, the form in which a table rules otherwise, and
/// the question before a finished evening is reopened.

#include "companion/screens/evening_doors.h"
#include "companion/screens/sheet_contents.h"
#include "companion/screens/table_screen.h"
#include "companion/telling/teller.h"
#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Offers of the sheets, by the names of their buttons.
constexpr const char* undo_after = "entry:undo";
constexpr const char* restore = "entry:redo";
constexpr const char* see_board = "entry:look";
constexpr const char* try_from_here = "entry:what-if";
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
    const SheetTap tap =
        draw_sheet(ui, "entry", sheet_of(row), m_rulebook ? &*m_rulebook : nullptr);
    if (tap.closes)
        m_overlay = nullptr;
    if (tap.offer == see_board) {
        look_back(m_context, m_session, m_trials, row.last, m_notice);
    } else if (tap.offer == try_from_here) {
        try_from(row.last);
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
    const SheetTap tap =
        draw_sheet(ui, "sheet", m_verdict_sheet, m_rulebook ? &*m_rulebook : nullptr);
    if (tap.closes)
        m_overlay = nullptr;
    if (tap.offer == rule_otherwise) {
        m_ruling.clear();
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

/// The reasons with which this table has ruled before, the last one first, and some that tables
/// often have.
std::vector<std::string> TableScreen::used_rulings() const
{
    const ledger::History& history = m_session.evening().history();
    std::vector<std::string> reasons;
    const auto offer = [&reasons](const std::string& reason) {
        if (!reason.empty() && std::ranges::find(reasons, reason) == reasons.end())
            reasons.push_back(reason);
    };
    for (int number = history.size(); number >= 1; --number)
        offer(std::string(ledger::split_ruling(history.entry(number).line).ruling));
    constexpr std::size_t most_used = 3;
    reasons.resize(std::min(reasons.size(), most_used));
    for (const std::string& usual :
        {tr("House rule"), tr("Agreed at the table"), tr("It was announced earlier")})
        offer(usual);
    return reasons;
}

void TableScreen::draw_ruling(Ui& ui)
{
    Rect rect = dialog_for(ui, "ruling-reasons", 640_dp, 48_dp + 70_dp);
    title(ui, rect, tr("We rule otherwise"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "ruling-reasons", rect, [&](Rect& rest) {
        text_field(ui, "ruling", rest.cut_top(52_dp, 10_dp), m_ruling, tr("Why it stands"));
        int number = 0;
        for (const std::string& reason : used_rulings()) {
            const std::string id = "ruling:" + std::to_string(++number);
            if (button(ui, id, rest.cut_top(52_dp, 8_dp), reason))
                m_ruling = reason;
        }
        remark(
            ui, rest, tr("The move stands although a rule forbids it. The log keeps the reason."));
    });
    if (button(ui, "ruling:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_overlay = nullptr;
    if (button(ui, "ruling:done", buttons, tr("It stands"),
            next_if(!ledger::trim(m_ruling).empty()))) {
        m_overlay = nullptr;
        record(m_verdict.line() + " ! " + std::string(ledger::trim(m_ruling)));
    }
}

void TableScreen::draw_reopening(Ui& ui)
{
    Rect rect = dialog_for(ui, "reopening-text", 560_dp, 48_dp + 70_dp);
    title(ui, rect, tr("Reopen this evening?"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "reopening-text", rect, [&](Rect& rest) {
        paragraph(ui, rest,
            tr("It is finished, and its result is in the statistics. Undoing opens it again until "
               "it is played to its end. The board can also be looked at as it was, from the log, "
               "without undoing anything."));
    });
    if (button(ui, "reopening:done", buttons.cut_left(buttons.width() * 0.4F, 10_dp),
            tr("Reopen it"))) {
        m_overlay = nullptr;
        record(ledger::undo_line(m_reopening));
    }
    if (button(ui, "reopening:close", buttons, tr("Leave it finished"), {ButtonKind::next}))
        m_overlay = nullptr;
}

} // namespace consigliere::screens

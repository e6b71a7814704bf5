/// What a trial tries, takes back and explains, and what becomes of it: the desk of its table.

#include "companion/screens/keeping.h"
#include "companion/screens/rules_screen.h"
#include "companion/screens/sheet_contents.h"
#include "companion/screens/what_if_screen.h"
#include "companion/tables/tables.h"
#include "db/entry_notes.h"
#include "engine/ledger/words.h"

#include <utility>

namespace consigliere::screens {

namespace {

/// Offers of the sheets, by the names of their buttons.
constexpr const char* offered_ruling = "sheet:ruling";
constexpr const char* offered_correction = "sheet:correct";

} // namespace

void open_what_if(const Context& context, const TriedEvening& tried, int entry, Notice& notice)
{
    const auto trial = tried.trials->from(tried.evening, entry);
    if (trial.is_error())
        notice.show(tables::make_teller(tried.evening)->reason(trial.error()));
    else
        context.navigator.open(std::make_unique<WhatIfScreen>(context, tried, trial.value()));
}

bool WhatIfScreen::record(const std::string& line)
{
    if (!ledger::is_applied(evening().consider(line).verdict)) {
        explain(line);
        return false;
    }
    m_trial->what_if.attempt(line);
    m_verdict.clear();
    // The move for which a correction was made is made now.
    if (const std::optional<std::string> waiting = std::exchange(m_waiting, std::nullopt))
        record(*waiting);
    return true;
}

void WhatIfScreen::explain(const std::string& line)
{
    m_verdict.show(line, evening().seen_by(audience())->opinion(line));
}

bool WhatIfScreen::describe(const ledger::Tree& components)
{
    const auto failure = m_trial->what_if.describe(components);
    if (failure.is_error())
        m_notice.show(m_teller->reason(failure.error().reason));
    return !failure.is_error();
}

void WhatIfScreen::share()
{
    m_notice.show(tr("This is only a trial. Keep it as a note, and it goes wherever the evening "
                     "goes."));
}

/// The trial stays for whoever comes back, unless nothing was tried.
void WhatIfScreen::leave()
{
    if (is_empty())
        drop();
    else
        m_context.navigator.back();
}

bool WhatIfScreen::has_gone_on() const
{
    return m_tried.evening.history().head() != what_if().then().history().head();
}

/// What the program did by itself goes together with what it followed.
void WhatIfScreen::undo()
{
    m_verdict.clear();
    bool was_automatic = true;
    while (was_automatic && !is_empty()) {
        was_automatic = m_table->is_automatic(evening().history().head());
        m_trial->what_if.undo();
    }
}

const WhatDiffers& WhatIfScreen::differs()
{
    if (!has_gone_on())
        m_partner = Partner::then;
    const std::pair lengths(evening().history().size(), m_tried.evening.history().size());
    if (m_differs_of != lengths) {
        const ToldEvening& partner = m_partner == Partner::then ? m_then : m_now;
        m_differs = what_differs(
            {partner.evening(), partner.table(), audience()}, {evening(), *m_table, audience()});
        m_differs_of = lengths;
    }
    return m_differs;
}

std::vector<std::string> WhatIfScreen::tell_moves() const
{
    std::vector<std::string> moves;
    for (const int entry : what_if().tried())
        moves.push_back(m_table->tell_entry(entry).text);
    return moves;
}

std::string WhatIfScreen::tell_result()
{
    std::string scores;
    for (const WhatDiffers::Score& score : differs().scores) {
        if (score.difference().value_or(0) != 0)
            scores += (scores.empty() ? "" : ", ") + player(score.actor) + " " + tell(score.trial)
                + " (" + tell_difference(score) + ")";
    }
    const std::string moves = ledger::join(tell_moves(), "; ");
    if (scores.empty())
        return tr_fill("What if: {moves}. No score differs.", {{"moves", moves}});
    return tr_fill(
        "What if: {moves}. Then the score is {scores}.", {{"moves", moves}, {"scores", scores}});
}

void WhatIfScreen::keep_as_note()
{
    const int entry = what_if().entry();
    if (m_context.database.is_read_only())
        m_notice.show(telling::tell(m_context.keeping.why_nothing_is_recorded()));
    else if (is_empty())
        m_notice.show(tr("Nothing was tried yet."));
    else if (entry == 0)
        m_notice.show(tr("The beginning is no entry to note something on. Try it from the first "
                         "entry."));
    if (m_notice.is_shown())
        return;
    auto notes = db::read_entry_notes(m_context.database, m_tried.id);
    if (m_notice.tells_failure(notes))
        return;
    const std::string text = tell_result();
    notes.value().push_back({entry, m_tried.evening.history().entry(entry).line, text});
    const auto failure = db::change_entry_notes(m_context.database, m_tried.id, notes.value());
    if (!m_notice.tells_failure(failure))
        m_notice.show(tr_fill("Noted on entry {entry}: {note}",
            {{"entry", language::number(entry)}, {"note", text}}));
}

std::string WhatIfScreen::why_no_amendment() const
{
    if (m_context.database.is_read_only())
        return telling::tell(m_context.keeping.why_nothing_is_recorded());
    if (is_empty())
        return tr("Nothing was tried yet.");
    if (!has_gone_on())
        return tr("The evening has not gone on since: these moves can be made at the table.");
    if (!what_if().as_change(m_tried.evening))
        return tr_fill("Entry {entry} counts no more in the evening: what follows it cannot be "
                       "amended.",
            {{"entry", language::number(what_if().entry())}});
    return {};
}

void WhatIfScreen::ask_to_amend()
{
    m_notice.show(why_no_amendment());
    if (!m_notice.is_shown())
        m_overlay = &WhatIfScreen::draw_amending;
}

/// The moves were made instead of what followed the entry, or before it.
void WhatIfScreen::draw_amending(Ui& ui)
{
    const int next = what_if().as_change(m_tried.evening)->entry;
    const std::string told = m_now.table().tell_entry(next).text;
    Rect rect = dialog_for(ui, "what-if:amending", 640_dp, 48_dp + 66_dp);
    title(ui, rect, tr("Use as an amendment"));
    if (button(ui, "amending:close", rect.cut_bottom(56_dp, 10_dp), tr("Go on trying"),
            {ButtonKind::next}))
        m_overlay = nullptr;
    scroll_area(ui, "what-if:amending", rect, [&](Rect& rest) {
        paragraph(ui, rest,
            tr_fill("What was tried goes to where an entry is put right. Nothing is written down "
                    "before all that follows is judged again. Entry {entry} was: {move}",
                {{"entry", language::number(next)}, {"move", told}}));
        if (button(ui, "amending:replace", rest.cut_top(54_dp, 8_dp),
                tr("It was this instead of that entry")))
            amend(ledger::Change::Kind::replace);
        if (button(
                ui, "amending:insert", rest.cut_top(54_dp, 8_dp), tr("It came before that entry")))
            amend(ledger::Change::Kind::insert);
    });
}

void WhatIfScreen::amend(ledger::Change::Kind kind)
{
    m_overlay = nullptr;
    const std::optional<ledger::Change> change = what_if().as_change(m_tried.evening, kind);
    m_context.navigator.back();
    m_tried.amend(*change);
}

/// What was tried is not lost by a slip of the finger.
void WhatIfScreen::ask_to_drop()
{
    if (is_empty())
        drop();
    else
        m_overlay = &WhatIfScreen::draw_dropping;
}

void WhatIfScreen::drop()
{
    m_tried.trials->drop(what_if().entry());
    m_context.navigator.back();
}

void WhatIfScreen::draw_dropping(Ui& ui)
{
    Rect rect = dialog_for(ui, "what-if:dropping", 560_dp, 48_dp + 70_dp);
    title(ui, rect, tr("Drop this trial?"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "what-if:dropping", rect, [&](Rect& rest) {
        paragraph(ui, rest,
            tr_count("{n} move that was tried is forgotten. The evening is as it was.",
                "{n} moves that were tried are forgotten. The evening is as it was.",
                static_cast<int>(what_if().tried().size())));
    });
    if (button(ui, "dropping:done", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Drop it")))
        drop();
    if (button(ui, "dropping:close", buttons, tr("Go on trying"), {ButtonKind::next}))
        m_overlay = nullptr;
}

VerdictCard::Words WhatIfScreen::verdict_words() const
{
    return {evening(), *m_teller, m_rulebook ? &*m_rulebook : nullptr, *m_table};
}

Log::Source WhatIfScreen::log_source() const
{
    return {evening(), *m_table, audience(), m_context.settings.shows_undone, 0};
}

void WhatIfScreen::answer_verdict(VerdictCard::Tap tap)
{
    switch (tap) {
    case VerdictCard::Tap::none:
        return;
    case VerdictCard::Tap::sheet:
        m_verdict_sheet = what_is_said_of(m_verdict, verdict_words());
        if (m_verdict.opinion().verdict == ledger::Verdict::illegal)
            m_verdict_sheet.offers.emplace_back(offered_ruling, tr("We rule otherwise"));
        else
            m_verdict_sheet.offers.emplace_back(
                offered_correction, tr("Correct by hand, then go on with this"));
        m_overlay = &WhatIfScreen::draw_verdict_sheet;
        return;
    case VerdictCard::Tap::rule:
        open_rule(m_verdict.rule(verdict_words()));
        return;
    case VerdictCard::Tap::entry:
        open_entry(m_verdict.entries(*m_table).front());
        return;
    case VerdictCard::Tap::ruling:
        rule_otherwise();
        return;
    case VerdictCard::Tap::correction:
        correct_by_hand();
        return;
    case VerdictCard::Tap::close:
        m_verdict.clear();
        return;
    }
}

/// What if the rule were otherwise: a trial needs no other reason.
void WhatIfScreen::rule_otherwise()
{
    m_overlay = nullptr;
    record(m_verdict.line() + " ! " + tr("What if"));
}

void WhatIfScreen::correct_by_hand()
{
    m_overlay = nullptr;
    m_waiting = m_verdict.line();
    m_verdict.clear();
    m_table->open_corrections();
}

void WhatIfScreen::draw_verdict_sheet(Ui& ui)
{
    const SheetTap tap =
        draw_sheet(ui, "sheet", m_verdict_sheet, m_rulebook ? &*m_rulebook : nullptr);
    if (tap.closes)
        m_overlay = nullptr;
    if (tap.offer == offered_ruling)
        rule_otherwise();
    else if (tap.offer == offered_correction)
        correct_by_hand();
    answer_sheet(tap);
}

void WhatIfScreen::draw_entry_sheet(Ui& ui)
{
    const Log::Row row = m_log.row_of(m_sheet_entry, log_source());
    const SheetTap tap =
        draw_sheet(ui, "entry", what_is_said_of(m_sheet_entry, row, log_source(), *m_teller),
            m_rulebook ? &*m_rulebook : nullptr);
    if (tap.closes)
        m_overlay = nullptr;
    answer_sheet(tap);
}

void WhatIfScreen::answer_sheet(const SheetTap& tap)
{
    if (!tap.rule.empty())
        open_rule(tap.rule);
    if (tap.entry > 0)
        open_entry(tap.entry);
}

void WhatIfScreen::open_entry(int entry)
{
    m_sheet_entry = entry;
    m_overlay = &WhatIfScreen::draw_entry_sheet;
}

void WhatIfScreen::open_rule(const std::string& rule)
{
    m_context.navigator.open(
        std::make_unique<RulesScreen>(m_context, std::string(m_tried.evening.game()), rule));
}

} // namespace consigliere::screens

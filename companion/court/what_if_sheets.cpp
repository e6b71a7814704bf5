/// What a trial answers about entries and refusals.

#include "companion/court/what_if_screen.h"
#include "companion/evening/sheet_contents.h"
#include "companion/frame/destinations.h"

namespace consigliere::screens {

namespace {

/// Offers of the sheets, by the names of their buttons.
constexpr const char* offered_ruling = "sheet:ruling";
constexpr const char* offered_correction = "sheet:correct";

} // namespace

VerdictCard::Words WhatIfScreen::verdict_words() const
{
    return {evening(), *m_teller, rulebook(), *m_table};
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
    case VerdictCard::Tap::house_rule:
        record(m_verdict.line_by_house_rule(evening()));
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
    record(m_verdict.line() + " ! " + std::string(ledger::trial_reason));
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
    const SheetTap tap = draw_sheet(ui, "sheet", m_verdict_sheet, rulebook());
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
    const SheetTap tap = draw_sheet(
        ui, "entry", what_is_said_of(m_sheet_entry, row, log_source(), *m_teller), rulebook());
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
    m_context.navigator.open(to::Rules{std::string(m_tried.evening.game()), rule});
}

} // namespace consigliere::screens

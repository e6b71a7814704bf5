/// What a trial tries, takes back and explains: the desk of its table.

#include "companion/court/what_if_screen.h"
#include "companion/frame/question_dialog.h"
#include "companion/tables/tables.h"

#include <utility>

namespace consigliere::screens {

OpenedScreen open_what_if(const Context& context, to::WhatIf what_if)
{
    TriedEvening& tried = what_if.tried;
    const auto trial = tried.trials->from(tried.evening, what_if.entry);
    if (trial.is_error())
        return tables::make_teller(tried.evening)->reason(trial.error());
    auto screen = std::make_unique<WhatIfScreen>(context, std::move(tried), trial.value());
    if (what_if.begin == to::WhatIf::Begin::correction)
        screen->open_corrections();
    return OpenedScreen(std::move(screen));
}

bool WhatIfScreen::record(const std::string& line)
{
    if (!ledger::is_applied(evening().consider(line).verdict)) {
        explain(line);
        return false;
    }
    m_trial->what_if.attempt(line);
    m_verdict.clear();
    if (!m_may_open && what_if().opens_covered(m_tried.evening, audience())) {
        m_trial->what_if.undo();
        m_opening = line;
        m_overlay = &WhatIfScreen::draw_opening;
        return false;
    }
    // The move for which a correction was made is made now.
    if (const std::optional<std::string> waiting = std::exchange(m_waiting, std::nullopt))
        record(*waiting);
    return true;
}

/// Before anybody sees it: a trial is no way to look into what the evening keeps covered.
void WhatIfScreen::draw_opening(Ui& ui)
{
    using Question = QuestionDialog;
    const Question question{
        "opening", tr("This would open what lies covered"), tr("Open it"), tr("Leave it covered")};
    const Question::Answer answer = question.draw(ui, [&](Rect& rest) {
        paragraph(ui, rest,
            tr("In the evening it is still covered. Whoever sees it here knows it there."));
    });
    if (answer == Question::Answer::none)
        return;
    m_overlay = nullptr;
    if (answer == Question::Answer::stay)
        return;
    m_may_open = true;
    record(m_opening);
}

void WhatIfScreen::explain(const std::string& line)
{
    m_verdict.show(line, evening().seen_by(audience())->opinion(line), remedy_for(line, evening()));
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

} // namespace consigliere::screens

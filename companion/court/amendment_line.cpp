#include "companion/court/amendment_line.h"

#include "companion/frame/list_dialog.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

std::vector<Offer> offers_among(std::vector<std::string> lines, std::string_view then,
    std::size_t most, const ReadOnlyEvening& told)
{
    std::vector<Offer> offers;
    for (std::string& line : lines) {
        std::string text = told.table().tell_line(line);
        const bool is_new = std::ranges::find(offers, text, &Offer::text) == offers.end();
        if (is_new && line != then && offers.size() < most)
            offers.push_back({std::move(line), std::move(text)});
    }
    return offers;
}

void AmendmentLine::open(const AmendmentDraft& draft, int entry, ledger::Added::Place place)
{
    const std::vector<ledger::LaterEntry>& followers = draft.amended()->followers;
    const auto follower = std::ranges::find(followers, entry, &ledger::LaterEntry::entry);
    m_entry = entry;
    m_place = place;
    m_stood_at = follower->stood_at;
    m_before = draft.course_before(static_cast<std::size_t>(follower - followers.begin()));
    m_then = draft.evening().table().tell_entry(entry).text;
    m_text.clear();
    m_said.clear();
    look_for_offers(draft, draft.told(*m_before));
}

/// Suggests moves of that player of a similar kind; before the entry, also moves it depends on.
void AmendmentLine::look_for_offers(const AmendmentDraft& draft, const ReadOnlyEvening& told)
{
    constexpr std::size_t most_offers = 12;
    const std::string then = draft.evening().seen(m_entry).line;
    std::vector<std::string> lines;
    if (m_place == ledger::Added::Place::instead)
        lines = legal_lines_like(then, *m_before);
    else
        for (const ledger::LegalLine& legal :
            m_before->view_for(ledger::Audience::everybody())->legal_lines())
            lines.push_back(legal.line);
    m_offers = offers_among(std::move(lines), then, most_offers, told);
}

void AmendmentLine::judge(const AmendmentDraft& draft)
{
    m_said.clear();
    const std::string line(ledger::trim(m_text));
    if (line.empty())
        return;
    const ReadOnlyEvening told = draft.told(*m_before);
    const ledger::Assessment opinion =
        m_before->view_for(ledger::Audience::everybody())->opinion(line);
    m_said = told.table().tell_line(line) + "  ·  " + telling::tell(opinion.verdict);
    for (const Finding& finding : findings_of(opinion, *m_before, told.teller()))
        m_said += ". " + finding.text;
}

AmendmentLine::Answer AmendmentLine::draw(Ui& ui, AmendmentDraft& draft)
{
    Answer answer = Answer::none;
    std::string said;
    const bool is_instead = m_place == ledger::Added::Place::instead;
    const std::string entry = language::number(m_entry);
    const std::string title = is_instead ? tr_fill("Instead of entry {entry}", {{"entry", entry}})
                                         : tr_fill("Before entry {entry}", {{"entry", entry}});
    Rect buttons = draw_list_dialog(ui, {"amend-line", title, 640}, [&](Rect& rest) {
        paragraph(ui, rest, m_then, Font::strong);
        int number = 0;
        for (const Offer& offer : m_offers) {
            if (button(ui, "amend-line:" + std::to_string(++number), rest.cut_top(52_dp, 8_dp),
                    offer.text))
                said = offer.line;
        }
        if (button(ui, "amend-line:taps", rest.cut_top(52_dp, 8_dp),
                tr("Tap it on the board as it was"), {.symbol = symbol::forward}))
            answer = Answer::taps_it;
        if (text_field(ui, "amend-line:text", rest.cut_top(52_dp, 8_dp), m_text, tr("Record line")))
            judge(draft);
        if (!m_said.empty())
            paragraph(ui, rest, m_said);
    });
    if (cancel_button(ui, "amend-line:cancel", buttons))
        answer = Answer::closes;
    const std::string line(ledger::trim(m_text));
    if (button(ui, "amend-line:done", buttons, tr("Use this line"),
            next_if(!line.empty(), tr("Choose what happened, or write it."))))
        said = line;
    if (said.empty())
        return answer;
    draft.add(m_entry, m_place, {said});
    return Answer::closes;
}

} // namespace consigliere::screens

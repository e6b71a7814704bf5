#include "companion/court/inquiry.h"

#include <algorithm>
#include <optional>

namespace consigliere::screens {

Inquiry::Inquiry(const to::Court& court)
    : m_court(court)
    , m_shown(court.entry)
{
    m_docket.hear(table(), evening(), m_court.entry);
}

void Inquiry::ask(const std::string& thing, std::string_view question)
{
    m_docket.hear(table(), evening(), m_shown);
    const std::vector<const desk::WhyAnswer*> questions = m_docket.about(thing, question);
    m_answers.show(questions, table());
    m_thing = thing;
    if (questions.empty())
        return;
    std::vector<std::string>& asked = m_court.asked_last;
    const std::string& first = questions.front()->question;
    std::erase(asked, first);
    asked.insert(asked.begin(), first);
}

void Inquiry::ask_nothing()
{
    m_docket.hear(table(), evening(), m_shown);
    m_answers.show({}, table());
    m_thing.clear();
}

void Inquiry::ask_nothing_old()
{
    if (!m_docket.knows(evening(), m_docket.moment()))
        ask_nothing();
}

void Inquiry::go_back()
{
    m_shown = m_court.entry;
    const bool was_elsewhere = m_docket.moment() != m_court.entry;
    m_docket.hear(table(), evening(), m_court.entry);
    if (was_elsewhere)
        m_answers.show(m_docket.about(m_thing), table());
}

std::string Inquiry::tell_moment(const Ui& ui, float width) const
{
    if (!is_away())
        return {};
    const std::string entry = m_shown == 0
        ? tr("At the start")
        : tr_fill("Entry {entry} of {entries}",
            {{"entry", language::number(m_shown)},
                {"entries", language::number(evening().history().size())}});
    const std::string moment = tr("Not now") + "  ·  " + entry;
    if (m_shown == 0)
        return moment;
    const std::string whole = moment + "  ·  " + table().chapter_of(m_shown);
    return ui.measure(whole, Font::small).x < 1.6F * width ? whole : moment;
}

const std::vector<ArguedHere>& Inquiry::argued_here(const rulebook::Rulebook* book)
{
    static const std::vector<ArguedHere> nothing;
    return m_thing.empty() || book == nullptr ? nothing
                                              : m_docket.argued_about(m_thing, *book, table());
}

std::map<std::string, std::string> Inquiry::how_all_stands(const rulebook::Rulebook* book)
{
    std::map<std::string, std::string> told;
    if (book == nullptr)
        return told;
    for (const rulebook::SettledArgument& argued : book->arguments()) {
        const std::optional<std::string> now =
            table().faq_status(argued.argument->now, {}, m_docket.moment());
        if (now)
            told[argued.argument->id] = *now;
    }
    for (const ArguedHere& here : argued_here(book)) {
        if (!here.now.empty())
            told[here.argued.argument->id] = here.now;
    }
    return told;
}

} // namespace consigliere::screens

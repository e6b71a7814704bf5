#include "companion/rules/argued_entries.h"

#include "companion/frame/destinations.h"
#include "companion/frame/evening_texts.h"
#include "companion/telling/teller.h"

namespace consigliere::screens {

namespace {

constexpr float height_of_row = 68;

std::string tell_ending(const db::EveningFacts::Argued& argued)
{
    using ledger::Verdict;
    switch (argued.verdict) {
    case Verdict::ruled:
        return argued.stands ? tr("allowed by a ruling") : tr("allowed, then undone");
    case Verdict::illegal:
    case Verdict::impossible:
        return tr("refused");
    case Verdict::unverified:
        return tr("unchecked");
    case Verdict::legal:
        break;
    }
    // A disputed entry that is legal is in effect by a house rule.
    return argued.stands ? telling::tell_house_rule()
                         : telling::tell_house_rule() + ", " + tr("undone");
}

} // namespace

ArguedEntries::ArguedEntries(
    const Context& context, std::string title, const std::vector<CountedArguments::Entry>& entries)
    : m_context(context)
    , m_title(std::move(title))
{
    for (const CountedArguments::Entry& entry : entries) {
        const db::SessionSummary& evening = entry.evening->summary;
        m_rows.push_back(
            {evening.id, entry.argued->entry, date_of(evening) + "  ·  " + names_of(evening),
                tr_fill("Entry {entry}", {{"entry", language::number(entry.argued->entry)}})
                    + "  ·  " + tell_ending(*entry.argued)});
    }
    m_list.set_rows(std::vector<float>(m_rows.size(), height_of_row));
}

void ArguedEntries::draw(Ui& ui)
{
    Rect rect = dialog_for(ui, "argued-entries", 680_dp, 48_dp + 66_dp);
    title(ui, rect, m_title);
    if (button(ui, "argued-entries:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"),
            {ButtonKind::next}))
        m_context.overlay.close();
    m_list.draw(ui, "argued-entries", rect, [&](std::size_t number, const Rect& place) {
        const Row& row = m_rows[number];
        Rect box = place;
        box.cut_bottom(8_dp);
        const std::string id = "argued-entry:" + row.evening + ":" + std::to_string(row.entry);
        const bool is_tapped = ui.touch(id, box).tapped;
        Rect inside = raised(ui, box);
        ui.elide_text(
            inside.cut_top(inside.height() / 2), row.occasion, {Font::strong, ui.theme().text});
        ui.elide_text(inside, row.ending, {Font::body, ui.theme().quiet});
        if (is_tapped)
            m_context.navigator.open(to::PastEntry{row.evening, row.entry});
    });
}

} // namespace consigliere::screens

// Answers to the log about entries: chapter, actor, and texts of lines that are not recorded.

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table.h"
#include "engine/mafia/explain.h"

#include <algorithm>

namespace consigliere::table_mafia {

std::vector<Figure> Table::figures_called(std::string_view actor) const
{
    const std::vector<Components::Person>& persons = m_view.components().persons();
    const auto person = std::ranges::find(persons, actor, &Components::Person::name);
    std::vector<Figure> figures;
    for (const Figure figure : all_of<Figure>) {
        const Seat seat = m_view.position().of(figure).seat;
        if (person == persons.end() ? actor_of(m_view.components(), figure) == actor
                                    : seat == static_cast<Seat>(person - persons.begin()))
            figures.push_back(figure);
    }
    return figures;
}

desk::LogLine Table::tell_entry(int entry) const
{
    return table_mafia::tell_entry(m_view, entry);
}

Colour Table::colour_of(std::string_view actor) const
{
    const std::vector<Figure> figures = figures_called(actor);
    return paint_of(figures.empty() ? Figure{} : figures.front());
}

void Table::draw_sign_of(Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const
{
    draw_badges(ui, centre, diameter, figures_called(actor));
}

std::string Table::tell_line(std::string_view line) const
{
    return table_mafia::tell_line(m_view, line);
}

std::string Table::tell_prospect(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    if (move.is_error())
        return {};
    const auto observed = m_view.observed();
    const auto judged = observed->known().consider(move.value());
    std::vector<std::string> facts;
    for (const Act& act : judged.acts) {
        if (std::holds_alternative<act::Stands>(act) || std::holds_alternative<act::Rolls>(act))
            continue;
        if (std::string fact = tell_act(act); !fact.empty())
            facts.push_back(std::move(fact));
    }
    return ledger::join(facts, "  ·  ");
}

std::string Table::chapter_of(int entry) const
{
    return table_mafia::chapter_of(m_view, entry);
}

std::vector<int> Table::conflicts() const
{
    return vendettas(m_view);
}

std::optional<int> Table::entry_behind(const ledger::Reason& reason) const
{
    return mafia::entry_behind(*m_view.observed(), reason);
}

/// A part is ten turns, after which a backup is suggested.
int Table::part() const
{
    constexpr int turns_of_part = 10;
    return static_cast<int>(m_view.entries_with<Roll>().size()) / turns_of_part;
}

} // namespace consigliere::table_mafia

// Answers to the log about entries: chapter, and texts of lines that are not recorded.

#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/table.h"

namespace consigliere::table_cash_n_guns {

using language::number;

std::string Table::tell_line(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    if (move.is_error())
        return std::string(line);
    const auto observed = m_view.observed();
    const int next = observed->known().history().size() + 1;
    const Secrecy& secrecy = observed->secrecy();
    return tell_move(m_view, secrecy.displayed(next, secrecy.known_move(next, move.value())));
}

std::vector<int> Table::conflicts() const
{
    return m_view.entries_with<ShowBullet>();
}

int Table::part() const
{
    return m_view.position().round;
}

std::string Table::chapter_of(int entry) const
{
    const View::Timeline& timeline = m_view.timeline();
    const Position& position = timeline.position_after(timeline.history().entry(entry).follows);
    // Omit the orders that the Godfather did not give.
    const auto& move = timeline.move_of(entry);
    const bool is_courage = move && std::holds_alternative<TakeCover>(move->action)
        && position.phase == Phase::privilege;
    return tr_fill("Round {round}", {{"round", number(position.round)}}) + "  ·  "
        + tell(is_courage ? Phase::courage : position.phase);
}

} // namespace consigliere::table_cash_n_guns

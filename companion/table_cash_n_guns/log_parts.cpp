/// What the log asks of this table beside the entries themselves: where in the game they were made,
/// and what a line says that is only considered.

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/narration.h"
#include "companion/table_cash_n_guns/table.h"
#include "companion/table_cash_n_guns/telling.h"

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::number;
using language::tr_fill;

std::string Table::tell_line(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    return move.is_error() ? std::string(line) : tell_move(m_view, move.value());
}

std::string Table::chapter_of(int entry) const
{
    const View::Timeline& timeline = m_view.timeline();
    const Position& position = timeline.position_after(timeline.history().entry(entry).follows);
    return tr_fill("Round {round}", {{"round", number(position.round)}}) + "  ·  "
        + tell(position.phase);
}

} // namespace consigliere::table_cash_n_guns

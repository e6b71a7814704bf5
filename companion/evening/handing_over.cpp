#include "companion/evening/host_screen.h"
#include "db/archive/digest.h"

#include <utility>

namespace consigliere::screens {

namespace {

/// Seat that made an entry in effect; nullopt for the table itself.
std::optional<ledger::PositionSummary::Seat> mover_of(const ledger::Evening& evening, int number)
{
    const ledger::Entry& entry = evening.history().entry(number);
    const bool is_done =
        entry.kind == ledger::Entry::Kind::move && ledger::is_applied(entry.verdict);
    return is_done ? db::seat_of_line(entry.line, evening.speakers()) : std::nullopt;
}

} // namespace

void HandingOver::follow(Ui& ui, const ledger::Evening& evening)
{
    const int entries = evening.history().size();
    if (m_entries == entries)
        return;
    const auto awaited = evening.summary_after(evening.history().head()).turn;
    const auto before = std::exchange(m_awaited, awaited);
    const std::optional<int> last = std::exchange(m_entries, entries);
    if (!last)
        return;
    bool has_mover = false;
    bool is_another = false;
    for (int number = *last + 1; number <= entries; ++number) {
        const auto mover = mover_of(evening, number);
        has_mover = has_mover || mover;
        is_another = is_another || (mover && mover != awaited);
    }
    if (has_mover ? is_another : before != awaited)
        ui.hand_over();
}

} // namespace consigliere::screens

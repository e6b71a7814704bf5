#include "tests/support/long_evening.h"

#include "engine/ledger/timeline.h"

namespace consigliere::test {

db::Record with_steps_back(const db::Record& record, std::size_t entries)
{
    db::Record longer = record;
    longer.moves.clear();
    // Each step back makes two entries more.
    const std::size_t steps = (entries - record.moves.size() + 1) / 2;
    const std::size_t between = record.moves.size() / steps;
    std::size_t taken_back = 0;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const auto before = static_cast<int>(longer.moves.size());
        longer.moves.push_back(record.moves[i]);
        if (i % between != between - 1 || taken_back == steps)
            continue;
        ++taken_back;
        longer.moves.push_back(ledger::undo_line(before));
        longer.moves.push_back(record.moves[i]);
    }
    return longer;
}

} // namespace consigliere::test

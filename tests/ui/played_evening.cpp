#include "tests/ui/played_evening.h"

#include "tests/ui/evening.h"

#include <algorithm>

namespace consigliere::test {

std::unique_ptr<ledger::Evening> played(const db::Record& record, std::size_t lines)
{
    std::unique_ptr<ledger::Evening> evening = referee_of(record);
    for (std::size_t line = 0; line < std::min(lines, record.moves.size()); ++line)
        evening->record(record.moves[line]);
    return evening;
}

} // namespace consigliere::test

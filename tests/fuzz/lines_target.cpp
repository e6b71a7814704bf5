#include "tests/fuzz/seats.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

namespace consigliere::fuzz {

void feed_lines(std::string_view game, std::string_view bytes)
{
    const std::string table(take_line(bytes));
    const auto evening = begin_evening(game, table);
    while (!bytes.empty()) {
        const std::string line(take_line(bytes));
        INFO(line);
        check_round_trip(*evening, line);
        auto trial = evening->judge(line);
        if (ledger::is_applied(trial->entry.verdict)) {
            evening->append(std::move(trial));
            continue;
        }
        CHECK_FALSE(trial->entry.reasons.empty());
        const ledger::Tree before = evening->position_report();
        evening->append(std::move(trial));
        CHECK(evening->position_report() == before);
    }

    const auto again = begin_evening(game, table);
    for (int number = 1; number <= evening->history().size(); ++number)
        again->record(evening->history().entry(number).line);
    check_alike(*evening, *again);
    look_at(*evening);
}

} // namespace consigliere::fuzz

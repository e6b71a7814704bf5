#include "tests/fuzz/seats.h"
#include "tests/fuzz/targets.h"
#include "tests/support/random.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::fuzz {

namespace {

/// What a table does beside playing on; one of eight bytes stands for each.
enum class Habit { plays = 5, is_spoiled = 6, rules_or_goes_back = 7 };

std::string other_line(
    const ledger::Evening& evening, const std::string& legal, unsigned char choice)
{
    const ledger::History& history = evening.history();
    if (choice % 3 == 0)
        return legal + " ! we play it like this";
    if (const auto target = history.redo_target(); target && choice % 3 == 1)
        return ledger::redo_line(*target);
    return ledger::undo_line(std::max(0, history.size() - choice % 16));
}

std::string line_for(const ledger::Evening& evening, unsigned char kind, unsigned char choice)
{
    const std::vector<ledger::LegalLine> legal = evening.legal_lines();
    if (legal.empty())
        return told_line(evening, choice);
    const std::size_t index = kind / 8U * 251U + choice;
    const std::string& line = legal[index % legal.size()].line;
    const int habit = kind % 8;
    if (habit <= static_cast<int>(Habit::plays))
        return line;
    if (habit == static_cast<int>(Habit::is_spoiled))
        return test::Random(choice + 256U * kind).spoiled(line);
    return other_line(evening, line, choice);
}

} // namespace

void feed_moves(std::string_view game, std::string_view bytes)
{
    const std::string table(take_line(bytes));
    const auto evening = begin_evening(game, table);
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const auto kind = static_cast<unsigned char>(bytes[i]);
        const std::string line = line_for(*evening, kind, static_cast<unsigned char>(bytes[i + 1]));
        INFO(line);
        check_line(*evening, line);
        const bool is_listed =
            kind % 8 <= static_cast<int>(Habit::plays) && !evening->legal_lines().empty();
        const ledger::Entry& entry = evening->record(line);
        if (is_listed)
            CHECK(ledger::is_applied(entry.verdict));
    }
    look_at(*evening);
}

} // namespace consigliere::fuzz

/// The power goes out at every moment of a whole evening. Killing the program would prove nothing:
/// what it has written survives in the operating system. So the disk itself is simulated.

#include "tests/crash/evening_on_disk.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// How the cuts of one evening went.
struct Toll {
    int cuts = 0;
    int with_loss = 0; ///< An acknowledged entry is missing.
    int unusable = 0; ///< The database cannot be opened or the evening not resumed.
    int wrong = 0; ///< There are entries that nobody had recorded by then.
    std::string first_trouble;
    bool has_checkpoint_in_the_middle = false;
};

void count(Toll& toll, const Found& found, int acknowledged, const std::vector<std::string>& lines)
{
    ++toll.cuts;
    if (!found.trouble.empty()) {
        ++toll.unusable;
        if (toll.first_trouble.empty())
            toll.first_trouble = found.trouble;
        return;
    }
    const auto entries = static_cast<int>(found.lines.size());
    toll.with_loss += entries < acknowledged ? 1 : 0;
    // The entry that was being written may have made it, no other.
    const bool is_beginning = entries <= static_cast<int>(lines.size())
        && std::equal(found.lines.begin(), found.lines.end(), lines.begin());
    toll.wrong += entries > acknowledged + 1 || !is_beginning ? 1 : 0;
}

/// The moments at which the power is cut, by the number of the operation after which it goes out.
using Moments = std::function<bool(const std::vector<Operation>& log, std::size_t operation)>;

bool always(const std::vector<Operation>&, std::size_t)
{
    return true;
}

/// When the log is written back into the database itself, and shortly before and after.
bool around_checkpoints(const std::vector<Operation>& log, std::size_t operation)
{
    constexpr std::size_t shortly = 12;
    const auto is_checkpoint = [](const Operation& done) {
        return done.file == database_path() && done.kind == Operation::Kind::write;
    };
    const auto begin =
        log.begin() + static_cast<std::ptrdiff_t>(operation - std::min(operation, shortly));
    const auto end =
        log.begin() + static_cast<std::ptrdiff_t>(std::min(operation + shortly, log.size()));
    return std::any_of(begin, end, is_checkpoint);
}

/// Whether the log is written back between two entries, and not only when the database is closed.
bool has_checkpoint_in_the_middle(const std::vector<Operation>& log, int entries)
{
    int acknowledged = 0;
    for (const Operation& operation : log) {
        if (operation.kind == Operation::Kind::acknowledge)
            acknowledged = static_cast<int>(operation.offset);
        const bool is_checkpoint =
            operation.file == database_path() && operation.kind == Operation::Kind::write;
        if (is_checkpoint && acknowledged > 0 && acknowledged < entries)
            return true;
    }
    return false;
}

/// Cuts the power at these moments of an evening, once for each fate of what was on its way.
Toll cut(db::Durability durability, int players, const std::vector<std::string>& lines,
    const Moments& moments)
{
    std::vector<Operation> log;
    {
        SimulatedDisk disk;
        record_evening(disk, players, lines, durability);
        log = disk.log();
    }
    Toll toll;
    toll.has_checkpoint_in_the_middle =
        has_checkpoint_in_the_middle(log, static_cast<int>(lines.size()));
    Disk disk;
    std::mt19937 generator(20261120);
    for (std::size_t i = 0; i < log.size(); ++i) {
        disk.follow(log[i]);
        if (log[i].kind == Operation::Kind::acknowledge || !moments(log, i))
            continue;
        for (const Fate fate : all_fates)
            count(toll, find_evening(disk.after_cut(fate, generator)), disk.acknowledged(), lines);
    }
    WARN(toll.cuts << " cuts of the power: " << toll.with_loss << " lost an acknowledged entry, "
                   << toll.unusable << " left an unusable database, " << toll.wrong
                   << " left entries that nobody had made");
    return toll;
}

std::vector<std::string> first_lines(std::size_t count)
{
    std::vector<std::string> lines = random_game(2, 1);
    lines.resize(std::min(count, lines.size()));
    return lines;
}

void check_nothing_lost(const Toll& toll)
{
    INFO(toll.first_trouble);
    CHECK(toll.cuts > 200);
    CHECK(toll.with_loss == 0);
    CHECK(toll.unusable == 0);
    CHECK(toll.wrong == 0);
}

} // namespace

TEST_CASE("no cut of the power loses an acknowledged entry of a whole evening")
{
    check_nothing_lost(cut({}, 2, random_game(2, 1), always));
}

TEST_CASE("no cut of the power loses an entry while the log is written back")
{
    // Long enough for the log to be full in the middle of it.
    std::vector<std::string> lines = random_game(5, 1);
    const auto end = static_cast<int>(lines.size());
    for (int i = 0; i < 100; ++i) {
        lines.push_back(ledger::undo_line(end - 1));
        lines.push_back(ledger::redo_line(end));
    }
    const Toll toll = cut({}, 5, lines, around_checkpoints);
    CHECK(toll.has_checkpoint_in_the_middle);
    check_nothing_lost(toll);
}

TEST_CASE("a truncated journal loses nothing either")
{
    check_nothing_lost(cut({db::Durability::Journal::truncate, db::Durability::Synchronous::full},
        2, first_lines(40), always));
}

TEST_CASE("the control: a log that is not synchronized does lose entries, so the cuts are real")
{
    const Toll toll =
        cut({db::Durability::Journal::write_ahead, db::Durability::Synchronous::normal}, 2,
            first_lines(40), always);
    CHECK(toll.with_loss > toll.cuts / 4);
    // It loses the end of the evening, never its middle.
    CHECK(toll.unusable == 0);
    CHECK(toll.wrong == 0);
}

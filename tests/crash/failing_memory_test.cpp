/// Every allocation of SQLite fails once: an entry is recorded or refused, never half recorded.

#include "db/session.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/crash/failing_memory.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Records a line while the n-th allocation fails, and looks at what is found afterwards. Gives
/// false when the line needed fewer allocations.
bool fail_once(FailingMemory& memory, int number, const std::vector<std::string>& lines)
{
    Files files;
    bool is_recorded = false;
    {
        SimulatedDisk disk;
        auto database = db::Database::open(database_path());
        auto session = db::Session::begin(database.value(), head_for(2), {made_up_box()});
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            REQUIRE_FALSE(session.value().record(lines[i]).is_error());
        memory.fail_after(number - 1);
        const auto entry = session.value().record(lines.back());
        if (!memory.let_succeed())
            return false;
        is_recorded = !entry.is_error();
        const auto size = static_cast<std::size_t>(session.value().evening().history().size());
        CHECK(size == (is_recorded ? lines.size() : lines.size() - 1));
        files = disk.files();
    }
    const Found found = find_evening(files);
    CHECK(found.trouble.empty());
    CHECK(found.lines.size() == (is_recorded ? lines.size() : lines.size() - 1));
    return true;
}

} // namespace

TEST_CASE("each allocation of SQLite fails once, and no entry is half recorded")
{
    FailingMemory memory;
    std::vector<std::string> lines = random_game(2, 1);
    lines.resize(5);
    int failures = 0;
    for (int number = 1; fail_once(memory, number, lines); ++number)
        ++failures;
    CHECK(failures > 10);
}

namespace {

/// Lets allocations fail while a database is made, one of so many the further it gets: nearly all
/// of the first, where most differs, and all of them for 0.
int fail_while_made(int one_of)
{
    FailingMemory memory;
    int failures = 0;
    for (int number = 1;; number += one_of == 0 ? 1 : 1 + number / one_of) {
        SimulatedDisk disk;
        memory.fail_after(number - 1);
        const bool is_made = !db::Database::open(database_path()).is_error();
        if (!memory.let_succeed())
            break;
        ++failures;
        INFO("allocation " << number << (is_made ? " was survived" : " stopped it"));
        CHECK_FALSE(db::Database::open(database_path()).is_error());
    }
    return failures;
}

} // namespace

TEST_CASE("allocations of SQLite fail once while a database is made")
{
    CHECK(fail_while_made(60) > 100);
}

TEST_CASE("each allocation of SQLite fails once while a database is made", "[.long]")
{
    CHECK(fail_while_made(0) > 1'000);
}

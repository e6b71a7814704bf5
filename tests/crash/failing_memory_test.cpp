/// Every allocation of SQLite fails once: an entry is recorded or refused, never half recorded.

#include "db/session.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>
#include <sqlite3.h>

using namespace consigliere;
using namespace consigliere::test;

namespace {

sqlite3_mem_methods the_real_memory;
/// How many more allocations succeed before one fails; negative: all.
int allocations_left = -1;
bool has_failed = false;

bool fails_now()
{
    if (allocations_left < 0)
        return false;
    if (allocations_left-- > 0)
        return false;
    has_failed = true;
    return true;
}

void* allocate(int size)
{
    return fails_now() ? nullptr : the_real_memory.xMalloc(size);
}

void* reallocate(void* memory, int size)
{
    return fails_now() ? nullptr : the_real_memory.xRealloc(memory, size);
}

/// While it exists, SQLite's memory can be made to fail. No database may be open when it begins
/// and when it ends.
class FailingMemory {
public:
    FailingMemory()
    {
        sqlite3_shutdown();
        sqlite3_config(SQLITE_CONFIG_GETMALLOC, &the_real_memory);
        sqlite3_mem_methods failing = the_real_memory;
        failing.xMalloc = allocate;
        failing.xRealloc = reallocate;
        sqlite3_config(SQLITE_CONFIG_MALLOC, &failing);
        // Small reserves of memory would hide most failures.
        sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
        sqlite3_initialize();
    }
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;
    ~FailingMemory()
    {
        constexpr int usual_size = 1200;
        constexpr int usual_count = 40;
        allocations_left = -1;
        sqlite3_shutdown();
        sqlite3_config(SQLITE_CONFIG_MALLOC, &the_real_memory);
        sqlite3_config(SQLITE_CONFIG_LOOKASIDE, usual_size, usual_count);
        sqlite3_initialize();
    }
};

/// Records a line while the n-th allocation fails, and looks at what is found afterwards. Gives
/// false when the line needed fewer allocations.
bool fail_once(int number, const std::vector<std::string>& lines)
{
    Files files;
    bool is_recorded = false;
    {
        SimulatedDisk disk;
        auto database = db::Database::open(database_path());
        auto session = db::Session::begin(database.value(), head_for(2), {made_up_box()});
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            REQUIRE_FALSE(session.value().record(lines[i]).is_error());
        has_failed = false;
        allocations_left = number - 1;
        const auto entry = session.value().record(lines.back());
        allocations_left = -1;
        if (!has_failed)
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
    const FailingMemory memory;
    std::vector<std::string> lines = random_game(2, 1);
    lines.resize(5);
    int failures = 0;
    for (int number = 1; fail_once(number, lines); ++number)
        ++failures;
    CHECK(failures > 10);
}

TEST_CASE("each allocation of SQLite fails once while a database is made")
{
    const FailingMemory memory;
    int failures = 0;
    for (int number = 1;; ++number) {
        SimulatedDisk disk;
        has_failed = false;
        allocations_left = number - 1;
        const bool is_made = !db::Database::open(database_path()).is_error();
        allocations_left = -1;
        if (!has_failed)
            break;
        ++failures;
        INFO("allocation " << number << (is_made ? " was survived" : " stopped it"));
        CHECK_FALSE(db::Database::open(database_path()).is_error());
    }
    CHECK(failures > 100);
}

#include "tests/crash/failing_memory.h"

#include <sqlite3.h>

namespace consigliere::test {

namespace {

sqlite3_mem_methods the_real_memory;
/// How many more allocations succeed before some fail; negative: all.
int allocations_left = -1;
int failures_left = 0;
bool has_failed = false;

bool fails_now()
{
    if (allocations_left < 0 || failures_left == 0)
        return false;
    if (allocations_left > 0) {
        --allocations_left;
        return false;
    }
    --failures_left;
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

} // namespace

FailingMemory::FailingMemory()
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

FailingMemory::~FailingMemory()
{
    constexpr int usual_size = 1200;
    constexpr int usual_count = 40;
    let_succeed();
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_MALLOC, &the_real_memory);
    sqlite3_config(SQLITE_CONFIG_LOOKASIDE, usual_size, usual_count);
    sqlite3_initialize();
}

void FailingMemory::fail_after(int successes, int count)
{
    has_failed = false;
    allocations_left = successes;
    failures_left = count;
}

bool FailingMemory::let_succeed()
{
    allocations_left = -1;
    return has_failed;
}

} // namespace consigliere::test

#include "tests/crash/failing_new.h"

#include <cstdlib>
#include <new>

namespace {

/// How many more allocations succeed before one fails; negative: all.
int successes_left = -1;
bool has_failed = false;
int holds = 0;

bool fails_now()
{
    if (successes_left < 0 || holds > 0)
        return false;
    if (successes_left-- > 0)
        return false;
    has_failed = true;
    return true;
}

} // namespace

namespace consigliere::test {

void fail_new_after(int successes)
{
    has_failed = false;
    successes_left = successes;
}

bool let_new_succeed()
{
    successes_left = -1;
    return has_failed;
}

MemoryHolds::MemoryHolds()
{
    ++holds;
}

MemoryHolds::~MemoryHolds()
{
    --holds;
}

} // namespace consigliere::test

void* operator new(std::size_t size)
{
    void* memory = fails_now() ? nullptr : std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

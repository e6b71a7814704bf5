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

// Both forms that somebody asks with: what comes from one of them is given back by what is below.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return fails_now() ? nullptr : std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size)
{
    if (void* memory = operator new(size, std::nothrow))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

#include "tests/fuzz/counted_memory.h"

#include <cstdlib>
#include <new>

namespace {

consigliere::fuzz::Work all_work;

} // namespace

namespace consigliere::fuzz {

Work work_so_far()
{
    return all_work;
}

} // namespace consigliere::fuzz

// Both forms that somebody asks with: what comes from one of them is given back by what is below.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++all_work.allocations;
    all_work.bytes += size;
    return std::malloc(size);
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

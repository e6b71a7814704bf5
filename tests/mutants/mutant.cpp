// Wakes the mutant that the environment names, and notes which ones are met, also for programs that
// a test starts.

#include "mutant.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>

namespace mutant {

int awake = 0;
unsigned char* met = nullptr;

namespace {

/// Before anything else in the program.
__attribute__((constructor(101))) void choose()
{
    if (const char* number = std::getenv("MUTANT"))
        awake = std::atoi(number);
    const char* file = std::getenv("MUTANTS_MET");
    if (file == nullptr)
        return;
    // Every file has a thousand numbers of its own; the pages of those that nobody meets cost
    // nothing.
    constexpr std::size_t most = 1U << 22U;
    const int descriptor = ::open(file, O_RDWR | O_CREAT, 0600);
    if (descriptor < 0 || ::ftruncate(descriptor, most) != 0)
        std::abort();
    void* memory = ::mmap(nullptr, most, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED)
        std::abort();
    met = static_cast<unsigned char*>(memory);
}

} // namespace

} // namespace mutant

#include "tests/db/shifted_clock.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <ctime>

namespace {

std::time_t shift = 0;

} // namespace

/// Stands in the place of the C library's, so that the program under test needs no clock of its own
/// for tests.
extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept
{
    const auto result = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && clock == CLOCK_REALTIME)
        time->tv_sec += shift;
    return result;
}

namespace consigliere::test {

ShiftedClock::ShiftedClock(int years)
{
    constexpr std::time_t seconds_of_year = 31'557'600;
    shift = years * seconds_of_year;
}

ShiftedClock::~ShiftedClock()
{
    shift = 0;
}

void ShiftedClock::pass(std::chrono::seconds time)
{
    shift += time.count();
}

} // namespace consigliere::test

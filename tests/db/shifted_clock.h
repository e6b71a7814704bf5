#pragma once

#include <chrono>

namespace consigliere::test {

/// While it lives, the clock of this machine is wrong, at first by so many years.
class ShiftedClock {
public:
    explicit ShiftedClock(int years);
    ShiftedClock(const ShiftedClock&) = delete;
    ShiftedClock& operator=(const ShiftedClock&) = delete;
    ~ShiftedClock();

    /// So much time passes at once.
    void pass(std::chrono::seconds time);
};

} // namespace consigliere::test

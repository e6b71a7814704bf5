#pragma once

namespace consigliere::test {

/// While it lives, the clock of this machine is wrong by so many years.
class ShiftedClock {
public:
    explicit ShiftedClock(int years);
    ShiftedClock(const ShiftedClock&) = delete;
    ShiftedClock& operator=(const ShiftedClock&) = delete;
    ~ShiftedClock();
};

} // namespace consigliere::test

#pragma once

/// Memory that `new` does not get (failing_new.cpp replaces it in the whole test program).
namespace consigliere::test {

/// From now on so many allocations succeed, and the one behind them fails.
void fail_new_after(int successes);
/// All succeed again. Gives whether one has failed.
bool let_new_succeed();

/// While it lives, the test's own allocations neither count nor fail.
class MemoryHolds {
public:
    MemoryHolds();
    MemoryHolds(const MemoryHolds&) = delete;
    MemoryHolds& operator=(const MemoryHolds&) = delete;
    ~MemoryHolds();
};

} // namespace consigliere::test

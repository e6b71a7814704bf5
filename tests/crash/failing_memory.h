#pragma once

/// SQLite's memory, which can fail. What `new` gets is the business of `failing_new.h`.
namespace consigliere::test {

/// While it exists, SQLite's memory can be made to fail. No database may be open when it begins
/// and when it ends.
class FailingMemory {
public:
    FailingMemory();
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;
    ~FailingMemory();

    /// From now on so many allocations succeed, and the next `count` fail.
    void fail_after(int successes, int count = 1);
    /// All succeed again. Gives whether one has failed.
    bool let_succeed();
};

} // namespace consigliere::test

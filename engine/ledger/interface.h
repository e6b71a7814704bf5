#pragma once

namespace consigliere::ledger {

/// Base of abstract classes: not copyable, not movable, virtual destructor.
class Interface {
public:
    Interface() = default;
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;
    virtual ~Interface() = default;
};

} // namespace consigliere::ledger

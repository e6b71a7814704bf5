#pragma once

namespace consigliere::ledger {

/// What is used through references to a base: it is neither copied nor moved, and ends as a whole.
class Interface {
public:
    Interface() = default;
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;
    virtual ~Interface() = default;
};

} // namespace consigliere::ledger

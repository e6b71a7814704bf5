#pragma once

#include "companion/desk/table_host.h"

namespace consigliere::desk {

/// A read-only desk, for past evenings and questions: all actions do nothing.
class ReadOnlyHost : public TableHost {
private:
    bool record(const std::string&) final { return false; }
    void explain(const std::string&) final { }
    void clear_verdict() final { }
    bool describe(const ledger::Tree&) final { return false; }
    [[nodiscard]] std::string draft() const final { return {}; }
    void keep_draft(std::string_view) final { }
    void leave() final { }
    void share() final { }
};

} // namespace consigliere::desk

#pragma once

#include "companion/rulebook/rulebook.h"
#include "engine/ledger/amendment.h"
#include "engine/ledger/interface.h"

#include <functional>
#include <string>

namespace consigliere::screens {

/// What the parts of an amendment leave to its screen: what is asked over it, and where it leads.
class AmendmentHost : public ledger::Interface {
public:
    /// Asks why something stands although a rule forbids it.
    virtual void ask_for_reason(std::function<void(const std::string& reason)> then) = 0;
    /// Asks what was done instead of an entry that followed, or forgotten before it.
    virtual void ask_for_line(int entry, ledger::Added::Place place) = 0;
    virtual void tell(std::string sentence) = 0;
    /// Taps the line that is being said, at the table as it was then.
    virtual void tap_at_the_table() = 0;
    /// Nothing is amended; the table is put right by hand, as it is now.
    virtual void correct_by_hand() = 0;
    /// Shows a rule in full.
    virtual void read(const std::string& rule) = 0;
    /// A null pointer where the book cannot be read.
    [[nodiscard]] virtual const rulebook::Rulebook* rulebook() const = 0;
};

} // namespace consigliere::screens

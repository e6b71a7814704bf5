#pragma once

#include "companion/rulebook/rulebook.h"
#include "engine/ledger/amendment.h"
#include "engine/ledger/interface.h"

#include <functional>
#include <string>

namespace consigliere::screens {

/// Services that the screen provides to the parts of an amendment: dialogs and navigation.
class AmendmentHost : public ledger::Interface {
public:
    /// Asks for the reason of a ruling against a rule.
    virtual void ask_for_reason(std::function<void(const std::string& reason)> then) = 0;
    /// Asks for a line instead of a later entry, or inserted before it.
    virtual void ask_for_line(int entry, ledger::Added::Place place) = 0;
    virtual void tell(std::string sentence) = 0;
    /// Opens the table as it was then, to tap the edited line.
    virtual void tap_at_the_table() = 0;
    /// Drops the amendment and opens the table for manual corrections.
    virtual void correct_by_hand() = 0;
    virtual void read(const std::string& rule) = 0;
    /// Returns nullptr if the book failed to load.
    [[nodiscard]] virtual const rulebook::Rulebook* rulebook() const = 0;
};

} // namespace consigliere::screens

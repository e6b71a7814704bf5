#pragma once

#include "companion/desk/choices.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/tree.h"

#include <string>
#include <vector>

namespace consigliere::desk {

/// What one game asks before its first entry: who sits where, and what the table agrees on.
class SetupForm : public Choices {
public:
    /// Draws the form. `names` are people who have played before, most recent first.
    virtual void draw(
        widgets::Ui& ui, const widgets::Rect& rect, const std::vector<std::string>& names) = 0;
    /// What is still missing, in one sentence; empty when the evening can begin.
    [[nodiscard]] virtual std::string missing() const = 0;
    /// The head of the record: seats, first player, options. A seat to which nobody gave a name has
    /// no player.
    [[nodiscard]] virtual ledger::Tree head() const = 0;
    /// Fills the form as the head of an earlier evening was: the same table again.
    virtual void fill_from(const ledger::Tree& head) = 0;
};

} // namespace consigliere::desk

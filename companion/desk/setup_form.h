#pragma once

#include "companion/desk/choices.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/tree.h"

#include <string>
#include <vector>

namespace consigliere::desk {

/// A game's form for a new evening: seats and options.
class SetupForm : public Choices {
public:
    /// Draws the form. `names` are earlier players, most recent first.
    virtual void draw(
        widgets::Ui& ui, const widgets::Rect& rect, const std::vector<std::string>& names) = 0;
    /// Returns what is missing, as one sentence; empty if the evening can begin.
    [[nodiscard]] virtual std::string missing() const = 0;
    /// Returns the record head: seats, first player, options. Seats without a name have no player.
    [[nodiscard]] virtual ledger::Tree head() const = 0;
    /// Fills the form from the head of an earlier evening.
    virtual void fill_from(const ledger::Tree& head) = 0;
};

} // namespace consigliere::desk

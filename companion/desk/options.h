#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/interface.h"

#include <string>
#include <string_view>

namespace consigliere::desk {

/// Text settings of one game, by key.
class PreferenceStore : public ledger::Interface {
public:
    /// Returns an empty text if the key is not set.
    [[nodiscard]] virtual std::string recall(std::string_view key) const = 0;
    virtual void remember(std::string_view key, std::string_view value) = 0;
};

/// Form for a game's own options, shown with the settings of the program.
class Options : public ledger::Interface {
public:
    /// Loads and applies the stored values.
    virtual void load(const PreferenceStore& memory) = 0;
    /// Draws the form; shrinks `rect` by the height used.
    virtual void draw(widgets::Ui& ui, widgets::Rect& rect, PreferenceStore& memory) = 0;
};

} // namespace consigliere::desk

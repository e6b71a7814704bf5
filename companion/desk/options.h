#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/interface.h"

#include <string>
#include <string_view>

namespace consigliere::desk {

/// What a game remembers of its table between evenings: texts by name.
class PreferenceStore : public ledger::Interface {
public:
    /// Empty when there is nothing.
    [[nodiscard]] virtual std::string recall(std::string_view key) const = 0;
    virtual void remember(std::string_view key, std::string_view value) = 0;
};

/// What one game lets a table choose for all its evenings, beside the settings of the program.
class Options : public ledger::Interface {
public:
    /// Puts what is remembered into force.
    virtual void load(const PreferenceStore& memory) = 0;
    /// Takes what it needs off the top of `rect`.
    virtual void draw(widgets::Ui& ui, widgets::Rect& rect, PreferenceStore& memory) = 0;
};

} // namespace consigliere::desk

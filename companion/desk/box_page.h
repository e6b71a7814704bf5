#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/interface.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>
#include <vector>

/// What the program and a game's page of the learned box offer each other: the keeper talks to the
/// database, the page shows what the box knows of one game and lets it be told better.
namespace consigliere::desk {

class BoxKeeper : public ledger::Interface {
public:
    /// What the books print, the weakest first, and above it what tables have told.
    [[nodiscard]] virtual const std::vector<ledger::Tree>& printed() const = 0;
    [[nodiscard]] virtual const ledger::Tree& learned() const = 0;
    /// Adds what is printed on a component; false if it could not be kept.
    virtual bool learn(const ledger::Tree& components) = 0;
    /// Takes a component out, by its list and its name: "jobs", "extortion".
    virtual void forget(std::string_view kind, std::string_view name) = 0;

    // Photos that players have taken of what is in their box.

    [[nodiscard]] virtual bool has_photo(std::string_view kind, std::string_view name) const = 0;
    /// The photo of a component, small, on a button that opens it; a camera where there is none.
    /// `title` is what people call the component.
    virtual void draw_photo_button(widgets::Ui& ui, const widgets::Rect& rect,
        std::string_view kind, std::string_view name, const std::string& title) = 0;
};

class BoxPage : public ledger::Interface {
public:
    virtual void draw(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    [[nodiscard]] virtual bool has_dialog() const = 0;
    virtual void draw_dialog(widgets::Ui& ui) = 0;
    /// The box was changed by others: an import.
    virtual void reload() = 0;
};

} // namespace consigliere::desk

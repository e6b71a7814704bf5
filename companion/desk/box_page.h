#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/interface.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>
#include <vector>

// Interface between the program and a game's page of the learned box. BoxKeeper has the database;
// BoxPage shows and edits what the box knows.
namespace consigliere::desk {

class BoxKeeper : public ledger::Interface {
public:
    /// Printed components, the lowest priority first; learned ones override them.
    [[nodiscard]] virtual const std::vector<ledger::Tree>& printed() const = 0;
    [[nodiscard]] virtual const ledger::Tree& learned() const = 0;
    /// Adds or corrects a component. Returns false if it could not be stored.
    virtual bool learn(const ledger::Tree& components) = 0;
    /// Deletes a component by its list and name: "jobs", "extortion".
    virtual void forget(std::string_view kind, std::string_view name) = 0;

    // Photos that players took of components.

    [[nodiscard]] virtual bool has_photo(std::string_view kind, std::string_view name) const = 0;
    /// Draws a button that opens the photo of a component. It shows a thumbnail, or a camera icon
    /// if there is no photo. `title` is the display name.
    virtual void draw_photo_button(widgets::Ui& ui, const widgets::Rect& rect,
        std::string_view kind, std::string_view name, const std::string& title) = 0;
};

class BoxPage : public ledger::Interface {
public:
    virtual void draw(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    [[nodiscard]] virtual bool has_dialog() const = 0;
    virtual void draw_dialog(widgets::Ui& ui) = 0;
    /// Call after the box has changed elsewhere, for example by an import.
    virtual void reload() = 0;
};

} // namespace consigliere::desk

#pragma once

#include "companion/desk/box_page.h"
#include "companion/screens/file_picker.h"
#include "companion/screens/screen.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The learned box of a game: what tables have told about its cards, tiles and spaces. It can be
/// told better, forgotten, and handed to another table as a file.
class BoxScreen final : public Screen, private desk::BoxKeeper {
public:
    /// `game` is the word of a record for the game; it must have a page for its box.
    BoxScreen(Context context, std::string game);
    void draw(Ui& ui, const Rect& rect) override;

private:
    [[nodiscard]] const std::vector<ledger::Tree>& printed() const override { return m_printed; }
    [[nodiscard]] const ledger::Tree& learned() const override { return m_learned; }
    bool learn(const ledger::Tree& components) override;
    void forget(std::string_view kind, std::string_view name) override;

    void load();
    void choose_file(Ui& ui);
    void export_box();
    void import_box(const std::filesystem::path& file);

    Context m_context;
    std::string m_game;
    std::vector<ledger::Tree> m_printed;
    ledger::Tree m_learned;
    std::unique_ptr<desk::BoxPage> m_page;
    Notice m_notice;
    FilePicker m_picker;
};

} // namespace consigliere::screens

#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/desk/box_page.h"
#include "companion/frame/screen.h"
#include "companion/scanning/camera.h"
#include "db/box_file.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// "Components: MAFIA", in the chosen language.
[[nodiscard]] std::string title_of_box(const std::string& game);

/// The learned box of a game: descriptions of cards, tiles and spaces. Can be edited,
/// photographed, deleted, and transferred to another tablet as a file or as QR codes.
class BoxScreen final : public Screen, private desk::BoxKeeper {
public:
    /// `game` is the word of the game. Requires a game with a box page.
    BoxScreen(Context context, std::string game,
        scanning::OpenSource open_camera = scanning::open_camera);
    void draw(Ui& ui, const Rect& rect) override;

private:
    [[nodiscard]] const std::vector<ledger::Tree>& printed() const override { return m_printed; }
    [[nodiscard]] const ledger::Tree& learned() const override { return m_learned; }
    bool learn(const ledger::Tree& components) override;
    void forget(std::string_view kind, std::string_view name) override;
    [[nodiscard]] bool has_photo(std::string_view kind, std::string_view name) const override;
    void draw_photo_button(Ui& ui, const Rect& rect, std::string_view kind, std::string_view name,
        const std::string& title) override;

    void load();
    void draw_ways(Ui& ui, Rect& rest);
    void choose_file();
    /// Sentence about data not transferred with the box; empty if everything is.
    [[nodiscard]] std::string left_behind() const;
    void export_box();
    [[nodiscard]] std::string write_box(const std::filesystem::path& file, db::IfExists) const;
    void import_box(const std::filesystem::path& file);
    void show_codes();
    void take_codes();
    struct WordsForBox {
        std::string learned;
        std::string other_game;
    };
    void take_in(const ledger::ErrorOr<db::BoxFile, db::FileError>& box, const WordsForBox& words);

    Context m_context;
    std::string m_game;
    scanning::OpenSource m_open_camera;
    std::vector<ledger::Tree> m_printed;
    ledger::Tree m_learned;
    std::unique_ptr<desk::BoxPage> m_page;
    PhotoShelf m_photos;
};

} // namespace consigliere::screens

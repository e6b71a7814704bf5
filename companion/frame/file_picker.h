#pragma once

#include "companion/frame/screen.h"
#include "db/files.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Dialog for choosing a file to read or write, or a folder: likely files, the contents of places
/// such as Documents or a USB stick, or a typed path.
class FilePicker {
public:
    /// Opens it for files with this ending.
    void open(db::Database& database, std::string_view ending);
    /// Opens it for imports: record files and databases of other tablets.
    void open_for_evenings(db::Database& database);
    /// Opens it for databases and snapshots of other tablets.
    void open_for_tablets(db::Database& database);
    /// Opens it for writing, with suggested folders: first that for exports. Asks before an
    /// existing file is chosen.
    void open_for_writing(db::Database& database, const std::string& name);
    void open_for_picture(db::Database& database);
    void open_for_pictures(db::Database& database);
    /// Opens it at the folder that is chosen now.
    void open_for_folder(db::Database& database, const std::filesystem::path& now);
    [[nodiscard]] bool is_open() const { return m_database != nullptr; }
    /// Whether the chosen file may be replaced.
    [[nodiscard]] db::IfExists if_exists() const { return m_if_exists; }
    struct Words {
        std::string title;
        std::string nothing_found;
        std::string take;
    };
    /// Draws the dialog. Returns the chosen file or folder and closes; nullopt until then.
    [[nodiscard]] std::optional<std::filesystem::path> draw(Ui& ui, const Words& words);
    /// Like draw(), for several files; empty until they are chosen.
    [[nodiscard]] std::vector<std::filesystem::path> draw_several(Ui& ui, const Words& words);

private:
    enum class Choice : std::uint8_t { file, files, new_file, folder };
    using IsWanted = std::function<bool(const std::filesystem::path&)>;
    void begin(db::Database& database, Choice choice, std::vector<std::filesystem::path> likely,
        IsWanted is_wanted);
    /// Shows a folder; the likely files if it is empty.
    void go_to(const std::filesystem::path& folder);
    /// Draws the dialog. Returns true when closed with a choice.
    [[nodiscard]] bool draw_dialog(Ui& ui, const Words& words);
    void draw_places(Ui& ui, Rect& rest);
    void draw_folders(Ui& ui, Rect& rest);
    void draw_files(Ui& ui, Rect& rest);
    [[nodiscard]] widgets::Readiness readiness() const;
    [[nodiscard]] bool take();
    [[nodiscard]] bool draw_question(Ui& ui);
    void suggest_in(const std::filesystem::path& folder);
    [[nodiscard]] std::filesystem::path file_to_write() const;
    [[nodiscard]] std::string typed() const;
    void choose(const std::filesystem::path& file);

    /// nullptr while closed.
    db::Database* m_database = nullptr;
    Choice m_choice = Choice::file;
    IsWanted m_is_wanted;
    /// Folder of a new file, the name wanted for it, and that name as far as it is unused there.
    std::filesystem::path m_into;
    std::string m_name;
    std::string m_suggested;
    db::IfExists m_if_exists = db::IfExists::refuse;
    /// Whether an existing file shall be replaced is asked.
    bool m_asks = false;
    /// Several only if several may be chosen; one is the typed path.
    std::set<std::filesystem::path> m_chosen;
    std::vector<std::filesystem::path> m_places;
    std::vector<std::filesystem::path> m_likely;
    /// The folder shown, with its contents; empty while likely files are shown.
    std::filesystem::path m_folder;
    std::vector<std::filesystem::path> m_folders;
    std::vector<std::filesystem::path> m_files;
    std::string m_typed;
};

} // namespace consigliere::screens

#pragma once

#include "companion/frame/screen.h"
#include "db/files.h"

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Dialog for choosing a file to read or write, or a folder: likely files, the contents of places
/// such as Documents or a USB stick, or a typed path. It closes before it calls `take`.
class FilePicker {
public:
    struct Words {
        std::string title;
        std::string nothing_found;
        std::string take;
    };
    using Take = std::function<void(const std::filesystem::path& file)>;
    /// Takes a file to write, and whether it may be replaced.
    using TakeNew = std::function<void(const std::filesystem::path& file, db::IfExists if_exists)>;
    using TakeSeveral = std::function<void(std::vector<std::filesystem::path> files)>;

    /// Opens it for files with this ending.
    static void open(const Context& context, std::string_view ending, Words words, Take take);
    /// Opens it for imports: record files and databases of other tablets.
    static void open_for_evenings(const Context& context, Words words, Take take);
    /// Opens it for databases and snapshots of other tablets.
    static void open_for_tablets(const Context& context, Words words, Take take);
    /// Opens it for writing, with suggested folders: first that for exports. Asks before an
    /// existing file is chosen.
    static void open_for_writing(
        const Context& context, const std::string& name, Words words, TakeNew take);
    static void open_for_picture(const Context& context, Words words, Take take);
    static void open_for_pictures(const Context& context, Words words, TakeSeveral take);
    /// Opens it at the folder that is chosen now.
    static void open_for_folder(
        const Context& context, const std::filesystem::path& now, Words words, Take take);

    enum class Choice : std::uint8_t { file, files, new_file, folder };
    using IsWanted = std::function<bool(const std::filesystem::path&)>;
    /// What is chosen from.
    struct Offer {
        Choice choice = Choice::file;
        std::vector<std::filesystem::path> likely;
        IsWanted is_wanted;
    };
    using TakeChosen = std::function<void(const FilePicker& chosen)>;
    /// For `Overlay::open_dialog`.
    FilePicker(const Context& context, Offer offer, Words words, TakeChosen take);
    void draw(Ui& ui);

private:
    static void open(const Context& context, Offer offer, Words words, Take take);
    /// Shows a folder; the likely files if it is empty.
    void go_to(const std::filesystem::path& folder);
    void draw_places(Ui& ui, Rect& rest);
    void draw_folders(Ui& ui, Rect& rest);
    void draw_files(Ui& ui, Rect& rest);
    [[nodiscard]] widgets::Readiness readiness() const;
    void take();
    void ask_to_replace();
    void suggest_in(const std::filesystem::path& folder);
    [[nodiscard]] std::filesystem::path file_to_write() const;
    [[nodiscard]] std::string typed() const;
    void choose(const std::filesystem::path& file);
    [[nodiscard]] std::vector<std::filesystem::path> chosen() const;

    Context m_context;
    Offer m_offer;
    Words m_words;
    TakeChosen m_take;
    /// Folder of a new file, the name wanted for it, and that name as far as it is unused there.
    std::filesystem::path m_into;
    std::string m_name;
    std::string m_suggested;
    db::IfExists m_if_exists = db::IfExists::refuse;
    /// Several only if several may be chosen; one is the typed path.
    std::set<std::filesystem::path> m_chosen;
    std::vector<std::filesystem::path> m_places;
    /// The folder shown, with its contents; empty while likely files are shown.
    std::filesystem::path m_folder;
    std::vector<std::filesystem::path> m_folders;
    std::vector<std::filesystem::path> m_files;
    std::string m_typed;
};

} // namespace consigliere::screens

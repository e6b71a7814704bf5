#pragma once

#include "companion/frame/screen.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Dialog for choosing a file to read or write: likely files, or a typed path.
class FilePicker {
public:
    /// Opens it for files with this ending.
    void open(const std::filesystem::path& database, std::string_view ending);
    /// Opens it for imports: record files and databases of other tablets.
    void open_for_evenings(const std::filesystem::path& database);
    /// Opens it for writing, with suggested folders.
    void open_for_writing(const std::filesystem::path& database, const std::string& name);
    void open_for_picture(const std::filesystem::path& database);
    void open_for_pictures(const std::filesystem::path& database);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    struct Words {
        std::string title;
        std::string nothing_found;
        std::string take;
    };
    /// Draws the dialog. Returns the chosen file and closes; nullopt until then.
    [[nodiscard]] std::optional<std::filesystem::path> draw(Ui& ui, const Words& words);
    /// Like draw(), for several files; empty until they are chosen.
    [[nodiscard]] std::vector<std::filesystem::path> draw_several(Ui& ui, const Words& words);

private:
    enum class Choice : std::uint8_t { one, several };
    /// Draws the dialog. Returns true when closed with a choice.
    [[nodiscard]] bool draw_dialog(Ui& ui, const Words& words);
    [[nodiscard]] std::string typed() const;
    void choose(const std::filesystem::path& file);

    bool m_is_open = false;
    Choice m_choice = Choice::one;
    /// Several only if several may be chosen; one is the typed path.
    std::set<std::filesystem::path> m_chosen;
    std::vector<std::filesystem::path> m_files;
    std::string m_typed;
};

} // namespace consigliere::screens

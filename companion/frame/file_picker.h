#pragma once

#include "companion/frame/screen.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A dialog in which a file is chosen, one that comes from elsewhere or one to be written: those
/// that lie where one would look for them, or one by its name.
class FilePicker {
public:
    /// Opens it with the files that end so.
    void open(const std::filesystem::path& database, std::string_view ending);
    /// Opens it for evenings that come from elsewhere: records, and the databases of other tablets.
    void open_for_evenings(const std::filesystem::path& database);
    /// Opens it for a file that is to be written, with the places where it could lie.
    void open_for_writing(const std::filesystem::path& database, const std::string& name);
    /// Opens it for a picture.
    void open_for_picture(const std::filesystem::path& database);
    /// Opens it for pictures, of which several are chosen at once.
    void open_for_pictures(const std::filesystem::path& database);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    /// Draws it; gives the file when it was chosen, and closes then.
    struct Words {
        std::string title;
        std::string nothing_found;
        std::string take;
    };
    [[nodiscard]] std::optional<std::filesystem::path> draw(Ui& ui, const Words& words);
    /// The same for several; none before they were chosen.
    [[nodiscard]] std::vector<std::filesystem::path> draw_several(Ui& ui, const Words& words);

private:
    enum class Choice : std::uint8_t { one, several };
    /// Draws it; true when it was closed by taking what is chosen.
    [[nodiscard]] bool draw_dialog(Ui& ui, const Words& words);
    [[nodiscard]] std::string typed() const;
    void choose(const std::filesystem::path& file);

    bool m_is_open = false;
    Choice m_choice = Choice::one;
    std::set<std::filesystem::path> m_chosen; ///< Of several; one is what is typed.
    std::vector<std::filesystem::path> m_files;
    std::string m_typed;
};

} // namespace consigliere::screens

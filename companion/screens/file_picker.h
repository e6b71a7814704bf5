#pragma once

#include "companion/screens/screen.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A dialog in which a file is chosen, one that comes from elsewhere or one to be written: those
/// that lie where one would look for them, or one by its name.
class FilePicker {
public:
    /// Opens it with the files that end so.
    void open(const std::filesystem::path& database, std::string_view ending);
    /// Opens it for a file that is to be written, with the places where it could lie.
    void open_for_writing(const std::filesystem::path& database, const std::string& name);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    /// Draws it; gives the file when it was chosen, and closes then.
    struct Words {
        std::string title;
        std::string nothing_found;
        std::string take;
    };
    [[nodiscard]] std::optional<std::filesystem::path> draw(Ui& ui, const Words& words);

private:
    bool m_is_open = false;
    std::vector<std::filesystem::path> m_files;
    std::string m_typed;
};

} // namespace consigliere::screens

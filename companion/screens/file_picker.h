#pragma once

#include "companion/screens/screen.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A dialog in which a file is chosen that comes from elsewhere: those that lie where one would
/// look for them, or one by its name.
class FilePicker {
public:
    /// Opens it with the files that end so.
    void open(const std::filesystem::path& database, std::string_view ending);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    /// Draws it; gives the file when it was chosen, and closes then.
    [[nodiscard]] std::optional<std::filesystem::path> draw(
        Ui& ui, const std::string& title, const std::string& nothing_found);

private:
    bool m_is_open = false;
    std::vector<std::filesystem::path> m_files;
    std::string m_typed;
};

} // namespace consigliere::screens

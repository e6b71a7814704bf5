#pragma once

#include "companion/frame/screen.h"

#include <filesystem>
#include <optional>
#include <string>

namespace consigliere::screens {

/// Asks whether to import the record that the program was started with.
class ImportQuestion {
public:
    /// Opens it; for an unreadable record, shows why in `notice` instead.
    void open(const std::filesystem::path& file, Notice& notice);
    [[nodiscard]] bool is_open() const { return !m_file.empty(); }
    /// Draws the question. Returns the file, once, if it is to be imported.
    [[nodiscard]] std::optional<std::filesystem::path> draw(Ui& ui);

private:
    std::filesystem::path m_file;
    /// Game, date, players and length of the evening.
    std::string m_told;
};

} // namespace consigliere::screens

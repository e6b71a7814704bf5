#pragma once

#include "companion/frame/file_picker.h"

#include <filesystem>
#include <functional>
#include <string>

namespace consigliere::screens {

/// Asks where to write a file and what to call it, writes it, and tells how that went.
class SaveDialog {
public:
    /// Writes the file. Returns a sentence with its path, or one on the error.
    using Write = std::function<std::string(const std::filesystem::path& file, db::IfExists)>;

    /// Suggests a name in the folder for exports.
    void open(db::Database& database, const std::string& name, Write write);
    [[nodiscard]] bool is_open() const { return m_picker.is_open(); }
    void draw(Ui& ui, Notice& notice);

private:
    FilePicker m_picker;
    Write m_write;
};

} // namespace consigliere::screens

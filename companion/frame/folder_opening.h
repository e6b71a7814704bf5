#pragma once

#include <filesystem>
#include <string>

namespace consigliere::screens {

/// Returns the folder that a sentence names, or that of the file it names. Empty if it does not
/// exist.
[[nodiscard]] std::filesystem::path folder_named_in(const std::string& sentence);

/// Opens a folder in the desktop's file manager (`xdg-open`). Returns false if there is no such
/// program.
[[nodiscard]] bool show_folder(const std::filesystem::path& folder);

} // namespace consigliere::screens

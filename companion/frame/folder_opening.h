#pragma once

#include <filesystem>
#include <string>

namespace consigliere::screens {

/// Returns the file or folder that a sentence names. Empty if it does not exist.
[[nodiscard]] std::filesystem::path path_named_in(const std::string& sentence);

/// Opens a file in its own program: by the desktop's portal, or by `xdg-open`. Returns false if
/// there is neither.
[[nodiscard]] bool open_file(const std::filesystem::path& file);

/// Shows a file in its folder, or a folder: by the desktop's file manager, its portal, or
/// `xdg-open`. Returns false if there is none of them.
[[nodiscard]] bool show_in_folder(const std::filesystem::path& path);

} // namespace consigliere::screens

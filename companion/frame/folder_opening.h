#pragma once

#include <filesystem>
#include <string>

namespace consigliere::screens {

/// The folder of the file that a sentence names, or the folder that it names; empty where nothing
/// that it names is there.
[[nodiscard]] std::filesystem::path folder_named_in(const std::string& sentence);

/// Lets the desktop show a folder, by `xdg-open`. False when there is no such program.
[[nodiscard]] bool show_folder(const std::filesystem::path& folder);

} // namespace consigliere::screens

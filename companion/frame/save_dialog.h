#pragma once

#include "companion/frame/file_picker.h"

#include <filesystem>
#include <functional>
#include <string>

namespace consigliere::screens {

/// Writes a file. Returns a sentence with its path, or one on the error.
using WriteFile = std::function<std::string(const std::filesystem::path& file, db::IfExists)>;

/// Asks where to write a file and what to call it, suggesting `name` in the folder for exports;
/// writes it, and tells how that went.
void ask_where_to_save(const Context& context, const std::string& name, WriteFile write);

} // namespace consigliere::screens

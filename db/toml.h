#pragma once

#include "db/file_error.h"

#include <filesystem>
#include <string>
#include <string_view>

// Converts between trees and TOML. The only user of the TOML library.
namespace consigliere::db {

/// Reads a TOML file other than a record, such as a box file.
[[nodiscard]] ErrorOr<Tree, FileError> read_toml(const std::filesystem::path& path);
/// Like read_toml. `name` stands for the file in errors.
[[nodiscard]] ErrorOr<Tree, FileError> read_toml_text(
    std::string_view text, const std::string& name);

/// Writes a table; members keep their order, but plain values come first, as TOML requires.
[[nodiscard]] std::string write_toml(const Tree& table);

} // namespace consigliere::db

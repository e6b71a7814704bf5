#pragma once

#include "db/file_error.h"

#include <filesystem>
#include <string>
#include <string_view>

/// Trees as TOML texts and back. Nothing else in the program knows the TOML library.
namespace consigliere::db {

/// A TOML file that is no record, such as components that tables hand to each other.
[[nodiscard]] ErrorOr<Tree, FileError> read_toml(const std::filesystem::path& path);
/// The same from a text; `name` stands for the file in errors.
[[nodiscard]] ErrorOr<Tree, FileError> read_toml_text(
    std::string_view text, const std::string& name);

/// Any table as TOML, members in their order as far as TOML allows: plain values come first.
[[nodiscard]] std::string write_toml(const Tree& table);

} // namespace consigliere::db

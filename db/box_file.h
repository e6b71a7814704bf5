#pragma once

#include "db/file_error.h"
#include "db/files.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace consigliere::db {

/// Learned box as a TOML file: `format`, `game`, and components as in a record.
struct BoxFile {
    static constexpr std::string_view format = "consigliere-components/1";

    std::string game;
    Tree components;
};

[[nodiscard]] ErrorOr<BoxFile, FileError> read_box(const std::filesystem::path& path);
/// Like read_box. `name` stands for the file in errors.
[[nodiscard]] ErrorOr<BoxFile, FileError> read_box_text(
    std::string_view text, const std::string& name);
[[nodiscard]] std::string write_box_text(const BoxFile& box);
[[nodiscard]] Status<FileError> write_box(
    const BoxFile& box, const std::filesystem::path& path, IfExists when_there);

} // namespace consigliere::db

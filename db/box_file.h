#pragma once

#include "db/file_error.h"
#include "db/files.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace consigliere::db {

/// A learned box on its way to another table: a TOML file that says its `format` and its `game`,
/// and then describes components as a record does.
struct BoxFile {
    static constexpr std::string_view format = "consigliere-components/1";

    std::string game;
    Tree components;
};

[[nodiscard]] ErrorOr<BoxFile, FileError> read_box(const std::filesystem::path& path);
/// The same from a text; `name` stands for the file in errors.
[[nodiscard]] ErrorOr<BoxFile, FileError> read_box_text(
    std::string_view text, const std::string& name);
[[nodiscard]] std::string write_box_text(const BoxFile& box);
[[nodiscard]] Status<FileError> write_box(
    const BoxFile& box, const std::filesystem::path& path, IfExists when_there);

} // namespace consigliere::db
